import { type ReportField, reportFields } from '#domain/field/report.ts';
import { useSession } from './session.tsx';

/** Which fields of reports show, wherever they are read: the server's choice (docs/rules/field-work.md#report-fields). */
export function useShownFields(): (field: ReportField) => boolean {
  const { first, more } = reportFields(useSession().visitReportFieldsToShow);
  const fields = new Set([...first, ...more]);
  return (field) => fields.has(field);
}
