import { describe, expect, test } from 'vitest';
import { planOf, withoutStop, withStops } from '#domain/field/day-plan.ts';
import { changeOf, changesOf, changesOfAbandoned, leavingTheWeek, movesBetween, whyNot } from '#domain/field/week.ts';

const [MONDAY, TUESDAY, WEDNESDAY] = ['2026-11-23', '2026-11-24', '2026-11-25'];
const stop = (customerID: string) => ({ customerID, description: `Voir ${customerID}` });
const [ewane, njoya, tchatat] = ['ewane', 'njoya', 'tchatat'].map(stop);
if (!ewane || !njoya || !tchatat) throw new Error('Nobody');

describe('why a visit cannot be moved to a day', () => {
  const visit = { customerID: 'ewane', from: MONDAY, fixed: null } as const;
  const tuesday = { date: TUESDAY, draft: planOf([njoya]) };
  test.each([
    ['nothing', visit, tuesday, MONDAY, null],
    ['the day is over', visit, tuesday, WEDNESDAY, 'past'],
    ['its own day is over', visit, { date: MONDAY, draft: planOf([ewane]) }, TUESDAY, 'past'],
    ['the day is today', visit, tuesday, TUESDAY, null],
    ['it is done', { ...visit, fixed: 'done' }, tuesday, MONDAY, 'done'],
    ['it is validated', { ...visit, fixed: 'validated' }, tuesday, MONDAY, 'validated'],
    [
      'a visit that is done keeps a place in its day',
      { ...visit, fixed: 'done' },
      { date: MONDAY, draft: planOf([ewane]) },
      MONDAY,
      null,
    ],
    ['the customer has a visit there', { ...visit, customerID: 'njoya' }, tuesday, MONDAY, 'planned'],
    [
      'the visit there is taken out',
      visit,
      { date: TUESDAY, draft: withoutStop(planOf([ewane]), 'ewane') },
      MONDAY,
      null,
    ],
    ['who is on no day may come', { ...visit, from: null }, tuesday, MONDAY, null],
  ] as const)('%s', (_, moving, day, today, reason) => {
    expect(whyNot(moving, day, today)).toBe(reason);
  });
});

describe('the changes that move a visit', () => {
  test('add it there, with its purpose and at its place, before it is taken out here', () => {
    expect(changesOf({ ...ewane, from: MONDAY }, TUESDAY, 1)).toEqual([
      { date: TUESDAY, event: { type: 'visits.add', stops: [ewane] } },
      { date: TUESDAY, event: { type: 'visit.move', customerID: 'ewane', to: 1 } },
      { date: MONDAY, event: { type: 'visit.remove', customerID: 'ewane' } },
    ]);
  });

  test('within a day change its place alone', () => {
    expect(changesOf({ ...ewane, from: MONDAY }, MONDAY, 2)).toEqual([
      { date: MONDAY, event: { type: 'visit.move', customerID: 'ewane', to: 2 } },
    ]);
  });

  test('from the tray only add, and to the tray only take out', () => {
    expect(changesOf({ ...ewane, from: null }, MONDAY).map(({ event }) => event.type)).toEqual([
      'visits.add',
      'visit.move',
    ]);
    expect(changesOf({ ...ewane, from: MONDAY }, null)).toEqual([
      { date: MONDAY, event: { type: 'visit.remove', customerID: 'ewane' } },
    ]);
  });
});

describe('once the changes of a day are abandoned', () => {
  const monday = { date: MONDAY, saved: planOf([njoya, ewane]), draft: planOf([njoya]) };
  const tuesday = { date: TUESDAY, saved: planOf([tchatat]), draft: planOf([tchatat, ewane]) };
  const wednesday = { date: WEDNESDAY, saved: planOf([]), draft: planOf([tchatat]) };

  test('a visit that it lost to another day leaves that day again', () => {
    expect(changesOfAbandoned(monday, [tuesday, wednesday])).toEqual([
      { date: TUESDAY, event: { type: 'visit.remove', customerID: 'ewane' } },
    ]);
  });

  test('a visit that it gained from another day comes back there, in its place', () => {
    expect(changesOfAbandoned(tuesday, [monday, wednesday])).toEqual([
      { date: MONDAY, event: { type: 'visits.add', stops: [ewane] } },
      { date: MONDAY, event: { type: 'visit.move', customerID: 'ewane', to: 1 } },
    ]);
  });

  test('and saved alone, each day names the other', () => {
    expect(movesBetween(monday, [tuesday, wednesday])).toEqual([{ customerID: 'ewane', date: TUESDAY }]);
    expect(movesBetween(tuesday, [monday, wednesday])).toEqual([{ customerID: 'ewane', date: MONDAY }]);
    expect(movesBetween(wednesday, [monday, tuesday])).toEqual([]);
  });

  test('what is new on a day, or leaves the week, is none of another day', () => {
    expect(changesOfAbandoned(wednesday, [monday, tuesday])).toEqual([]);
    expect(changesOfAbandoned(monday, [wednesday, { ...tuesday, saved: tuesday.draft }])).toEqual([]);
  });
});

describe('what a day gains and loses', () => {
  const monday = { date: MONDAY, saved: planOf([ewane, njoya]), draft: withStops(planOf([njoya]), [tchatat]) };
  test('is told by its customers', () => {
    expect(changeOf(monday)).toEqual({ gained: [tchatat], lost: [ewane] });
  });

  test('leaves the week only if no other day has it', () => {
    const tuesday = { date: TUESDAY, saved: planOf([]), draft: planOf([ewane]) };
    expect(leavingTheWeek([monday])).toEqual([ewane]);
    expect(leavingTheWeek([monday, tuesday])).toEqual([]);
    expect(leavingTheWeek([monday, { ...monday, date: TUESDAY }])).toEqual([ewane]);
    const other = { date: WEDNESDAY, saved: planOf([ewane]), draft: planOf([ewane]) };
    expect(leavingTheWeek([monday, other]), 'who has another visit in the week').toEqual([ewane]);
  });
});
