import { buildSchema, parse, print, separateOperations } from 'graphql';
import { describe, expect, test } from 'vitest';
import { REQUEST_LIMITS } from '#mocks/hosts/http.ts';
import { createDocumentCache } from '#mocks/server/document-cache.ts';
import { createBudget, type QueryLimits, sizeOf } from '#mocks/server/query-limits.ts';
import { createSignInPace } from '#mocks/server/sign-in-pace.ts';
import { reading } from '../reading.ts';
import { codesOf, enterAs, listAt, openServer, signIn, textAt } from './server-client.ts';

const sources = reading('src/**/*.graphql');

const LIMITS: QueryLimits = {
  characters: 2000,
  tokens: 300,
  depth: 6,
  fields: 60,
  aliases: 4,
  records: 100,
  milliseconds: 50,
};

describe('the size of a document', () => {
  test.for([
    ['{ a }', { depth: 1, fields: 1, aliases: 0 }],
    ['{ x: a { y: b c } d }', { depth: 2, fields: 4, aliases: 2 }],
    ['{ a { ... on B { c } } }', { depth: 2, fields: 2, aliases: 0 }],
    ['{ a { ...F } b { ...F } } fragment F on B { z: c { d } }', { depth: 3, fields: 6, aliases: 2 }],
    ['query A { a } query B { b { c } }', { depth: 2, fields: 3, aliases: 0 }],
    ['{ __schema { types { fields { name } } } }', { depth: 1, fields: 1, aliases: 0 }],
    ['{ s: __schema { types { n: name } } a }', { depth: 1, fields: 2, aliases: 1 }],
    ['{ a { b { c } } d { e } }', { depth: 3, fields: 5, aliases: 0 }],
    ['fragment F on B { a } { b { ...F } }', { depth: 2, fields: 2, aliases: 0 }],
  ] as const)('%s', ([text, size]) => {
    expect(sizeOf(parse(text))).toEqual(size);
  });

  test('is measured in no time where fragments double each other', () => {
    const doubling = Array.from(
      { length: 60 },
      (_, i) => `fragment F${i} on T { a: x { ...F${i + 1} } b: x { ...F${i + 1} } }`,
    );
    const { fields, depth } = sizeOf(parse(`{ ...F0 } ${doubling.join(' ')} fragment F60 on T { x }`));
    expect(depth).toBe(61);
    expect(fields).toBeGreaterThan(1e17);
  });

  test('of each document of the application is at most half of what the API takes', () => {
    const documents = Object.values(separateOperations(parse(sources.files.map(sources.text).join('\n'))));
    expect(documents.length).toBeGreaterThan(30);
    for (const document of documents) {
      const size = sizeOf(document);
      const tooLarge = (['depth', 'fields', 'aliases'] as const).filter(
        (measure) => size[measure] > REQUEST_LIMITS[measure] / 2,
      );
      expect([print(document), tooLarge]).toEqual([print(document), []]);
    }
  });
});

test('documents are remembered, but not for ever, and refused ones not at all', () => {
  const read = createDocumentCache(buildSchema('type Query { a: Int }'));
  const first = read('{ a }');
  expect(read('{ a }')).toBe(first);
  expect(read('{ b }')).not.toBe(read('{ b }'));
  for (let index = 0; index < 150; index += 1) read(`{ a${index}: a }`);
  expect(read('{ a }')).toBe(first);
  for (let index = 0; index < 200; index += 1) read(`{ b${index}: a }`);
  expect(read('{ a }')).not.toBe(first);
});

test('a document may have as much as a limit says, and no more', () => {
  const schema = buildSchema('type Query { a: Query, b: Int }');
  const text = '{ x: a { b } y: a { a { b } } }';
  const limits = { ...LIMITS, characters: text.length, tokens: 17, depth: 3, fields: 5, aliases: 2 };
  expect(createDocumentCache(schema, limits)(text).errors).toBeUndefined();
  for (const [name, limit] of Object.entries(limits).slice(0, 5)) {
    const [error] = createDocumentCache(schema, { ...limits, [name]: limit - 1 })(text).errors ?? [];
    expect([name, error?.message]).toEqual([name, expect.stringContaining(name)]);
  }
});

test('what was remembered first is forgotten first, and only once another takes its place', () => {
  const read = createDocumentCache(buildSchema('type Query { a: Int }'));
  const [oldest, next] = [read('{ a }'), read('{ next: a }')];
  for (let index = 2; index < 200; index += 1) read(`{ a${index}: a }`);
  expect(read('{ a }')).toBe(oldest);
  // A refused one takes no place.
  read('{ b }');
  expect(read('{ a }')).toBe(oldest);
  // Read again, the oldest is the newest.
  read('{ more: a }');
  expect(read('{ a }')).toBe(oldest);
  expect(read('{ next: a }')).not.toBe(next);
});

