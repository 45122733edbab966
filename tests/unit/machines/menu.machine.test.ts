import { createActor } from 'xstate';
import { expect, test } from 'vitest';
import { displayOf, isMenuDisplay, menuMachine, MENU_DISPLAYS, type MenuDisplay } from '#machines/menu/menu.machine.ts';

test('four clicks return to the first display, and each change is emitted once', () => {
  const menu = createActor(menuMachine, { input: {} });
  const emitted: MenuDisplay[] = [];
  menu.on('menu.changed', ({ display }) => emitted.push(display));
  menu.start();
  MENU_DISPLAYS.forEach(() => {
    menu.send({ type: 'menu.cycle' });
  });
  expect(emitted).toEqual(['compact', 'icons', 'hidden', 'expanded']);
});

test.each(MENU_DISPLAYS)('%s is a display, and is restored', (initial) => {
  expect(isMenuDisplay(initial)).toBe(true);
  expect(displayOf(createActor(menuMachine, { input: { initial } }).getSnapshot())).toBe(initial);
});

test.each(['', 'Expanded', 'restoring', null, 3])('%j is not a display', (name) => {
  expect(isMenuDisplay(name)).toBe(false);
});
