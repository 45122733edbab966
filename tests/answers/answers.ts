// Random answers that the schema allows, the same for the same seed and request.
import { addMocksToSchema, createMockStore, type IMocks } from '@graphql-tools/mock';
import {
  buildSchema,
  type ExecutionResult,
  getNullableType,
  graphqlSync,
  type GraphQLObjectType,
  type GraphQLOutputType,
  type GraphQLResolveInfo,
  type GraphQLSchema,
  isAbstractType,
  isCompositeType,
  isEnumType,
  isListType,
  isNonNullType,
  isObjectType,
} from 'graphql';
import type { UserType } from '#domain/access/roles.ts';
import { createRandom, type Random, type Weighted } from '#mocks/seed/random.ts';

/** The agency that the session looks at; it is in every list of agencies. */
export const AGENCY = { idAgency: 'agency/1 é', name: 'Douala', country: 'Cameroun' } as const;

/** Ids that an address, a selector or a piece of HTML could break on. */
const ID_FORMS: readonly ((count: number) => string)[] = [
  (count) => `${count}`,
  (count) => `prod/${count}`,
  (count) => `a b ${count}`,
  (count) => `"${count}"`,
  (count) => `'${count}\\`,
  (count) => `%2F${count}%`,
  (count) => `?q=${count}&r#${count}`,
  (count) => `é🙂${count}`,
  (count) => `<b>${count}</b>`,
  (count) => `معرف ${count}`,
];

/** The id of a record: different for each number. */
export const idOf = (count: number): string => (ID_FORMS[count % ID_FORMS.length] ?? String)(count);

const TEXTS = [
  'A',
  'Amoxor 500 mg, boîte de 24',
  '',
  ' ',
  'Hexakosioihexekontahexaphobique'.repeat(8),
  'https://example.com/a/very/long/address/without/a/space?and=parameters&'.repeat(4),
  'Un nom qui se lit, mais dont la fin ne vient qu’après beaucoup de mots. '.repeat(12),
  'مستحضر صيدلاني للأطفال',
  'שלום! 12 (תרופה)',
  '👩🏽‍⚕️💊',
  '🙂'.repeat(60),
  'O’Connor & "fils" <script>alert(1)</script>',
  '100 % a/b\\c {0} #',
  '\u202Efdp.erutcaf',
  'Première ligne\nSeconde ligne\t!',
  '\u200B',
  'terminé',
  'ETAT_INCONNU_42',
  '2026-11-22',
  '=1+1',
  '-0',
  '#ff0000',
] as const;

const INTS = [0, 1, -1, 7, 42, 1000, 2 ** 31 - 1, -(2 ** 31)];
const FLOATS = [0, -0, 1, -1, 12.5, 0.1 + 0.2, 1e-9, 100, 1e15, -1e15, 123_456.789];
const DAYS = ['1900-01-01', '2200-12-31', '2024-02-29', '2026-11-22', '2026-12-31', '2027-01-01', '9999-12-31'];
const MONTHS = ['1900-01', '2200-12', '2026-01', '2026-10', '2026-11', '2026-12', '9999-12'];
const HOUR = 3600;
/** The time of the page, in seconds since 1970. */
export const NOW = Date.UTC(2026, 10, 22, 9) / 1000;
const INSTANTS = [
  ...[0, 0.5, 1, -1, 25, -49, 24 * 40, -24 * 40].map((hours) => NOW + hours * HOUR),
  Date.UTC(1900, 0, 1) / 1000,
  Date.UTC(2200, 11, 31) / 1000,
  0,
  -0.5,
  8_640_000_000_001,
  1e300,
];

/** How far answers go in what the schema allows. */
export interface Latitude {
  /** How many records a list has. */
  readonly lengths: Weighted<number>;
  /** Lists inside of records are shorter, or one answer would have millions. */
  readonly innerLengths: Weighted<number>;
  /** How often what may be null is null. */
  readonly nulls: number;
  /** How often a right is one of the user's. */
  readonly granted: number;
  /** Of how many records the ones that others name are. */
  readonly named: number;
  /** How far apart the ids are of records whose types share an interface: a list may hold them all. */
  readonly apart: number;
}