describe('a server with limits', () => {
  const server = openServer({ limits: LIMITS });
  const group = (inner: string): string => `Delegues { WorkGroup { ${inner} } }`;
  const nested = (times: number): string => (times === 0 ? 'ID' : group(nested(times - 1)));

  test.for([
    ['characters', `{ readWorkGroups { ID } } #${'x'.repeat(2000)}`],
    ['depth', `{ readWorkGroups { ${nested(3)} } }`],
    ['aliases', `{ ${Array.from({ length: 5 }, (_, i) => `a${i}: readWorkGroups { ID }`).join(' ')} }`],
    [
      'fields',
      `{ ...A } fragment A on Query { readWorkGroups { ...B } readWorkGroups { ...B } }
       fragment B on WorkGroup { ${'Delegues { ID phone birthDay Surname } '.repeat(8)} }`,
    ],
  ] as const)('refuses too many: %s', async ([what, query]) => {
    const boss = await enterAs(server, 'Boss');
    const answer = await boss.ask(query);
    expect(codesOf(answer)).toEqual(['QUERY_TOO_COSTLY']);
    expect(textAt(answer, 'errors', 0, 'message')).toContain(what);
    expect(answer.data).toBeUndefined();
  });

  test('refuses too many tokens', async () => {
    const answer = await server.execute({ query: `{ readAllAgencies { ${'a '.repeat(400)} } }` });
    expect(textAt(answer, 'errors', 0, 'message')).toContain('tokens');
  });

  test('refuses an answer with too many records, and goes on answering', async () => {
    const boss = await enterAs(server, 'Boss');
    const answer = await boss.ask(
      '{ readAllPharmaProducts { PharmaProductAssignedDelegues { Delegue { WorkGroup { ID } } } } }',
    );
    expect(answer).toEqual({ errors: [expect.objectContaining({ extensions: { code: 'QUERY_TOO_COSTLY' } })] });
    expect(listAt(await boss.ask('{ readWorkGroups { ID } }'), 'data', 'readWorkGroups').length).toBeGreaterThan(0);
  });

  test('refuses an answer that takes too long', async () => {
    let time = 0;
    const slow = openServer({ limits: LIMITS, elapsed: () => (time += 20) });
    const boss = await enterAs(slow, 'Boss');
    expect(codesOf(await boss.ask('{ readWorkGroups { Delegues { WorkGroup { ID } } } }'))).toEqual([
      'QUERY_TOO_COSTLY',
    ]);
  });

  test('a budget has time until its last millisecond', () => {
    let time = 1000;
    const budget = createBudget(LIMITS, () => time);
    time = 1000 + LIMITS.milliseconds;
    budget.spend(1);
    time += 1;
    expect(() => budget.spend(1)).toThrow('QUERY_TOO_COSTLY: the answer takes too long');
    expect(budget.refusal()).toMatchObject({ path: [], extensions: { code: 'QUERY_TOO_COSTLY' } });
  });

  test('a budget gives one refusal, the same each time', () => {
    const budget = createBudget(LIMITS, () => 0);
    budget.spend(LIMITS.records);
    expect(budget.refusal()).toBeNull();
    expect(() => budget.spend(1)).toThrow('QUERY_TOO_COSTLY');
    expect(() => budget.spend(0)).toThrow('QUERY_TOO_COSTLY');
    expect(budget.refusal()?.message).toContain('100 records');
  });

  test('refuses a mutation in a request that may only read', async () => {
    const mutation = 'mutation { createToken(email: "a", password: "b") { code } }';
    const answer = await server.execute({ query: mutation, isReadOnly: true });
    expect([codesOf(answer), answer.data]).toEqual([['NOT_A_QUERY'], undefined]);
    const both = `query Read { readAllAgencies { name } } ${mutation.replace('mutation', 'mutation Write')}`;
    expect(codesOf(await server.execute({ query: both, operationName: 'Write', isReadOnly: true }))).toEqual([
      'NOT_A_QUERY',
    ]);
    expect(codesOf(await server.execute({ query: both, operationName: 'Read', isReadOnly: true }))).toEqual([
      'UNAUTHORIZED',
    ]);
  });
});

describe('the pace of signing in', () => {
  test('allows a number of wrong passwords in a time, for each account at each client', () => {
    const pace = createSignInPace({ account: 3, client: 100, seconds: 60 });
    const own = { client: 'a', account: 'one' };
    for (const now of [100, 110, 120]) {
      pace.check(own, now);
      pace.failed(own, now);
    }
    expect(() => pace.check(own, 121)).toThrow('TOO_MANY_ATTEMPTS: again in 39 s');
    expect(() => pace.check(own, 159)).toThrow('TOO_MANY_ATTEMPTS: again in 1 s');
    pace.check({ ...own, account: 'another' }, 121);
    pace.check({ ...own, client: 'b' }, 121);
    pace.check(own, 160);
    pace.failed(own, 160);
    expect(() => pace.check(own, 160)).toThrow('again in 10 s');
    pace.check(own, 300);
  });

  test('allows a client a larger number for all accounts together', () => {
    const pace = createSignInPace({ account: 2, client: 4, seconds: 60 });
    for (const account of ['one', 'two', 'three', 'four']) pace.failed({ client: 'a', account }, 100);
    expect(() => pace.check({ client: 'a', account: 'five' }, 130)).toThrow('TOO_MANY_ATTEMPTS: again in 30 s');
    pace.check({ client: 'b', account: 'five' }, 130);
  });

  test('counts each attempt of a request, and no right password', async () => {
    const server = openServer({ signInPace: createSignInPace({ account: 3, client: 100, seconds: 60 }) });
    const attempt = 'createToken(email: "serge.etoundi@tournee.example", password: "wrong") { code }';
    const query = `mutation { ${[1, 2, 3, 4].map((i) => `a${i}: ${attempt}`).join(' ')} }`;
    expect(codesOf(await server.execute({ query, client: '::1' }))).toEqual(['TOO_MANY_ATTEMPTS']);
    expect(codesOf(await server.execute({ query: `mutation { ${attempt} }`, client: '::2' }))).toEqual([]);
    const spelt = attempt.replace('serge', ' SERGE');
    expect(codesOf(await server.execute({ query: `mutation { ${spelt} }`, client: '::1' }))).toEqual([
      'TOO_MANY_ATTEMPTS',
    ]);
    const right = openServer({ signInPace: createSignInPace({ account: 1, client: 1, seconds: 60 }) });
    for (const _ of [1, 2, 3]) expect(codesOf(await signIn(right, 'serge.etoundi@tournee.example'))).toEqual([]);
  });
});
