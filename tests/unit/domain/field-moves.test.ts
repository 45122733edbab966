import { array, assert, constantFrom, property, record } from 'fast-check';
import { describe, expect, test } from 'vitest';
import { copyOfWeek, fixedReason, type PlannedDay } from '#domain/field/moves.ts';
import { daysFrom } from '#lib/date-ranges.ts';

const [MONDAY, NEXT] = ['2026-11-16', '2026-11-23'];
const TODAY = '2026-11-19';
const stop = (customerID: string, description = 'Présenter Paludexa') => ({ customerID, description });
const week = (monday: string, stops: Readonly<Record<number, PlannedDay['stops']>> = {}): readonly PlannedDay[] =>
  daysFrom(monday, 7).map((date, index) => ({ date, stops: stops[index] ?? [] }));

describe('a visit stays on its day', () => {
  const free = { done: false, validated: false, Customer: {} };
  test.each([
    [free, true, null],
    [{ ...free, done: true }, true, 'done'],
    [{ ...free, validated: true }, true, 'validated'],
    [{ ...free, validated: true }, false, null],
    [{ ...free, done: true, validated: true }, true, 'done'],
    [{ ...free, Customer: null }, true, 'unregistered'],
  ] as const)('%j, with validation %s: %s', (objective, hasValidation, reason) => {
    expect(fixedReason(objective, hasValidation)).toBe(reason);
  });
});

describe('the copy of a week', () => {
  test('gives each weekday the visits of the same one', () => {
    const copy = copyOfWeek(
      week(MONDAY, { 0: [stop('ewane')], 4: [stop('njoya'), stop('tchatat')] }),
      week(NEXT),
      TODAY,
    );
    expect(copy).toEqual({
      days: [
        { date: '2026-11-23', stops: [stop('ewane')] },
        { date: '2026-11-27', stops: [stop('njoya'), stop('tchatat')] },
      ],
      leftOut: [],
    });
  });

  test('leaves out what is over, who is planned on that day, and what has no purpose', () => {
    const source = week('2026-11-09', {
      2: [stop('ewane')],
      3: [stop('njoya'), stop('tchatat')],
      4: [stop('abega', ' '), stop('fotso')],
    });
    const target = week(MONDAY, { 3: [stop('njoya', 'Autre chose')], 5: [stop('tchatat')] });
    expect(copyOfWeek(source, target, TODAY)).toEqual({
      days: [
        { date: TODAY, stops: [stop('tchatat')] },
        { date: '2026-11-20', stops: [stop('fotso')] },
      ],
      leftOut: [
        { customerID: 'ewane', date: '2026-11-18', reason: { kind: 'past' } },
        { customerID: 'njoya', date: TODAY, reason: { kind: 'planned' } },
        { customerID: 'abega', date: '2026-11-20', reason: { kind: 'purpose' } },
      ],
    });
  });

  test('visits somebody twice who is in the week twice', () => {
    const copy = copyOfWeek(week(MONDAY, { 0: [stop('ewane')], 3: [stop('ewane')] }), week(NEXT), TODAY);
    expect(copy.days.map(({ date }) => date)).toEqual(['2026-11-23', '2026-11-26']);
  });

  test('completes a week of which only a part is there', () => {
    const source = week(MONDAY, { 0: [stop('ewane')], 2: [stop('ewane'), stop('njoya')], 4: [stop('ewane')] });
    expect(copyOfWeek(source, week(NEXT, { 0: [stop('ewane')], 2: [stop('njoya')] }), TODAY)).toEqual({
      days: [
        { date: '2026-11-25', stops: [stop('ewane')] },
        { date: '2026-11-27', stops: [stop('ewane')] },
      ],
      leftOut: [
        { customerID: 'ewane', date: NEXT, reason: { kind: 'planned' } },
        { customerID: 'njoya', date: '2026-11-25', reason: { kind: 'planned' } },
      ],
    });
  });

  test('copies or names each visit, doubles nobody on a day, and copies nothing the second time', () => {
    const stops = array(
      record({ customerID: constantFrom('a', 'b', 'c', 'd'), description: constantFrom('', 'Voir') }),
    );
    const days = array(stops, { minLength: 7, maxLength: 7 }).map((lists) =>
      lists.map((list) =>
        list.filter((each, index) => list.findIndex((one) => one.customerID === each.customerID) === index),
      ),
    );
    assert(
      property(days, days, (from, to) => {
        const [source, target] = [week(MONDAY, from), week(NEXT, to)];
        const { days: copied, leftOut } = copyOfWeek(source, target, '2026-11-25');
        const count = (list: readonly PlannedDay[]) => list.reduce((sum, day) => sum + day.stops.length, 0);
        expect(count(copied) + leftOut.length).toBe(count(source));
        const after = target.map((day) => ({
          ...day,
          stops: [...day.stops, ...(copied.find(({ date }) => date === day.date)?.stops ?? [])],
        }));
        for (const day of after) {
          expect(new Set(day.stops.map(({ customerID }) => customerID)).size).toBe(day.stops.length);
        }
        expect(copyOfWeek(source, after, '2026-11-25').days).toEqual([]);
      }),
    );
  });
});
