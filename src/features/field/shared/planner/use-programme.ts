import { useMachine } from '@xstate/react';
import { useEffect, useMemo, useRef, useState } from 'react';
import { fromPromise } from 'xstate';
import type { FailureKind } from '#api/codes.ts';
import { ApiError } from '#api/errors.ts';
import { refusalOr } from '#api/refusal.ts';
import { type DayPlan, planOf, type Stop, withoutStop, withStops } from '#domain/field/day-plan.ts';
import { type FixedReason, fixedReason } from '#domain/field/moves.ts';
import { programmeMachine } from '#machines/programme/programme.machine.ts';
import type { SaveCall, SaveResult } from '#machines/programme/programme.types.ts';
import { useInspection } from '#state/inspection.ts';
import { useServices } from '#state/services.tsx';
import type { DayObjectiveFragment } from '../day.generated.ts';
import { customersIn } from '../field.queries.ts';
import { savePlan } from '../field-writes.ts';
import type { DayDraft, DayToPlan } from './use-day-draft.ts';

/**
 * Saves a day in turns, each of which keeps some of the visits that leave it.
 * @param save saves the plan, and what is kept for now
 */
export type TakeTurns = (save: (kept: readonly Stop[]) => Promise<void>) => Promise<void>;

export interface ProgrammeOptions extends DayToPlan, DayDraft {
  readonly hasValidation: boolean;
  readonly isAdministrative: (customerID: string) => boolean;
  /** By default a day is saved at once. */
  readonly takeTurns?: TakeTurns;
  /** Whether all visits may leave the day. */
  readonly mayBeEmpty?: boolean;
  /** Queues a day that is saved at once; left out, it is sent from here. */
  readonly queue?: (day: DayToQueue) => Promise<SaveResult>;
}

/** A day to queue: what was planned, what it was begun from, and the day as it was last read. */
export interface DayToQueue {
  readonly plan: DayPlan;
  readonly written: DayPlan;
  readonly base: DayPlan;
}

/** The kinds of failed calls that tell nothing about the day. */
const OFFLINE: ReadonlySet<FailureKind> = new Set(['network', 'timeout', 'malformed', 'http']);

const atOnce: TakeTurns = (save) => save([]);

/** The programme machine of a day. */
export function useProgramme({
  worker,
  date,
  day,
  hasValidation,
  stored,
  latest,
  onSend,
  isAdministrative,
  takeTurns = atOnce,
  mayBeEmpty = false,
  queue,
}: ProgrammeOptions) {
  const { api } = useServices();
  const objectives = useMemo(
    () =>
      new Map<string, DayObjectiveFragment>(
        day.objectives.flatMap((each) => (each.Customer ? [[each.Customer.ID, each] as const] : [])),
      ),
    [day],
  );
  const fixed = useMemo(
    () =>
      new Map<string, FixedReason>(
        [...objectives].flatMap(([customerID, objective]) => {
          const reason = fixedReason(objective, hasValidation);
          return reason === null ? [] : [[customerID, reason] as const];
        }),
      ),
    [objectives, hasValidation],
  );
  const fixedStops = useMemo(
    () => customersIn(day.objectives).filter(({ customerID }) => fixed.has(customerID)),
    [day, fixed],
  );
  // The customers are often read after the machine has begun.
  const current = useLatest({ isAdministrative, takeTurns, queue });
  const [machine] = useState(() =>
    programmeMachine.provide({
      actors: {
        save: fromPromise<SaveResult, SaveCall>(({ input: { plan }, signal }) =>
          refusalOr<SaveResult>(async () => {
            const { queue: enqueue } = current();
            if (enqueue) {
              const next = await stored.beforeSave(plan, signal).then(
                ({ value }) => value,
                (error: unknown) => {
                  // Without a network the day is read again when it is sent.
                  if (error instanceof ApiError && OFFLINE.has(error.kind)) return plan;
                  throw error;
                },
              );
              const base = planOf(customersIn(latest().objectives));
              onSend(next, stored.saved);
              return enqueue({ plan: next, written: plan, base });
            }
            let sent: { readonly plan: DayPlan; readonly kept: readonly Stop[] } | null = null;
            await current().takeTurns(async (kept) => {
              // What a first turn has saved is not read again: it is as this page has left it.
              const next: DayPlan = sent
                ? sent.kept.reduce((left, { customerID }) => withoutStop(left, customerID), sent.plan)
                : (await stored.beforeSave(withStops(plan, kept), signal)).value;
              const rules = { hasValidation, isAdministrative: current().isAdministrative };
              onSend(next, stored.saved);
              await savePlan(api, worker, date, { plan: next, day: latest(), ...rules }, signal);
              sent = { plan: next, kept };
            });
            return { kind: 'saved' };
          }),
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
