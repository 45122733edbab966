import { describe, expect, test } from 'vitest';
import { changesSince, type Known } from '#domain/customers/changes.ts';

const ZONE = 'Africa/Douala';
/** At 10:00 in the zone. */
const at = (day: string) => Date.parse(`${day}T09:00:00Z`) / 1000;
const WHEN = { visit: at('2026-10-29'), today: '2026-11-24', timeZone: ZONE };
const NOTHING = { stages: [], expectations: [], actions: [], lastEdited: null };
type AnyKnown = Known<{ dateTimestamp: number }, Span, Span>;
interface Span {
  readonly periodStart: string | null;
  readonly periodEnd: string | null;
}
const span = (periodStart: string | null, periodEnd: string | null): Span => ({ periodStart, periodEnd });
const changes = (known: Partial<AnyKnown>) =>
  changesSince<{ dateTimestamp: number }, Span, Span>({ ...NOTHING, ...known }, WHEN).map(({ kind, day }) => [
    kind,
    day,
  ]);

test('a day that no month has is no day, also between the visit and today', () => {
  const december = { ...WHEN, today: '2026-12-24' };
  const known = { ...NOTHING, expectations: [span('2026-11-31', '2026-11-31')], actions: [span('2026-11-31', null)] };
  expect(changesSince<{ dateTimestamp: number }, Span, Span>(known, december)).toEqual([]);
});

describe('what changed since a visit', () => {
  test('is nothing, if nothing is known', () => {
    expect(changes({})).toEqual([]);
  });

  test('is what came after its day, not what was noted on it', () => {
    // The last second of the day of the visit: a stage of that day counts from there.
    const atNight = Date.parse('2026-10-29T22:59:59Z') / 1000;
    expect(changes({ stages: [{ dateTimestamp: atNight }] })).toEqual([]);
    expect(changes({ stages: [{ dateTimestamp: atNight + 1 }] })).toEqual([['stage', '2026-10-30']]);
    expect(changes({ lastEdited: at('2026-10-29') })).toEqual([]);
    expect(changes({ lastEdited: at('2026-11-02') })).toEqual([['edited', '2026-11-02']]);
  });

  test.each([
    ['that began before, and goes on', span('2026-10-01', '2026-12-31'), []],
    ['that began on the day', span('2026-10-29', '2026-12-31'), []],
    ['that began after it', span('2026-10-30', '2026-12-31'), [['expected', '2026-10-30']]],
    ['that began today', span('2026-11-24', null), [['expected', '2026-11-24']]],
    ['that begins tomorrow', span('2026-11-25', null), []],
    ['that ended yesterday', span(null, '2026-11-23'), [['ended', '2026-11-23']]],
    ['that ends today', span(null, '2026-11-24'), []],
    ['that ended on the day of the visit', span(null, '2026-10-29'), []],
    ['of no days', span(null, null), []],
    ['of days that are none', span('2026-11-31', '2026-02-30'), []],
    [
      'that began and ended since',
      span('2026-11-02', '2026-11-20'),
      [
        ['ended', '2026-11-20'],
        ['expected', '2026-11-02'],
      ],
    ],
  ] as const)('counts an expectation %s', (_case, expectation, found) => {
    expect(changes({ expectations: [expectation] })).toEqual(found);
  });

  test('has the last of two stages of a day first: it is the one that counts', () => {
    const [lost, loyal] = [1, 1].map((second, index) => ({ ID: index, dateTimestamp: at('2026-11-10') + second }));
    const earlier = { ID: 2, dateTimestamp: at('2026-11-10') };
    if (!lost || !loyal) throw new Error('There are two stages.');
    const found = changesSince<typeof lost, Span, Span>({ ...NOTHING, stages: [earlier, lost, loyal] }, WHEN);
    expect(found.map((change) => ('record' in change ? change.record : null))).toEqual([loyal, lost, earlier]);
  });

  test('has an action once, when it began', () => {
    expect(changes({ actions: [span('2026-11-02', '2026-11-20')] })).toEqual([['action', '2026-11-02']]);
  });

  test('comes with the latest first, and with its records', () => {
    const stage = { dateTimestamp: at('2026-11-10') };
    const found = changesSince<typeof stage, Span, Span>(
      { ...NOTHING, stages: [stage], actions: [span('2026-11-20', null)], lastEdited: at('2026-11-02') },
      WHEN,
    );
    expect(found.map(({ kind }) => kind)).toEqual(['action', 'stage', 'edited']);
    expect(found[1]).toEqual({ kind: 'stage', day: '2026-11-10', record: stage });
  });
});

test('changes of one day come as they are told: stages, expectations, actions, the card', () => {
  const found = changesSince<{ dateTimestamp: number }, Span, Span>(
    {
      stages: [{ dateTimestamp: at('2026-11-10') }],
      expectations: [span('2026-11-10', '2026-11-10')],
      actions: [span('2026-11-10', null)],
      lastEdited: at('2026-11-10'),
    },
    WHEN,
  );
  expect(found.map(({ kind }) => kind)).toEqual(['stage', 'expected', 'ended', 'action', 'edited']);
  expect(found.map((change) => ('record' in change ? change.record : null))).toEqual([
    { dateTimestamp: at('2026-11-10') },
    span('2026-11-10', '2026-11-10'),
    span('2026-11-10', '2026-11-10'),
    span('2026-11-10', null),
    null,
  ]);
});
