import { CalendarDate } from '@internationalized/date';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { groupNear, placeLabels } from '#ui/validity-ribbon/place-labels.ts';
import { scaleOf, spanOf, stageOf, VALIDITY_STAGES, validityOf } from '#ui/validity-ribbon/validity.ts';

const EPOCH = new CalendarDate(2026, 11, 19);
const day = fc.integer({ min: -20_000, max: 20_000 }).map((days) => EPOCH.add({ days }));
const nearDay = fc.integer({ min: -800, max: 800 }).map((days) => EPOCH.add({ days }));
const maybe = fc.option(fc.oneof(day, nearDay), { freq: 6 });
const dates = fc.record({ start: maybe, end: maybe, today: fc.constant(EPOCH) });

describe('stageOf', () => {
  const may = new CalendarDate(2027, 5, 31);
  test.each([
    ['2025-01-01', 'valid'],
    ['2026-05-30', 'valid'],
    ['2026-05-31', 'within12'],
    ['2026-11-30', 'within6'],
    // February is shorter: three months before its end is its last day.
    ['2027-02-27', 'within6'],
    ['2027-02-28', 'within3'],
    ['2027-04-30', 'within1'],
    ['2027-05-30', 'within1'],
    ['2027-05-31', 'lastDay'],
    ['2027-06-01', 'expired'],
  ])('on %s is %s', (date, stage) => {
    const [year = 0, month = 0, of = 0] = date.split('-').map(Number);
    expect(stageOf({ start: new CalendarDate(2022, 6, 1), end: may, today: new CalendarDate(year, month, of) })).toBe(
      stage,
    );
  });

  test('recognises missing and contradictory dates', () => {
    const [early, late] = [new CalendarDate(2020, 1, 1), new CalendarDate(2030, 1, 1)];
    expect(stageOf({ start: null, end: null, today: EPOCH })).toBe('undated');
    expect(stageOf({ start: late, end: early, today: EPOCH })).toBe('reversed');
    expect(stageOf({ start: early, end: null, today: EPOCH })).toBe('unending');
    expect(stageOf({ start: late, end: null, today: EPOCH })).toBe('future');
    expect(stageOf({ start: null, end: late, today: EPOCH })).toBe('valid');
  });

  test('only advances as days pass', () => {
    fc.assert(
      fc.property(day, day, day, fc.nat(4_000), (start, end, today, days) => {
        const [before, after] = [today, today.add({ days })].map((now) =>
          VALIDITY_STAGES.indexOf(stageOf({ start, end, today: now })),
        );
        expect(after).toBeGreaterThanOrEqual(before ?? 0);
      }),
    );
  });
});

test('spanOf counts whole months of any length', () => {
  expect(spanOf(new CalendarDate(2026, 1, 31), new CalendarDate(2026, 2, 28))).toEqual({ days: 28, months: 1 });
  expect(spanOf(new CalendarDate(2026, 1, 30), new CalendarDate(2026, 3, 29))).toEqual({ days: 58, months: 1 });
  fc.assert(
    fc.property(day, fc.nat(10_000), (from, days) => {
      const to = from.add({ days });
      const { months } = spanOf(from, to);
      expect(from.add({ months }).compare(to)).toBeLessThanOrEqual(0);
      expect(from.add({ months: months + 1 }).compare(to)).toBeGreaterThan(0);
    }),
  );
});

