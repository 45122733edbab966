import type { Api } from '#api/client.ts';
import { refusalOr } from '#api/refusal.ts';
import { type DayPlan, planOf, samePlan } from '#domain/field/day-plan.ts';
import { isContested, rebased } from '#state/editor-draft.ts';
import type { Conflict, Writer } from '#state/outbox-keeper.ts';
import { customersIn, readDay, type WorkDay } from '../field.queries.ts';
import { savePlan } from '../field-writes.ts';
import { type ProgrammeWrite, programmeOf } from './programme-item.ts';

/** The order of a round is no conflict: whom somebody else has added comes last. */
const withoutOrder = (plan: DayPlan): DayPlan => ({ ...plan, order: [] });

/** What was planned, on top of the day as it is now. */
const onTopOf = ({ plan, base }: ProgrammeWrite, theirs: DayPlan): DayPlan => ({
  ...rebased({ value: plan, base }, theirs),
  order: plan.order,
});

/** The day as it is now, all of it. @throws {ApiError} also when it could be read only in part */
async function dayNow(
  api: Api,
  { worker, date }: ProgrammeWrite,
  signal: AbortSignal,
): Promise<{ readonly day: WorkDay; readonly theirs: DayPlan }> {
  const day = await readDay(api, { ...worker, includeUnvalidated: true }, date, signal);
  if (day.errors[0]) throw day.errors[0];
  return { day, theirs: planOf(customersIn(day.objectives)) };
}

/**
 * Sends the programmes that wait. The day is read before: what only one side has changed is merged, and where both have changed the
 * same visit, the user is asked.
 */
export const programmeWriter: Writer = {
  async send(api, item, signal) {
    const programme = programmeOf(item);
    if (!programme) return { kind: 'refused', codes: [] };
    const { worker, date, plan, base, administrativeIDs, hasValidation } = programme;
    return refusalOr<{ readonly kind: 'sent' } | Conflict>(async () => {
      const { day, theirs } = await dayNow(api, programme, signal);
      const next = onTopOf(programme, theirs);
      if (samePlan(next, theirs)) return { kind: 'sent' };
      if (isContested({ value: withoutOrder(plan), base: withoutOrder(base) }, withoutOrder(theirs)))
        return { kind: 'conflict' };
      const isAdministrative = (customerID: string) => administrativeIDs.includes(customerID);
      await savePlan(api, worker, date, { plan: next, day, isAdministrative, hasValidation }, signal);
      return { kind: 'sent' };
    });
  },

  async isThere(api, item, signal) {
    const programme = programmeOf(item);
    if (!programme) return false;
    const { theirs } = await dayNow(api, programme, signal);
    return samePlan(onTopOf(programme, theirs), theirs);
  },
};
