import { test } from '@playwright/test';
import { isPlayable, pathsOf, type AnyModel, type Path } from '../../model/harness.ts';
import { drive, type AnyPageDriver } from '../../model/page-driver.ts';

/** Milliseconds: the longest paths have a dozen steps, each with its checks. */
const STEP_TIMEOUT = 5_000;

/**
 * Every path of `npm run paths` that pages can play, on the live build, by the number it has there: in one page where
 * its driver can lead back to a start, and else each in its own.
 */
export function play(model: AnyModel, driver: AnyPageDriver): void {
  const paths = [...pathsOf(model).entries()].filter(([, path]) => isPlayable(model, path));
  const named = ([index, path]: (typeof paths)[number]) => `${index + 1}. ${inShort(path)}`;
  const timeFor = ({ steps }: Path) => steps.length * STEP_TIMEOUT;
  test.describe(`the ${model.name} machine`, () => {
    if (driver.again) {
      test('every path that can be played, one after another', async ({ page }) => {
        test.setTimeout(20_000 + paths.reduce((sum, [, path]) => sum + timeFor(path), 0));
        for (const entry of paths) {
          await test.step(named(entry), () => drive(page, entry[1], driver, { isFirst: entry === paths[0] }));
        }
      });
      return;
    }
    for (const entry of paths) {
      test(named(entry), async ({ page }) => {
        test.setTimeout(20_000 + timeFor(entry[1]));
        await drive(page, entry[1], driver);
      });
    }
  });
}

const inShort = ({ start, steps }: Path): string => [start, ...steps.map(({ words }) => words)].join(', ');
