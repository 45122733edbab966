import { array, assert, asyncProperty, boolean, constantFrom, integer, record } from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type ActorRefFrom, createActor, fromPromise, waitFor } from 'xstate';
import { type DayPlan, planOf, samePlan, type Stop, stopsOf, withStops } from '#domain/field/day-plan.ts';
import { changesOf, type DayOfWeek, leavingTheWeek, whyNot } from '#domain/field/week.ts';
import { HeldBack, weekTurns } from '#features/field/shared/week/week-turns.ts';
import { programmeMachine } from '#machines/programme/programme.machine.ts';
import type { SaveCall, SaveResult } from '#machines/programme/programme.types.ts';

const DATES = ['2026-11-23', '2026-11-24', '2026-11-25', '2026-11-26'];
const [MONDAY = '', TUESDAY = '', WEDNESDAY = ''] = DATES;
const CUSTOMERS = ['ewane', 'njoya', 'tchatat', 'mandeng', 'ngassa'];
const stop = (customerID: string): Stop => ({ customerID, description: `Voir ${customerID}` });
const day = (date: string, saved: readonly string[], draft: readonly string[]): DayOfWeek => ({
  date,
  saved: planOf(saved.map(stop)),
  draft: planOf(draft.map(stop)),
});
const namesOf = (stops: readonly Stop[]) => stops.map(({ customerID }) => customerID);

/** Saves days whose calls are noted, of which some fail. */
async function save(days: readonly DayOfWeek[], fails: (date: string, call: number) => boolean = () => false) {
  const turns = weekTurns(days);
  const calls: string[] = [];
  const results = await Promise.allSettled(
    days.map(async ({ date }) => {
      let call = 0;
      await turns(date)(async (kept) => {
        calls.push([date, ...namesOf(kept)].join(' '));
        call += 1;
        await Promise.resolve();
        if (fails(date, call)) throw new Error('network');
      });
    }),
  );
  return { calls, results };
}

describe('the turns of a week', () => {
  test('are first of the days that gain visits, then of those that lose some', async () => {
    const { calls } = await save([day(MONDAY, ['ewane', 'njoya'], ['njoya']), day(TUESDAY, [], ['ewane'])]);
    expect(calls).toEqual([TUESDAY, MONDAY]);
  });

  test('are two for a day that does both, the first of which keeps what leaves', async () => {
    const { calls } = await save([
      day(MONDAY, ['ewane'], ['njoya']),
      day(TUESDAY, ['njoya'], ['ewane']),
      day(WEDNESDAY, ['tchatat', 'mandeng'], ['mandeng', 'tchatat']),
    ]);
    expect(calls).toEqual([`${MONDAY} ewane`, `${TUESDAY} njoya`, WEDNESDAY, MONDAY, TUESDAY]);
  });

  test('do not come for a day whose visits did not arrive; the other days are saved', async () => {
    const { calls, results } = await save(
      [day(MONDAY, ['ewane'], []), day(TUESDAY, [], ['ewane']), day(WEDNESDAY, ['tchatat', 'mandeng'], ['mandeng'])],
      (date) => date === TUESDAY,
    );
    expect(calls).toEqual([TUESDAY, WEDNESDAY]);
    const [monday] = results;
    expect(monday?.status === 'rejected' && monday.reason).toBeInstanceOf(HeldBack);
    expect(monday).toMatchObject({ reason: { waitsFor: [TUESDAY], isInPart: false } });
    expect(results.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'fulfilled']);
  });

  test('are those of the others too after one that fails', async () => {
    const { calls } = await save([day(MONDAY, [], ['ewane']), day(TUESDAY, [], ['njoya'])], (date) => date === MONDAY);
    expect(calls).toEqual([MONDAY, TUESDAY]);
  });
});

