import type { Page, Route } from '@playwright/test';
import { STORAGE_KEYS } from '#lib/device/texts.ts';
import { accountOf, DEMO_PASSWORD, expect, expectAccessible, pathOf, personOf, signIn, test } from './fixtures.ts';
import { readCall } from './drivers/arranged-server.ts';
import { openAs, REMINDERS } from './live/server.ts';
import { rowsOf } from './reminder-editor.ts';

const REGULATORY = 'RegulatoryAffairsUser';

// The browser reports failed downloads, and React a screen that cannot be shown.
test.use({ provoked: /Failed to load resource|ChunkError/ });

/** Handles the calls of an operation in another way; the function that it returns ends that. */
async function divert(
  page: Page,
  operation: string,
  to: (route: Route) => Promise<void>,
): Promise<() => Promise<void>> {
  const diversion = (route: Route) => (readCall(route.request()).name === operation ? to(route) : route.fallback());
  await page.route('**/api/v1', diversion);
  return () => page.unroute('**/api/v1', diversion);
}

const cut = (route: Route) => route.abort('connectionfailed');

test.describe('opening', () => {
  test('settings that cannot be read are reported, and a click tries again', async ({ page }) => {
    await page.route('**/config.json', (route) => route.fulfill({ status: 500 }));
    await page.goto('/');
    await expect(page.getByRole('heading', { level: 1, name: 'Tournée n’a pas pu démarrer' })).toBeVisible();
    await expectAccessible(page);
    await page.unroute('**/config.json');
    await page.getByRole('button', { name: 'Réessayer' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Se connecter' })).toBeVisible();
  });

  for (const file of ['index', 'first']) {
    test(`a file that the application starts with (${file}) did not arrive: the page says so`, async ({ page }) => {
      await page.route(`**/assets/${file}-*.js`, cut);
      await page.goto('/');
      await expect(page.getByText('Tournée n’a pas pu démarrer')).toBeVisible();
      await page.unroute(`**/assets/${file}-*.js`);
      await page.getByRole('link', { name: 'rechargez la page' }).click();
      await expect(page.getByRole('heading', { level: 1, name: 'Se connecter' })).toBeVisible();
    });
  }

  test('a device that lacks a required feature gets a message', async ({ page }) => {
    await page.addInitScript(() => {
      Reflect.deleteProperty(globalThis, 'indexedDB');
    });
    await page.goto('/');
    await expect(page.getByText('Votre appareil ne prend pas en charge les technologies nécessaires')).toBeVisible();
    await expect(page.getByText('Your device does not support the technologies required')).toBeVisible();
  });

  test('a session that cannot be validated is kept, and a click tries again', async ({ page }) => {
    const mend = await divert(page, 'ValidateToken', cut);
    await openAs(page, REGULATORY, REMINDERS);
    await expect(page.getByRole('heading', { level: 1, name: 'Votre session n’a pas pu être vérifiée' })).toBeVisible();
    await expectAccessible(page);
    await mend();
    await page.getByRole('button', { name: 'Réessayer' }).click();
    await expect(accountOf(page, REGULATORY)).toBeVisible();
    await expect(rowsOf(page).first()).toBeVisible();

    // Signing in again is the other way out, where the device does not know the session; it leads to the requested page.
    await divert(page, 'ValidateToken', cut);
    await page.evaluate((key) => localStorage.removeItem(key), STORAGE_KEYS.session);
    await page.reload();
    await page.getByRole('button', { name: 'Se reconnecter' }).click();
    await signIn(page, personOf(REGULATORY).email, DEMO_PASSWORD);
    await expect(page.getByRole('heading', { level: 1, name: 'Rappels' })).toBeVisible();
    expect(pathOf(page)).toBe(REMINDERS);
  });

  test('a screen with code that cannot be loaded says so, and a click tries again', async ({ page }) => {
    const code = '**/assets/reminders.screen-*.js';
    await page.route(code, cut);
    await openAs(page, REGULATORY, REMINDERS);
    await expect(page.getByRole('heading', { level: 1, name: 'Cet écran n’a pas pu être chargé' })).toBeVisible();
    await expectAccessible(page);
    await page.unroute(code);
    await page.getByRole('button', { name: 'Réessayer' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Rappels' })).toBeVisible();
  });
});
