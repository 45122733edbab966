import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { aclOf, modulesOf } from '#mocks/seed/role-grants.ts';
import { ACL_FLAGS, type Acl } from '#domain/access/rights.ts';
import { USER_TYPES, type UserType } from '#domain/access/roles.ts';
import type { Visitor } from '#domain/access/entry.ts';
import { mayEnter } from '#routes/access.ts';
import { crumbsOf } from '#routes/crumbs.ts';
import { matchRoute } from '#routes/match.ts';
import { bottomBarOf, isActive, menuOf } from '#routes/menu.ts';
import { pageOfAgency } from '#routes/page-of-agency.ts';
import { ROUTES, type ScreenRoute } from '#routes/table.ts';

const ALL: Acl = Object.fromEntries(ACL_FLAGS.map((flag) => [flag, true]));
const LABORATORY_ROLES = new Set<UserType>(['PharmaLaboBossUser', 'PharmaLaboReglementaryAffairUser']);

const visitor = (userType: UserType, acl: Acl = ALL): Visitor => ({
  userType,
  acl,
  modules: modulesOf(),
  pharmaLaboID: LABORATORY_ROLES.has(userType) ? '12' : null,
  agencyID: null,
});

/** The menu as text: one line for each entry, its own lines indented, an empty line between groups. */
const drawn = (someone: Visitor) =>
  menuOf(someone)
    .map((group) =>
      group
        .flatMap(({ id, href, items }) => [
          items.length > 0 ? id : `${id} ${href}`,
          ...items.map((item) => `  ${item.area} ${item.href}`),
        ])
        .join('\n'),
    )
    .join('\n\n');

const screenAt = (address: string): ScreenRoute => {
  const match = matchRoute(address);
  if (match?.kind !== 'screen') throw new Error(`No screen at ${address}`);
  return match.route;
};

const trimmed = (text: string) => text.replaceAll(/^ {4}/gm, '').trim();

