import { Trans, useLingui } from '@lingui/react/macro';
import { useFormat } from '#state/format.ts';
import { Badge } from '#ui/badge/badge.tsx';
import { Button } from '#ui/button/button.tsx';
import { DescriptionList } from '#ui/description-list/description-list.tsx';
import { FIELD_WORDS, fieldText } from '../report/report-words.ts';
import { useStopWords } from '../use-stop-words.ts';
import * as styles from './day-reports.css.ts';
import { minutesOf, type ReportedStop } from './reports-of-day.ts';
import { useReportRights, useVisitKind } from './use-report-cells.ts';

export interface ReportListProps {
  readonly label: string;
  readonly reports: readonly ReportedStop[];
  /** Opens a visit by the ID of its stop. */
  readonly onOpen: (ID: string) => void;
}

/** Reports, each with when it was, who was visited and what was said. */
export function ReportList({ label, reports, onOpen }: ReportListProps) {
  const { t } = useLingui();
  const format = useFormat();
  const { fields, hasDuration } = useReportRights();
  const stopWords = useStopWords();
  const kindOf = useVisitKind();
  return (
    <ol role="list" className={styles.list} aria-label={label}>
      {reports.map((each) => {
        const { stop, report } = each;
        const kind = kindOf(each);
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
  );
}
