import { describe, expect, it } from 'vitest';
import type { DayPart } from '#domain/absences/days.ts';
import { stretchesOf } from '#features/absences/stretches.ts';
import { daysFrom } from '#lib/date-ranges.ts';

const DAYS = daysFrom('2026-12-28', 6);
const absence = (name: string, first: number, count: number) => ({
  name,
  parts: new Map(DAYS.slice(first, first + count).map((day): [string, DayPart] => [day, 'whole'])),
});
const laidOut = (...absences: ReturnType<typeof absence>[]) =>
  stretchesOf(DAYS, absences).map(({ days, bars }) => [
    days.length,
    ...bars.map(({ name, column, span }) => `${name} ${column}+${span}`),
  ]);

describe('the days of absences', () => {
  it('are days alone without any', () => {
    expect(laidOut()).toEqual(DAYS.map(() => [1]));
  });

  it('hold each absence whole where others overlap it, begin in it, or lie in it', () => {
    expect(laidOut(absence('long', 0, 4), absence('within', 1, 1), absence('over its end', 3, 2))).toEqual([
      [5, 'long 1+4', 'within 2+1', 'over its end 4+2'],
      [1],
    ]);
    expect(laidOut(absence('one', 1, 2), absence('same', 1, 2))).toEqual([
      [1],
      [2, 'one 1+2', 'same 1+2'],
      [1],
      [1],
      [1],
    ]);
  });

  it('are cut between absences that only follow each other', () => {
    expect(laidOut(absence('one', 0, 2), absence('next', 2, 4))).toEqual([
      [2, 'one 1+2'],
      [4, 'next 1+4'],
    ]);
  });
});