const MENUS: Readonly<Record<UserType, string>> = {
  BossMultinational: `
    dashboard /bmultinational/dashboard
    programs /app/programs/home
    customers /app/customer-card/dashboard
    visits /bmultinational/visits/statistics

    finances
      goals /bmultinational/finances/goals/dashboard
      trends /bmultinational/finances/trends/dashboard
      sales /bmultinational/finances/sales/dashboard
      stats /bmultinational/finances/stats/dashboard
    regulatory
      products /bmultinational/administration/products
      reminders /bmultinational/administration/reminders
      actionTypes /bmultinational/administration/type-regulatory-actions
    absences /bmultinational/administration/absences

    agencies /bmultinational/agencies`,
  Boss: `
    dashboard /boss/dashboard
    programs /app/programs/home
    customers /app/customer-card/dashboard
    visits /boss/visits/statistics

    finances
      goals /boss/finances/goals/dashboard
      trends /boss/finances/trends/dashboard
      sales /boss/finances/sales/dashboard
      stats /boss/finances/stats/dashboard
    regulatory
      products /boss/administration/products
      reminders /boss/administration/reminders
      actionTypes /boss/administration/type-regulatory-actions
    absences /boss/administration/absences`,
  BossAssistant: `
    dashboard /bassistant/dashboard
    programs /app/programs/home
    customers /app/customer-card/dashboard
    visits /bassistant/visits/statistics

    finances
      goals /bassistant/finances/goals/dashboard
      trends /bassistant/finances/trends/dashboard
      sales /bassistant/finances/sales/dashboard
      stats /bassistant/finances/stats/dashboard
    regulatory
      products /bassistant/administration/products
      reminders /bassistant/administration/reminders
      actionTypes /bassistant/administration/type-regulatory-actions
    absences /bassistant/administration/absences`,
  Supervisor: `
    dashboard /supervisor/dashboard
    programs /app/programs/home
    customers /app/customer-card/dashboard
    visits
      visitReports /supervisor/visit-report
      weeklyReports /supervisor/reports/weekly
      visitStatistics /supervisor/visits/statistics

    finances
      goals /supervisor/finances/goals/dashboard
      trends /supervisor/finances/trends-workgroup/dashboard
      sales /supervisor/finances/sales-workgroup/dashboard
      stats /supervisor/finances/stats-workgroup/dashboard
    absences /supervisor/administration/absences`,
  Delegue: `
    programs /app/programs/home
    customers /app/customer-card/dashboard
    visits /delegate/visits/statistics

    finances
      goals /delegate/finances/goals/dashboard
      trends /delegate/finances/trends-workgroup/dashboard
      sales /delegate/finances/sales-workgroup/dashboard
      stats /delegate/finances/stats-workgroup/dashboard
    absences /delegate/administration/absences`,
  RegulatoryAffairsUser: `
    programs /app/programs/home
    customers /app/customer-card/dashboard

    regulatory
      products /regulatoryaffairsuser/administration/products
      reminders /regulatoryaffairsuser/administration/reminders
      actionTypes /regulatoryaffairsuser/administration/type-regulatory-actions
    absences /regulatoryaffairsuser/administration/absences`,
  PharmaLaboReglementaryAffairUser: `
    programs /app/programs/home
    customers /app/customer-card/dashboard

    regulatory
      products /pharmalaboreglaffair/administration/products
      reminders /pharmalaboreglaffair/administration/reminders
      actionTypes /pharmalaboreglaffair/administration/type-regulatory-actions`,
  PharmaLaboBossUser: `
    dashboard /pharmalaboboss/dashboard
    programs /app/programs/home
    customers /app/customer-card/dashboard
    visits /pharmalaboboss/visits/statistics

    finances
      goals /pharmalaboboss/finances/goals/dashboard
      trends /pharmalaboboss/finances/trends/laboratory/12
      sales /pharmalaboboss/finances/sales/laboratory/12
      stats /pharmalaboboss/finances/stats/laboratory/12
    regulatory
      products /pharmalaboboss/administration/products
      reminders /pharmalaboboss/administration/reminders
      actionTypes /pharmalaboboss/administration/type-regulatory-actions

    agencies /pharmalaboboss/agencies`,
};

describe.each(USER_TYPES)('the menu of %s', (userType) => {
  test('with every right', () => {
    expect(drawn(visitor(userType))).toBe(trimmed(MENUS[userType]));
  });

  test('has only what its user may enter, whatever the rights', () => {
    const acl = fc.record(Object.fromEntries(ACL_FLAGS.map((flag) => [flag, fc.constantFrom(true, false, null)])), {
      requiredKeys: [],
    });
    fc.assert(
      fc.property(acl, (rights) => {
        const someone = visitor(userType, rights);
        for (const entry of menuOf(someone).flat()) {
          for (const line of [entry, ...entry.items]) {
            const route = screenAt(line.href);
            expect(mayEnter(someone, route, matchRoute(line.href)?.params)).toBe(true);
            expect(isActive(line, route)).toBe(true);
          }
        }
      }),
    );
  });
});

test.each<[UserType, string[]]>([
  ['BossMultinational', ['customers']],
  ['Boss', []],
  ['Supervisor', []],
  ['Delegue', []],
  ['RegulatoryAffairsUser', ['programs']],
  ['PharmaLaboReglementaryAffairUser', ['programs', 'customers']],
  ['PharmaLaboBossUser', ['customers']],
])('with the rights of the demo, %s does without %j', (userType, missing) => {
  const ids = (acl: Acl) => menuOf(visitor(userType, acl)).flatMap((group) => group.map(({ id }) => id));
  expect(ids(ALL).filter((id) => !ids(aclOf(userType)).includes(id))).toEqual(missing);
});

