import { type Page, test } from '@playwright/test';
import { STORAGE_KEYS } from '#lib/device/texts.ts';
import { expect } from '../drivers/entry.ts';
import { openAs, REMINDERS } from './server.ts';

// What is painted before the application has arrived, and whether it moves when the application takes its place.

/** Opens an address whose scripts wait, until something is painted. @returns a function that lets them in */
async function openWithoutScripts(page: Page, address: string): Promise<() => Promise<void>> {
  const { promise: opened, resolve: open } = Promise.withResolvers<void>();
  await page.route('**/assets/*.js', async (route) => {
    await opened;
    await route.continue();
  });
  await page.goto(address, { waitUntil: 'commit' });
  await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);
  return async () => {
    open();
    await expect(page.getByRole('main')).toBeVisible();
  };
}

const markOf = (page: Page, inside: string) => page.locator(`${inside} svg[viewBox="0 0 24 24"]:has(circle[r="3.6"])`);

for (const width of [390, 1440]) {
  test(`the frame of the sign-in page is painted before any script, ${width} px wide, and stays in its place`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 844 });
    await page.addInitScript((key) => localStorage.setItem(key, 'dark.teal'), STORAGE_KEYS.theme);
    const letIn = await openWithoutScripts(page, '/user/login');
    await expect(page.locator('#frame')).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark.teal');
    const before = await markOf(page, '#frame').boundingBox();
    expect(before).not.toBeNull();
    await letIn();
    await expect(page.locator('#frame')).toBeHidden();
    expect(await markOf(page, '#root').first().boundingBox()).toEqual(before);
  });
}

for (const menu of ['expanded', 'compact', 'icons'] as const) {
  test(`the frame of the shell has its menu as it was last shown, ${menu}`, async ({ page }) => {
    await openAs(page, 'RegulatoryAffairsUser', REMINDERS);
    await expect(page.getByRole('main')).toBeVisible();
    await page.evaluate(([key, value]) => localStorage.setItem(key, value), [STORAGE_KEYS.menu, menu] as const);
    const letIn = await openWithoutScripts(page, REMINDERS);
    const before = await markOf(page, '#frame').boundingBox();
    const edge = await page.locator('.frame-panel').boundingBox();
    expect(before).not.toBeNull();
    await letIn();
    await expect(page.locator('#frame')).toBeHidden();
    expect(await markOf(page, '#root').first().boundingBox()).toEqual(before);
    expect((await page.locator('aside').first().boundingBox())?.width).toBe(edge?.width);
  });
}
