import { expect, expectTypeOf, test } from 'vitest';
import { USER_TYPES } from '#domain/access/roles.ts';
import { entranceAt, entranceHref, HOME } from '#routes/entrance.ts';
import { landingOf } from '#routes/landing.ts';
import {
  href,
  ownHref,
  type OwnScreenId,
  type ParamsOf,
  personHref,
  type RouteName,
  type ScreenParams,
} from '#routes/links.ts';
import { matchRoute } from '#routes/match.ts';
import { fillPath } from '#routes/path.ts';
import { ROUTES, treeOf, type Route } from '#routes/table.ts';
import { reading } from '../reading.ts';
import { example, linesOf } from './routes-addresses.ts';

const written = [
  ...USER_TYPES.flatMap((userType) => linesOf(userType, userType)),
  ...linesOf('app', '*'),
  ...linesOf('public', null),
];

const inTable = ROUTES.map((route) => ({
  name: route.name,
  path: route.path,
  requiredType: route.requiredType,
  target: route.kind === 'redirect' ? route.redirect : undefined,
}));

const byName = (a: { name: string }, b: { name: string }) => a.name.localeCompare(b.name);

type ArgumentsOf<Name extends RouteName> =
  Parameters<typeof href<Name>> extends [Name, ...infer Others] ? Others : never;

const keysOf = (path: string): readonly string[] => path.match(/:\w+/g) ?? [];

/** The screen that an address finally leads to, through its redirects, for a role with this landing. */
function arrive(address: string, landing: string): Route | undefined {
  const seen = new Set<string>();
  for (let here = address; !seen.has(here);) {
    seen.add(here);
    const match = matchRoute(here);
    if (match?.kind !== 'redirect') return match?.route;
    here = match.to === 'landing' ? landing : match.to;
  }
  return undefined;
}

test('the table has exactly the addresses of the list', () => {
  expect(inTable.toSorted(byName)).toEqual(written.toSorted(byName));
});

test('names and addresses are unique', () => {
  expect(new Set(ROUTES.map(({ name }) => name)).size).toBe(ROUTES.length);
  expect(new Set(ROUTES.map(({ path }) => path.toLowerCase())).size).toBe(ROUTES.length);
});

test.each(['', '/'])('every address matches its own row, with "%s" at the end', (end) => {
  const reached = ROUTES.map(({ path }) => matchRoute(path === '/' ? path : example(path) + end)?.route.name);
  expect(reached).toEqual(ROUTES.map(({ name }) => name));
});

test.each(['', '/'])(
  'the entrance knows the public screens as the table does, and no other, with "%s" at the end',
  (end) => {
    const known = ROUTES.map(({ path }) => entranceAt(path === '/' ? path : example(path) + end)?.name);
    expect(known).toEqual(
      ROUTES.map(({ kind, tree, name }) => (kind === 'screen' && tree === 'user' ? name : undefined)),
    );
  },
);

test('the entrance gives the addresses that the table gives', () => {
  for (const name of ['user_login', 'user_register', 'user_forgot_password'] as const) {
    expect(entranceHref(name, { to: '/a?b' })).toBe(href(name, {}, { to: '/a?b' }));
  }
  expect(HOME).toBe(href('app_dashboard'));
});

test('every redirect ends at a screen, for every role, without a loop', () => {
  const redirects = ROUTES.filter((route) => route.kind === 'redirect');
  expect(redirects.length).toBeGreaterThan(0);
  for (const route of redirects) {
    for (const userType of USER_TYPES) {
      expect(arrive(example(route.path), landingOf(userType))?.kind, `${route.path} for ${userType}`).toBe('screen');
    }
  }
});

test('a redirect passes the parameters on, encoded again', () => {
  expect(matchRoute('/boss/administration/product/a%2Fb/regulatory-action/%C3%A9%25')).toMatchObject({
    kind: 'redirect',
    to: '/boss/administration/product/a%2Fb/regulatory-action/%C3%A9%25/regulatory-action-steps',
  });
});

test('each role lands at its place', () => {
  expect(Object.fromEntries(USER_TYPES.map((userType) => [userType, landingOf(userType)]))).toEqual({
    BossMultinational: '/bmultinational/agencies',
    Boss: '/boss/dashboard',
    BossAssistant: '/bassistant/dashboard',
    Supervisor: '/supervisor/dashboard',
    Delegue: '/app/customer-card/dashboard',
    RegulatoryAffairsUser: '/regulatoryaffairsuser/administration/reminders',
    PharmaLaboReglementaryAffairUser: '/pharmalaboreglaffair/administration/products',
    PharmaLaboBossUser: '/pharmalaboboss/dashboard',
  });
});

test('the tree of a role is the one that requires this role', () => {
  for (const userType of USER_TYPES) {
    const trees = new Set(ROUTES.filter((route) => route.requiredType === userType).map((route) => route.tree));
    expect([...trees]).toEqual([treeOf(userType)]);
  }
});

test('every screen needs an agency but the choice of agencies and the public pages', () => {
  const without = ROUTES.filter((route) => route.kind === 'screen' && !route.needsAgency).map(({ name }) => name);
  expect(without.toSorted()).toEqual([
    'boss_multinational_agencies',
    'error',
    'pharma_labo_boss_user_agencies',
    'user_forgot_password',
    'user_login',
    'user_register',
  ]);
});

