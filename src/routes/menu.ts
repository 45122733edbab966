import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { Visitor } from '#domain/access/entry.ts';
import { derivedOnce } from '#lib/derived-once.ts';
import { mayEnter } from './access.ts';
import type { Area } from './rows.ts';
import { fillPath } from './path.ts';
import { ROUTES, treeOf, type ScreenId, type ScreenRoute } from './table.ts';

export type MenuId =
  | 'dashboard'
  | 'programs'
  | 'customers'
  | 'visits'
  | 'finances'
  | 'regulatory'
  | 'absences'
  | 'agencies';

/** A line under an entry that unfolds. */
export interface MenuItem {
  readonly area: Area;
  readonly label: MessageDescriptor;
  readonly href: string;
}

export interface MenuEntry {
  /** Also names its icon. */
  readonly id: MenuId;
  readonly label: MessageDescriptor;
  /** Short enough to fit under an icon, in the compact menu and the bottom bar of a phone. */
  readonly shortLabel: MessageDescriptor;
  /** The address that a click opens; for an entry that unfolds, that of its first line. */
  readonly href: string;
  /** The areas in which it is active; see {@link isActive}. */
  readonly areas: readonly Area[];
  /** Empty for an entry that does not unfold. */
  readonly items: readonly MenuItem[];
}

/** Entries shown together, with space around the group. */
export type MenuGroup = readonly MenuEntry[];

interface Line {
  readonly area: Area;
  readonly label: MessageDescriptor;
  /** The line opens the first of these that the user may enter and that has no unknown parameter in its address. */
  readonly opens: readonly ScreenId[];
}

interface Plan {
  readonly id: MenuId;
  readonly label: MessageDescriptor;
  readonly shortLabel?: MessageDescriptor;
  /** An entry with a single visible line opens it and does not unfold. */
  readonly lines: readonly Line[];
}

const MENU: readonly (readonly Plan[])[] = [
  [
    {
      id: 'dashboard',
      label: msg`Tableau de bord`,
      shortLabel: msg`Accueil`,
      lines: [{ area: 'dashboard', label: msg`Tableau de bord`, opens: ['dashboard'] }],
    },
    {
      id: 'programs',
      label: msg`Programmes`,
      lines: [{ area: 'programs', label: msg`Programmes`, opens: ['programs_home'] }],
    },
    {
      id: 'customers',
      label: msg`Clients`,
      lines: [{ area: 'customers', label: msg`Clients`, opens: ['customer_card_dashboard'] }],
    },
    {
      id: 'visits',
      label: msg`Visites`,
      lines: [
        { area: 'visitReports', label: msg`Rapports de visite`, opens: ['visit_report'] },
        { area: 'weeklyReports', label: msg`Rapports hebdomadaires`, opens: ['weekly_reports'] },
        { area: 'visitStatistics', label: msg`Statistiques`, opens: ['visit_statistics'] },
      ],
    },
  ],
  [
    {
      id: 'finances',
      label: msg`Finances`,
      lines: [
        { area: 'goals', label: msg`Objectifs`, opens: ['goals_dashboard'] },
        {
          area: 'trends',
          label: msg`Tendances`,
          opens: ['trends_dashboard', 'trends_laboratory', 'trends_workgroup_dashboard'],
        },
        {
          area: 'sales',
          label: msg`Ventes réelles`,
          opens: ['sales_dashboard', 'sales_laboratory', 'sales_workgroup_dashboard'],
        },
        {
          area: 'stats',
          label: msg`Statistiques`,
          opens: ['stats_dashboard', 'stats_laboratory', 'stats_workgroup_dashboard'],
        },
      ],
    },
    {
      id: 'regulatory',
      label: msg`Réglementaire`,
      shortLabel: msg`Réglement.`,
      lines: [
        { area: 'products', label: msg`Produits`, opens: ['products'] },
        { area: 'reminders', label: msg`Rappels`, opens: ['reminders'] },
        { area: 'actionTypes', label: msg`Types d’action`, opens: ['type_regulatory_actions'] },
      ],
    },
    {
      id: 'absences',
      label: msg`Absences`,
      lines: [{ area: 'absences', label: msg`Absences`, opens: ['absences'] }],
    },
  ],
  [
    {
      id: 'agencies',
      label: msg`Agences`,
      lines: [{ area: 'agencies', label: msg`Agences`, opens: ['agencies'] }],
    },
  ],
];

/** The address of a screen in the user's own tree or the general area; `undefined` if they may not enter. */
function opening(visitor: Visitor, screen: ScreenId): string | undefined {
  const own = treeOf(visitor.userType);
  const route = ROUTES.find(
    (row) => row.kind === 'screen' && row.screen === screen && (row.tree === own || row.tree === 'app'),
  );
  if (!route || !mayEnter(visitor, route)) return undefined;
  // A laboratory's boss has no list of laboratories: see docs/rules/access.md#laboratory-own-figures.
  if (!route.path.includes(':')) return route.path;
  return visitor.pharmaLaboID === null ? undefined : fillPath(route.path, { idLabo: visitor.pharmaLaboID });
}

function itemOf(visitor: Visitor, { area, label, opens }: Line): readonly MenuItem[] {
  const [href] = opens.flatMap((screen) => opening(visitor, screen) ?? []);
  return href === undefined ? [] : [{ area, label, href }];
}

function menuEntryOf(visitor: Visitor, { id, label, shortLabel = label, lines }: Plan): readonly MenuEntry[] {
  const items = lines.flatMap((line) => itemOf(visitor, line));
  const [first] = items;
  if (!first) return [];
  const areas = items.map(({ area }) => area);
  return [{ id, label, shortLabel, href: first.href, areas, items: items.length > 1 ? items : [] }];
}

/** The menu of a user: only the screens that they may enter. Worked out once, for the menu and for the breadcrumbs of every page. */
export const menuOf = derivedOnce((visitor: Visitor): readonly MenuGroup[] =>
  MENU.map((group) => group.flatMap((plan) => menuEntryOf(visitor, plan))).filter((group) => group.length > 0),
);

/** Whether the current route is in the area of an entry, or of one of its lines. */
export function isActive(line: MenuEntry | MenuItem, route: ScreenRoute | undefined): boolean {
  if (!route?.area) return false;
  return 'areas' in line ? line.areas.includes(route.area) : line.area === route.area;
}

/** The order in which entries get a place in the bottom bar of a phone. */
const BAR_PRIORITY: readonly MenuId[] = [
  'dashboard',
  'programs',
  'customers',
  'finances',
  'visits',
  'regulatory',
  'absences',
  'agencies',
];
/** The fifth place is the button that opens the menu. */
const BAR_PLACES = 4;

/** The entries of a phone's bottom bar, in the order of the menu. */
export function bottomBarOf(menu: readonly MenuGroup[]): readonly MenuEntry[] {
  const entries = menu.flat();
  const present = BAR_PRIORITY.filter((id) => entries.some((entry) => entry.id === id));
  const chosen = new Set(present.slice(0, BAR_PLACES));
  return entries.filter((entry) => chosen.has(entry.id));
}
