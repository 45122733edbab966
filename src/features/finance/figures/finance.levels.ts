import type { Session } from '#machines/session/session.types.ts';
import { ownHref, type Query } from '#routes/links.ts';
import type { CurrentRoute } from '#state/route.tsx';
import { type Reading, READINGS } from './finance.types.ts';

/** The subject of a page, which determines the lines of its table. */
export const LEVELS = ['agency', 'laboratory', 'product', 'groups', 'group', 'team', 'delegate', 'split'] as const;
export type Level = (typeof LEVELS)[number];

/** The subject of each line of a table. */
export type LineKind = 'laboratory' | 'product' | 'group' | 'delegate' | 'month';

export type Visitor = Pick<Session, 'userType'>;
type Leads = (visitor: Visitor, reading: Reading, ID: string, key: string, query: Query) => string | undefined;

interface LevelRow {
  readonly lines: LineKind;
  /** Returns the address of a line's page, or undefined if the user's tree has none. */
  readonly next?: Leads;
}

const toLaboratory: Leads = ({ userType }, reading, _ID, key, query) =>
  ownHref(userType, `${reading}_laboratory` as const, { idLabo: key }, query);
const toProduct: Leads = ({ userType }, reading, ID, key, query) =>
  ownHref(userType, `${reading}_laboratory_product` as const, { idLabo: ID, idProduct: key }, query);
const toGroup: Leads = ({ userType }, reading, _ID, key, query) =>
  ownHref(userType, `${reading}_workgroup_group` as const, { idWorkgroup: key }, query);
const toDelegate: Leads = ({ userType }, reading, _ID, key, query) =>
  ownHref(userType, `${reading}_workgroup_delegate` as const, { idDelegate: key }, query);

export const LEVEL_ROWS: Readonly<Record<Level, LevelRow>> = {
  agency: { lines: 'laboratory', next: toLaboratory },
  laboratory: { lines: 'product', next: toProduct },
  product: { lines: 'month' },
  groups: { lines: 'group', next: toGroup },
  group: { lines: 'delegate', next: toDelegate },
  team: { lines: 'delegate', next: toDelegate },
  delegate: { lines: 'month' },
  /** A product, split among the groups. */
  split: { lines: 'group', next: toGroup },
};

/** Levels by the part of a screen's name after its reading. */
const LEVEL_OF: Readonly<Record<string, Level>> = {
  dashboard: 'agency',
  laboratory: 'laboratory',
  laboratory_product: 'product',
  workgroup_group: 'group',
  workgroup_delegate: 'delegate',
  workgroup_product: 'split',
};

/** Roles for which the dashboard of workgroups is their own page. */
const OWN_LEVEL: Readonly<Partial<Record<Session['userType'], Level>>> = { Supervisor: 'team', Delegue: 'delegate' };

/** The content of a screen. */
export interface View {
  readonly reading: Reading;
  readonly level: Level;
  /** Id of the laboratory, product, group or person; empty for the whole agency. */
  readonly ID: string;
  /** The laboratory in the address of a product. */
  readonly laboratoryID?: string | undefined;
}

/** The view of a screen for a user. */
export function viewOf(screen: string, params: CurrentRoute['params'], { userType, member }: Session): View {
  const reading = READINGS.find((each) => screen.startsWith(`${each}_`)) ?? 'sales';
  const rest = screen.slice(reading.length + 1);
  if (rest === 'workgroup_dashboard') {
    const own = OWN_LEVEL[userType];
    return own ? { reading, level: own, ID: member.ID } : { reading, level: 'groups', ID: '' };
  }
  const ID = params['idProduct'] ?? params['idLabo'] ?? params['idWorkgroup'] ?? params['idDelegate'] ?? '';
  return { reading, level: LEVEL_OF[rest] ?? 'agency', ID, laboratoryID: params['idLabo'] };
}

const ENTRY_PAGES = {
  trends: { agency: 'trends_new', groups: 'trends_new', team: 'trends_workgroup_new' },
  sales: { agency: 'sales_new', groups: 'sales_new', team: 'sales_workgroup_new' },
} as const;

/** Address of the entry page for a view; undefined if the user's tree has none. */
export function entryOf({ userType }: Visitor, { reading, level }: View): string | undefined {
  if (reading === 'stats' || (level !== 'agency' && level !== 'groups' && level !== 'team')) return undefined;
  return ownHref(userType, ENTRY_PAGES[reading][level]);
}
