import type { MessageDescriptor } from '@lingui/core';
import type { Visitor } from '#domain/access/entry.ts';
import { mayEnter } from './access.ts';
import { isActive, menuOf, type MenuEntry } from './menu.ts';
import { fillPath } from './path.ts';
import { ROUTES, type ScreenRoute } from './table.ts';

/** A screen that can be opened from anywhere, as the command palette lists it. */
export interface Page {
  readonly title: MessageDescriptor;
  readonly href: string;
  /** Its place in the menu. */
  readonly entry: MenuEntry | undefined;
}

/** The address of a screen; `undefined` if it has parameters other than the visitor's own laboratory. */
function addressOf({ pharmaLaboID }: Visitor, { path }: ScreenRoute): string | undefined {
  const known = pharmaLaboID === null ? {} : { idLabo: pharmaLaboID };
  const needed = path.match(/(?<=:)\w+(?![\w?])/g) ?? [];
  return needed.every((name) => name in known) ? fillPath(path, known) : undefined;
}

/** Every screen that a visitor may open without choosing a record, in the order of their menu. */
export function pagesOf(visitor: Visitor): readonly Page[] {
  const entries = menuOf(visitor).flat();
  const areas = entries.flatMap((entry) => entry.areas);
  const rankOf = (route: ScreenRoute) => areas.findIndex((area) => area === route.area);
  return ROUTES.filter((route) => route.kind === 'screen')
    .filter((route) => route.requiredType !== null && mayEnter(visitor, route))
    .toSorted((one, other) => rankOf(one) - rankOf(other))
    .flatMap((route) => {
      const href = addressOf(visitor, route);
      return href === undefined
        ? []
        : [{ title: route.title, href, entry: entries.find((entry) => isActive(entry, route)) }];
    });
}
