import { test } from '@playwright/test';
import { isPlayable, pathsOf, type AnyModel, type Path } from '../../model/harness.ts';
import { model as guard } from '../../model/guard.model.ts';
import { model as menu } from '../../model/menu.model.ts';
import { model as reminder } from '../../model/reminder.model.ts';
import { model as session } from '../../model/session.model.ts';
import { drive, type AnyPageDriver } from '../../model/page-driver.ts';
import { driver as guardDriver } from '../drivers/guard.ts';
import { driver as menuDriver } from '../drivers/menu.ts';
import { driver as reminderDriver } from '../drivers/reminder.ts';
import { driver as sessionDriver } from '../drivers/session.ts';

/** Milliseconds: the longest paths have a dozen steps, each with its checks. */
const STEP_TIMEOUT = 5_000;

/** Every path of `npm run paths` that pages can play, on the live build, by the number it has there. */
function play(model: AnyModel, driver: AnyPageDriver): void {
  test.describe(`the ${model.name} machine`, () => {
    for (const [index, path] of pathsOf(model).entries()) {
      if (!isPlayable(model, path)) continue;
      test(`${index + 1}. ${inShort(path)}`, async ({ page }) => {
        test.setTimeout(20_000 + path.steps.length * STEP_TIMEOUT);
        await drive(page, path, driver);
      });
    }
  });
}

const inShort = ({ start, steps }: Path): string => [start, ...steps.map(({ words }) => words)].join(', ');

play(session, sessionDriver);
play(guard, guardDriver);
play(menu, menuDriver);
play(reminder, reminderDriver);
