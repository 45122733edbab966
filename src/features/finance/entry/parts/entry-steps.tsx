import { useLingui } from '@lingui/react/macro';
import type { FinanceSnapshot } from '#machines/finance/finance.machine.ts';
import { Steps } from '#ui/steps/steps.tsx';

/** The steps from entry to dispatch, with the current one. */
export function EntrySteps({ snapshot }: { readonly snapshot: FinanceSnapshot }) {
  const { t } = useLingui();
  return <Steps names={[t`Saisie`, t`Vérification`, t`Enregistrement`, t`Répartition`]} current={stepOf(snapshot)} />;
}

/** Index of the current step; one past the last after the dispatch. */
function stepOf(snapshot: FinanceSnapshot): number {
  const { refused } = snapshot.context;
  if (snapshot.matches('dispatched')) return 4;
  if (snapshot.matches('reviewing')) return 1;
  if (snapshot.matches('saving') || snapshot.matches('saveFailed') || refused?.call === 'save') return 2;
  const isShared = (['saved', 'dispatching', 'dispatchFailed', 'blocked', 'conflict', 'refused'] as const).some(
    (state) => snapshot.matches(state),
  );
  return isShared ? 3 : 0;
}
