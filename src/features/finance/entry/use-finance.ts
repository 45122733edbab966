import { useMachine } from '@xstate/react';
import { useEffect, useState } from 'react';
import type { DraftRow } from '#domain/finance/draft-rows.ts';
import type { FinanceKind, FinancePeriod } from '#domain/finance/rows.ts';
import { either, isNumber, isText, listOf, orNull, shapeOf } from '#lib/shape.ts';
import { financeMachine, isUnsaved } from '#machines/finance/finance.machine.ts';
import { draftName, draftStore } from '#state/drafts.ts';
import { useInspection } from '#state/inspection.ts';
import { useLeaving } from '#state/leaving.ts';
import { useServices } from '#state/services.tsx';
import { useSession } from '#state/session.tsx';
import { useKeepBeforeEnd } from '#state/use-draft.ts';
import { financeActors } from './finance-edit.actors.ts';
import { keepConfirmations, recallConfirmations } from './kept-confirmations.ts';
import type { EditedProduct } from './named-rows.ts';

/** The finance machine for one period, and the name of its draft. Rows are stored before the page goes, however it does. */
export function useFinance(kind: FinanceKind, period: FinancePeriod, products: readonly EditedProduct[]) {
  const { api, clock, demo, settings } = useServices();
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
    financeMachine.provide({
      actors: financeActors({ api, draft, store: draftStore(draft, areRows), products, lacks: settings.lacks }),
    }),
  );
  const [confirmed] = useState(() => recallConfirmations(draft));
  const input = { kind, period, confirmed, now: () => clock.now() };
  const [snapshot, send] = useMachine(machine, { ...useInspection(), input });
  const unsaved = isUnsaved(snapshot);
  // Until the draft is read, nothing tells what they are about.
  const isRead = snapshot.hasTag('editable') || snapshot.matches('reviewing') || snapshot.matches('saved');
  const { draft: rows, confirmed: known } = snapshot.context;
  useEffect(() => {
    if (isRead) keepConfirmations(draft, known, unsaved ? rows : []);
  }, [draft, isRead, known, unsaved, rows]);
  // A review and an import store the draft first, and change nothing.
  const isKept =
    snapshot.matches({ editing: 'kept' }) ||
    (snapshot.context.keptAt !== null && (snapshot.matches('reviewing') || snapshot.matches('importing')));

  useKeepBeforeEnd(send);
  useLeaving({ isUnsaved: unsaved, isStored: isKept });

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
