import { execFileSync } from 'node:child_process';
import { pathToFileURL } from 'node:url';
import * as fc from 'fast-check';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { createRandom } from '#mocks/seed/random.ts';
import { SCENARIOS, type Scenario, type World } from '#mocks/seed/types.ts';
import { ROOT } from '../../scripts/tools.mjs';
import { reading } from '../reading.ts';
import { hashOf, inAgency, NOW, worldOf } from './seed-worlds.ts';

const seeds = reading('mocks/seed/*.ts');

afterEach(() => {
  vi.useRealTimers();
});

describe('the same seed, time and scenario', () => {
  test.each(SCENARIOS)('give the same %s world', (scenario) => {
    expect(hashOf(worldOf(scenario))).toBe(hashOf(worldOf(scenario)));
  });

  test('give the same world on another day', () => {
    const today = hashOf(worldOf('small'));
    vi.useFakeTimers({ now: new Date('2031-02-28T23:59:59Z') });
    expect(hashOf(worldOf('small'))).toBe(today);
  });

  test('give the same world after another one was created', () => {
    const alone = hashOf(worldOf('small', 7));
    worldOf('small', 8);
    expect(hashOf(worldOf('small', 7))).toBe(alone);
  });

  test.each(['Pacific/Auckland', 'America/St_Johns', 'Africa/Douala'])('give the same world in %s', (TZ) => {
    const index = pathToFileURL(seeds.pathOf('mocks/seed/index.ts')).href;
    const script = `
      import { createHash } from 'node:crypto';
      import { createWorld } from '${index}';
      const world = createWorld({ seed: 1, now: ${NOW}, scenario: 'standard' });
      const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();
      console.log(timeZone, createHash('sha256').update(JSON.stringify(world)).digest('hex'));`;
    const printed = execFileSync(process.execPath, ['--input-type=module', '--eval', script], {
      cwd: ROOT,
      env: { ...process.env, TZ },
      encoding: 'utf8',
    });
    expect(printed.trim()).toBe(`${TZ} ${hashOf(worldOf('standard'))}`);
  });
});

test('another seed gives other people, another day gives other dates', () => {
  const hashes = [worldOf('small'), worldOf('small', 2), worldOf('small', 1, NOW + 86_400)].map(hashOf);
  expect(new Set(hashes)).toHaveLength(3);
});

test('a world is plain data', () => {
  const world = worldOf('small');
  expect(structuredClone(world)).toEqual(world);
  expect(JSON.parse(JSON.stringify(world))).toEqual(world);
});

function draws(seed: number, stream: string): number[] {
  const random = createRandom(seed, stream);
  return Array.from({ length: 20 }, () => random.int(0, 1e6));
}

describe('a random stream', () => {
  test('depends on its seed and its name', () => {
    expect(draws(1, 'places:cm')).toEqual(draws(1, 'places:cm'));
    expect(draws(1, 'places:cm')).not.toEqual(draws(1, 'places:ci'));
    expect(draws(1, 'places:cm')).not.toEqual(draws(2, 'places:cm'));
  });

  test('draws within bounds, both ends included', () => {
    const random = createRandom(1, 'bounds');
    const drawn = new Set(Array.from({ length: 500 }, () => random.int(3, 6)));
    expect(drawn).toEqual(new Set([3, 4, 5, 6]));
  });

  test('samples distinct elements, or all there are', () => {
    fc.assert(
      fc.property(fc.uniqueArray(fc.integer()), fc.nat(60), fc.integer(), (list, count, seed) => {
        const sample = createRandom(seed, 'sample').sample(list, count);
        expect(new Set(sample)).toHaveLength(Math.min(count, list.length));
        expect(list).toEqual(expect.arrayContaining(sample));
      }),
    );
  });

  test('picks by weight', () => {
    const random = createRandom(1, 'weights');
    const drawn = Array.from({ length: 4000 }, () =>
      random.weighted([
        ['a', 3],
        ['b', 1],
        ['never', 0],
      ]),
    );
    expect(drawn).not.toContain('never');
    expect(drawn.filter((letter) => letter === 'a').length / drawn.length).toBeCloseTo(0.75, 1);
  });

  test('throws when there is nothing to pick from', () => {
    const random = createRandom(1, 'nothing');
    expect(() => random.pick([])).toThrow(RangeError);
    expect(() => random.weighted([])).toThrow(RangeError);
  });
});

