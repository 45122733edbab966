import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { ChartColumn, FileText, Users } from 'lucide-react';
import { useOperation } from '#state/operation.ts';
import { useServices } from '#state/services.tsx';
import { Explained } from '#state/explain.tsx';
import { ConfirmDialog } from '#ui/confirm-dialog/confirm-dialog.tsx';
import { useReportWords } from '../../shared/use-report-words.ts';
import type { WeeklyReport } from '../../shared/weekly-reports.queries.ts';
import { DeleteWeeklyReportDocument } from '../delete-weekly-report.generated.ts';

export interface DeleteReportProps {
  readonly report: WeeklyReport;
  readonly onClose: () => void;
  readonly onDeleted: () => void;
}

/** Asks before a report is deleted, and says what goes with it. */
export function DeleteReport({ report, onClose, onDeleted }: DeleteReportProps) {
  const { t } = useLingui();
  const { api, say } = useServices();
  const words = useReportWords();
  const { ID, weekStart, forecasts, achivements, ConcernedTargetCustomers } = report;
  const week = words.week(weekStart);
  const removal = useOperation({
    isOnce: true,
    perform: async (_: null, signal) => {
      const { data } = await api.request(DeleteWeeklyReportDocument, { ID }, { signal });
      return { data: data.deleteSupervisorWeeklyReport.success ? true : null };
    },
    onSuccess: () => {
      say.success(t`Rapport de la ${week} supprimé`);
      onDeleted();
    },
  });
  return (
    <ConfirmDialog
      isOpen
      onOpenChange={onClose}
      title={<Trans>Supprimer le rapport de la {week} ?</Trans>}
      description={<Trans>C’est définitif. La semaine pourra être rédigée de nouveau.</Trans>}
      losses={[
        {
          id: 'figures',
          icon: <ChartColumn />,
          label: (
            <Trans>
              Réalisé {words.amount(achivements)}, prévu {words.amount(forecasts)}
            </Trans>
          ),
        },
        {
          id: 'texts',
          icon: <FileText />,
          label: <Trans>Interprétation, actions correctives et plan d’action</Trans>,
        },
        {
          id: 'targets',
          icon: <Users />,
          label: <Plural value={ConcernedTargetCustomers.length} one="# client ciblé" other="# clients ciblés" />,
        },
      ]}
      confirmLabel={<Trans>Supprimer le rapport</Trans>}
      isPending={removal.inProgress}
      error={removal.error ? <Explained error={removal.failure} /> : undefined}
      onConfirm={() => removal.run(null)}
    />
  );
}