describe('scaleOf', () => {
  test('is missing without dates, or if the end precedes the start', () => {
    fc.assert(
      fc.property(dates, (facts) => {
        const { start, end } = facts;
        const isDrawn = (start !== null || end !== null) && !(start && end && end.compare(start) < 0);
        expect(scaleOf(facts) !== null).toBe(isDrawn);
      }),
    );
  });

  test('stays within the track', () => {
    fc.assert(
      fc.property(dates, day, (facts, any) => {
        const scale = scaleOf(facts);
        if (!scale) return;
        for (const at of [scale.at(any), scale.from, scale.until, scale.now, ...scale.marks.map((mark) => mark.at)]) {
          expect(at).toBeGreaterThanOrEqual(0);
          expect(at).toBeLessThanOrEqual(1);
        }
        expect(scale.from).toBeLessThan(scale.until);
      }),
    );
  });

  test('never places a later day before an earlier one', () => {
    fc.assert(
      fc.property(dates, fc.oneof(day, nearDay), fc.nat(1_000), (facts, one, days) => {
        const scale = scaleOf(facts);
        if (!scale) return;
        expect(scale.at(one.add({ days }))).toBeGreaterThanOrEqual(scale.at(one) - 1e-12);
      }),
    );
  });

  test('places both ends and today where they are drawn', () => {
    fc.assert(
      fc.property(dates, (facts) => {
        const scale = scaleOf(facts);
        if (!scale) return;
        const { start, end } = facts;
        expect(scale.at(facts.today)).toBe(scale.now);
        expect(end ? scale.at(end) : 1).toBeCloseTo(scale.until);
        // A validity of one day starts where it ends.
        const isOneDay = start !== null && end?.compare(start) === 0;
        expect(start && !isOneDay ? scale.at(start) : scale.from).toBeCloseTo(scale.from);
      }),
    );
  });

  test('draws the last twelve months to scale', () => {
    fc.assert(
      fc.property(day, fc.integer({ min: 13, max: 240 }), fc.integer({ min: 0, max: 360 }), (end, months, before) => {
        const scale = scaleOf({ start: end.subtract({ months }), end, today: end });
        const perDay = ((scale?.until ?? 0) - (scale?.marks[0]?.at ?? 0)) / end.compare(end.subtract({ months: 12 }));
        const at = scale?.at(end.subtract({ days: before })) ?? 0;
        expect((scale?.until ?? 0) - at).toBeCloseTo(before * perDay);
      }),
    );
  });

  test('places the marks within the validity, twelve months first', () => {
    fc.assert(
      fc.property(dates, (facts) => {
        const scale = scaleOf(facts);
        const places = scale?.marks.map(({ at }) => at) ?? [];
        expect(places).toEqual(places.toSorted((one, other) => one - other));
        expect(places.every((at) => at >= (scale?.from ?? 0) && at <= (scale?.until ?? 0))).toBe(true);
      }),
    );
  });
});

describe('placeLabels', () => {
  const wishes = fc.array(
    fc.record({
      at: fc.double({ min: 0, max: 1, noNaN: true }),
      widths: fc.array(fc.integer({ min: 1, max: 200 }), { minLength: 1, maxLength: 3 }),
    }),
    { maxLength: 8 },
  );

  test('labels stay on the line and do not overlap', () => {
    fc.assert(
      fc.property(wishes, fc.integer({ min: 1, max: 1_400 }), (asked, room) => {
        const wanted = asked.map(({ at, widths }) => ({ at: at * room, widths }));
        const boxes = placeLabels(wanted, room)
          .flatMap((place, index) =>
            place ? [{ start: place.start, end: place.start + (wanted[index]?.widths[place.choice] ?? 0) }] : [],
          )
          .toSorted((one, other) => one.start - other.start);
        for (const [index, { start, end }] of boxes.entries()) {
          expect(start).toBeGreaterThanOrEqual(0);
          expect(end).toBeLessThanOrEqual(room);
          expect(start).toBeGreaterThan(boxes[index - 1]?.end ?? -1);
        }
      }),
    );
  });

  test('the first label is placed wherever it fits, in its best variant', () => {
    expect(
      placeLabels(
        [
          { at: 90, widths: [300, 40] },
          { at: 80, widths: [40] },
        ],
        100,
      ),
    ).toEqual([{ start: 60, choice: 1 }, null]);
  });
});

test('groupNear keeps every mark once, groups apart', () => {
  fc.assert(
    fc.property(
      fc.array(fc.integer({ min: 0, max: 1_000 }), { maxLength: 60 }),
      fc.integer({ min: 1, max: 60 }),
      (any, apart) => {
        const places = any.toSorted((one, other) => one - other);
        const groups = groupNear(places, apart);
        expect(groups.flat()).toEqual(places.map((_, index) => index));
        const firsts = groups.map(([first]) => places[first ?? 0] ?? 0);
        for (const [index, first] of firsts.entries())
          expect(first - (firsts[index - 1] ?? -Infinity)).toBeGreaterThanOrEqual(apart);
      },
    ),
  );
});

test.each([
  ['both days', '2022-05-09', '2027-05-09', 'valid'],
  ['no end', '2022-05-09', null, 'unending'],
  ['an end that cannot be read, which is not none', '2022-05-09', '12000-05-09', 'undated'],
])('an authorisation with %s', (_, aMMDate, aMMEndDate, stage) => {
  const today = new CalendarDate(2023, 1, 1);
  expect(stageOf({ ...validityOf({ aMMDate, aMMEndDate }), today })).toBe(stage);
});
