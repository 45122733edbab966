import { displayOf, isDrawerOpen, menuMachine, MENU_DISPLAYS } from '#machines/menu/menu.machine.ts';
import { defineModel } from './harness.ts';

export const model = defineModel({
  name: 'menu',
  machine: menuMachine,
  starts: {
    'nothing kept': {},
    'the full menu kept': { initial: 'expanded' },
    'the compact menu kept': { initial: 'compact' },
    'the menu of icons kept': { initial: 'icons' },
    'the hidden menu kept': { initial: 'hidden' },
  },
  events: {
    'the user clicks the menu button': { type: 'menu.cycle' },
    'the user opens the drawer': { type: 'drawer.open' },
    'the user closes the drawer': { type: 'drawer.close' },
    'the address changes': { type: 'navigated' },
  },
  words: {
    title: 'The menu',
    about:
      'On a desktop the menu at the side has four widths, and each click on its button leads to the next. On a phone it is a ' +
      'drawer. It never ends.',
    calls: { 'menu.changed': 'the device remembers the width' },
    unplayed: 'An open drawer covers the button of the menu.',
  },
  situation: () => null,
  // The drawer covers the menu button.
  playable: ({ before, event }) => event.type !== 'menu.cycle' || !before.matches({ drawer: 'open' }),
  facts: { display: displayOf, 'drawer is open': isDrawerOpen },
  invariants: {
    'each click changes to the next display, and nothing else changes it': ({ snapshot, before, event }) => {
      if (!before) return true;
      const from = MENU_DISPLAYS.indexOf(displayOf(before));
      const step = event?.type === 'menu.cycle' ? 1 : 0;
      return displayOf(snapshot) === MENU_DISPLAYS[(from + step) % MENU_DISPLAYS.length];
    },
    'the drawer closes on navigation': ({ snapshot, event }) => event?.type !== 'navigated' || !isDrawerOpen(snapshot),
    'the menu starts with the stored display': ({ snapshot, before }) =>
      before !== undefined || displayOf(snapshot) === snapshot.context.initial,
  },
});