const LENGTHS = [
  [0, 4],
  [1, 4],
  [2, 3],
  [7, 3],
] as const;

const INNER_LENGTHS = [
  [0, 6],
  [1, 6],
  [3, 4],
] as const;

/** All that the schema allows, with most rights, so that most screens open. */
export const ANYTHING: Latitude = {
  lengths: LENGTHS,
  innerLengths: INNER_LENGTHS,
  nulls: 0.25,
  granted: 0.9,
  named: 12,
  apart: 1000,
};

/** The same with long lists. They take most of the time: 12 products by 40 wholesalers are a page of 480 fields. */
export const LONG: Latitude = {
  ...ANYTHING,
  lengths: [...LENGTHS, [40, 2]],
  innerLengths: [...INNER_LENGTHS, [20, 1]],
};

/** Nothing is missing, and everything is about the first record of each type: each read leads to the next. */
export const WHOLE: Latitude = {
  lengths: [[2, 1]],
  innerLengths: [[2, 1]],
  nulls: 0,
  granted: 1,
  named: 1,
  apart: 0,
};

/** Draws of one answer; each answer has its own. */
interface Draw {
  random: Random;
  readonly latitude: Latitude;
}

/** The name of the field that tells the records of a type apart. */
const keyFieldOf = (type: GraphQLObjectType): string | undefined =>
  ['ID', 'idAgency'].find((name) => name in type.getFields());

/** The values of scalars, enumerations and objects. */
function mocksOf(schema: GraphQLSchema, draw: Draw): IMocks {
  const from =
    <T>(values: readonly T[]) =>
    () =>
      draw.random.pick(values);
  const mocks: IMocks = {
    ID: () => idOf(draw.random.int(0, draw.latitude.named - 1)),
    String: from(TEXTS),
    Int: from(INTS),
    Float: from(FLOATS),
    Boolean: from([true, false]),
    Timestamp: from(INSTANTS),
    Date: from(DAYS),
    YearMonth: from(MONTHS),
  };
  for (const type of Object.values(schema.getTypeMap())) {
    if (isEnumType(type)) mocks[type.name] = from(type.getValues().map(({ name }) => name));
    if (isObjectType(type) && !type.name.startsWith('__')) mocks[type.name] = () => shapeOf(schema, type, draw);
  }
  return mocks;
}

/** What a record has of nulls and of lists; the values of its other fields are drawn when they are asked for. */
function shapeOf(schema: GraphQLSchema, type: GraphQLObjectType, draw: Draw): Record<string, unknown> {
  const { random, latitude } = draw;
  const { lengths, innerLengths, nulls, named } = latitude;
  const isOuter = type === schema.getQueryType() || keyFieldOf(type) === undefined;
  const shape: Record<string, unknown> = {};
  for (const [name, field] of Object.entries(type.getFields())) {
    const inner = getNullableType(field.type);
    if (!isNonNullType(field.type) && random.boolean(nulls)) shape[name] = null;
    else if (isListType(inner)) {
      const length = random.weighted(isOuter ? lengths : innerLengths);
      shape[name] = Array.from({ length }, (_, index) => itemOf(schema, inner.ofType, draw, index));
    } else if (isAbstractType(inner)) shape[name] = itemOf(schema, inner, draw, random.int(0, named - 1));
  }
  return shape;
}

/** An item of a list. Records of one list have different ids; what is `undefined` is drawn when it is asked for. */
function itemOf(schema: GraphQLSchema, item: GraphQLOutputType, { random, latitude }: Draw, index: number): unknown {
  const named = getNullableType(item);
  if (!isCompositeType(named)) return undefined;
  const type = isObjectType(named) ? named : random.pick(schema.getPossibleTypes(named));
  return { __typename: type.name, ...keyOf(schema, type, latitude, index) };
}

