import { test } from '@playwright/test';
import { isPlayable, pathsOf, type AnyModel, type Path } from '../../model/harness.ts';
import { drive, type AnyPageDriver } from '../../model/page-driver.ts';

/** Milliseconds: the longest paths have a dozen steps, each with its checks. */
const STEP_TIMEOUT = 5_000;

/** Every path of `npm run paths` that pages can play, on the live build, by the number it has there: one after another in one page. */
export function play(model: AnyModel, driver: AnyPageDriver): void {
  const paths = [...pathsOf(model).entries()].filter(([, path]) => isPlayable(model, path));
  test(`the ${model.name} machine: every path that can be played`, async ({ page }) => {
    test.setTimeout(20_000 + paths.reduce((sum, [, { steps }]) => sum + (1 + steps.length) * STEP_TIMEOUT, 0));
    for (const [index, path] of paths) {
      await test.step(`${index + 1}. ${inShort(path)}`, () =>
        drive(page, path, driver, { isFirst: path === paths[0]?.[1] }));
    }
  });
}

const inShort = ({ start, steps }: Path): string => [start, ...steps.map(({ words }) => words)].join(', ');
