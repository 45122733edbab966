import { useMachine } from '@xstate/react';
import { useEffect, useMemo, useRef, useState } from 'react';
import { fromPromise } from 'xstate';
import { refusalOr } from '#api/refusal.ts';
import { changedIn, type DayPlan, planOf, type Stop } from '#domain/field/day-plan.ts';
import { type FixedReason, fixedReason } from '#domain/field/moves.ts';
import { NotSent } from '#machines/operation/not-sent.ts';
import { programmeMachine } from '#machines/programme/programme.machine.ts';
import type { SaveCall, SaveResult } from '#machines/programme/programme.types.ts';
import { useInspection } from '#state/inspection.ts';
import type { DayObjectiveFragment } from '../day.generated.ts';
import { customersIn } from '../field.queries.ts';
import type { DayDraft, DayToPlan } from './use-day-draft.ts';

export interface ProgrammeOptions extends DayToPlan, DayDraft {
  readonly hasValidation: boolean;
  /** Whether all visits may leave the day. */
  readonly mayBeEmpty?: boolean;
  /** Queues the day, once it was read again; the read rejects where the user is asked something first. */
  readonly queue: (day: Promise<DayToQueue>) => Promise<SaveResult>;
}

/** A day to queue: what was planned, what it was begun from, and the day as it was last read. */
export interface DayToQueue {
  readonly plan: DayPlan;
  readonly written: DayPlan;
  readonly base: DayPlan;
}

/** The visits of a day that cannot change, by their customers, and why. */
function fixedIn({ objectives }: Pick<DayToPlan['day'], 'objectives'>, hasValidation: boolean) {
  const reasons = new Map<string, FixedReason>(
    objectives.flatMap((objective) => {
      const reason = fixedReason(objective, hasValidation);
      return reason === null || !objective.Customer ? [] : [[objective.Customer.ID, reason] as const];
    }),
  );
  const stops: readonly Stop[] = customersIn(objectives).filter(({ customerID }) => reasons.has(customerID));
  return { reasons, stops };
}

/** The programme machine of a day. */
export function useProgramme({
  day,
  hasValidation,
  stored,
  latest,
  onSend,
  mayBeEmpty = false,
  queue,
}: ProgrammeOptions) {
  const objectives = useMemo(
    () =>
      new Map<string, DayObjectiveFragment>(
        day.objectives.flatMap((each) => (each.Customer ? [[each.Customer.ID, each] as const] : [])),
      ),
    [day],
  );
  const { reasons: fixed, stops: fixedStops } = useMemo(() => fixedIn(day, hasValidation), [day, hasValidation]);
  const readAgain = async (plan: DayPlan, signal: AbortSignal): Promise<DayToQueue> => {
    const { value } = await stored.beforeQueueing(plan, signal);
    // The machine is told of what is fixed by now, and the page of what was written about it.
    if (changedIn(value, fixedIn(latest(), hasValidation).stops).length > 0) throw new NotSent();
    onSend(value, stored.saved);
    return { plan: value, written: plan, base: planOf(customersIn(latest().objectives)) };
  };
  // The customers are often read after the machine has begun.
  const current = useLatest(queue);
  const [machine] = useState(() =>
    programmeMachine.provide({
      actors: {
        save: fromPromise<SaveResult, SaveCall>(({ input: { plan }, signal }) =>
          refusalOr<SaveResult>(() => current()(readAgain(plan, signal))),
        ),
      },
    }),
  );
  const [snapshot, send, actor] = useMachine(machine, {
    ...useInspection(),
    input: { saved: stored.saved, resumed: stored.value, fixed: fixedStops, mayBeEmpty },
  });
  // Told again once the machine listens: not while it saves, or asks.
  const isEditing = snapshot.matches('editing');
  useEffect(() => {
    if (isEditing) send({ type: 'day.fixed', stops: fixedStops });
  }, [send, fixedStops, isEditing]);
  return { snapshot, send, actor, objectives, fixed };
}

/** The value of the last render, for what outlives a render. */
function useLatest<Value>(value: Value): () => Value {
  const latest = useRef(value);
  useEffect(() => {
    latest.current = value;
  });
  return () => latest.current;
}
