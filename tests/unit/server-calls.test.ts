import { describe, expect, test } from 'vitest';
import { USER_TYPES } from '#domain/access/roles.ts';
import { TEXT_LIMITS } from '#lib/text-limits.ts';
import { resolvers } from '#mocks/server/resolvers.ts';
import { CALL_RULES } from '#mocks/server/call-rules.ts';
import { checkTexts } from '#mocks/server/text-lengths.ts';
import { reading } from '../reading.ts';
import { CALLS, CALLS_OF_SCREENS } from './server-calls.ts';
import { type Client, codesOf, enterAs, openServer, textAt } from './server-client.ts';

/** Calls that need no session. */
const OPEN = new Set(['validateToken', 'createToken']);

/** Calls that are about no agency. */
const WITHOUT_AGENCY = new Set(['refreshToken', 'readAllAgencies']);

/** Served, although the screens read the same records in lists. */
const WITHOUT_SCREEN = ['getPharmaProductFileByID', 'getRegulatoryActionStepByID'];

/** Served before the screens of the field. */
const BEFORE_SCREENS = [
  'readWorkerVisitedCustomers',
  'createGPSLoc',
  'createGPSLocsFromList',
  'readSupervisorWorkGroupVisitReportStat',
];

const snapshot = reading('tests/unit/server-rights.md');

const served = new Set(Object.keys({ ...resolvers.Query, ...resolvers.Mutation }));
const notServed = CALLS.filter(({ name }) => !served.has(name));

const server = openServer();
const clients = new Map(
  await Promise.all(
    USER_TYPES.map(async (userType): Promise<[string, Client]> => [userType, await enterAs(server, userType)]),
  ),
);

describe('every call of the contract', () => {
  const names = CALLS.map(({ name }) => name).toSorted();

  test('has a resolver, or is refused with NOT_SERVED', () => {
    expect([...served, ...notServed.map(({ name }) => name)].toSorted()).toEqual(names);
  });

  test('is served if a screen makes it, and only then', () => {
    expect([...served].toSorted()).toEqual(
      [...new Set([...CALLS_OF_SCREENS, ...WITHOUT_SCREEN, ...BEFORE_SCREENS])].toSorted(),
    );
  });

  test('has an access rule', () => {
    expect(Object.keys(CALL_RULES).toSorted()).toEqual(names);
  });

  test.for(CALLS)(
    '$name is UNAUTHORIZED without a token, unless it is how one gets in',
    async ({ name, query, variables }) => {
      const answer = await server.execute({ query, variables, agency: 'cm' });
      expect(codesOf(answer)).toEqual(OPEN.has(name) ? [] : ['UNAUTHORIZED']);
    },
  );

  test('is FORBIDDEN in the agency of others, unless it is about none', async () => {
    const refused = await Promise.all(
      CALLS.map(async ({ name, query, variables }) => {
        const answers = await Promise.all(
          (['Boss', 'Supervisor'] as const).map(async (role) =>
            codesOf((await clients.get(role)?.ask(query, variables, { agency: 'ci' })) ?? {}),
          ),
        );
        return answers.every((codes) => codes.includes('FORBIDDEN')) ? [name] : [];
      }),
    );
    const about = names.filter((name) => !OPEN.has(name) && !WITHOUT_AGENCY.has(name));
    expect(refused.flat().toSorted()).toEqual(about);
  });

  test('is open to the roles of this table', async () => {
    const rows = await Promise.all(
      CALLS.map(async ({ name, query, variables }) => {
        const answers = await Promise.all(
          USER_TYPES.map(async (userType) => codesOf((await clients.get(userType)?.ask(query, variables)) ?? {})),
        );
        return [name, ...answers.map((codes) => (codes.includes('FORBIDDEN') ? ' ' : '×'))];
      }),
    );
    const header = ['call', ...USER_TYPES];
    const table = [header, header.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n');
    await expect(`# Who may make which call\n\n${table}\n`).toMatchFileSnapshot(
      snapshot.pathOf('tests/unit/server-rights.md'),
    );
  });
});

describe('a text of a mutation', () => {
  const texts = CALLS.filter(({ query }) => query.startsWith('mutation')).flatMap(({ name, query, variables }) =>
    Object.keys(variables)
      .filter((argument) => query.includes(`$${argument}: String!`) && !/^json|List$/.test(argument))
      .map((argument) => ({ name, argument, query, variables })),
  );

  test.for(texts)('$argument of $name has an end', async ({ query, variables, argument }) => {
    const codesFor = async (length: number) => {
      const written = { ...variables, [argument]: 'a'.repeat(length) };
      const answers = await Promise.all([...clients.values()].map(({ ask }) => ask(query, written)));
      return new Set(answers.flatMap(codesOf));
    };
    expect(await codesFor(TEXT_LIMITS.text + 1)).toContain('TEXT_TOO_LONG');
    expect(await codesFor(TEXT_LIMITS.line)).not.toContain('TEXT_TOO_LONG');
  });

  test.each([
    ['nothing', { name: null }],
    ['a number', { actionCost: 5 }],
    ['a list', { IDs: Array.from({ length: TEXT_LIMITS.text + 1 }, () => 'a') }],
    ['records in JSON', { json: 'a'.repeat(TEXT_LIMITS.text + 1), jsonGPSLocArray: 'a'.repeat(TEXT_LIMITS.text + 1) }],
    ['a list of ids', { recipientsIDList: 'a'.repeat(TEXT_LIMITS.text + 1) }],
  ])('is not what this limit is for: %s', (_what, args) => {
    expect(() => checkTexts(args)).not.toThrow();
  });

  test('is one line in a name, and several in a description', async () => {
    const office = clients.get('Boss');
    const call = texts.find(({ name, argument }) => name === 'createReminder' && argument === 'name');
    const codesFor = async (written: object) =>
      codesOf((await office?.ask(call?.query ?? '', { ...call?.variables, ...written })) ?? {});
    expect(await codesFor({ name: 'a'.repeat(TEXT_LIMITS.line + 1) })).toEqual(['TEXT_TOO_LONG']);
    expect(await codesFor({ description: 'a'.repeat(TEXT_LIMITS.line + 1) })).not.toContain('TEXT_TOO_LONG');
  });
});

describe(`the ${notServed.length} calls that are not served yet, of ${CALLS.length}`, () => {
  test.for(notServed)('$name answers NOT_SERVED to those who may make it', async ({ query, variables }) => {
    const answers = await Promise.all([...clients.values()].map(({ ask }) => ask(query, variables)));
    expect(answers.every(({ data }) => Object.values(data ?? {}).every((value) => value === null))).toBe(true);
    const codes = new Set(answers.flatMap(codesOf));
    expect(codes).toContain('NOT_SERVED');
    expect([...codes].filter((code) => code !== 'NOT_SERVED')).toEqual(codes.has('FORBIDDEN') ? ['FORBIDDEN'] : []);
  });
});

test('an invalid query, or one for another schema, is refused with a GraphQL error', async () => {
  const syntax = await server.execute({ query: '{' });
  expect(textAt(syntax, 'errors', 0, 'message')).toContain('Syntax Error');
  const unknown = await server.execute({ query: '{ readAllSecrets }' });
  expect(textAt(unknown, 'errors', 0, 'message')).toContain('readAllSecrets');
  expect([syntax.data, unknown.data]).toEqual([undefined, undefined]);
});
