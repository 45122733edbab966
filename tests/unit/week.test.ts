import { array, assert, asyncProperty, boolean, constantFrom, integer, record } from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type ActorRefFrom, createActor, fromPromise, waitFor } from 'xstate';
import { type DayPlan, planOf, samePlan, type Stop, stopsOf } from '#domain/field/day-plan.ts';
import { changesOf, type DayOfWeek, leavingTheWeek, stepsOf, whyNot } from '#domain/field/week.ts';
import { programmeOf, programmesItem } from '#features/field/shared/outbox/programme-item.ts';
import { contestedDays, openDays } from '#features/field/shared/outbox/programme-merge.ts';
import { HeldBack, together } from '#features/field/shared/week/together.ts';
import { programmeMachine } from '#machines/programme/programme.machine.ts';
import type { SaveCall, SaveResult } from '#machines/programme/programme.types.ts';

const worker = { ID: 'user', isSupervisor: false, includeUnvalidated: true, withCards: false, withPositions: false };
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

describe('the steps of a week', () => {
  const stepsIn = (...days: readonly DayOfWeek[]) =>
    stepsOf(days).map(({ date, plan }) => [date, ...namesOf(stopsOf(plan))].join(' '));

  test('are first of the days that gain visits, then of those that lose some', () => {
    expect(stepsIn(day(MONDAY, ['ewane', 'njoya'], ['njoya']), day(TUESDAY, [], ['ewane']))).toEqual([
      `${TUESDAY} ewane`,
      `${MONDAY} njoya`,
    ]);
  });

  test('are two for a day that does both, the first of which keeps what leaves', () => {
    expect(
      stepsIn(
        day(MONDAY, ['ewane'], ['njoya']),
        day(TUESDAY, ['njoya'], ['ewane']),
        day(WEDNESDAY, ['tchatat', 'mandeng'], ['mandeng', 'tchatat']),
      ),
    ).toEqual([
      `${MONDAY} njoya ewane`,
      `${TUESDAY} ewane njoya`,
      `${WEDNESDAY} mandeng tchatat`,
      `${MONDAY} njoya`,
      `${TUESDAY} ewane`,
    ]);
  });
});

describe('days that are saved together', () => {
  const names = [MONDAY, TUESDAY];

  test('are acted on once, when the last is there', async () => {
    const acts: string[] = [];
    const save = together<string, string>(names, async (parts) => {
      acts.push([...parts.values()].join(' '));
      return Promise.resolve('done');
    });
    const first = save(MONDAY, Promise.resolve('one'));
    await Promise.resolve();
    expect(acts).toEqual([]);
    expect(await Promise.all([first, save(TUESDAY, Promise.resolve('other'))])).toEqual(['done', 'done']);
    expect(acts).toEqual(['one other']);
  });

  test('are not acted on where one of them cannot be saved, which the others name', async () => {
    const save = together<string, string>(names, () => Promise.reject(new Error('It is not called.')));
    const error = new Error('asked first');
    const [monday, tuesday] = await Promise.allSettled([
      save(MONDAY, Promise.reject(error)),
      save(TUESDAY, Promise.resolve('other')),
    ]);
    expect(monday).toEqual({ status: 'rejected', reason: error });
    expect(tuesday.status === 'rejected' && tuesday.reason).toBeInstanceOf(HeldBack);
    expect(tuesday).toMatchObject({ reason: { waitsFor: [MONDAY] } });
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
          /** Sends what was queued, again and again as the outbox does, until the server has all of it. */
          const send = async (days: ReadonlyMap<string, DayOfWeek>): Promise<void> => {
            const item = programmesItem({
              worker,
              days: [...days.values()].map(({ date, saved, draft }) => ({ date, base: saved, plan: draft })),
              manner: 'planned',
              administrativeIDs: [],
              hasValidation: false,
              drafts: [],
              title: '',
              href: '',
            });
            const write = programmeOf(item);
            if (!write) throw new Error('It cannot be read.');
            const now = new Map(write.days.map(({ date }) => [date, ofServer(date)]));
            const open = openDays(write, now);
            if (open.length === 0) return undefined;
            expect(contestedDays(write, now), 'nobody else has written').toEqual([]);
            for (const { date, plan } of stepsOf(open)) {
              const fate = fatesLeft.shift() ?? 'saved';
              if (fate !== 'lost') server.set(date, planOf(stopsOf(plan)));
              everyoneIsThere();
              if (fate !== 'saved') return send(days);
            }
            return undefined;
          };
          let queue: ((date: string, part: Promise<DayOfWeek>) => Promise<SaveResult>) | null = null;
          const open = (date: string): Programme => {
            const machine = programmeMachine.provide({
              actors: {
                save: fromPromise<SaveResult, SaveCall>(async ({ input: { plan } }) => {
                  const part = { date, saved: ofServer(date), draft: plan };
                  return (await queue?.(date, Promise.resolve(part))) ?? { kind: 'refused', codes: [] };
                }),
              },
            });
            const input = { saved: ofServer(date), fixed: [], mayBeEmpty: true };
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
              if (!visit || !isFree) continue;
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
            queue = together(
              changed.map(({ date }) => date),
              async (parts) => {
                await send(parts);
                return { kind: 'saved' };
              },
            );
            for (const { date } of changed) actors.get(date)?.send({ type: 'save' });
            await Promise.all([...actors.values()].map((actor) => waitFor(actor, (now) => !now.matches('saving'))));
            everyoneIsThere();
            for (const { date } of changed)
              if (actors.get(date)?.getSnapshot().matches('saved')) actors.set(date, open(date));
          }
          for (const date of DATES) expect(namesOf(stopsOf(ofServer(date)))).toEqual(namesOf(stopsOf(draftOf(date))));
          const there = DATES.flatMap((date) => namesOf(stopsOf(ofServer(date))));
          expect(there.toSorted()).toEqual(CUSTOMERS.filter((each) => !out.includes(each)).toSorted());
        },
      ),
      { numRuns: 1500 },
    );
  });
});
