import { useMachine } from '@xstate/react';
import { useEffect, useEffectEvent, useLayoutEffect, useState } from 'react';
import type { DraftRow } from '#domain/finance/draft-rows.ts';
import type { FinanceKind, FinancePeriod } from '#domain/finance/rows.ts';
import { either, isNumber, isText, listOf, orNull, shapeOf } from '#lib/shape.ts';
import { financeMachine, isUnsaved } from '#machines/finance/finance.machine.ts';
import { draftName, draftStore } from '#state/drafts.ts';
import { useInspection } from '#state/inspection.ts';
import { useLeaving } from '#state/leaving.ts';
import { useServices } from '#state/services.tsx';
import { useSession } from '#state/session.tsx';
import { financeActors } from './finance-edit.actors.ts';
import type { EditedProduct } from './named-rows.ts';

/** The finance machine for one period, and the name of its draft. Rows are stored before the page goes, however it does. */
export function useFinance(kind: FinanceKind, period: FinancePeriod, products: readonly EditedProduct[]) {
  const { api, clock, demo, session } = useServices();
  const { member, agencyID } = useSession();
  const [draft] = useState(() =>
    draftName({
      kind: 'finance',
      memberID: member.ID,
      agencyID,
      subject: `${kind} ${period}`,
      world: demo?.world ?? null,
    }),
  );
  const [machine] = useState(() =>
    financeMachine.provide({ actors: financeActors({ api, draft, store: draftStore(draft, areRows), products }) }),
  );
  const [snapshot, send] = useMachine(machine, { ...useInspection(), input: { kind, period, now: () => clock.now() } });
  const unsaved = isUnsaved(snapshot);
  // While it is only looked at, nothing comes after what was kept.
  const isKept =
    snapshot.matches({ editing: 'kept' }) ||
    (snapshot.context.keptAt !== null && (snapshot.matches('reviewing') || snapshot.matches('importing')));

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
  useLeaving({ isUnsaved: unsaved, isStored: isKept, onUnload: () => send({ type: 'draft.keep' }) });
  useEffect(() => {
    // Told before the screen that shows the draft is gone.
    const watched = session.subscribe(({ context }) => {
      if (context.session === null) send({ type: 'session.end' });
    });
    return () => watched.unsubscribe();
  }, [session, send]);

  return [snapshot, send, draft] as const;
}

/** Whether a stored value is rows of a draft. */
const areRows = listOf(
  shapeOf<DraftRow>({
    pharmaProductID: isText,
    wholesalerID: orNull(isText),
    quantity: either(isNumber, isText),
    pght: isNumber,
  }),
);
