import type { Stop } from '#domain/field/day-plan.ts';
import { changeOf, type DayOfWeek } from '#domain/field/week.ts';
import { NotSent } from '#machines/operation/not-sent.ts';
import type { TakeTurns } from '../planner/use-programme.ts';

/** A day was not saved: visits would leave it for days that could not be saved. */
export class HeldBack extends NotSent {
  /** The other days. */
  readonly waitsFor: readonly string[];
  /** What the day gains is saved. */
  readonly isInPart: boolean;
  constructor(waitsFor: readonly string[], isInPart: boolean) {
    super();
    this.waitsFor = waitsFor;
    this.isInPart = isInPart;
  }
}

/**
 * The turns in which the changed days of a week are saved, one after another: first those that gain visits, then those that
 * lose some. A day that does both keeps what leaves it until its second turn. So a visit is on the server at every moment,
 * whatever call fails: it leaves its day only after it has arrived.
 * @returns the turns of each day; all days are to take theirs
 */
export function weekTurns(days: readonly DayOfWeek[]): (date: string) => TakeTurns {
  const changes = new Map(days.map((day) => [day.date, changeOf(day)]));
  const gaining = days.flatMap(({ date }) => {
    const { gained, lost } = changes.get(date) ?? NO_CHANGE;
    if (gained.length === 0 && lost.length > 0) return [];
    const { promise: isSaved, resolve: settle } = Promise.withResolvers<boolean>();
    return [{ date, gained, isSaved, settle }];
  });
  let line: Promise<unknown> = Promise.resolve();
  const inLine = (call: () => Promise<void>): Promise<void> => {
    const turn = line.then(call);
    line = turn.catch(() => null);
    return turn;
  };
  return (date) => async (save) => {
    const { lost } = changes.get(date) ?? NO_CHANGE;
    const own = gaining.find((each) => each.date === date);
    if (own) {
      try {
        await inLine(() => save(lost));
        own.settle(true);
      } catch (error) {
        own.settle(false);
        throw error;
      }
      if (lost.length === 0) return;
    }
    const results = await Promise.all(gaining.map(async (each) => ({ ...each, wasSaved: await each.isSaved })));
    const waitsFor = results.filter(
      ({ wasSaved, gained }) =>
        !wasSaved && gained.some(({ customerID }) => lost.some((stop) => stop.customerID === customerID)),
    );
    if (waitsFor.length > 0)
      throw new HeldBack(
        waitsFor.map((each) => each.date),
        own !== undefined,
      );
    await inLine(() => save([]));
  };
}

const NO_CHANGE: { readonly gained: readonly Stop[]; readonly lost: readonly Stop[] } = { gained: [], lost: [] };
