import { expect, test } from 'vitest';
import { instantsOf, wholeDays } from '#domain/absences/whole-days.ts';

const at = (instant: string): number => Date.parse(instant) / 1000;
const between = (start: string, end: string) =>
  wholeDays(
    { absenceStartDateTimeStamp: at(start), absenceEndDateTimeStamp: at(end) },
    // One hour ahead of UTC.
    'Africa/Douala',
  );

test.each([
  ['one day', '2026-11-15T23:00:00Z', '2026-11-16T22:59:59Z', '2026-11-16', '2026-11-16'],
  ['a day that ends at 23:59', '2026-11-15T23:00:00Z', '2026-11-16T22:59:00Z', '2026-11-16', '2026-11-16'],
  ['a day that ends at midnight', '2026-11-15T23:00:00Z', '2026-11-16T23:00:00Z', '2026-11-16', '2026-11-16'],
  ['a week', '2026-11-15T23:00:00Z', '2026-11-22T22:59:59Z', '2026-11-16', '2026-11-22'],
  ['from noon to noon', '2026-11-16T11:00:00Z', '2026-11-19T11:00:00Z', '2026-11-17', '2026-11-18'],
])('%s', (_what, start, end, first, last) => {
  expect(between(start, end)).toEqual({ start: first, end: last });
});

test('a day that ends before 23:59 is not whole', () => {
  expect(between('2026-11-15T23:00:00Z', '2026-11-16T22:58:59Z')).toBeNull();
});

test('hours of a day, or of two, are no whole day', () => {
  expect(between('2026-11-16T08:00:00Z', '2026-11-16T11:00:00Z')).toBeNull();
  expect(between('2026-11-16T11:00:00Z', '2026-11-17T11:00:00Z')).toBeNull();
});

test('instants that no calendar has are no days', () => {
  const absence = (start: number, end: number) => ({ absenceStartDateTimeStamp: start, absenceEndDateTimeStamp: end });
  const now = at('2026-11-20T00:00Z');
  for (const wrong of [absence(now, 1e15), absence(-1e15, now), absence(1e15, 1e15)])
    expect(wholeDays(wrong, 'Africa/Douala')).toBeNull();
});

test('a range of days goes from its first second to its last', () => {
  expect(instantsOf({ start: '2026-11-16', end: '2026-11-17' }, 'Africa/Douala')).toEqual({
    start: at('2026-11-15T23:00:00Z'),
    end: at('2026-11-17T22:59:59Z'),
  });
});