describe('a week that is planned', () => {
  type Programme = ActorRefFrom<typeof programmeMachine>;
  const move = record({
    customerID: constantFrom(...CUSTOMERS),
    from: constantFrom(...DATES),
    to: constantFrom(...DATES, null),
    at: integer({ min: 0, max: 4 }),
    undo: boolean(),
  });
  /** Whether the calls fail, one after another, and whether the server has carried them out all the same. */
  const fates = array(constantFrom('saved', 'lost', 'answer lost'), { minLength: 0, maxLength: 8 });

  test('loses and doubles no visit, whatever is moved, undone and not saved', async () => {
    await assert(
      asyncProperty(
        array(array(move, { maxLength: 8 }), { minLength: 1, maxLength: 4 }),
        fates,
        async (rounds, drawn) => {
          const server = new Map<string, DayPlan>([
            [MONDAY, planOf([stop('ewane'), stop('njoya')])],
            [TUESDAY, planOf([stop('tchatat')])],
            [WEDNESDAY, planOf([stop('mandeng'), stop('ngassa')])],
          ]);
          const ofServer = (date: string) => server.get(date) ?? planOf([]);
          const fatesLeft = [...drawn];
          let turns: ReturnType<typeof weekTurns> | null = null;
          const inPart = new Set<string>();
          /** What of the last save of a day has arrived is not known: the page lets nobody change it. */
          const isUnsettled = (date: string | null) =>
            date !== null &&
            (inPart.has(date) || actors.get(date)?.getSnapshot().matches({ editing: 'failed' }) === true);
          const open = (date: string, resumed?: DayPlan): Programme => {
            const machine = programmeMachine.provide({
              actors: {
                save: fromPromise<SaveResult, SaveCall>(async ({ input: { plan } }) => {
                  await turns?.(date)(async (kept) => {
                    const next = withStops(plan, kept);
                    const fate = fatesLeft.shift() ?? 'saved';
                    if (fate !== 'lost') server.set(date, planOf(stopsOf(next)));
                    everyoneIsThere();
                    await Promise.resolve();
                    if (fate !== 'saved') throw new Error('network');
                  }).catch((error: unknown) => {
                    if (error instanceof HeldBack && error.isInPart) inPart.add(date);
                    throw error;
                  });
                  return { kind: 'saved' };
                }),
              },
            });
            const input = { saved: ofServer(date), fixed: [], mayBeEmpty: true, ...(resumed && { resumed }) };
            return createActor(machine, { input }).start();
          };
          const actors = new Map(DATES.map((date) => [date, open(date)]));
          const draftOf = (date: string) => actors.get(date)?.getSnapshot().context.draft ?? planOf([]);
          const week = (): DayOfWeek[] =>
            [...actors].map(([date, actor]) => ({
              date,
              saved: actor.getSnapshot().context.saved,
              draft: draftOf(date),
            }));
          /** Who was taken out of the week on purpose. */
          const out: string[] = [];
          const everyoneIsThere = () => {
            const there = new Set([...server.values()].flatMap((plan) => namesOf(stopsOf(plan))));
            expect(CUSTOMERS.filter((each) => !there.has(each) && !out.includes(each))).toEqual([]);
          };
          for (const moves of rounds) {
            const history: (readonly string[])[] = [];
            for (const { customerID, from, to, at, undo } of moves) {
              if (undo) {
                for (const date of (history.pop() ?? []).toReversed()) actors.get(date)?.send({ type: 'undo' });
                continue;
              }
              const visit = stopsOf(draftOf(from)).find((each) => each.customerID === customerID);
              const isFree =
                to === null ||
                whyNot({ customerID, from, fixed: null }, { date: to, draft: draftOf(to) }, MONDAY) === null;
              if (!visit || !isFree || isUnsettled(from) || isUnsettled(to)) continue;
              history.push(
                changesOf({ ...visit, from }, to, at).flatMap(({ date, event }) => {
                  const before = draftOf(date);
                  actors.get(date)?.send(event);
                  return samePlan(draftOf(date), before) ? [] : [date];
                }),
              );
            }
            const days = week();
            const drafts = days.flatMap(({ draft }) => namesOf(stopsOf(draft)));
            const left = namesOf(leavingTheWeek(days)).filter((each) => !drafts.includes(each));
            out.push(...left);
            expect(new Set(drafts).size, 'nobody is on two days').toBe(drafts.length);
            expect(CUSTOMERS.filter((each) => !drafts.includes(each) && !out.includes(each))).toEqual([]);
            const changed = days.filter(({ draft, saved }) => !samePlan(draft, saved));
            turns = weekTurns(changed);
            inPart.clear();
            for (const { date } of changed) actors.get(date)?.send({ type: 'save' });
            await Promise.all([...actors.values()].map((actor) => waitFor(actor, (now) => !now.matches('saving'))));
            everyoneIsThere();
            for (const { date } of changed)
              if (actors.get(date)?.getSnapshot().matches('saved')) actors.set(date, open(date));
          }
          // Once nothing fails any more, the server has what was planned.
          fatesLeft.length = 0;
          const last = week().filter(({ draft, saved }) => !samePlan(draft, saved));
          turns = weekTurns(last);
          for (const { date } of last) actors.get(date)?.send({ type: 'save' });
          await Promise.all([...actors.values()].map((actor) => waitFor(actor, (now) => !now.matches('saving'))));
          for (const date of DATES) expect(namesOf(stopsOf(ofServer(date)))).toEqual(namesOf(stopsOf(draftOf(date))));
          const there = DATES.flatMap((date) => namesOf(stopsOf(ofServer(date))));
          expect(there.toSorted()).toEqual(CUSTOMERS.filter((each) => !out.includes(each)).toSorted());
        },
      ),
      { numRuns: 1500 },
    );
  });
});
