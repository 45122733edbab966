import { emit, setup, type SnapshotFrom } from 'xstate';
import { typesOf } from '../setup.ts';

/** The four displays of the side menu, in the order of clicks. */
export const MENU_DISPLAYS = ['expanded', 'compact', 'icons', 'hidden'] as const;
export type MenuDisplay = (typeof MENU_DISPLAYS)[number];

/** Whether a stored value is a display. */
export function isMenuDisplay(value: unknown): value is MenuDisplay {
  return MENU_DISPLAYS.some((display) => display === value);
}

/**
 * The menu. On a desktop it has four displays, and each click shows the next one. On a phone it is a drawer, which
 * closes on navigation. A change of display is emitted as `menu.changed`, so that the application can store it.
 * See docs/rules/interface.md#menu-displays.
 */
export const menuMachine = setup({
  types: typesOf<{
    context: { initial: MenuDisplay };
    input: { initial?: MenuDisplay };
    events:
      | { type: 'menu.cycle' }
      | { type: 'drawer.open' }
      | { type: 'drawer.close' }
      /** The address changed. */
      | { type: 'navigated' };
    emitted: { type: 'menu.changed'; display: MenuDisplay };
  }>(),
  guards: {
    startsAs: ({ context }, display: MenuDisplay) => context.initial === display,
  },
  actions: {
    emitChange: emit((_, display: MenuDisplay) => ({ type: 'menu.changed' as const, display })),
  },
}).createMachine({
  id: 'menu',
  type: 'parallel',
  context: ({ input }) => ({ initial: input.initial ?? 'expanded' }),
  states: {
    display: {
      initial: 'restoring',
      states: {
        restoring: {
          always: [
            { guard: { type: 'startsAs', params: 'compact' }, target: 'compact' },
            { guard: { type: 'startsAs', params: 'icons' }, target: 'icons' },
            { guard: { type: 'startsAs', params: 'hidden' }, target: 'hidden' },
            { target: 'expanded' },
          ],
        },
        expanded: {
          description: 'the menu shows icons and names',
          on: { 'menu.cycle': { target: 'compact', actions: { type: 'emitChange', params: 'compact' } } },
        },
        compact: {
          description: 'the menu shows icons with short names under them',
          on: { 'menu.cycle': { target: 'icons', actions: { type: 'emitChange', params: 'icons' } } },
        },
        icons: {
          description: 'the menu shows icons',
          on: { 'menu.cycle': { target: 'hidden', actions: { type: 'emitChange', params: 'hidden' } } },
        },
        hidden: {
          description: 'the menu is hidden',
          on: { 'menu.cycle': { target: 'expanded', actions: { type: 'emitChange', params: 'expanded' } } },
        },
      },
    },
    drawer: {
      initial: 'closed',
      states: {
        closed: { description: 'the drawer is closed', on: { 'drawer.open': { target: 'open' } } },
        open: {
          description: 'the drawer is open',
          on: { 'drawer.close': { target: 'closed' }, navigated: { target: 'closed' } },
        },
      },
    },
  },
});

export type MenuSnapshot = SnapshotFrom<typeof menuMachine>;

/** How the menu is displayed on a desktop. */
export function displayOf({ value }: MenuSnapshot): MenuDisplay {
  return value.display === 'restoring' ? 'expanded' : value.display;
}

/** Whether the drawer of a phone is open. */
export const isDrawerOpen = ({ value }: MenuSnapshot): boolean => value.drawer === 'open';