/** How many customers and reminders each agency has, the main one first. */
function sizes(scenario: Scenario) {
  const world = worldOf(scenario);
  const customers = [...world.healthWorkers, ...world.drugStores, ...world.administratives, ...world.wholesalers];
  return world.agencies.map(({ idAgency }) => ({
    idAgency,
    customers: inAgency(customers, idAgency).length,
    reminders: inAgency(world.reminders, idAgency).length,
  }));
}

describe('the size of a world', () => {
  test('small: some 60 customers and a dozen reminders an agency', () => {
    for (const { customers, reminders } of sizes('small')) {
      expect(Math.abs(customers - 60)).toBeLessThanOrEqual(2);
      expect(reminders).toBeGreaterThanOrEqual(12);
    }
  });

  test('standard: some 1,500 customers and 40 reminders an agency', () => {
    for (const { customers, reminders } of sizes('standard')) {
      expect(Math.abs(customers - 1500)).toBeLessThanOrEqual(10);
      expect(reminders).toBeGreaterThanOrEqual(40);
    }
  });

  test('large: 20,000 customers in the main agency, 400 reminders in each', () => {
    const [main, ...others] = sizes('large');
    expect(main).toMatchObject({ idAgency: 'cm', customers: 20_000 });
    for (const { customers } of others) expect(Math.abs(customers - 1500)).toBeLessThanOrEqual(10);
    for (const { reminders } of sizes('large')) expect(reminders).toBeGreaterThanOrEqual(400);
  });
});

describe('references', () => {
  test.each(SCENARIOS)('resolve inside one agency, and ids are unique (%s)', (scenario) => {
    expect(walk(worldOf(scenario))).toEqual({ duplicates: [], broken: [] });
  });

  test('resolve whatever the seed and the day', () => {
    const anyDay = fc.integer({ min: 1_600_000_000, max: 2_300_000_000 });
    fc.assert(
      fc.property(fc.integer(), anyDay, (seed, now) => {
        expect(walk(worldOf('small', seed, now))).toEqual({ duplicates: [], broken: [] });
      }),
      { numRuns: 20 },
    );
  });
});

/** Follows every `…ID` and `…IDs` of a world and collects those that point nowhere or into another agency. */
function walk(world: World) {
  const records = Object.values(world).flatMap((value: unknown) => (Array.isArray(value) ? value.map(entriesOf) : []));
  const agencyOf = new Map<string, string | null>();
  const duplicates: string[] = [];
  const broken: string[] = [];
  for (const { id, agency } of records) {
    if (agencyOf.has(id)) duplicates.push(id);
    agencyOf.set(id, agency);
  }
  for (const { id, agency, references } of records) {
    for (const [key, targets] of references) {
      if (new Set(targets).size < targets.length) broken.push(`${id}.${key} repeats itself`);
      for (const target of targets) {
        const home = agencyOf.get(target);
        if (home === undefined) broken.push(`${id}.${key} leads nowhere: ${target}`);
        else if (home !== null && home !== agency) broken.push(`${id}.${key} leads to another agency: ${target}`);
      }
    }
  }
  return { duplicates, broken };
}

/** A record as a graph node: its id, its agency if it has one, and the ids it refers to. */
function entriesOf(record: object) {
  const fields = Object.entries(record).map(([key, value]): [string, string[]] => [key, textsOf(value)]);
  const field = (name: string) => fields.find(([key]) => key === name)?.[1][0];
  return {
    id: field('ID') ?? field('idAgency') ?? '',
    agency: field('agencyID') ?? null,
    references: fields.filter(([key]) => key !== 'ID' && /IDs?$/.test(key)),
  };
}

function textsOf(value: unknown): string[] {
  return (Array.isArray(value) ? value : [value]).filter((item: unknown) => typeof item === 'string');
}
