import { existsSync } from 'node:fs';
import { expect, test } from 'vitest';
import { LATER_SCREENS } from '#routes/later-screens.ts';
import { partsOf } from '#routes/screens.ts';
import { ROUTES } from '#routes/table.ts';

const screens = new Set(ROUTES.flatMap((route) => (route.kind === 'screen' ? [route.screen] : [])));

test('the sign-in page has its parts without the list of the other screens', async () => {
  const parts = await partsOf('login');
  expect(parts?.folder).toBe('src/features/session');
  expect(LATER_SCREENS.has('login')).toBe(false);
});

test('every other screen that has an address has its parts in the list, and the list has no other', async () => {
  // The page for errors is part of the shell.
  const others = [...screens].filter((screen) => screen !== 'login' && screen !== 'error');
  expect([...LATER_SCREENS.keys()].toSorted()).toEqual(others.toSorted());
  const parts = await Promise.all(others.map((screen) => partsOf(screen)));
  expect(parts).toEqual(others.map((screen) => LATER_SCREENS.get(screen)));
});

test('what has no parts fails instead of showing an empty page', async () => {
  await expect(partsOf('error')).rejects.toThrow('error');
});

test('the words of a screen are those of the folder that its code is in', () => {
  const misplaced = [...LATER_SCREENS].filter(
    ([, { folder, load }]) =>
      !existsSync(`${folder}/locales`) || !String(load).includes(`/${folder.replace('src/', '')}/`),
  );
  expect(misplaced).toEqual([]);
});
