import { type Page, test } from '@playwright/test';
import { STORAGE_KEYS } from '#lib/device/texts.ts';
import { API_PATH } from '#mocks/hosts/graphql-request.ts';
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

test('the page has the menu that is seen, and no other: the bar of a phone, or the side menu', async ({ page }) => {
  const bar = page.getByRole('navigation', { name: 'Accès rapide', includeHidden: true });
  const side = page.getByRole('navigation', { name: 'Menu principal', includeHidden: true });
  await page.setViewportSize({ width: 390, height: 844 });
  await openAs(page, 'RegulatoryAffairsUser', REMINDERS);
  await expect(bar.getByRole('button', { name: 'Menu' })).toBeVisible();
  await expect(side).toHaveCount(0);
  await bar.getByRole('button', { name: 'Menu' }).click();
  await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible();
  await page.setViewportSize({ width: 1440, height: 900 });
  await expect(page.getByRole('dialog', { name: 'Menu' })).toBeHidden();
  await expect(side.getByRole('link', { name: 'Clients' })).toBeVisible();
  await expect(bar).toHaveCount(0);
});

test('the drawer of a phone closes once the page that its link opens is painted', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openAs(page, 'RegulatoryAffairsUser', REMINDERS);
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  const drawer = page.getByRole('dialog', { name: 'Menu' });
  const isClosing = await page.evaluateHandle(() => {
    const { promise, resolve } = Promise.withResolvers<boolean>();
    new MutationObserver(() => {
      if (document.querySelector('h1')?.textContent.startsWith('Produits'))
        resolve(document.querySelector('[data-exiting]') !== null);
    }).observe(document, { childList: true, subtree: true, characterData: true });
    return { promise };
  });
  await drawer.getByRole('link', { name: 'Produits' }).click();
  expect(await isClosing.evaluate(({ promise }) => promise)).toBe(false);
  await expect(drawer).toBeHidden();
});

test('a link of the drawer to the page that is shown closes it, and adds nothing to the history', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openAs(page, 'RegulatoryAffairsUser', REMINDERS);
  const menu = page.getByRole('button', { name: 'Menu', exact: true });
  const drawer = page.getByRole('dialog', { name: 'Menu' });
  await menu.click();
  const entries = await page.evaluate(() => history.length);
  await drawer.getByRole('link', { name: 'Rappels' }).click();
  await expect(drawer).toBeHidden();
  expect(await page.evaluate(() => history.length)).toBe(entries);
});

declare global {
  interface Window {
    /** The sum of the layout shifts since the page began, those beside a press as well. */
    shifted: number;
  }
}

/** Runs in the page before its own scripts. */
function addShifts(): void {
  window.shifted = 0;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries())
      if ('value' in entry && typeof entry.value === 'number') window.shifted += entry.value;
  }).observe({ type: 'layout-shift', buffered: true });
}

const LISTS = [
  { heading: 'Rappels', address: REMINDERS },
  { heading: 'Produits', address: '/regulatoryaffairsuser/administration/products' },
  { heading: 'Clients', address: '/app/customer-card/dashboard' },
];

for (const { heading, address } of LISTS) {
  for (const width of [390, 1440]) {
    test(`the rows of ${heading} come into room that is kept for them, ${width} px wide`, async ({ page }) => {
      await page.setViewportSize({ width, height: 844 });
      await page.addInitScript(addShifts);
      const { promise: answered, resolve: answer } = Promise.withResolvers<void>();
      await page.route(`**${API_PATH}`, async (route) => {
        if (/"operationName":"(Reminders|Products|Customers)"/u.test(route.request().postData() ?? '')) await answered;
        await route.continue();
      });
      await openAs(page, 'RegulatoryAffairsUser', address);
      await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
      await expect(page.getByRole('main').getByText('Chargement…').first()).toBeAttached();
      answer();
      await expect(page.getByRole('main').getByRole('row').nth(2)).toBeVisible();
      await expect(page.getByText('Chargement…')).toHaveCount(0);
      expect(await page.evaluate(() => window.shifted)).toBeLessThan(0.005);
    });
  }
}

test('what stands below the sign-in form on a phone comes into room that is kept for it', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.addInitScript(addShifts);
  await page.goto('/user/login');
  await expect(page.getByRole('complementary')).toBeVisible();
  expect(await page.evaluate(() => window.shifted)).toBeLessThan(0.005);
});
