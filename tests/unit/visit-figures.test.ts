import { QueryClient } from '@tanstack/react-query';
import { describe, expect, test } from 'vitest';
import { createApi } from '#api/client.ts';
import { DEFAULT_SETTINGS } from '#api/settings.ts';
import type { Acl } from '#domain/access/rights.ts';
import type { Kind } from '#domain/customers/kinds.ts';
import { coveragePercent, frequencyPercent } from '#domain/field/coverage.ts';
import { visitedCustomersQuery, visitsOfWeekQuery } from '#features/field/people/people.queries.ts';
import { figuresOf, readsPotentials } from '#features/field/people/visit-figures.ts';
import { daysFrom, daysUpTo, weeksOf } from '#lib/date-ranges.ts';
import { startNodeHost } from '#mocks/hosts/node.ts';
import { createFieldWork } from '#mocks/seed/field-work.ts';
import { inAgency, worldOf } from './seed-worlds.ts';
import { enterAs } from './server-client.ts';

const END = '2026-11-19';
const ZONE = 'Africa/Douala';
/** Days between two visits, as the rules have them: docs/rules/field-work.md#suggestions. */
const EVERY: Readonly<Record<string, number>> = { 'A+': 10, A: 15, B: 30, C: 45 };

/** What a page reads of a person’s visits, and what it makes of them. */
async function read(seed: number, role: 'Boss' | 'PharmaLaboBossUser', workerID: string, span: number) {
  const { server, fetch } = startNodeHost({ seed });
  const { authorization } = await enterAs(server, role);
  const token = authorization.replace('Bearer ', '');
  const settings = { ...DEFAULT_SETTINGS, apiHost: 'https://demo.example' };
  const api = createApi({ settings, token: () => token, agency: () => 'cm', onUnauthorized: () => {}, fetch });
  const client = new QueryClient();
  const worker = {
    ID: workerID,
    isSupervisor: false,
    includeUnvalidated: false,
    withCards: role === 'Boss',
    withPositions: false,
  };
  const range = daysUpTo(END, span);
  const target = await client.fetchQuery(visitedCustomersQuery(api, worker, daysUpTo(END, 365)));
  const weeks = await Promise.all(
    weeksOf(range).map(([monday = '']) => client.fetchQuery(visitsOfWeekQuery(api, worker, monday))),
  );
  expect([...target.errors, ...weeks.flatMap(({ errors }) => errors)]).toEqual([]);
  const made = weeks.flatMap(({ visits }) => visits);
  return figuresOf({ customers: target.customers ?? [], made, range, pace: span, workerID, zone: ZONE });
}

