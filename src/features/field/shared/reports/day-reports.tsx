import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Printer } from 'lucide-react';
import { hasRight } from '#domain/access/rights.ts';
import { reportFields } from '#domain/field/report.ts';
import type { CsvValue } from '#lib/csv.ts';
import { exportTable } from '#state/export-table.ts';
import { useFormat } from '#state/format.ts';
import { useSession } from '#state/session.tsx';
import { Badge } from '#ui/badge/badge.tsx';
import { Button } from '#ui/button/button.tsx';
import { DescriptionList } from '#ui/description-list/description-list.tsx';
import { EmptyState } from '#ui/empty-state/empty-state.tsx';
import { ExportMenu } from '#ui/export-menu/export-menu.tsx';
import { FIELD_WORDS, fieldText } from '../report/report-words.ts';
import type { Stop } from '../stops.ts';
import { useStopWords } from '../use-stop-words.ts';
import * as styles from './day-reports.css.ts';
import { minutesOf, type ReportedStop, reportsOfDay } from './reports-of-day.ts';

export interface DayReportsProps {
  readonly stops: readonly Stop[];
  /** The name of the person, for the file; `null` for one’s own day. */
  readonly name: string | null;
  /** `YYYY-MM-DD` */
  readonly date: string;
  /** Opens a visit by the ID of its stop. */
  readonly onOpen: (ID: string) => void;
}

/** The reports of a person’s day: when, who, and what was said. Each opens its visit; all of them are printed or exported. */
export function DayReports({ stops, name, date, onOpen }: DayReportsProps) {
  const { t } = useLingui();
  const format = useFormat();
  const { acl, visitReportFieldsToShow } = useSession();
  const stopWords = useStopWords();
  const { first, more } = reportFields(visitReportFieldsToShow);
  const fields = [...first, ...more];
  const hasDuration = hasRight('viewOwnVisitReportDuration', acl);
  const reports = reportsOfDay(stops);
  const status = ({ stop }: ReportedStop): string | null =>
    stop.customer === null
      ? t`non enregistré`
      : stop.status === 'spontaneous'
        ? t`imprévue`
        : stop.status === 'administrative'
          ? t`administrative`
          : null;
  const cells = (): readonly (readonly CsvValue[])[] => [
    [
      t`Date`,
      t`Début`,
      ...(hasDuration ? [t`Fin`, t`Durée (min)`] : []),
      t`Client`,
      t`Spécialité, lieu`,
      t`Visite`,
      ...fields.map((field) => t(FIELD_WORDS[field])),
      t`Latitude`,
      t`Longitude`,
    ],
    ...reports.map((each): readonly CsvValue[] => {
      const { stop, report } = each;
      return [
        { day: date },
        format.time(report.startTimeStamp),
        ...(hasDuration
          ? [report.endTimeStamp === null ? null : format.time(report.endTimeStamp), minutesOf(report)]
          : []),
        stop.name,
        stop.customer && stopWords.practice(stop.customer),
        status(each),
        ...fields.map((field) => (field === 'actionCost' ? report.actionCost : fieldText(report, field, String))),
        report.GPSLoc?.gPSLat ?? null,
        report.GPSLoc?.gPSLon ?? null,
      ];
    }),
  ];
  return (
    <section className={styles.section} aria-label={t`Rapports du jour`}>
      <div className={styles.head}>
        <h2 className={styles.title}>
          <Plural value={reports.length} _0="Aucun rapport" one="# rapport" other="# rapports" />
        </h2>
        <div className={styles.tools}>
          <Button icon={<Printer />} isDisabled={reports.length === 0} onPress={() => window.print()}>
            <Trans>Imprimer</Trans>
          </Button>
          <ExportMenu
            isDisabled={reports.length === 0}
            onExport={(file) => exportTable(file, [t`rapports`, name, date], cells())}
          />
        </div>
      </div>
      {reports.length === 0 ? (
        <EmptyState title={<Trans>Aucun rapport ce jour</Trans>}>
          <Trans>Un rapport se lit ici dès qu’il est envoyé.</Trans>
        </EmptyState>
      ) : (
        <ol role="list" className={styles.list} aria-label={t`Rapports`}>
          {reports.map((each) => {
            const { stop, report } = each;
            const kind = status(each);
            const minutes = hasDuration ? minutesOf(report) : null;
            const details = fields.flatMap((field) => {
              const value = fieldText(report, field, format.number);
              return value === '' ? [] : [{ id: field, term: t(FIELD_WORDS[field]), value }];
            });
            return (
              <li key={stop.ID} className={styles.report}>
                <div className={styles.who}>
                  <Button variant="ghost" size="small" onPress={() => onOpen(stop.ID)}>
                    <bdi className={styles.name}>{stop.name}</bdi>
                  </Button>
                  {kind !== null && <Badge>{kind}</Badge>}
                </div>
                <p className={styles.when}>
                  {format.time(report.startTimeStamp)}
                  {minutes !== null && <>, {t`${minutes} min`}</>}
                  {stop.customer && <>, {stopWords.practice(stop.customer)}</>}
                  {report.GPSLoc === null && (
                    <>
                      , <Trans>sans position</Trans>
                    </>
                  )}
                </p>
                {details.length > 0 && <DescriptionList items={details} />}
              </li>
            );
          })}
        </ol>
      )}
    </section>
  );
}
