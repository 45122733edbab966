import { Trans } from '@lingui/react/macro';
import { EmptyState } from '#ui/empty-state/empty-state.tsx';

/** Shown where a period has no statistics at all. */
export function NoVisits() {
  return (
    <EmptyState title={<Trans>Aucune statistique</Trans>}>
      <Trans>Elles apparaîtront ici dès qu’un rapport de visite sera envoyé.</Trans>
    </EmptyState>
  );
}
