// Takes pictures of a story after it has played, and compares them with the stored ones. Vitest loads this before stories.
import { afterEach, expect } from 'vitest';
import { page, server, userEvent } from 'vitest/browser';
import madeOn from './made-on.json' with { type: 'json' };
import { pictureOf, SHOT_THEMES, SHOTS } from './shots.ts';
import { binds, chromiumOf } from './verdict.ts';

declare module 'vitest' {
  interface TaskMeta {
    /** Pictures that differ on another system than the one they were taken on: `npm test` reports them, and does not fail. */
    differences?: readonly string[];
    /** The reports of Storybook's addons on a story. */
    reports?: { readonly type: string; result: unknown }[];
  }
}

/** The element of the story, after Storybook's own error page. */
const STORY = '.sb-errordisplay ~ div';

const here = { platform: server.platform, chromium: chromiumOf(navigator.userAgent) };

/** @returns how an element differs from its picture, in words; null if it does not */
async function differenceOf(element: Element, picture: string): Promise<string | null> {
  try {
    await expect(page.elementLocator(element)).toMatchScreenshot(picture);
    return null;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

// axe lists every rule it tried, 50 kB for each story, all of it sent to Vitest. A violation is an error of its own.
afterEach(({ task }) => {
  for (const report of task.meta.reports ?? []) if (report.type === 'a11y') report.result = null;
});

afterEach(async ({ task }) => {
  const shot = SHOTS.find(({ file, story }) => task.file.name === `stories/${file}.stories.tsx` && task.name === story);
  if (!shot || task.result?.errors?.length) return;
  const root = document.documentElement;
  const worn = root.dataset['theme'];
  const stage = shot.frame === 'page' ? document.body : document.querySelector(STORY);
  if (!stage) throw new Error('The story shows nothing');
  // The pointer rests in the first corner. Some Chromiums show what is there as pointed at, others do not.
  const { clientWidth, clientHeight } = root;
  await userEvent.hover(root, { position: { x: clientWidth - 1, y: clientHeight - 1 } });
  const differences = new Map<string, string>();
  for (const theme of SHOT_THEMES) {
    root.dataset['theme'] = theme;
    const picture = pictureOf(shot, theme);
    const difference = await differenceOf(stage, picture);
    if (difference !== null) differences.set(picture, difference);
  }
  if (worn !== undefined) root.dataset['theme'] = worn;
  if (differences.size === 0) return;
  if (binds(madeOn, here))
    throw new Error([...differences.values(), 'If this is what it should look like: npm run shots'].join('\n\n'));
  task.meta.differences = [...differences.keys()];
});
