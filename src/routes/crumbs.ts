import type { MessageDescriptor } from '@lingui/core';
import type { Visitor } from '#domain/access/entry.ts';
import { isActive, menuOf } from './menu.ts';
import { fillPath, type Params } from './path.ts';
import { ROUTES, type ScreenRoute } from './table.ts';

/** A breadcrumb. The last one, and a menu entry that unfolds, have no address. */
export interface Crumb {
  readonly title: MessageDescriptor;
  readonly href?: string;
}

/** The parents of a screen, the nearest last. */
function above(route: ScreenRoute): readonly ScreenRoute[] {
  const parent = ROUTES.find((row) => row.kind === 'screen' && row.tree === route.tree && row.screen === route.parent);
  return parent?.kind === 'screen' ? [...above(parent), parent] : [];
}

/**
 * The breadcrumbs of a screen: its menu entry, its parents, and itself.
 * @param params the parameters of the screen's address; its parents need no others
 */
export function crumbsOf(visitor: Visitor, route: ScreenRoute, params: Params): readonly Crumb[] {
  const entry = menuOf(visitor)
    .flat()
    .find((candidate) => isActive(candidate, route));
  const line = entry?.items.find((item) => isActive(item, route));
  const own = fillPath(route.path, params);
  const crumbs: Crumb[] = [];
  if (entry && line) crumbs.push({ title: entry.label });
  const opened = line ?? entry;
  if (opened) crumbs.push({ title: opened.label, href: opened.href });
  for (const { title, path } of above(route)) crumbs.push({ title, href: fillPath(path, params) });
  // The menu may open a parent of this screen, or the screen itself: each address appears once.
  const distinct = crumbs.filter(
    ({ href }, index) =>
      href === undefined || (href !== own && crumbs.findIndex((crumb) => crumb.href === href) === index),
  );
  return [...distinct, { title: route.title }];
}
