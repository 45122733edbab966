import { createHash } from 'node:crypto';
import { resetLocalTimeZone } from '@internationalized/date';
import { buildSchema, getNamedType, type GraphQLOutputType, isLeafType, isObjectType } from 'graphql';
import { afterEach, expect, test, vi } from 'vitest';
import { DEFAULT_NOW } from '#mocks/hosts/demo-config.ts';
import { readSchema } from '#mocks/hosts/node.ts';
import { createWorld } from '#mocks/seed/index.ts';
import { CALLS } from './server-calls.ts';
import { enterAs, openServer } from './server-client.ts';

/** Places and times at which the same address is opened: behind UTC, ahead of it, and across a change of clocks. */
const PLACES = [
  { zone: 'Africa/Douala', date: '2026-11-19T07:10:00Z', luck: 0.1 },
  { zone: 'Pacific/Kiritimati', date: '2027-03-28T00:59:59Z', luck: 0.5 },
  { zone: 'America/Los_Angeles', date: '2031-02-28T23:30:00Z', luck: 0.9 },
] as const;

/** Together these roles may read everything; the first may read every file. */
const READERS = ['BossMultinational', 'RegulatoryAffairsUser', 'Delegue'] as const;

const own = process.env['TZ'];
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  liveIn(own);
});

/** Changes the time zone of the process. The date library caches it, and all tests of the process share that cache. */
function liveIn(zone: string | undefined): void {
  if (zone === undefined) delete process.env['TZ'];
  else process.env['TZ'] = zone;
  resetLocalTimeZone();
}

const queries = buildSchema(readSchema()).getQueryType()?.getFields() ?? {};

/** A selection of all fields of a type without arguments, following relations to a depth of `steps`. */
function selectionOf(type: GraphQLOutputType, steps: number): string {
  const named = getNamedType(type);
  if (!isObjectType(named)) return '';
  const fields = Object.values(named.getFields())
    .filter(({ args }) => args.length === 0)
    .flatMap((field) => {
      if (isLeafType(getNamedType(field.type))) return [field.name];
      return steps > 0 ? [`${field.name} ${selectionOf(field.type, steps - 1)}`] : [];
    });
  return `{ ${['__typename', ...fields].join(' ')} }`;
}

const READS = CALLS.flatMap(({ name, query, variables }) => {
  const field = queries[name];
  return field ? [{ query: query.replace(' { __typename }', ` ${selectionOf(field.type, 1)}`), variables }] : [];
});

const digest = (content: string | Uint8Array): string => createHash('sha256').update(content).digest('hex');

async function openAt({ zone, date, luck }: (typeof PLACES)[number]) {
  liveIn(zone);
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(date) });
  vi.spyOn(Math, 'random').mockReturnValue(luck);
  const world = digest(JSON.stringify(createWorld({ seed: 3, now: DEFAULT_NOW, scenario: 'standard' })));
  const server = openServer({ seed: 3 });
  const people = await Promise.all(READERS.map((userType) => enterAs(server, userType)));
  const answers = await Promise.all(
    people.flatMap(({ ask }) => READS.map(({ query, variables }) => ask(query, variables))),
  );
  const { pharmaProductFiles } = createWorld({ seed: 3, now: DEFAULT_NOW, scenario: 'small' });
  const files = await Promise.all(
    pharmaProductFiles.slice(0, 30).map(async ({ ID, agencyID }) => {
      const file = await server.readFile({ ID, authorization: people[0]?.authorization, agency: agencyID });
      return 'content' in file ? digest(new Uint8Array(await file.content.arrayBuffer())) : String(file.status);
    }),
  );
  return { offset: new Date(date).getTimezoneOffset(), world, answers: JSON.stringify(answers), files };
}

test(
  'the same address gives the same records and files, wherever and whenever it is opened',
  { timeout: 120_000 },
  async () => {
    const [here, ...elsewhere] = await PLACES.reduce<Promise<Awaited<ReturnType<typeof openAt>>[]>>(
      async (before, place) => [...(await before), await openAt(place)],
      Promise.resolve([]),
    );
    expect(here?.answers.length).toBeGreaterThan(100_000);
    expect(here?.files.some((file) => file.length === digest('').length)).toBe(true);
    for (const { offset, ...same } of elsewhere) {
      expect(offset).not.toBe(here?.offset);
      expect({ ...here, ...same }).toEqual(here);
    }
  },
);
