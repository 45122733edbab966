import { QueryClient } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { createApi } from '#api/client.ts';
import { DEFAULT_SETTINGS } from '#api/settings.ts';
import { agencySalesQuery, agencyVisitsQuery } from '#features/agencies/agency-glance.queries.ts';
import { startNodeHost } from '#mocks/hosts/node.ts';
import { createFieldWork } from '#mocks/seed/field-work.ts';
import { inAgency, NOW, worldOf } from './seed-worlds.ts';
import { enterAs } from './server-client.ts';

const WEEK = { start: '2026-11-16', end: '2026-11-22' };
const DAYS = ['16', '17', '18', '19', '20', '21', '22'].map((day) => `2026-11-${day}`);

async function glancesAs(role: 'BossMultinational' | 'PharmaLaboBossUser', chosen: string | null) {
  const { server, fetch } = startNodeHost({ now: NOW });
  const { authorization } = await enterAs(server, role);
  const settings = { ...DEFAULT_SETTINGS, apiHost: 'https://demo.example' };
  const token = authorization.replace('Bearer ', '');
  const api = createApi({ settings, token: () => token, agency: () => chosen, onUnauthorized: () => {}, fetch });
  const client = new QueryClient();
  return {
    visitsOf: (agencyID: string) => client.fetchQuery(agencyVisitsQuery(api, agencyID, WEEK)),
    salesOf: async (agencyID: string) => (await client.fetchQuery(agencySalesQuery(api, agencyID, '2026-10'))).sales,
  };
}

test.each([null, 'cm'])('an agency looks like its own records, whichever is chosen (%s)', async (chosen) => {
  const world = worldOf('small');
  const field = createFieldWork(world);
  const { visitsOf } = await glancesAs('BossMultinational', chosen);
  for (const { idAgency } of world.agencies) {
    const { people, quota, errors } = await visitsOf(idAgency);
    expect(errors).toEqual([]);
    const groups = new Set(inAgency(world.workgroups, idAgency).flatMap(({ delegueIDs }) => delegueIDs));
    const delegates = world.users.filter(({ ID, fictive }) => groups.has(ID) && !fictive).map(({ ID }) => ID);
    const made = (ID: string) => DAYS.flatMap((date) => field.visitsOf(ID, date)).filter(({ report }) => report).length;
    expect(people).toEqual({ all: delegates.length, active: delegates.filter((ID) => made(ID) > 0).length });
    expect(quota?.done).toBe(delegates.reduce((sum, ID) => sum + made(ID), 0));
  }
});

test('sales of two agencies are not the same', async () => {
  const { salesOf } = await glancesAs('BossMultinational', null);
  const [one, other] = [await salesOf('cm'), await salesOf('ci')];
  expect(one?.expected).toBeGreaterThan(0);
  expect(one).not.toEqual(other);
});

test('a laboratory’s boss sees the sales of the own products', async () => {
  const all = await (await glancesAs('BossMultinational', null)).salesOf('cm');
  const own = await (await glancesAs('PharmaLaboBossUser', null)).salesOf('cm');
  expect(own?.expected).toBeGreaterThan(0);
  expect(own?.expected).toBeLessThan(all?.expected ?? 0);
});
