import type { Api } from '#api/client.ts';
import { type Refusal, refusalOr } from '#api/refusal.ts';
import { planOf, stopsOf } from '#domain/field/day-plan.ts';
import { fixedReason } from '#domain/field/moves.ts';
import { type DayOfWeek, type SavingStep, stepsOf } from '#domain/field/week.ts';
import type { Conflict, Writer } from '#state/outbox-keeper.ts';
import { customersIn, readDay, type WorkDay } from '../field.queries.ts';
import { savePlan } from '../field-writes.ts';
import { type ProgrammeWrite, programmeOf } from './programme-item.ts';
import { contestedDays, openDays } from './programme-merge.ts';

/** The days as they are now, all of each. @throws {ApiError} also when one could be read only in part */
async function daysNow(api: Api, programme: ProgrammeWrite, signal: AbortSignal) {
  const worker = { ...programme.worker, includeUnvalidated: true };
  const read = await Promise.all(
    programme.days.map(async ({ date }) => [date, await readDay(api, worker, date, signal)] as const),
  );
  for (const [, { errors }] of read) if (errors[0]) throw errors[0];
  const days: ReadonlyMap<string, WorkDay> = new Map(read);
  const now = new Map(read.map(([date, { objectives }]) => [date, planOf(customersIn(objectives))]));
  return { days, now };
}

/**
 * The days that would lose a visit that is done or validated by now, or give it another purpose. The server refuses a day alone itself,
 * and names the visits; but for another purpose it takes an agreement back.
 */
function heldDays(
  open: readonly DayOfWeek[],
  days: ReadonlyMap<string, WorkDay>,
  { hasValidation }: ProgrammeWrite,
): readonly string[] {
  const areSeveral = open.length > 1;
  return open
    .filter(({ date, draft }) => {
      const purposes = new Map(stopsOf(draft).map(({ customerID, description }) => [customerID, description.trim()]));
      return days.get(date)?.objectives.some((each) => {
        const reason = fixedReason(each, hasValidation);
        if (reason === null || !each.Customer) return false;
        const purpose = purposes.get(each.Customer.ID);
        const isKept = purpose === (each.description ?? '').trim();
        return !isKept && (areSeveral || (reason === 'validated' && purpose !== undefined));
      });
    })
    .map(({ date }) => date);
}

/** Saves one step after another, up to the first that the server refuses. @returns that one; `null` if there is none */
async function saved(
  [step, ...rest]: readonly SavingStep[],
  save: (step: SavingStep) => Promise<void>,
): Promise<{ readonly refusal: Refusal; readonly date: string } | null> {
  if (!step) return null;
  const answer = await refusalOr(async () => {
    await save(step);
    return null;
  });
  return answer ? { refusal: answer, date: step.date } : saved(rest, save);
}

/**
 * Sends the programmes that wait, of one day or of several. The days are read before: what only one side has changed is merged, and
 * where both have changed the same visit, the user is asked, and nothing is written. Days are written one after another, those
 * that gain visits first; sent again after it was cut, it goes on where it has stopped, as the days tell.
 */
export const programmeWriter: Writer = {
  async send(api, item, signal) {
    const programme = programmeOf(item);
    if (!programme) return { kind: 'refused', codes: [] };
    const { worker, administrativeIDs, hasValidation } = programme;
    const about = (dates: readonly string[]) => programme.days.length > 1 && { days: dates };
    const isAdministrative = (customerID: string) => administrativeIDs.includes(customerID);
    return refusalOr<{ readonly kind: 'sent' } | Refusal | Conflict>(async () => {
      const { days, now } = await daysNow(api, programme, signal);
      const open = openDays(programme, now);
      if (open.length === 0) return { kind: 'sent' };
      const contested = contestedDays(programme, now);
      if (contested.length > 0) return { kind: 'conflict', ...about(contested) };
      const held = heldDays(open, days, programme);
      if (held.length > 0) return { kind: 'refused', codes: ['VISIT_FIXED'], ...about(held) };
      const save = async ({ date, plan }: SavingStep) => {
        const day = days.get(date) ?? { objectives: [] };
        await savePlan(api, worker, date, { plan, day, isAdministrative, hasValidation }, signal);
      };
      const refused = await saved(stepsOf(open), save);
      return refused ? { ...refused.refusal, ...about([refused.date]) } : { kind: 'sent' };
    });
  },

  async isThere(api, item, signal) {
    const programme = programmeOf(item);
    if (!programme) return false;
    const { now } = await daysNow(api, programme, signal);
    return openDays(programme, now).length === 0;
  },
};
