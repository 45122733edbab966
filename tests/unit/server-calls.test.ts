import { describe, expect, test } from 'vitest';
import { USER_TYPES } from '#domain/access/roles.ts';
import { notServedMutations, notServedQueries } from '#mocks/server/not-served.ts';
import { resolvers } from '#mocks/server/resolvers.ts';
import { CALL_RULES } from '#mocks/server/call-rules.ts';
import { CALLS } from './server-calls.ts';
import { type Client, codesOf, enterAs, openServer, textAt } from './server-client.ts';
import NOT_SERVED from './server-not-served.json' with { type: 'json' };

/** Calls that need no session. */
const OPEN = new Set(['validateToken', 'createToken']);

const server = openServer();
const clients = new Map(
  await Promise.all(
    USER_TYPES.map(async (userType): Promise<[string, Client]> => [userType, await enterAs(server, userType)]),
  ),
);

describe('every call of the contract', () => {
  const names = CALLS.map(({ name }) => name).toSorted();

  test('has a resolver', () => {
    expect(Object.keys({ ...resolvers.Query, ...resolvers.Mutation }).toSorted()).toEqual(names);
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
    await expect(`# Who may make which call\n\n${table}\n`).toMatchFileSnapshot('server-rights.md');
  });
});

describe('calls that are not served yet', () => {
  test('are exactly those of the list', () => {
    expect(Object.keys({ ...notServedQueries, ...notServedMutations }).toSorted()).toEqual(NOT_SERVED);
  });

  test.for(CALLS.filter(({ name }) => NOT_SERVED.includes(name)))(
    '$name says so, to those who may make it',
    async ({ query, variables }) => {
      const answers = await Promise.all([...clients.values()].map(({ ask }) => ask(query, variables)));
      expect(answers.every(({ data }) => Object.values(data ?? {}).every((value) => value === null))).toBe(true);
      const codes = new Set(answers.flatMap(codesOf));
      expect(codes).toContain('NOT_SERVED');
      expect([...codes].filter((code) => code !== 'NOT_SERVED')).toEqual(codes.has('FORBIDDEN') ? ['FORBIDDEN'] : []);
    },
  );
});

test('an invalid query, or one for another schema, is refused with a GraphQL error', async () => {
  const syntax = await server.execute({ query: '{' });
  expect(textAt(syntax, 'errors', 0, 'message')).toContain('Syntax Error');
  const unknown = await server.execute({ query: '{ readAllSecrets }' });
  expect(textAt(unknown, 'errors', 0, 'message')).toContain('readAllSecrets');
  expect([syntax.data, unknown.data]).toEqual([undefined, undefined]);
});
