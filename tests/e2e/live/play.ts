import { test } from '@playwright/test';
import { isPlayable, pathsOf, type AnyModel, type Path } from '../../model/harness.ts';
import { drive, type AnyPageDriver } from '../../model/page-driver.ts';

/** Milliseconds: the longest paths have a dozen steps, each with its checks. */
const STEP_TIMEOUT = 40_000;

/**
 * Plays on the live build every path of a machine that pages can play, one after another in one page. A path has the
 * number that `npm run paths` gives it.
 */
export function play(model: AnyModel, driver: AnyPageDriver): void {
  // A path is about what happens, and plays a dozen dialogs; the other walks of this build show animations.
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test(`the ${model.name} machine: every path that can be played`, async ({ page }) => {
    // Found here and not at the top of the file, which Playwright loads twice.
    const paths = [...pathsOf(model).entries()].filter(([, path]) => isPlayable(model, path));
    test.setTimeout(20_000 + paths.reduce((sum, [, { steps }]) => sum + (1 + steps.length) * STEP_TIMEOUT, 0));
    for (const [index, path] of paths) {
      await test.step(`${index + 1}. ${inShort(path)}`, () =>
        drive(page, path, driver, { isFirst: path === paths[0]?.[1] }));
    }
  });
}

const inShort = ({ start, steps }: Path): string => [start, ...steps.map(({ words }) => words)].join(', ');
