import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { CALL_FAULTS, DEVICE_FAULTS, SCENARIOS } from '#demo/demo.ts';
import { LANGUAGES } from '#lib/languages.ts';
import { ACL_FLAGS, MODULE_FLAGS } from '#domain/access/rights.ts';
import { USER_TYPES } from '#domain/access/roles.ts';
import {
  DEFAULT_NOW,
  demoQuery,
  parseInstant,
  readDemoConfig,
  tabQuery,
  worldQuery,
} from '#mocks/hosts/demo-config.ts';
import { situationOf } from '#mocks/situations/index.ts';

const DEFAULTS = {
  seed: 1,
  now: DEFAULT_NOW,
  scenario: 'standard',
  days: 0,
  switches: {},
  situation: null,
  faults: {},
  deviceFaults: [],
  role: null,
  lang: null,
};

test('the demo begins on a Thursday morning in Douala', () => {
  expect(new Date(DEFAULT_NOW * 1000).toISOString()).toBe('2026-11-19T07:10:00.000Z');
  expect(parseInstant('2026-11-19T08:10:00+01:00')).toBe(DEFAULT_NOW);
});

describe('the address of a demo', () => {
  test.for(['', '?', '?other=1', '?seed=&now=&scenario=&role=&lang='])(
    'without settings gives the defaults: %s',
    (search) => {
      expect(readDemoConfig(search)).toEqual({ config: DEFAULTS, notices: [] });
    },
  );

  test('can set everything', () => {
    const world = 'seed=42&now=1800000000&scenario=large&days=9&allow=viewCity&deny=moduleGPSIsEnabled,editCity';
    expect(
      readDemoConfig(`?${world}&faults=createReminder:expire,full,readWorkGroups:3g,ahead&role=Delegue&lang=en`),
    ).toEqual({
      config: {
        seed: 42,
        now: 1_800_000_000,
        scenario: 'large',
        days: 9,
        switches: { viewCity: true, moduleGPSIsEnabled: false, editCity: false },
        situation: null,
        faults: { createReminder: 'expire', readWorkGroups: '3g' },
        deviceFaults: ['ahead', 'full'],
        role: 'Delegue',
        lang: 'en',
      },
      notices: [],
    });
  });

  test.for([
    ['seed=-1', 'seed-unreadable'],
    ['seed=1.5', 'seed-unreadable'],
    ['seed=2147483648', 'seed-unreadable'],
    ['seed=one', 'seed-unreadable'],
    ['now=soon', 'now-unreadable'],
    ['now=2026-11-19', 'now-unreadable'],
    ['now=2026-11-19T08:10', 'now-unreadable'],
    ['now=2026-13-19T08:10Z', 'now-unreadable'],
    ['now=1', 'now-unreadable'],
    ['now=99999999999', 'now-unreadable'],
    ['scenario=huge', 'scenario-unknown'],
    ['days=-1', 'days-unreadable'],
    ['days=1000', 'days-unreadable'],
    ['allow=viewCity,everything', 'right-unknown'],
    ['deny=viewcity', 'right-unknown'],
    ['situation=bliss', 'situation-unknown'],
    ['faults=createReminder', 'fault-unknown'],
    ['faults=createReminder:burns', 'fault-unknown'],
    ['faults=full,burning', 'fault-unknown'],
    ['role=Auditor', 'role-unknown'],
    ['lang=de', 'lang-unknown'],
  ] as const)('with an invalid setting gives a notice: %s', ([search, notice]) => {
    expect(readDemoConfig(`?${search}`)).toEqual({ config: DEFAULTS, notices: [notice] });
  });

  test.for([
    ['1795072200', DEFAULT_NOW],
    ['2026-11-19T07:10Z', DEFAULT_NOW],
    ['2026-11-19T08:10+01:00', DEFAULT_NOW],
    ['2026-11-19T08:10%2B01:00', DEFAULT_NOW],
    ['2026-11-19T02:10:00.9-05:00', DEFAULT_NOW],
  ] as const)('takes the time in several formats: %s', ([now, expected]) => {
    expect(readDemoConfig(`?now=${now}`)).toMatchObject({ config: { now: expected }, notices: [] });
  });

  test('a tab keeps its world when the address names none', () => {
    const stored = worldQuery({ ...readDemoConfig('?seed=7&scenario=small').config });
    expect(readDemoConfig('?role=Boss', stored).config).toEqual({
      ...DEFAULTS,
      seed: 7,
      scenario: 'small',
      role: 'Boss',
    });
    expect(readDemoConfig('?scenario=large', stored).config).toEqual({ ...DEFAULTS, scenario: 'large' });
  });

  test.for([
    ['now=garbage', 'now-unreadable'],
    ['seed=9&now=99999999999', 'now-unreadable'],
    ['scenario=large&seed=-1', 'seed-unreadable'],
    ['situation=bliss', 'situation-unknown'],
    ['days=1000', 'days-unreadable'],
  ] as const)('a tab keeps its demo when an address names one that cannot be read: %s', ([search, notice]) => {
    const stored = 'seed=7&scenario=small&days=3';
    const { config, notices } = readDemoConfig(`?${search}&role=Boss`, stored);
    expect(config).toEqual({ ...DEFAULTS, seed: 7, scenario: 'small', days: 3, role: 'Boss' });
    expect(notices).toEqual([notice, 'demo-kept']);
  });

  test('follows the address of a world that can be read, whatever its other parameters', () => {
    const { config, notices } = readDemoConfig('?seed=9&role=King', 'seed=7');
    expect([config.seed, notices]).toEqual([9, ['role-unknown']]);
  });

  test('a tab keeps its date, its rights and its situation', () => {
    const stored = tabQuery(readDemoConfig('?situation=authorisation-tomorrow&days=8&deny=viewCity').config);
    const { config } = readDemoConfig('', stored);
    expect(config).toMatchObject({ situation: 'authorisation-tomorrow', days: 8, switches: { viewCity: false } });
    expect(config, 'role and faults are not kept').toMatchObject({ role: null, faults: {} });
    expect(worldQuery(config), 'work is stored under the same key whatever the date').toBe(
      worldQuery(readDemoConfig('?situation=authorisation-tomorrow').config),
    );
  });

  test('overrides its situation', () => {
    const { parameters } = situationOf('session-ends') ?? {};
    expect(readDemoConfig('?situation=session-ends').config).toMatchObject({
      scenario: parameters?.['scenario'],
      role: parameters?.['role'],
      faults: { createReminder: 'expire' },
    });
    expect(readDemoConfig('?situation=session-ends&role=Boss&scenario=large').config).toMatchObject({
      scenario: 'large',
      role: 'Boss',
      situation: 'session-ends',
    });
  });

  test('a written address reads back as the same settings', () => {
    const configs = fc.record({
      seed: fc.integer({ min: 0, max: 2 ** 31 - 1 }),
      now: fc.integer({ min: 1_577_836_800, max: 4_102_444_799 }),
      scenario: fc.constantFrom(...SCENARIOS),
      days: fc.nat(999),
      switches: fc.dictionary(fc.constantFrom(...ACL_FLAGS, ...MODULE_FLAGS), fc.boolean()),
      situation: fc.constant(null),
      faults: fc.dictionary(fc.stringMatching(/^[a-z]\w{1,20}$/), fc.constantFrom(...CALL_FAULTS)),
      deviceFaults: fc.subarray([...DEVICE_FAULTS]),
      role: fc.option(fc.constantFrom(...USER_TYPES)),
      lang: fc.option(fc.constantFrom(...LANGUAGES)),
    });
    fc.assert(
      fc.property(configs, (config) => {
        expect(readDemoConfig(`?${demoQuery(config)}`)).toEqual({ config, notices: [] });
      }),
    );
  });
});