test('without the right to trends, the other finance lines stay', () => {
  const finances = menuOf(visitor('Boss', {}))
    .flat()
    .find(({ id }) => id === 'finances');
  expect(finances?.items.map(({ area }) => area)).toEqual(['goals', 'sales', 'stats']);
});

test('for a laboratory boss whose laboratory is unknown, the menu opens the groups', () => {
  const finances = menuOf({ ...visitor('PharmaLaboBossUser'), pharmaLaboID: null })
    .flat()
    .find(({ id }) => id === 'finances');
  expect(finances?.items[1]?.href).toBe('/pharmalaboboss/finances/trends-workgroup/dashboard');
});

test.each([
  ['/boss/finances/trends-workgroup/group/3', 'finances', 'trends'],
  ['/boss/administration/product/3/files', 'regulatory', 'products'],
  ['/app/customer-card/drugstore/3', 'customers', undefined],
  ['/boss/supervisor/3/visit-report', 'dashboard', undefined],
  ['/boss/visits/statistics/workgroup/3', 'visits', undefined],
])('at %s the menu shows %s, %s', (address, entryId, area) => {
  const entries = menuOf(visitor('Boss'))
    .flat()
    .filter((entry) => isActive(entry, screenAt(address)));
  expect(entries.map(({ id }) => id)).toEqual([entryId]);
  const items = entries.flatMap((entry) => entry.items.filter((item) => isActive(item, screenAt(address))));
  expect(items.map((item) => item.area)).toEqual(area ? [area] : []);
});

/** The screens at which a line of the menu is lit, by the area of the line. */
const LIT = {
  agencies: 'agencies',
  dashboard: 'dashboard dashboard_progress_details supervisor supervisor_visit_report delegate seller_manager',
  goals: 'goals_dashboard goals_new goals_product',
  trends:
    'trends_dashboard trends_new trends_laboratory trends_laboratory_product trends_workgroup_dashboard trends_workgroup_group trends_workgroup_delegate trends_workgroup_product trends_workgroup_new',
  sales:
    'sales_dashboard sales_new sales_laboratory sales_laboratory_product sales_workgroup_dashboard sales_workgroup_group sales_workgroup_delegate sales_workgroup_new',
  stats:
    'stats_dashboard stats_laboratory stats_laboratory_product stats_workgroup_dashboard stats_workgroup_group stats_workgroup_delegate',
  actionTypes: 'type_regulatory_actions',
  products: 'products product_regulatory_actions product_files regulatory_action_steps',
  reminders: 'reminders',
  absences: 'absences',
  visitStatistics: 'visit_statistics visit_statistics_workgroups visit_statistics_workgroup',
  visitReports: 'visit_report',
  weeklyReports: 'weekly_reports weekly_report_create',
  programs: 'programs_home programs_workgroup programs_workgroup_delegate programs_workgroup_supervisor',
  customers:
    'customer_card_dashboard customer_card_health_centers customer_card_health_worker customer_card_drugstore customer_card_administration customer_card_wholesaler customer_card_cities customer_card_work_areas',
};

test('each screen lights the line of its area', () => {
  const screens = ROUTES.filter((route) => route.kind === 'screen');
  const byArea = Map.groupBy(screens, ({ area }) => area);
  byArea.delete(undefined);
  const lit = Array.from(byArea, ([area, routes]) => [
    area,
    [...new Set(routes.map(({ screen }) => screen))].join(' '),
  ]);
  expect(Object.fromEntries(lit)).toEqual(LIT);
});

test('a screen without an area, or no screen at all, lights nothing', () => {
  for (const entry of menuOf(visitor('Boss')).flat()) {
    for (const line of [entry, ...entry.items]) {
      expect(isActive(line, undefined)).toBe(false);
      expect(isActive(line, screenAt('/user/login'))).toBe(false);
    }
  }
});