/** What tells the records of a list apart: an id or, without one, the first record that each must have, as a product. */
function keyOf(
  schema: GraphQLSchema,
  type: GraphQLObjectType,
  latitude: Latitude,
  index: number,
): Readonly<Record<string, unknown>> {
  const keyField = keyFieldOf(type);
  if (keyField !== undefined) return { [keyField]: idOf(latitude.apart * placeOf(schema, type) + index) };
  for (const [name, field] of Object.entries(type.getFields())) {
    const about = getNullableType(field.type);
    if (isNonNullType(field.type) && isObjectType(about)) return { [name]: keyOf(schema, about, latitude, index) };
  }
  return {};
}

/** The place of a type among those that share its interface. */
function placeOf(schema: GraphQLSchema, type: GraphQLObjectType): number {
  const [shared] = type.getInterfaces();
  return shared ? schema.getPossibleTypes(shared).indexOf(type) : 0;
}

export interface Caller {
  readonly role: UserType;
  readonly seed: string;
}

export interface Call {
  readonly query: string;
  readonly variables?: Readonly<Record<string, unknown>>;
}

/** Reads the body of a request. */
export function readCall(body: unknown): Call {
  const isCall = (value: unknown): value is Call =>
    typeof value === 'object' && value !== null && 'query' in value && typeof value.query === 'string';
  if (isCall(body)) return body;
  throw new Error('This is no GraphQL request');
}

/**
 * Creates the server that answers at random. It throws at a request that the schema does not allow. Only what opens a
 * screen at all is not random: that the token is valid, the role, and one agency of a known country.
 */
export function createAnswers(sdl: string, latitude: Latitude): (caller: Caller, call: Call) => ExecutionResult {
  const schema = buildSchema(sdl);
  const draw: Draw = { random: createRandom(0, ''), latitude };
  const objects = Object.values(schema.getTypeMap()).filter(isObjectType);
  const store = createMockStore({
    schema,
    mocks: mocksOf(schema, draw),
    typePolicies: Object.fromEntries(objects.map((type) => [type.name, { keyFieldName: keyFieldOf(type) ?? false }])),
  });
  const login = (_: unknown, _args: unknown, { role }: Caller) =>
    store.get('LoginAnswer', {
      valid: true,
      code: 200,
      token: 'token',
      userType: role,
      pharmaLaboID: idOf(0),
      // Where all is about the first record, so is the user: what is read of oneself has one's own ID.
      Member: { ID: latitude.named === 1 ? idOf(0) : 'me', idAgency: AGENCY.idAgency },
      ACL: rightsOf(schema, draw),
    });
  const asked = (_: unknown, _args: unknown, _caller: Caller, { variableValues: { workerID } }: GraphQLResolveInfo) =>
    store.get('User', { ID: typeof workerID === 'string' ? workerID : idOf(0) });
  const mocked = addMocksToSchema({
    schema,
    store,
    resolvers: {
      Query: {
        validateToken: login,
        readAllAgencies: () => [store.get('Agency', AGENCY), ...listOf(store.get('Query', 'ROOT', 'readAllAgencies'))],
      },
      Mutation: { createToken: login, refreshToken: login },
      // Nor is anybody else answered about than who was asked for: a day of another person is dropped as stale.
      ...(latitude.named === 1 && { WorkScheduleDaily: { Worker: asked } }),
    },
  });
  return (caller, { query, variables = {} }) => {
    draw.random = createRandom(0, [caller.seed, query, JSON.stringify(variables)].join('\n'));
    store.reset();
    const answer = graphqlSync({ schema: mocked, source: query, variableValues: variables, contextValue: caller });
    if (answer.errors) throw new Error(`The schema does not allow this: ${answer.errors.join(' ')}\n${query}`);
    return answer;
  };
}

const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

function rightsOf(schema: GraphQLSchema, { random, latitude }: Draw): Readonly<Record<string, boolean>> {
  const type = schema.getType('ACL');
  if (!isObjectType(type)) throw new Error('The schema has no ACL');
  return Object.fromEntries(Object.keys(type.getFields()).map((right) => [right, random.boolean(latitude.granted)]));
}
