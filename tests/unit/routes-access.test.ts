import { describe, expect, test } from 'vitest';
import { ACL_FLAGS, type Acl, type AclFlag } from '#domain/access/rights.ts';
import { USER_TYPES, type UserType } from '#domain/access/roles.ts';
import { entryOf, type Entry, type Visitor } from '#domain/access/entry.ts';
import { mayEnter, requirementsOf } from '#routes/access.ts';
import { landingOf } from '#routes/landing.ts';
import { matchRoute, type Match } from '#routes/match.ts';
import { example, linesOf } from './routes-addresses.ts';

/** The role of each first segment; other addresses are open to all signed-in users. See docs/rules/access.md#roles. */
const OWNERS: Readonly<Record<string, UserType>> = {
  bmultinational: 'BossMultinational',
  boss: 'Boss',
  bassistant: 'BossAssistant',
  supervisor: 'Supervisor',
  delegate: 'Delegue',
  regulatoryaffairsuser: 'RegulatoryAffairsUser',
  pharmalaboreglaffair: 'PharmaLaboReglementaryAffairUser',
  pharmalaboboss: 'PharmaLaboBossUser',
};

/** The addresses that need no session. */
const PUBLIC = /^\/(user(\/.*)?|error)?$/;

const ANY_SCHEDULE: readonly AclFlag[] = [
  'viewOwnSchedule',
  'viewOtherWorkGroupSchedule',
  'viewOwnWorkGroupDeleguesSchedule',
];
const ANY_CARD: readonly AclFlag[] = ['viewHealthWorker', 'viewDrugStore', 'viewAdministrativeCustomer'];

/** The screens that need a right, and the flags of which one is enough. No other screen needs a right. */
const OPENED_BY: readonly (readonly [RegExp, readonly AclFlag[]])[] = [
  [/^\/app\/programs\/./, ANY_SCHEDULE],
  [/^\/app\/customer-card\/(dashboard|wholesaler\/.*)$/, ANY_CARD],
  [/^\/app\/customer-card\/healthworker\//, ['viewHealthWorker']],
  [/^\/app\/customer-card\/drugstore\//, ['viewDrugStore']],
  [/^\/app\/customer-card\/administration\//, ['viewAdministrativeCustomer']],
  [/^\/app\/customer-card\/health-centers$/, ['viewHealthCenter']],
  [/^\/app\/customer-card\/cities$/, ['viewCity']],
  [/^\/app\/customer-card\/work-areas$/, ['viewWorkArea']],
  [/^\/\w+\/finances\/trends(-workgroup)?\//, ['saleTrendsViewEnabled']],
];

function expected(address: string, userType: UserType | null, flags: readonly AclFlag[]): Entry {
  if (PUBLIC.test(address)) return 'enter';
  if (!userType) return 'sign-in';
  const owner = OWNERS[address.split('/')[1] ?? ''];
  if (owner && owner !== userType) return 'wrong-role';
  const needed = OPENED_BY.find(([pattern]) => pattern.test(address))?.[1];
  return !needed || needed.some((flag) => flags.includes(flag)) ? 'enter' : 'missing-right';
}

const granted = (flags: readonly AclFlag[]): Acl => Object.fromEntries(flags.map((flag) => [flag, true]));

const visitor = (userType: UserType, flags: readonly AclFlag[], pharmaLaboID: string | null = null): Visitor => ({
  userType,
  acl: granted(flags),
  modules: {},
  pharmaLaboID,
  agencyID: 'cm',
});

function found(address: string): Match {
  const match = matchRoute(address);
  if (!match) throw new Error(`No route for ${address}`);
  return match;
}

const addresses = [
  ...USER_TYPES.flatMap((userType) => linesOf(userType, userType)),
  ...linesOf('app', '*'),
  ...linesOf('public', null),
].map(({ path }) => example(path));

const GRANTS: readonly (readonly [string, readonly AclFlag[]])[] = [
  ['every right', ACL_FLAGS],
  ['no right', []],
  ...ACL_FLAGS.map((flag) => [`only ${flag}`, [flag]] as const),
];

describe.each(USER_TYPES)('%s', (userType) => {
  test.each(GRANTS)('with %s enters exactly the addresses that the rules open', (_, flags) => {
    const someone = visitor(userType, flags);
    const entries = addresses.map((address) => [address, entryOf(someone, requirementsOf(found(address).route))]);
    expect(entries).toEqual(addresses.map((address) => [address, expected(address, userType, flags)]));
  });

  test('may enter their landing', () => {
    const { route, params } = found(landingOf(userType));
    expect(mayEnter(visitor(userType, ACL_FLAGS), route, params)).toBe(true);
  });
});

test('without a session only the public addresses open', () => {
  const entries = addresses.map((address) => [address, entryOf(null, requirementsOf(found(address).route))]);
  expect(entries).toEqual(addresses.map((address) => [address, expected(address, null, [])]));
});

test('a right that the server sets to null counts as missing', () => {
  const someone: Visitor = { ...visitor('Delegue', []), acl: { viewCity: null } };
  expect(entryOf(someone, requirementsOf(found('/app/customer-card/cities').route))).toBe('missing-right');
});

test.each([
  ['PharmaLaboBossUser', '12', '/pharmalaboboss/finances/trends/laboratory/12', 'enter'],
  ['PharmaLaboBossUser', '12', '/pharmalaboboss/finances/trends/laboratory/13', 'missing-right'],
  ['PharmaLaboBossUser', '12', '/pharmalaboboss/finances/sales/laboratory/13/product/4', 'missing-right'],
  ['PharmaLaboBossUser', '12', '/pharmalaboboss/finances/stats/laboratory/12/product/4', 'enter'],
  ['Boss', null, '/boss/finances/trends/laboratory/13', 'enter'],
] as const)('%s of laboratory %s at %s: %s', (userType, pharmaLaboID, address, entry) => {
  const { route, params } = found(address);
  expect(entryOf(visitor(userType, ACL_FLAGS, pharmaLaboID), requirementsOf(route, params))).toBe(entry);
});

test('a role that chooses its agency must do so before any right is checked', () => {
  const { route } = found('/bmultinational/finances/trends/dashboard');
  const undecided: Visitor = { ...visitor('BossMultinational', []), agencyID: null };
  expect(entryOf(undecided, requirementsOf(route))).toBe('choose-agency');
  expect(entryOf(undecided, requirementsOf(found('/bmultinational/agencies').route))).toBe('enter');
  expect(
    entryOf({ ...visitor('Supervisor', []), agencyID: null }, requirementsOf(found('/supervisor/dashboard').route)),
  ).toBe('enter');
  expect(mayEnter({ ...undecided, acl: { saleTrendsViewEnabled: true } }, route)).toBe(true);
});