test.each<[UserType, string[]]>([
  ['Delegue', ['programs', 'customers', 'visits', 'finances']],
  ['Boss', ['dashboard', 'programs', 'customers', 'finances']],
  ['RegulatoryAffairsUser', ['customers', 'regulatory', 'absences']],
])('the bar of the phone of %s has %j', (userType, ids) => {
  const bar = bottomBarOf(menuOf(visitor(userType, aclOf(userType))));
  expect(bar.map(({ id }) => id)).toEqual(ids);
});

const way = (userType: UserType, address: string) => {
  const match = matchRoute(address);
  if (match?.kind !== 'screen') throw new Error(`No screen at ${address}`);
  return crumbsOf(visitor(userType), match.route, match.params).map(({ title, href }) => [title.message, href]);
};

describe('the breadcrumbs of a screen', () => {
  test('start at the menu entry and end at the screen itself', () => {
    expect(way('Boss', '/boss/administration/product/a%2Fb/regulatory-action/7/regulatory-action-steps')).toEqual([
      ['Réglementaire', undefined],
      ['Produits', '/boss/administration/products'],
      ['Actions réglementaires', '/boss/administration/product/a%2Fb/regulatory-actions'],
      ['Étapes de l’action réglementaire', undefined],
    ]);
    expect(way('Boss', '/boss/dashboard')).toEqual([['Tableau de bord', undefined]]);
    expect(way('Boss', '/boss/administration/products')).toEqual([
      ['Réglementaire', undefined],
      ['Produits', undefined],
    ]);
    expect(way('Boss', '/boss/finances/trends/laboratory/3/product/4')).toEqual([
      ['Finances', undefined],
      ['Tendances', '/boss/finances/trends/dashboard'],
      ['Tendances du laboratoire', '/boss/finances/trends/laboratory/3'],
      ['Tendances du produit', undefined],
    ]);
  });

  test('show a parent once, if the menu opens it too', () => {
    expect(way('Supervisor', '/supervisor/finances/sales-workgroup/delegate/9')).toEqual([
      ['Finances', undefined],
      ['Ventes réelles', '/supervisor/finances/sales-workgroup/dashboard'],
      ['Ventes du délégué', undefined],
    ]);
  });

  test('are the screen alone, if it is not in the menu', () => {
    expect(way('Boss', '/user/login')).toEqual([['Connexion', undefined]]);
    expect(crumbsOf(visitor('Boss', {}), screenAt('/app/customer-card/cities'), {})).toHaveLength(1);
  });
});

describe('when another agency is chosen, the page', () => {
  const leadsTo = (userType: UserType, path: string) => {
    const match = matchRoute(path);
    if (match?.kind !== 'screen') throw new Error(`No screen at ${path}`);
    return pageOfAgency(visitor(userType), match.route, match.params);
  };

  test.each([
    ['BossMultinational', '/bmultinational/dashboard'],
    ['BossMultinational', '/bmultinational/administration/reminders'],
    // Where another page stands above it.
    ['BossMultinational', '/bmultinational/finances/goals/new'],
    ['PharmaLaboBossUser', '/pharmalaboboss/finances/stats/laboratory/12'],
  ] as const)('of a %s stays at %s', (userType, path) => {
    expect(leadsTo(userType, path)).toBeNull();
  });

  test.each([
    ['BossMultinational', '/bmultinational/delegate/user-cm-7', '/bmultinational/dashboard'],
    [
      'BossMultinational',
      '/bmultinational/administration/product/1/regulatory-action/2/regulatory-action-steps',
      '/bmultinational/administration/products',
    ],
    [
      'BossMultinational',
      '/bmultinational/visits/statistics/workgroup/3',
      '/bmultinational/visits/statistics/workgroups',
    ],
    [
      'BossMultinational',
      '/bmultinational/finances/stats/laboratory/12/product/4',
      '/bmultinational/finances/stats/laboratory/12',
    ],
  ] as const)('of a %s leaves the record of %s for %s', (userType, path, above) => {
    expect(leadsTo(userType, path)).toBe(above);
  });
});
