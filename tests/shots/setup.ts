// After a story has played, takes its pictures and compares them with those that are kept. Vitest loads it before stories.
import { afterEach, expect } from 'vitest';
import { page, server } from 'vitest/browser';
import madeOn from './made-on.json' with { type: 'json' };
import { pictureOf, SHOT_THEMES, SHOTS } from './shots.ts';
import { binds, chromiumOf } from './verdict.ts';

declare module 'vitest' {
  interface TaskMeta {
    /** Pictures that came out otherwise than where they were made: `npm test` says so, and fails nothing. */
    differences?: readonly string[];
  }
}

/** Where a story is shown: Storybook puts it after its own error page. */
const STORY = '.sb-errordisplay ~ div';

const here = { platform: server.platform, chromium: chromiumOf(navigator.userAgent) };

/** How something on the page differs from its picture, in words. */
async function differenceOf(element: Element, picture: string): Promise<string | null> {
  try {
    await expect(page.elementLocator(element)).toMatchScreenshot(picture);
    return null;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

afterEach(async ({ task }) => {
  const shot = SHOTS.find(({ file, story }) => task.file.name === `stories/${file}.stories.tsx` && task.name === story);
  if (!shot || task.result?.errors?.length) return;
  const root = document.documentElement;
  const worn = root.dataset['theme'];
  const stage = shot.frame === 'page' ? document.body : document.querySelector(STORY);
  if (!stage) throw new Error('The story shows nothing');
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
