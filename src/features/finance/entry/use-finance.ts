import { useMachine } from '@xstate/react';
import { useEffect, useEffectEvent, useLayoutEffect, useState } from 'react';
import type { FinanceKind, FinancePeriod } from '#domain/finance/rows.ts';
import { financeMachine, isUnsaved } from '#machines/finance/finance.machine.ts';
import { draftName, draftStore } from '#state/drafts.ts';
import { useInspection } from '#state/inspection.ts';
import { useServices } from '#state/services.tsx';
import { useSession } from '#state/session.tsx';
import { useUnsavedWork } from '#state/sign-out.ts';
import { useUnloadQuestion } from '#state/unload.ts';
import { financeActors } from './finance-edit.actors.ts';
import type { EditedProduct } from './named-rows.ts';

/** The finance machine for one period, which keeps what is entered through every way of leaving the page; and the name it keeps it by. */
export function useFinance(kind: FinanceKind, period: FinancePeriod, products: readonly EditedProduct[]) {
  const { api, clock, demo, session } = useServices();
  const { member, agencyID } = useSession();
  const [draft] = useState(() =>
    draftName({ memberID: member.ID, agencyID, kind, period, world: demo?.world ?? null }),
  );
  const [machine] = useState(() =>
    financeMachine.provide({ actors: financeActors({ api, kind, period, draft, store: draftStore(draft), products }) }),
  );
  const [snapshot, send] = useMachine(machine, { ...useInspection(), input: { kind, period, now: () => clock.now() } });
  const unsaved = isUnsaved(snapshot);
  // While it is only looked at, nothing comes after what was kept.
  const isKept =
    snapshot.matches({ editing: 'kept' }) ||
    (snapshot.context.keptAt !== null && (snapshot.matches('reviewing') || snapshot.matches('importing')));
  const isUnkept = unsaved && !isKept;

  useUnsavedWork(unsaved);
  const keep = useEffectEvent(() => send({ type: 'draft.keep' }));
  // Before the machine is stopped, which is done once the page is gone.
  useLayoutEffect(() => () => keep(), []);
  useEffect(() => {
    const keepNow = () => keep();
    const hidden = () => {
      if (document.visibilityState === 'hidden') keep();
    };
    document.addEventListener('visibilitychange', hidden);
    // Safari closes a tab that is in sight with this alone, and a page that goes back is frozen after it.
    addEventListener('pagehide', keepNow);
    return () => {
      document.removeEventListener('visibilitychange', hidden);
      removeEventListener('pagehide', keepNow);
    };
  }, []);
  useUnloadQuestion(isUnkept, () => send({ type: 'draft.keep' }));
  useEffect(() => {
    // Told before the screen that shows the draft is gone.
    const watched = session.subscribe(({ context }) => {
      if (context.session === null) send({ type: 'session.end' });
    });
    return () => watched.unsubscribe();
  }, [session, send]);

  return [snapshot, send, draft] as const;
}
