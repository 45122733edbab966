import { describe, expect, test } from 'vitest';
import { issuesOf, rowsIn } from '#domain/import/check.ts';
import { NO_NAMES } from '#domain/import/corrections.ts';
import { readImport } from '#domain/import/read.ts';
import { matchRoute } from '#routes/match.ts';
import { partsOf } from '#routes/screens.ts';
import { DEFAULT_NOW, readDemoConfig } from '#mocks/hosts/demo-config.ts';
import { createWorld } from '#mocks/seed/index.ts';
import { SITUATIONS } from '#mocks/situations/index.ts';
import { FILE } from '#mocks/situations/wrong-rows.ts';
import { codesOf, enterAs, listAt, openServer } from './server-client.ts';

describe.each(SITUATIONS)('$id', ({ id, path, journal = [], emptyAgencyID }) => {
  const { config, notices } = readDemoConfig(`?situation=${id}`);

  test('opens for a role that may enter, on a screen that exists', async () => {
    expect(notices).toEqual([]);
    expect(config.role).not.toBeNull();
    const match = matchRoute(path.split('?')[0] ?? '');
    if (match?.kind !== 'screen') throw new Error(`${path} is no screen`);
    expect([config.role, '*']).toContain(match.route.requiredType);
    await expect(partsOf(match.route.screen)).resolves.toBeDefined();
  });

  test('starts with all of its prepared work done', () => {
    const { seed, now, days } = config;
    expect(openServer({ seed, now, days, journal, emptyAgencyID }).journal()).toHaveLength(journal.length);
  });
});

test('an empty agency has users and no records', async () => {
  const { ask } = await enterAs(openServer({ emptyAgencyID: 'cm' }), 'RegulatoryAffairsUser');
  const { data } = await ask(
    '{ readAllPharmaProducts { ID } getAllReminder(done: false) { ID } readAllBaseUsers { ID } }',
  );
  expect(listAt(data, 'readAllPharmaProducts')).toEqual([]);
  expect(listAt(data, 'getAllReminder')).toEqual([]);
  expect(listAt(data, 'readAllBaseUsers')).not.toEqual([]);
});

test('the import with 14 wrong rows has 14, each with a different issue', async () => {
  const { pharmaProducts, wholesalers } = createWorld({ seed: 1, now: DEFAULT_NOW, scenario: 'small' });
  const products = pharmaProducts
    .filter(({ agencyID }) => agencyID === 'cm')
    .map(({ ID, name, ref, pGHT }) => ({ ID, name, ref, pGHT, laboratory: null }));
  const catalogue = { products, wholesalers: wholesalers.filter(({ agencyID }) => agencyID === 'cm') };
  const file = new File([FILE.content], FILE.name, { type: FILE.type });
  const result = await readImport(file, {
    kind: 'sales',
    catalogue,
    knownColumns: [],
    knownNames: NO_NAMES,
    mapping: null,
  });
  if (result.kind === 'refused' || !result.rows) throw new Error('The file was not read');
  const { report } = result.rows;
  const wrong = rowsIn(report, 'wrong').map((row) => issuesOf(report, row)[0]);
  expect(wrong).toHaveLength(14);
  expect(new Set(wrong).size).toBe(14);
});

describe('a switched right', () => {
  test('is granted or refused by the server too', async () => {
    const ask = async (switches: Readonly<Record<string, boolean>>, userType: 'Boss' | 'RegulatoryAffairsUser') =>
      codesOf(await (await enterAs(openServer({ switches }), userType)).ask('{ readAllCity { ID } }'));
    expect(await ask({}, 'Boss')).not.toContain('FORBIDDEN');
    expect(await ask({ viewCity: false }, 'Boss')).toEqual(['FORBIDDEN']);
    const READ = 'mutation { createCity(name: "Ebolowa") { ID } }';
    const may = await enterAs(openServer({ switches: { createCity: true } }), 'RegulatoryAffairsUser');
    expect(codesOf(await may.ask(READ))).not.toContain('FORBIDDEN');
  });
});

test('elapsed days move the clock of the server', async () => {
  const reminders = async (days: number) => {
    const { ask } = await enterAs(openServer({ days }), 'RegulatoryAffairsUser');
    return listAt((await ask('{ getAllReminder(done: false) { ID } }')).data, 'getAllReminder').length;
  };
  expect(openServer({ days: 7 }).clock.now()).toBe((DEFAULT_NOW + 7 * 86_400) * 1000);
  expect(await reminders(30)).toBeLessThan(await reminders(0));
});
