import { USUAL_FIELDS } from '#domain/field/report.ts';
import { useSession } from '#state/session.tsx';
import type { VisitReport } from '../card.types.ts';

/** Which fields of a report show: the server's choice (docs/rules/field-work.md#report-fields). */
export function useShownFields(): (field: keyof VisitReport) => boolean {
  const fields: readonly string[] = useSession().visitReportFieldsToShow ?? USUAL_FIELDS;
  return (field) => fields.includes(field);
}
