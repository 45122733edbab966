import {
  type GraphQLField,
  isInterfaceType,
  isObjectType,
  Kind,
  parse,
  TypeInfo,
  visit,
  visitWithTypeInfo,
} from 'graphql';
import { describe, expect, test } from 'vitest';
import { USER_TYPES, type UserType } from '#domain/access/roles.ts';
import { readSchema } from '#mocks/hosts/node.ts';
import { createFieldWork } from '#mocks/seed/field-work.ts';
import { PERSONAS } from '#mocks/seed/personas.ts';
import { createTokens } from '#mocks/server/auth-tokens.ts';
import { CALL_RULES, isCall } from '#mocks/server/call-rules.ts';
import { type Context, createContext } from '#mocks/server/context.ts';
import { FIELD_RULES, fieldRuleOf, isForAll, readingOf } from '#mocks/server/field-rules.ts';
import { openSchema } from '#mocks/server/schema.ts';
import { createStore } from '#mocks/server/store.ts';
import { reading } from '../reading.ts';
import { inAgency, NOW, worldOf } from './seed-worlds.ts';
import { at, codesOf, enterAs, listAt, openServer, textAt } from './server-client.ts';

const documents = reading('src/**/*.graphql');
const snapshot = reading('tests/unit/server-field-rights.md');

const world = worldOf('small');
const fieldWork = createFieldWork(world);
const schema = openSchema(readSchema());

interface NamedField {
  readonly type: string;
  readonly field: GraphQLField<unknown, Context>;
}

const FIELDS: readonly NamedField[] = Object.values(schema.getTypeMap())
  .filter((type) => isObjectType(type) && !/^(__.*|Query|Mutation)$/.test(type.name))
  .flatMap((type) =>
    isObjectType(type) ? Object.values(type.getFields()).map((field) => ({ type: type.name, field })) : [],
  );

function contextOf(userType: UserType): Context {
  const email = PERSONAS.find((persona) => persona.userType === userType)?.email;
  const ID = world.users.find(({ Email }) => Email === email)?.ID;
  const state = { store: createStore(world), now: NOW, tokens: createTokens(undefined), mislabelled: new Set() };
  return createContext({ ...state, switches: {}, isReplay: false, bearer: undefined }, ID, 'cm');
}

/** Visits that are made, to customers with products of several laboratories. */
const visits = inAgency(world.users, 'cm')
  .filter(({ userType }) => userType === 'Delegue')
  .slice(0, 6)
  .flatMap(({ ID }) => fieldWork.visitsOf(ID, '2026-11-18'))
  .filter(({ report }) => report !== null);

/** Records of the types whose rules look at the record. */
const SAMPLES: Readonly<Record<string, readonly unknown[]>> = {
  User: inAgency(world.users, 'cm'),
  BaseUser: inAgency(world.users, 'cm'),
  WorkGroup: inAgency(world.workgroups, 'cm'),
  VisitReport: visits.map(({ report }) => report),
  VisitObjective: visits.map(({ objective }) => objective),
};

function cellOf({ type, field }: NamedField, context: Context): string {
  const rule = fieldRuleOf(type, field.name);
  const readings = new Set((SAMPLES[type] ?? [{}]).map((record) => readingOf(rule, record, context)));
  if (readings.size > 1) return '◐';
  return readings.has('yes') ? '×' : readings.has('empty') ? '○' : ' ';
}

