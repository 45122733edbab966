import { test } from '@playwright/test';
import { isPlayable, pathsOf, type AnyModel, type Path } from '../../model/harness.ts';
import { model as cascadeDelete } from '../../model/cascade-delete.model.ts';
import { model as guard } from '../../model/guard.model.ts';
import { model as menu } from '../../model/menu.model.ts';
import { model as newAmm } from '../../model/new-amm.model.ts';
import { model as reminder } from '../../model/reminder.model.ts';
import { model as session } from '../../model/session.model.ts';
import { model as upload } from '../../model/upload.model.ts';
import { drive, type AnyPageDriver } from '../../model/page-driver.ts';
import { driver as cascadeDeleteDriver } from '../drivers/cascade-delete.ts';
import { driver as guardDriver } from '../drivers/guard.ts';
import { driver as menuDriver } from '../drivers/menu.ts';
import { driver as newAmmDriver } from '../drivers/new-amm.ts';
import { driver as reminderDriver } from '../drivers/reminder.ts';
import { driver as sessionDriver } from '../drivers/session.ts';
import { driver as uploadDriver } from '../drivers/upload.ts';

/** Milliseconds: the longest paths have a dozen steps, each with its checks. */
const STEP_TIMEOUT = 5_000;

/** Every path of `npm run paths` that pages can play, on the live build, by the number it has there: one after another in one page. */
function play(model: AnyModel, driver: AnyPageDriver): void {
  const paths = [...pathsOf(model).entries()].filter(([, path]) => isPlayable(model, path));
  test(`the ${model.name} machine: every path that can be played`, async ({ page }) => {
    test.setTimeout(20_000 + paths.reduce((sum, [, { steps }]) => sum + (1 + steps.length) * STEP_TIMEOUT, 0));
    for (const [index, path] of paths) {
      await test.step(`${index + 1}. ${inShort(path)}`, () => drive(page, path, driver, { isFirst: path === paths[0]?.[1] }));
    }
  });
}

const inShort = ({ start, steps }: Path): string => [start, ...steps.map(({ words }) => words)].join(', ');

play(session, sessionDriver);
play(guard, guardDriver);
play(menu, menuDriver);
play(reminder, reminderDriver);
play(cascadeDelete, cascadeDeleteDriver);
play(upload, uploadDriver);
play(newAmm, newAmmDriver);