describe.each([1, 7, 42])('the figures of a person, from the records of seed %i,', (seed) => {
  const world = worldOf('small', seed);
  const field = createFieldWork(world);
  const people = inAgency(world.users, 'cm').filter(({ userType, fictive }) => userType === 'Delegue' && !fictive);
  const potentialOf = new Map(
    [...world.healthWorkers, ...world.drugStores].map(({ ID, potential }) => [ID, potential ?? null]),
  );

  /** What one works out on paper. */
  function expected(workerID: string, span: number) {
    const reportsOf = (days: number) => {
      const { start } = daysUpTo(END, days);
      return daysFrom(start, days).flatMap((date) =>
        field.visitsOf(workerID, date).flatMap(({ report }) => (report ? [{ date, ...report }] : [])),
      );
    };
    const year = reportsOf(365).filter(({ customerID }) => customerID !== null);
    const last = new Map(year.map(({ customerID, date }) => [customerID, date]));
    const own = [...last.keys()].flatMap((ID) => ID ?? []);
    const reports = reportsOf(span);
    const seen = new Set(reports.flatMap(({ customerID }) => customerID ?? []));
    const of = (IDs: readonly string[]) => ({
      customers: IDs.toSorted(),
      seen: IDs.filter((ID) => seen.has(ID)).toSorted(),
      unseen: IDs.filter((ID) => !seen.has(ID)).toSorted(),
      visits: reports.filter(({ customerID }) => customerID !== null && IDs.includes(customerID)).length,
      expected: IDs.reduce((sum, ID) => sum + span / (EVERY[potentialOf.get(ID) ?? ''] ?? 45), 0),
    });
    return {
      all: of(own),
      of: (potential: string | null) => of(own.filter((ID) => potentialOf.get(ID) === potential)),
      last,
      reports,
    };
  }

  test.each([7, 30, 91])('are those of %i days', async (span) => {
    for (const { ID } of [people[0], people.at(-1)].filter((person) => person !== undefined)) {
      const [shown, paper] = [await read(seed, 'Boss', ID, span), expected(ID, span)];
      for (const figures of [shown.all, ...shown.potentials]) {
        const right = figures.potential === undefined ? paper.all : paper.of(figures.potential);
        const IDs = (customers: readonly { readonly ID: string }[]) => customers.map((each) => each.ID).toSorted();
        expect(IDs(figures.customers)).toEqual(right.customers);
        expect(IDs(figures.seen)).toEqual(right.seen);
        expect(IDs(figures.unseen)).toEqual(right.unseen);
        expect(figures.visits).toBe(right.visits);
        expect(figures.expected).toBeCloseTo(right.expected);
        expect(coveragePercent(figures)).toBeCloseTo((100 * right.seen.length) / right.customers.length);
        expect(frequencyPercent(figures)).toBeCloseTo((100 * right.visits) / right.expected);
      }
      expect(shown.potentials.flatMap(({ customers }) => customers).length).toBe(shown.all.customers.length);
      expect(shown.visits.map((visit) => visit.ID).toSorted()).toEqual(
        paper.reports.map((report) => report.ID).toSorted(),
      );
      // Since when each was not seen.
      const end = Date.parse(END);
      for (const { ID: customerID, own } of shown.all.unseen) {
        expect(own).toBe((end - Date.parse(paper.last.get(customerID) ?? '')) / 86_400_000);
      }
    }
  });

  test('have names and no potentials for who reads no cards', async () => {
    const ID = people[0]?.ID ?? '';
    const [shown, paper] = [await read(seed, 'PharmaLaboBossUser', ID, 30), expected(ID, 30)];
    expect(shown.potentials).toEqual([]);
    expect(shown.all.customers.every(({ name, potential }) => name !== '' && potential === null)).toBe(true);
    expect(shown.all.seen.length).toBe(paper.all.seen.length);
    expect(shown.all.visits).toBe(paper.all.visits);
  });
});

test.each([
  // The day on which clocks go back has 25 hours: 22.00 to 23.00 of the next day, in UTC.
  ['2026-10-24T21:59:00Z', 2],
  ['2026-10-24T22:30:00Z', 1],
  ['2026-10-25T22:59:00Z', 1],
  ['2026-10-25T23:00:00Z', 0],
])('a visit at %s was %i days before 26 October in Paris', (at, days) => {
  const customer = {
    ID: 'hw-1',
    kind: null,
    name: 'Dr Awa Essomba',
    place: null,
    potential: 'A',
    visits: [{ at: Date.parse(at) / 1000, workerID: 'user-1' }],
  };
  const { all } = figuresOf({
    customers: [customer],
    made: [],
    range: { start: '2026-10-19', end: '2026-10-26' },
    pace: 8,
    workerID: 'user-1',
    zone: 'Europe/Paris',
  });
  expect(all.unseen.map(({ own, anybody }) => [own, anybody])).toEqual([[days, days]]);
});

test.each<readonly [Kind | null, Acl, boolean]>([
  ['healthworker', { viewHealthWorker: true }, true],
  ['healthworker', {}, false],
  ['drugstore', { viewDrugStore: true, showDrugStorePotential: true }, true],
  ['drugstore', { viewDrugStore: true }, false],
  ['administration', { viewAdministrativeCustomer: true, showAdministrativePotential: true }, true],
  ['administration', { showAdministrativePotential: true }, false],
  ['wholesaler', { viewHealthWorker: true }, true],
  // Of somebody who reads no cards not even the kind is known.
  [null, { viewHealthWorker: true }, false],
])('what a customer (%s) asks for is known only to who may see their potential: %o', (kind, acl, isKnown) => {
  const seen = figuresOf({
    customers: [{ ID: 'customer-1', kind, name: 'Dr Ewane', place: null, potential: null, visits: [] }],
    made: [],
    range: { start: '2026-10-19', end: '2026-10-26' },
    pace: 8,
    workerID: 'user-1',
    zone: ZONE,
  });
  expect(readsPotentials(seen, acl)).toBe(isKnown);
});
