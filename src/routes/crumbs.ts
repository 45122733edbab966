import type { MessageDescriptor } from '@lingui/core';
import type { Visitor } from '#domain/access/entry.ts';
import { isActive, menuOf } from './menu.ts';
import { fillPath, type Params } from './path.ts';
import { ROUTES, type ScreenRoute } from './table.ts';

/** A step of the way to a screen; the last one, and the name of a menu that unfolds, open nothing. */
export interface Crumb {
  readonly title: MessageDescriptor;
  readonly href?: string;
}

/** The screens above one, nearest last. */
function above(route: ScreenRoute): readonly ScreenRoute[] {
  const parent = ROUTES.find((row) => row.kind === 'screen' && row.tree === route.tree && row.screen === route.parent);
  return parent?.kind === 'screen' ? [...above(parent), parent] : [];
}

/**
 * The way to a screen: its place in the menu, the screens above it, and itself.
 * @param params those of the screen's own address; a screen above it needs no other
 */
export function crumbsOf(visitor: Visitor, route: ScreenRoute, params: Params): readonly Crumb[] {
  const entry = menuOf(visitor)
    .flat()
    .find((candidate) => isActive(candidate, route));
  const line = entry?.items.find((item) => isActive(item, route));
  const own = fillPath(route.path, params);
  const way: Crumb[] = [];
  if (entry && line) way.push({ title: entry.label });
  const opened = line ?? entry;
  if (opened) way.push({ title: opened.label, href: opened.href });
  for (const { title, path } of above(route)) way.push({ title, href: fillPath(path, params) });
  // What the menu opens may also be the parent of other screens, or this very screen: each is one step.
  const steps = way.filter(
    ({ href }, index) => href === undefined || (href !== own && way.findIndex((step) => step.href === href) === index),
  );
  return [...steps, { title: route.title }];
}
