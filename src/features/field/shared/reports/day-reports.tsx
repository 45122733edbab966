import { Trans, useLingui } from '@lingui/react/macro';
import { personName } from '#domain/people/person-name.ts';
import type { CsvValue } from '#lib/csv.ts';
import { useSession } from '#state/session.tsx';
import { EmptyState } from '#ui/empty-state/empty-state.tsx';
import type { Stop } from '../stops.ts';
import { ReportList } from './report-list.tsx';
import { ReportSection } from './report-section.tsx';
import { reportsOfDay } from './reports-of-day.ts';
import { useReportCells } from './use-report-cells.ts';

export interface DayReportsProps {
  readonly stops: readonly Stop[];
  /** The name of the person; `null` for one’s own day. */
  readonly name: string | null;
  /** `YYYY-MM-DD` */
  readonly date: string;
  /** Opens a visit by the ID of its stop. */
  readonly onOpen: (ID: string) => void;
}

/** The reports of a person’s day: when, who, and what was said. Each opens its visit; all of them are printed or exported. */
export function DayReports({ stops, name, date, onOpen }: DayReportsProps) {
  const { t } = useLingui();
  const { member } = useSession();
  const { head, row } = useReportCells();
  const author = name ?? personName(member);
  const reports = reportsOfDay(stops);
  const cells = (): readonly (readonly CsvValue[])[] => [head, ...reports.map((each) => row(author, each, date))];
  return (
    <ReportSection count={reports.length} file={[name, date]} cells={cells}>
      {reports.length === 0 ? (
        <EmptyState title={<Trans>Aucun rapport ce jour</Trans>}>
          <Trans>Un rapport se lit ici dès qu’il est envoyé.</Trans>
        </EmptyState>
      ) : (
        <ReportList label={t`Rapports`} reports={reports} onOpen={onOpen} />
      )}
    </ReportSection>
  );
}
