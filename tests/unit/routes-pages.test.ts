import { describe, expect, test } from 'vitest';
import { aclOf, modulesOf } from '#mocks/seed/role-grants.ts';
import { USER_TYPES, type UserType } from '#domain/access/roles.ts';
import type { Visitor } from '#domain/access/entry.ts';
import { mayEnter } from '#routes/access.ts';
import { matchRoute } from '#routes/match.ts';
import { menuOf } from '#routes/menu.ts';
import { pagesOf } from '#routes/pages.ts';

const LABORATORY_ROLES = new Set<UserType>(['PharmaLaboBossUser', 'PharmaLaboReglementaryAffairUser']);

/** A visitor with the rights of the demo's persona. */
const visitor = (userType: UserType): Visitor => ({
  userType,
  acl: aclOf(userType),
  modules: modulesOf(),
  pharmaLaboID: LABORATORY_ROLES.has(userType) ? '12' : null,
  agencyID: null,
});
const addressesOf = (someone: Visitor) => pagesOf(someone).map(({ href }) => href);

describe('the pages that a visitor may open from anywhere', () => {
  test.each(USER_TYPES)('let %s in, each at its own address', (userType) => {
    const someone = visitor(userType);
    const addresses = addressesOf(someone);
    expect(new Set(addresses).size).toBe(addresses.length);
    const opens = (address: string) => {
      const match = matchRoute(address);
      return match?.kind === 'screen' && mayEnter(someone, match.route, match.params);
    };
    expect(addresses.filter((address) => !opens(address))).toEqual([]);
  });

  test.each(USER_TYPES)('include the whole menu of %s, in its order', (userType) => {
    const someone = visitor(userType);
    const menu = menuOf(someone)
      .flat()
      .flatMap(({ href, items }) => (items.length > 0 ? items.map((item) => item.href) : href));
    expect(addressesOf(someone).filter((address) => menu.includes(address))).toEqual(menu);
  });

  test('include more than the menu', () => {
    expect(addressesOf(visitor('Boss'))).toContain('/boss/finances/goals/new');
    expect(addressesOf(visitor('Supervisor'))).toContain('/supervisor/reports/weekly/create');
    // Without the person that its address may name, it shows the whole team.
    expect(addressesOf(visitor('Supervisor'))).toContain('/supervisor/delegate');
  });

  test('open the visitor’s own laboratory, if the address names one', () => {
    expect(addressesOf(visitor('PharmaLaboBossUser'))).toContain('/pharmalaboboss/finances/sales/laboratory/12');
    expect(addressesOf(visitor('Boss')).join(' ')).not.toContain('laboratory');
  });

  test('leave out what needs a missing right', () => {
    const someone = { ...visitor('Delegue'), acl: {} };
    expect(addressesOf(someone)).not.toContain('/app/programs/home');
    expect(addressesOf(visitor('Delegue'))).toContain('/app/programs/home');
  });

  test('have the title of their screen, and the entry of the menu that leads to it', () => {
    const named = pagesOf(visitor('Boss')).map(({ href, title, entry }) => [href, title.message, entry?.id]);
    expect(named).toContainEqual(['/boss/finances/goals/new', 'Nouveaux objectifs', 'finances']);
    expect(named).toContainEqual(['/boss/administration/products', 'Produits', 'regulatory']);
    expect(named).toContainEqual(['/boss/dashboard', 'Tableau de bord', 'dashboard']);
  });

  test.each(USER_TYPES)('are all in the menu of %s and follow its order, whatever right is missing', (userType) => {
    const someone = visitor(userType);
    for (const missing of Object.keys(someone.acl)) {
      const acl = Object.fromEntries(Object.entries(someone.acl).filter(([name]) => name !== missing));
      const entries = menuOf({ ...someone, acl }).flat();
      const places = pagesOf({ ...someone, acl }).map(({ entry }) => (entry ? entries.indexOf(entry) : entries.length));
      expect(places).not.toContain(entries.length);
      expect(places).toEqual(places.toSorted((one, other) => one - other));
    }
  });

  test('are not those of everybody, such as the sign-in page', () => {
    for (const userType of USER_TYPES) expect(addressesOf(visitor(userType)).join(' ')).not.toContain('/user/');
  });
});
