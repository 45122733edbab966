import { msg } from '@lingui/core/macro';
import { addressOf, pathReader, type Query } from './path.ts';
import { opensOn, routesOf, type ScreenRoute, tree } from './rows.ts';
import type { RouteName } from './table.ts';

/**
 * The tree that is open to everyone. It is all that the sign-in page knows of the table: the rest is loaded after it, and
 * may grow without making that page any heavier.
 */
export const USER = tree('user', 'user', [
  opensOn('login'),
  { name: 'login', path: 'login', title: msg`Connexion` },
  { name: 'register', path: 'register', title: msg`Demande d’accès` },
  { name: 'forgot_password', path: 'forgot-password', title: msg`Mot de passe oublié` },
]);

/** Redirects every user to the landing of their role. */
export const HOME = '/app/dashboard';

const SCREENS = routesOf(USER, null)
  .filter((route) => route.kind === 'screen')
  .map((route) => ({ route, read: pathReader(route.path) }));

/** The screen of a public address; `undefined` for any other. */
export const entranceAt = (path: string): ScreenRoute | undefined => SCREENS.find(({ read }) => read(path))?.route;

/** The address of a public screen, as `href` would give it: `entranceHref('user_login')`. */
export function entranceHref(name: Extract<RouteName, `user_${string}`>, query: Query = {}): string {
  const screen = SCREENS.find(({ route }) => route.name === name);
  if (!screen) throw new RangeError(`No public screen is named ${name}`);
  return addressOf(screen.route.path, {}, query);
}
