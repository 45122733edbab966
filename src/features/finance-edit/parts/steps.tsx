import { useLingui } from '@lingui/react/macro';
import type { FinanceSnapshot } from '#machines/finance/finance.machine.ts';
import { Thread, ThreadStop } from '#ui/thread/thread.tsx';
import * as styles from '../finance-edit.css.ts';

/** Where one is between what is entered and what the delegates get of it. */
export function Steps({ snapshot }: { readonly snapshot: FinanceSnapshot }) {
  const { t } = useLingui();
  const current = stepOf(snapshot);
  return (
    <div className={styles.steps}>
      <Thread label={t`Avancement`} orientation="horizontal">
        {[t`Saisie`, t`Vérification`, t`Enregistrement`, t`Répartition`].map((name, index) => (
          <ThreadStop key={name} number={index + 1} state={index < current ? 'done' : index === current ? 'now' : 'todo'}>
            <span className={styles.step}>{name}</span>
          </ThreadStop>
        ))}
      </Thread>
    </div>
  );
}

/** Past the last once it is all done. */
function stepOf(snapshot: FinanceSnapshot): number {
  const { refused } = snapshot.context;
  if (snapshot.matches('dispatched')) return 4;
  if (snapshot.matches('reviewing')) return 1;
  if (snapshot.matches('saving') || snapshot.matches('saveFailed') || refused?.call === 'save') return 2;
  const isShared = (['saved', 'dispatching', 'dispatchFailed', 'blocked', 'conflict', 'refused'] as const).some((state) => snapshot.matches(state));
  return isShared ? 3 : 0;
}
