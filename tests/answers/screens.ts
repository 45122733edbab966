import axe from 'axe-core';
import { afterEach, beforeEach, describe, expect, inject, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import '#ui/theme/global.css.ts';
import { LATER_SCREENS } from '#routes/later-screens.ts';
import type { ScreenParts } from '#routes/screens.ts';
import { AXE_OPTIONS } from '../axe-options.ts';
import { openScreen, type Opened, SCREENS } from './draw.tsx';

/** A telephone. */
const SIZE = [390, 844] as const;

/** What shows that a value was not there, was not what it should be, or turns the letters after it. */
const NO_WORDS = /\bundefined\b|\bNaN\b|\bnull\b|\bInfinity\b|Invalid Date|\[object|[\u202D\u202E]/;

/** Attributes that are read aloud or shown. */
const READ = ['alt', 'aria-description', 'aria-label', 'aria-valuetext', 'placeholder', 'title', 'value'];

const seeds = inject('seeds');

/** Every screen but the sign-in page. */
export const PARTS: ReadonlyMap<string, ScreenParts> = LATER_SCREENS;

/** The folder of `src/features` that a screen is in, as its module's address says. */
function folderOf(screen: string): string {
  if (screen === 'login') return 'session';
  const [, folder] = /features\/([\w/-]+)\/[\w-]+\.screen\.tsx/.exec(String(PARTS.get(screen)?.load)) ?? [];
  if (folder === undefined) throw new Error(`The module of ${screen} has no known folder.`);
  return folder;
}

/** The screens of a folder of `src/features`. */
export const screensIn = (folder: string): readonly string[] =>
  [...SCREENS.keys()].filter((screen) => folderOf(screen) === folder);

/** Opens every screen of a folder with random answers. Each folder has its file: a change in one does not draw the others. */
export function drawScreensIn(folder: string): void {
  let opened: Opened | undefined;
  let complaints: string[];

  beforeEach(async () => {
    complaints = [];
    for (const kind of ['error', 'warn'] as const) {
      vi.spyOn(console, kind).mockImplementation(
        (...words: unknown[]) => void complaints.push(words.map(String).join(' ')),
      );
    }
    await page.viewport(...SIZE);
  });

  afterEach(async () => {
    await opened?.close();
    opened = undefined;
    vi.restoreAllMocks();
  });

  describe.each(screensIn(folder))('%s', (screen) => {
    test.each(seeds)('shows the answers of seed %i', async (seed) => {
      opened = await openScreen(screen, seed);
      await opened.settled();
      expect.soft(opened.faults, 'requests').toEqual([]);
      expect.soft(complaints, `the console at ${opened.address}`).toEqual([]);
      expect.soft(wrongWords(), 'words without a value').toEqual([]);
      expect.soft(tooWide(), 'wider than the page').toEqual([]);
      expect.soft(await violations(), 'axe').toEqual([]);
    });
  });
}

/** Every text and label of the page that says nothing a person could read. */
function wrongWords(): readonly string[] {
  const labels = [...document.querySelectorAll('body *')].flatMap((element) =>
    READ.map((name) => element.getAttribute(name) ?? ''),
  );
  const fields = [...document.querySelectorAll<HTMLInputElement>('input')].map(({ value }) => value);
  return [document.title, ...document.body.innerText.split('\n'), ...labels, ...fields].filter((text) =>
    NO_WORDS.test(text),
  );
}

/** Nothing, or what makes the page scroll sideways. What scrolls by itself (a table) does so inside the page. */
function tooWide(): readonly string[] {
  const { clientWidth, scrollWidth } = document.documentElement;
  if (scrollWidth <= clientWidth) return [];
  return [...document.querySelectorAll('body *')]
    .filter((element) => element.getBoundingClientRect().right > clientWidth + 1)
    .map((element) => `${element.tagName} ${element.className} ${element.textContent.slice(0, 40)}`)
    .slice(-3);
}

async function violations(): Promise<readonly string[]> {
  const found = await axe.run(AXE_OPTIONS);
  const all: string[] = [];
  for (const { id, nodes } of found.violations) {
    for (const { html, failureSummary, target } of nodes) {
      if (id !== TARGET_SIZE || !(await isLargeWhenReached(String(target[0]))))
        all.push(`${id}: ${html}\n${failureSummary}`);
    }
  }
  return all;
}

const TARGET_SIZE = 'target-size';

/** A bar that stays at the edge of the window may cover half of a target, until the page is scrolled to it. */
async function isLargeWhenReached(selector: string): Promise<boolean> {
  const element = document.querySelector(selector);
  if (!element) return false;
  element.scrollIntoView({ block: 'center' });
  const { violations: left } = await axe.run(element, { runOnly: [TARGET_SIZE] });
  return left.length === 0;
}
