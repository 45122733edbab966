import type { MessageDescriptor } from '@lingui/core';
import type { Right } from '#domain/access/rights.ts';
import type { UserType } from '#domain/access/roles.ts';
import type { ScreenId, TreeName } from './table.ts';

/** A part of the application with a line of its own in the menu, which is active on all screens of the area. */
export type Area =
  | 'dashboard'
  | 'programs'
  | 'customers'
  | 'visitReports'
  | 'weeklyReports'
  | 'visitStatistics'
  | 'goals'
  | 'trends'
  | 'sales'
  | 'stats'
  | 'products'
  | 'reminders'
  | 'actionTypes'
  | 'absences'
  | 'agencies';

/** A screen as a tree lists it: `name` and `path` get the prefix of the tree (table.ts). */
export interface ScreenRow {
  /** Identifies the screen: the same name in two trees is the same screen. */
  readonly name: string;
  /** Pattern relative to the tree, `:name` for a parameter. */
  readonly path: string;
  readonly title: MessageDescriptor;
  readonly area?: Area;
  /** The right that opens the screen. A part of a screen checks its own right by itself. */
  readonly right?: Right;
  /** The screen one level up, if that is not the one the menu opens. */
  readonly parent?: string;
  /** `false` for the screen where an agency is chosen. */
  readonly needsAgency?: false;
}

/** An address that only redirects. */
export interface RedirectRow {
  /** Empty for the address of the tree itself, which then gets the tree's name. */
  readonly name: string;
  readonly path: string;
  /** A pattern relative to the tree, or absolute if it starts with `/`; or `LANDING` (table.ts). */
  readonly redirect: string;
}

export type Row = ScreenRow | RedirectRow;

/** The address of the tree itself redirects to this path. */
export const opensOn = <const Path extends string>(redirect: Path) => ({ name: '', path: '', redirect }) as const;

/** Target of a redirect that leads each user to the landing of their role. */
export const LANDING = 'landing';

export interface Tree<Name extends string = string, Path extends string = string, R extends Row = Row> {
  /** Prefix of the names of its routes. */
  readonly name: Name;
  /** First segment of its addresses; empty for those at the top. */
  readonly path: Path;
  readonly rows: readonly R[];
}

export const tree = <const Name extends string, const Path extends string, const R extends Row>(
  name: Name,
  path: Path,
  rows: readonly R[],
): Tree<Name, Path, R> => ({ name, path, rows });

interface RouteBase {
  readonly tree: TreeName;
  /** Unique; see {@link RouteName}. */
  readonly name: string;
  /** Unique; starts with `/`. */
  readonly path: string;
  /** The role it is for, `*` for any signed-in user, `null` for everyone. */
  readonly requiredType: UserType | '*' | null;
}

export interface ScreenRoute extends RouteBase {
  readonly kind: 'screen';
  readonly screen: ScreenId;
  readonly title: MessageDescriptor;
  /** Whether an agency must be chosen first; only concerns the roles that choose one. */
  readonly needsAgency: boolean;
  readonly right: Right | undefined;
  readonly area: Area | undefined;
  /** The name, in the same tree, of the screen one level up; without it, that of the area's line in the menu. */
  readonly parent: string | undefined;
}

export interface RedirectRoute extends RouteBase {
  readonly kind: 'redirect';
  /** A pattern filled with the same parameters, or {@link LANDING}. */
  readonly redirect: string;
}

export type Route = ScreenRoute | RedirectRoute;

interface AnyRows {
  readonly name: TreeName;
  readonly path: string;
  readonly rows: readonly ((ScreenRow & { readonly name: ScreenId }) | RedirectRow)[];
}

const join = (separator: string, ...parts: readonly string[]) => parts.filter((part) => part !== '').join(separator);
const absolute = (treePath: string, redirect: string) =>
  redirect === LANDING || redirect.startsWith('/') ? redirect : `/${treePath}/${redirect}`;

/** The routes of a tree. */
export function routesOf({ name, path, rows }: AnyRows, requiredType: RouteBase['requiredType']): readonly Route[] {
  return rows.map((row): Route => {
    const base = {
      tree: name,
      name: join('_', name, row.name),
      path: `/${join('/', path, row.path)}`,
      requiredType,
    };
    if ('redirect' in row) return { ...base, kind: 'redirect', redirect: absolute(path, row.redirect) };
    return {
      ...base,
      kind: 'screen',
      screen: row.name,
      title: row.title,
      needsAgency: requiredType !== null && row.needsAgency !== false,
      right: row.right,
      area: row.area,
      parent: row.parent,
    };
  });
}
