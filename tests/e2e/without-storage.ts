import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { chromium, type Page } from '@playwright/test';
import { launchOptions } from '../../scripts/chromium.mjs';
import { DEMO_PASSWORD, expect, follow, personOf, signIn, test as base } from './fixtures.ts';
import { type Draft, openNew, rowsOf } from './reminder-editor.ts';

/** The value of a content setting of Chromium. */
const BLOCK = 2;

/** A page of a browser that blocks the data of sites: storage, databases, locks, caches and service workers. */
export const test = base.extend({
  async context({ baseURL, viewport, locale, timezoneId, contextOptions }, provide, info) {
    const profile = info.outputPath('profile');
    await mkdir(path.join(profile, 'Default'), { recursive: true });
    await writeFile(
      path.join(profile, 'Default', 'Preferences'),
      JSON.stringify({ profile: { default_content_setting_values: { cookies: BLOCK } } }),
    );
    const context = await chromium.launchPersistentContext(profile, {
      // The headless shell has no settings of sites.
      ...launchOptions(),
      ...contextOptions,
      ...(baseURL !== undefined && { baseURL }),
      ...(locale !== undefined && { locale }),
      ...(timezoneId !== undefined && { timezoneId }),
      viewport,
    });
    await provide(context);
    await context.close();
  },
});

/** Signs in on the sign-in page, chooses an agency, opens a list, saves a record, and enters figures. */
export async function workWithoutStorage(page: Page, draft: Draft): Promise<void> {
  const refused = await page.evaluate(() => {
    try {
      return localStorage.length < 0;
    } catch (error) {
      return error instanceof DOMException && error.name === 'SecurityError';
    }
  });
  expect(refused, 'this browser blocks the data of sites').toBe(true);
  await expect(page.getByText('Ce navigateur ne garde rien sur cet appareil')).toHaveCount(1);

  await signIn(page, personOf('BossMultinational').email, DEMO_PASSWORD);
  await page.getByRole('button', { name: 'Consulter Douala' }).click();
  await expect(page.getByRole('button', { name: 'Agence : Douala' })).toBeVisible();

  await follow(page, '/bmultinational/administration/reminders');
  const editor = await openNew(page);
  await editor.write(draft);
  await expect(editor.dialog.getByText('Votre saisie n’est pas gardée sur cet appareil.')).toBeVisible();
  await editor.save.click();
  await expect(editor.dialog).toBeHidden();
  await expect(rowsOf(page).filter({ hasText: draft.name })).toHaveCount(1);

  await follow(page, '/bmultinational/finances/goals/new?year=2027');
  const cell = page.getByRole('grid').getByRole('gridcell').first();
  await cell.click();
  await page.keyboard.type('432');
  await page.keyboard.press('Enter');
  await expect(cell).toContainText('432');
  await expect(page.getByText('Cet appareil ne peut pas garder votre saisie')).toBeVisible();
}
