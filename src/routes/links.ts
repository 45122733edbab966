import type { UserType } from '#domain/access/roles.ts';
import { addressOf, type PathParams, type Query } from './path.ts';
import { ROUTES, treeOf, type OwnScreenId, type PathOf, type PathOfScreen, type RouteName } from './table.ts';

export type { Query } from './path.ts';
export type { OwnScreenId, RouteName } from './table.ts';

/** The parameters of a route. */
export type ParamsOf<Name extends RouteName> = PathParams<PathOf<Name>>;
/** The parameters of a screen that several trees share. */
export type ScreenParams<Screen extends OwnScreenId> = PathParams<PathOfScreen<Screen>>;

/** The arguments after the name: parameters are optional if none is required, and refused if the route has none. */
type Rest<P> = keyof P extends never
  ? [params?: Readonly<Record<string, never>>, query?: Query]
  : object extends P
    ? [params?: P, query?: Query]
    : [params: P, query?: Query];

const PATTERNS = new Map(ROUTES.map((route) => [route.name, route.path]));

/**
 * The address of a route, by its name: `href('boss_goals_new', {}, { year: 2027 })`.
 * @throws {RangeError} a parameter is empty, `.` or `..`: no address can carry it
 */
export function href<Name extends RouteName>(name: Name, ...[params, query]: Rest<ParamsOf<Name>>): string {
  const pattern = PATTERNS.get(name);
  if (pattern === undefined) throw new RangeError(`No route is named ${name}`);
  return addressOf(pattern, params, query);
}

/**
 * The address of a shared screen in a role's own tree, so that a screen need not know which tree it is in:
 * `ownHref(session.userType, 'product_files', { idProduct })`.
 * @returns `undefined` when that tree does not have the screen: show no link then
 * @throws {RangeError} as {@link href}
 */
export function ownHref<Screen extends OwnScreenId>(
  userType: UserType,
  screen: Screen,
  ...[params, query]: Rest<ScreenParams<Screen>>
): string | undefined {
  const tree = treeOf(userType);
  const route = ROUTES.find((row) => row.tree === tree && row.kind === 'screen' && row.screen === screen);
  return route && addressOf(route.path, params, query);
}

/**
 * The page of a delegate or of a supervisor in a role's own tree. A supervisor's tree opens those who lead as it opens seller
 * managers.
 * @returns `undefined` when that tree has none: show no link then
 * @throws {RangeError} as {@link href}
 */
export function personHref(
  userType: UserType,
  { ID: id, isSupervisor }: { readonly ID: string; readonly isSupervisor: boolean },
  query?: Query,
): string | undefined {
  if (!isSupervisor) return ownHref(userType, 'delegate', { id }, query);
  return ownHref(userType, 'supervisor', { id }, query) ?? ownHref(userType, 'seller_manager', { id }, query);
}
