import { useLingui } from '@lingui/react/macro';
import { hasRight } from '#domain/access/rights.ts';
import { REPORT_TEXTS, type ReportField, reportFields } from '#domain/field/report.ts';
import type { CsvValue } from '#lib/csv.ts';
import { useFormat } from '#state/format.ts';
import { useSession } from '#state/session.tsx';
import type { DayReportFragment } from '../day.generated.ts';
import { FIELD_WORDS, fieldText } from '../report/report-words.ts';
import { useStopWords } from '../use-stop-words.ts';
import { minutesOf, type ReportedStop } from './reports-of-day.ts';

/** What the user is shown of a report. */
export function useReportRights(): { readonly fields: readonly ReportField[]; readonly hasDuration: boolean } {
  const { acl, visitReportFieldsToShow } = useSession();
  const { first, more } = reportFields(visitReportFieldsToShow);
  return { fields: [...first, ...more], hasDuration: hasRight('viewOwnVisitReportDuration', acl) };
}

/** What kind of visit a report is of; `null` for one that was planned. */
export function useVisitKind(): (reported: ReportedStop) => string | null {
  const { t } = useLingui();
  return ({ stop, report }) => {
    if (stop.customer === null) return t`non enregistré`;
    const isUnplanned = report.spontanous === true;
    if (stop.isAdministrative) return isUnplanned ? t`administrative, imprévue` : t`administrative`;
    return isUnplanned ? t`imprévue` : null;
  };
}

/**
 * Why a laboratory’s user reads no text of a visit; `null` for everybody else, and where there is something to read. The server
 * does not tell a text that it withholds from one that was not written: docs/rules/access.md#laboratory-reports.
 */
export function useWithheldWords(): (stop: {
  readonly report: DayReportFragment | null;
  readonly description: string;
}) => string | null {
  const { t } = useLingui();
  const { pharmaLaboID } = useSession();
  return ({ report, description }) => {
    if (pharmaLaboID === null) return null;
    if (report === null)
      return description === ''
        ? t`Objectif non montré : il se lit avec un rapport qui ne concerne que les produits de votre laboratoire.`
        : null;
    return report.actionCost === null && REPORT_TEXTS.every((text) => report[text] === null)
      ? t`Aucun texte montré : vous lisez ceux des rapports qui ne concernent que les produits de votre laboratoire.`
      : null;
  };
}

/** The cells of a table of reports, for a file. */
export function useReportCells() {
  const { t } = useLingui();
  const format = useFormat();
  const { fields, hasDuration } = useReportRights();
  const stopWords = useStopWords();
  const kindOf = useVisitKind();
  const { pharmaLaboID } = useSession();
  const withheld = useWithheldWords();
  return {
    head: [
      t`Personne`,
      t`Date`,
      t`Début`,
      ...(hasDuration ? [t`Fin`, t`Durée (min)`] : []),
      t`Client`,
      t`Spécialité, lieu`,
      t`Visite`,
      ...fields.map((field) => t(FIELD_WORDS[field])),
      t`Latitude`,
      t`Longitude`,
      ...(pharmaLaboID === null ? [] : [t`Remarque`]),
    ] satisfies readonly CsvValue[],
    /**
     * @param author whose report it is
     * @param date `YYYY-MM-DD`
     */
    row(author: string, reported: ReportedStop, date: string): readonly CsvValue[] {
      const { stop, report } = reported;
      return [
        author,
        { day: date },
        format.time(report.startTimeStamp),
        ...(hasDuration
          ? [report.endTimeStamp === null ? null : format.time(report.endTimeStamp), minutesOf(report)]
          : []),
        stop.name,
        stop.customer && stopWords.practice(stop.customer),
        kindOf(reported),
        ...fields.map((field) => (field === 'actionCost' ? report.actionCost : fieldText(report, field, String))),
        report.GPSLoc?.gPSLat ?? null,
        report.GPSLoc?.gPSLon ?? null,
        ...(pharmaLaboID === null ? [] : [withheld(stop)]),
      ];
    },
  };
}