test('a parent is a screen of the same tree whose address needs no other parameters', () => {
  const screens = ROUTES.filter((route) => route.kind === 'screen');
  const known = new Set<string>(screens.map(({ screen }) => screen));
  const wrong = screens.filter(({ parent, path, tree }) => {
    if (parent === undefined) return false;
    const above = screens.find((route) => route.tree === tree && route.screen === parent);
    return !known.has(parent) || !keysOf(above?.path ?? '').every((key) => keysOf(path).includes(key));
  });
  expect(wrong).toEqual([]);
});

const sources = reading('src/routes/*.ts', 'src/features/**/*.screen.tsx');

test('every screen file is in the lists of screens', () => {
  const lists = ['src/routes/screens.ts', 'src/routes/later-screens.ts'].map(sources.text);
  const listed = lists.flatMap((list) =>
    Array.from(list.matchAll(/import\('#(features\/[^']+)'\)/g), ([, file = '']) => `src/${file}`),
  );
  expect(listed.toSorted()).toEqual(sources.files.filter((file) => file.endsWith('.screen.tsx')));
});

test('a link names a route, or a screen of the user’s own tree', () => {
  expect(href('boss_products')).toBe('/boss/administration/products');
  expect(href('boss_goals_new', {}, { year: 2027, tab: undefined, q: 'a b&c' })).toBe(
    '/boss/finances/goals/new?year=2027&q=a+b%26c',
  );
  expect(href('supervisor_delegate')).toBe('/supervisor/delegate');
  expect(href('supervisor_delegate', { id: '4' })).toBe('/supervisor/delegate/4');
  expect(ownHref('PharmaLaboBossUser', 'delegate', { id: '4' })).toBe('/pharmalaboboss/supervisor/delegate/4');
  expect(ownHref('RegulatoryAffairsUser', 'reminders', {}, { done: true })).toBe(
    '/regulatoryaffairsuser/administration/reminders?done=true',
  );
  expect(ownHref('Delegue', 'reminders')).toBeUndefined();
  expect(() => href('boss_supervisor', { id: '' })).toThrow(RangeError);
  expect(() => fillPath('/boss/supervisor/:id', {})).toThrow('needs "id"');
});

test('who leads a group has the page of a supervisor, or that of a sales manager where a role has no other', () => {
  const addressesOf = (isSupervisor: boolean) =>
    Object.fromEntries(
      USER_TYPES.flatMap((userType) => {
        const address = personHref(userType, { ID: '4', isSupervisor }, { day: '2026-11-19' });
        return address === undefined ? [] : [[userType, address]];
      }),
    );
  expect(addressesOf(true)).toEqual({
    Boss: '/boss/supervisor/4?day=2026-11-19',
    BossAssistant: '/bassistant/supervisor/4?day=2026-11-19',
    BossMultinational: '/bmultinational/supervisor/4?day=2026-11-19',
    PharmaLaboBossUser: '/pharmalaboboss/supervisor/4?day=2026-11-19',
    Supervisor: '/supervisor/sellermanager/4?day=2026-11-19',
  });
  expect(addressesOf(false)).toEqual({
    Boss: '/boss/delegate/4?day=2026-11-19',
    BossAssistant: '/bassistant/delegate/4?day=2026-11-19',
    BossMultinational: '/bmultinational/delegate/4?day=2026-11-19',
    PharmaLaboBossUser: '/pharmalaboboss/supervisor/delegate/4?day=2026-11-19',
    Supervisor: '/supervisor/delegate/4?day=2026-11-19',
  });
});

test('links are typed with the routes and their parameters', () => {
  expectTypeOf<'boss_goals_new'>().toExtend<RouteName>();
  expectTypeOf<'boss_goals_product'>().not.toExtend<RouteName>();
  expectTypeOf<'reminders'>().toExtend<OwnScreenId>();
  expectTypeOf<'customer_card_cities'>().not.toExtend<OwnScreenId>();
  expectTypeOf<[]>().toExtend<ArgumentsOf<'boss_products'>>();
  expectTypeOf<[{}, { done: true }]>().toExtend<ArgumentsOf<'boss_products'>>();
  expectTypeOf<[{ id: string }]>().not.toExtend<ArgumentsOf<'boss_products'>>();
  expectTypeOf<[]>().not.toExtend<ArgumentsOf<'boss_delegate'>>();
  expectTypeOf<[{ id: string }]>().toExtend<ArgumentsOf<'boss_delegate'>>();
  expectTypeOf<[]>().toExtend<ArgumentsOf<'supervisor_delegate'>>();
  expectTypeOf<[{ idLabo: string }]>().not.toExtend<ArgumentsOf<'boss_trends_laboratory_product'>>();
  expectTypeOf<{ idLabo: string; idProduct: string }>().toExtend<ParamsOf<'boss_trends_laboratory_product'>>();
  // The parameter is optional in one tree and required in others: a link to the shared screen must give it.
  expectTypeOf<object>().not.toExtend<ScreenParams<'delegate'>>();
});
