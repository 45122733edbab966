import { describe, expect, test } from 'vitest';
import { matchTraits, pastOf, type TraitFilters, traitsAsked } from '#features/customers/list/traits.ts';

const DAY = 86_400;
/** Midnight of today, in seconds since 1970. */
const TODAY = 20_000 * DAY;

const NONE: TraitFilters = { unseen: null, stages: new Set(), levers: new Set(), isBirthday: false };

const visit = (daysAgo: number, hour = 10) => ({ startTimeStamp: TODAY - daysAgo * DAY + hour * 3600 });
const reached = (ID: string, relationState: string, dateTimestamp: number, product = 'p-1') => ({
  ID,
  relationState,
  dateTimestamp,
  PharmaProduct: { ID: product, name: product },
});

const ALL = {
  HealthWorkerList: [
    {
      ID: 'hw-seen',
      birthDay: '1980-11-30',
      soncaPrice: true,
      soncaSamples: true,
      MyVisitReports: [visit(3), visit(40)],
      MyRelationshipsWithProductAdvancement: [reached('1', 'newClient', 10), reached('2', 'LoyalClient', 20)],
    },
    {
      ID: 'hw-late',
      birthDay: '1975-12-01',
      soncaPrice: true,
      soncaSamples: null,
      MyVisitReports: [visit(30, 23)],
      MyRelationshipsWithProductAdvancement: [reached('3', 'LostClient', 30), reached('4', 'prospect', 5, 'p-2')],
    },
    {
      ID: 'hw-never',
      birthDay: null,
      soncaPrice: false,
      MyVisitReports: [],
      MyRelationshipsWithProductAdvancement: [],
    },
  ],
  DrugStoreList: [{ ID: 'ds-old', birthDay: '2001-11-02', MyVisitReports: [visit(200)] }],
  CustomerAdministrative: [],
  Wholesaler: [],
};

const found = (filters: Partial<TraitFilters>) => [
  ...matchTraits(ALL, { ...NONE, ...filters }, { startOf: (daysAgo) => TODAY - daysAgo * DAY, month: 11 }),
];

describe('customers by trait', () => {
  test.each<[string, Partial<TraitFilters>, readonly string[]]>([
    ['everybody, without a filter', {}, ['hw-seen', 'hw-late', 'hw-never', 'ds-old']],
    ['thirty days ago or more, counted in days of the calendar', { unseen: 30 }, ['hw-late', 'ds-old']],
    ['sixty days ago or more', { unseen: 60 }, ['ds-old']],
    ['never visited', { unseen: 'never' }, ['hw-never']],
    ['the latest stage with any product, not those before it', { stages: new Set(['newClient']) }, []],
    ['one of several stages', { stages: new Set(['LoyalClient', 'prospect']) }, ['hw-seen', 'hw-late']],
    ['what counts, where it is known to', { levers: new Set(['soncaPrice']) }, ['hw-seen', 'hw-late']],
    ['all that counts', { levers: new Set(['soncaPrice', 'soncaSamples']) }, ['hw-seen']],
    ['a birthday this month', { isBirthday: true }, ['hw-seen', 'ds-old']],
    ['all at once', { unseen: 180, isBirthday: true }, ['ds-old']],
  ])('%s', (_what, filters, expected) => {
    expect(found(filters)).toEqual(expected);
  });

  test('only what a filter asks about is read', () => {
    expect(traitsAsked(NONE)).toEqual({ visits: false, stages: false, levers: false, birthdays: false });
    expect(traitsAsked({ ...NONE, unseen: 'never', isBirthday: true })).toEqual({
      visits: true,
      stages: false,
      levers: false,
      birthdays: true,
    });
  });
});

test('the past of each customer is the last visit, and the relations with the furthest first and the lost last', () => {
  const past = pastOf(ALL, ['prospect', 'newClient', 'LoyalClient', 'LostClient']);
  expect([...past].map(([ID, { lastVisit }]) => [ID, lastVisit])).toEqual([
    ['hw-seen', visit(3).startTimeStamp],
    ['hw-late', visit(30, 23).startTimeStamp],
    ['hw-never', null],
    ['ds-old', visit(200).startTimeStamp],
  ]);
  const stagesOf = (ID: string) => past.get(ID)?.relations.map(({ latest }) => latest.relationState);
  expect(stagesOf('hw-seen')).toEqual(['LoyalClient']);
  expect(stagesOf('hw-late')).toEqual(['prospect', 'LostClient']);
  expect(stagesOf('ds-old')).toEqual([]);
});