describe('every field of every type', () => {
  test('has a rule, and every rule a field', () => {
    expect(Object.keys(FIELD_RULES).toSorted()).toEqual([...new Set(FIELDS.map(({ type }) => type))].toSorted());
    const known = new Set(FIELDS.map(({ type, field }) => `${type}.${field.name}`));
    const ruled = Object.entries(FIELD_RULES).flatMap(([type, rule]) =>
      'fields' in rule ? Object.keys(rule.fields ?? {}).map((field) => `${type}.${field}`) : [],
    );
    expect(ruled.filter((name) => !known.has(name))).toEqual([]);
  });

  const contexts = USER_TYPES.map((userType) => contextOf(userType));

  test('is left unchecked only where every role reads it', () => {
    const unchecked = FIELDS.filter(({ type, field }) => isForAll(fieldRuleOf(type, field.name)));
    expect(unchecked.length).toBeGreaterThan(0);
    expect(unchecked.filter((named) => contexts.some((context) => cellOf(named, context) !== '×'))).toEqual([]);
  });

  test('is open to the roles of this table', async () => {
    const rows = FIELDS.map((named) => [
      `${named.type}.${named.field.name}`,
      fieldRuleOf(named.type, named.field.name).right ?? '',
      ...contexts.map((context) => cellOf(named, context)),
    ]).toSorted(([a = ''], [b = '']) => (a < b ? -1 : 1));
    const header = ['field', 'right', ...USER_TYPES];
    const table = [header, header.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n');
    const key = '×: in every record. ◐: in some. ○: empty, for want of a right. Nothing: refused.';
    await expect(`# Who may read which field\n\n${key}\n\n${table}\n`).toMatchFileSnapshot(
      snapshot.pathOf('tests/unit/server-field-rights.md'),
    );
  });
});

describe('a schema', () => {
  const text = readSchema();
  /** The schema with another line in a type. */
  const altered = (type: string, before: RegExp, after: string) => {
    const [whole = ''] = new RegExp(`^type ${type}\\b.*?^\\}`, 'msu').exec(text) ?? [];
    const changed = text.replace(
      whole,
      whole.replace(before, (line) => `${line}${after}`),
    );
    expect(changed).not.toBe(text);
    return () => openSchema(changed);
  };

  test.each([
    ['depends on a right', 'VisitReport', /endTimeStamp: Timestamp/u],
    ['depends on the record', 'VisitReport', /objections: String/u],
  ])('with a field that %s, and is never null, does not open', (_why, type, line) => {
    expect(altered(type, line, '!')).toThrow(/cannot be empty/u);
  });

  test('with a type or a call that has no rule does not open', () => {
    expect(() => openSchema(`${text}\ntype Unknown { ID: ID }`)).toThrow(
      /a type that the server does not know: Unknown/u,
    );
    expect(altered('Query', /\{/u, ' unknown: ID ')).toThrow(/a call that the server does not know: unknown/u);
  });
});

const SHARES = `{ readAllPharmaProducts { PharmaProductAssignedDelegues { Delegue {
  ID phone birthDay WorkGroup { ID name Supervisor { ID phone } Delegues { ID phone birthDay } }
} } } }`;
const GROUPS = '{ readWorkGroups { Supervisor { phone birthDay } Delegues { phone birthDay } } }';
const RECIPIENTS = `{ past: getAllReminder(done: true) { Recipients { FirstName Surname phone birthDay contactEmail } }
  toCome: getAllReminder(done: false) { Recipients { FirstName Surname phone birthDay contactEmail } } }`;

/** All values of the fields with these names, wherever they are in an answer. */
function valuesOf(answer: unknown, names: readonly string[]): unknown[] {
  if (typeof answer !== 'object' || answer === null) return [];
  return Object.entries(answer).flatMap(([name, value]): unknown[] =>
    names.includes(name) ? [value] : valuesOf(value, names),
  );
}

const PERSONAL = ['phone', 'birthDay', 'contactEmail'];

describe.for(['PharmaLaboBossUser', 'PharmaLaboReglementaryAffairUser'] as const)('%s', (userType) => {
  test.for([SHARES, GROUPS, RECIPIENTS])('reads names but no contact details: %s', async (query) => {
    const answer = await (await enterAs(openServer(), userType)).ask(query);
    const values = valuesOf(answer.data, PERSONAL);
    expect(values.length).toBeGreaterThan(0);
    expect(new Set(values)).toEqual(new Set([null]));
    expect(new Set(codesOf(answer))).toEqual(new Set(['FORBIDDEN']));
  });

  test('still reads who gets a reminder', async () => {
    const { ask } = await enterAs(openServer(), userType);
    const answer = await ask('{ getAllReminder(done: false) { Recipients { ID FirstName Surname } } }');
    expect(codesOf(answer)).toEqual([]);
    expect(valuesOf(answer.data, ['Surname']).length).toBeGreaterThan(0);
  });
});

describe.for(['Delegue', 'Supervisor'] as const)('%s', (userType) => {
  const server = openServer();

  test('reaches nobody of another group through a product', async () => {
    const client = await enterAs(server, userType);
    const own = world.users.find(({ ID }) => ID === client.ID)?.workgroupID;
    const answer = await client.ask(SHARES);
    expect(codesOf(answer)).toEqual([]);
    const delegates = listAt(answer.data, 'readAllPharmaProducts')
      .flatMap((product) => listAt(product, 'PharmaProductAssignedDelegues'))
      .map((share) => at(share, 'Delegue'));
    const groupOf = (delegate: unknown) => textAt(delegate, 'WorkGroup', 'ID');
    const others = delegates.filter((delegate) => groupOf(delegate) !== own);
    expect(others.length).toBeGreaterThan(0);
    for (const delegate of others) {
      expect(delegate).toMatchObject({ phone: null, birthDay: null, WorkGroup: { Supervisor: null, Delegues: [] } });
      expect(textAt(delegate, 'WorkGroup', 'name')).not.toBe('');
    }
    const colleagues = delegates.filter((delegate) => groupOf(delegate) === own);
    expect(colleagues.length).toBeGreaterThan(0);
    for (const delegate of colleagues) {
      expect(textAt(delegate, 'phone')).not.toBe('');
      expect(listAt(delegate, 'WorkGroup', 'Delegues').length).toBeGreaterThan(0);
    }
  });

  test('finds in the directory the contact details of their group and of the office only', async () => {
    const client = await enterAs(server, userType);
    const own = world.users.find(({ ID }) => ID === client.ID)?.workgroupID;
    const { data } = await client.ask('{ readAllBaseUsers { ID Surname contactEmail phone birthDay } }');
    for (const person of listAt(data, 'readAllBaseUsers')) {
      const record = world.users.find(({ ID }) => ID === at(person, 'ID'));
      const isSeen = record?.workgroupID === null || record?.workgroupID === own;
      expect(PERSONAL.map((field) => at(person, field) !== null)).toEqual(PERSONAL.map(() => isSeen));
    }
  });
});

test('the office reads the contact details of everybody', async () => {
  const { ask } = await enterAs(openServer(), 'RegulatoryAffairsUser');
  const answer = await ask(RECIPIENTS);
  expect(codesOf(answer)).toEqual([]);
  expect(valuesOf(answer.data, PERSONAL).filter((value) => typeof value !== 'string')).toEqual([]);
});

test.for(['BossMultinational', 'PharmaLaboBossUser'] as const)(
  '%s reads the name and the place of a wholesaler only',
  async (role) => {
    const { ask } = await enterAs(openServer(), role);
    const answer = await ask('{ readWholesalers { ID name phone email WorkArea { name } } }');
    expect(new Set(codesOf(answer))).toEqual(new Set(['FORBIDDEN']));
    const [first] = listAt(answer.data, 'readWholesalers');
    expect(first).toMatchObject({ phone: null, email: null });
    expect(textAt(first, 'name')).not.toBe('');
  },
);

const DOCUMENTS = parse(documents.files.map(documents.text).join('\n'));

interface Use {
  readonly operation: string;
  readonly call: string;
  readonly type: string;
  readonly field: string;
}

/** The fields that each operation of the application asks for, with those of its fragments. */
function usesOf(): readonly Use[] {
  const fragments = new Map(
    DOCUMENTS.definitions.flatMap((definition) =>
      definition.kind === Kind.FRAGMENT_DEFINITION ? [[definition.name.value, definition]] : [],
    ),
  );
  return DOCUMENTS.definitions
    .filter((definition) => definition.kind === Kind.OPERATION_DEFINITION)
    .flatMap((definition) => {
      const uses: Use[] = [];
      const calls = definition.selectionSet.selections.flatMap((selection) =>
        selection.kind === Kind.FIELD ? [selection.name.value] : [],
      );
      const info = new TypeInfo(schema);
      const look = (node: Parameters<typeof visit>[0], call: string): void => {
        visit(
          node,
          visitWithTypeInfo(info, {
            Field({ name, directives = [] }) {
              // Asked for only by those who may read it: `unit/customer-positions` and the walks of each screen show it.
              if (directives.some((directive) => directive.name.value === 'include')) return false;
              const parent = info.getParentType();
              const parents = isInterfaceType(parent) ? schema.getPossibleTypes(parent) : parent ? [parent] : [];
              for (const { name: type } of parents) {
                if (type === 'Query' || type === 'Mutation') continue;
                uses.push({ operation: definition.name?.value ?? '', call, type, field: name.value });
              }
              return undefined;
            },
            FragmentSpread({ name, directives = [] }) {
              if (directives.some((directive) => directive.name.value === 'include')) return;
              const fragment = fragments.get(name.value);
              if (fragment) look(fragment, call);
            },
          }),
        );
      };
      for (const call of calls) look(definition, call);
      return uses;
    });
}

test('no screen asks for a field that a role which may make the call never reads', () => {
  const uses = usesOf();
  expect(uses.length).toBeGreaterThan(200);
  const refused = uses.filter(({ call, type, field }) => {
    const { roles } = isCall(call) ? CALL_RULES[call] : { roles: [] };
    const rule = fieldRuleOf(type, field);
    return roles.some((userType) => !rule.roles.includes(userType));
  });
  expect(refused).toEqual([]);
});
