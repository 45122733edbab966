import { existsSync, globSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { ROOT } from '../../scripts/tools.mjs';
import { FOLDERS_OF_STORIES, folderOfAnswers, opens, unnamedArea, WALKS } from '../areas.ts';

const filesAt = (pattern: string): readonly string[] =>
  globSync(pattern, { cwd: ROOT })
    .map((file) => file.replaceAll(path.sep, '/'))
    .toSorted();

const isThere = (place: string): boolean => existsSync(path.join(ROOT, place));

describe('the table of what end-to-end tests are about', () => {
  test('has a line for each of them, and for nothing else', () => {
    expect(Object.keys(WALKS).toSorted()).toEqual(filesAt('tests/e2e/**/*.spec.ts'));
  });

  test('names sources that exist', () => {
    expect(Object.values(WALKS).flatMap(({ about }) => about.filter((place) => !isThere(place)))).toEqual([]);
  });

  test('has an end-to-end test for each folder of screens', () => {
    const about = Object.values(WALKS).flatMap((walk) => walk.about);
    const screens = filesAt('src/features/**/*.screen.tsx');
    const isWalked = (screen: string) => about.some((place) => screen.startsWith(`${place}/`));
    expect(screens.filter((screen) => !isWalked(screen))).toEqual([]);
  });

  test('names folders that exist', () => {
    const folders = [...Object.values(WALKS).map(({ opens: opened }) => opened), ...Object.values(FOLDERS_OF_STORIES)];
    const named = new Set(folders.flatMap((each) => opens(each) ?? []));
    expect([...named].filter((folder) => !isThere(`src/features/${folder}`))).toEqual([]);
  });

  test('has a file of random answers for each folder of screens', () => {
    const folders = new Set(filesAt('src/features/**/*.screen.tsx').map((screen) => path.posix.dirname(screen)));
    const drawn = filesAt('tests/answers/**/*.test.tsx').map((file) => `src/features/${folderOfAnswers(file)}`);
    expect(drawn).toEqual([...folders].toSorted());
  });

  test('has lines for stories that exist', () => {
    expect(Object.keys(FOLDERS_OF_STORIES).filter((file) => !isThere(file))).toEqual([]);
  });
});

test.each([
  ['tests/e2e/reminders.spec.ts', '/boss/finances/sales/dashboard', 'finance'],
  ['tests/e2e/reminders.spec.ts', '/boss/administration/reminders', undefined],
  ['tests/e2e/reminders.spec.ts', '/user/login', undefined],
  ['tests/e2e/finance.spec.ts', '/boss/administration/product/1/files', 'regulatory'],
  ['tests/e2e/pages.spec.ts', '/boss/administration/product/1/files', undefined],
])('%s at %s: the area that it should name is %s', (file, address, area) => {
  expect(unnamedArea(file, address)).toBe(area);
});
