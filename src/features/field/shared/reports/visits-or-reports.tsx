import { useLingui } from '@lingui/react/macro';
import { useQueryParams } from '#state/query-params.ts';
import { SegmentedControl } from '#ui/segmented-control/segmented-control.tsx';

/** The value of `?view=` under which the reports of a day are read. */
export const REPORTS = 'reports';

/** Chooses between the visits of a day and their reports; the address says which are shown. */
export function VisitsOrReports({ isReports }: { readonly isReports: boolean }) {
  const { t } = useLingui();
  const [, change] = useQueryParams();
  return (
    <SegmentedControl
      label={t`Affichage`}
      segments={[
        { id: 'visits', label: t`Visites` },
        { id: REPORTS, label: t`Rapports` },
      ]}
      value={isReports ? REPORTS : 'visits'}
      onChange={(view) => change({ view: view === REPORTS ? view : null })}
    />
  );
}
