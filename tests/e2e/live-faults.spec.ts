import type { Page, Route } from '@playwright/test';
import { accountOf, DEMO_PASSWORD, expect, expectAccessible, pathOf, personOf, signIn, test } from './fixtures.ts';
import { readCall } from './drivers/arranged-server.ts';
import { draftNamed, openAs, REMINDERS } from './live/server.ts';
import { openNew, questionOf, rowsOf } from './reminder-editor.ts';

const REGULATORY = 'RegulatoryAffairsUser';

// The browser reports what did not load, and React a screen that could not be shown.
test.use({ provoked: /Failed to load resource|ChunkError/ });

/** Makes the calls of an operation come to something else, until they are let through again. */
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
  test('settings that cannot be read: the page says so, and starts by one click', async ({ page }) => {
    await page.route('**/config.json', (route) => route.fulfill({ status: 500 }));
    await page.goto('/');
    await expect(page.getByRole('heading', { level: 1, name: 'Tournée n’a pas pu démarrer' })).toBeVisible();
    await expectAccessible(page);
    await page.unroute('**/config.json');
    await page.getByRole('button', { name: 'Réessayer' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Se connecter' })).toBeVisible();
  });

  test('a device without what the application needs is told so', async ({ page }) => {
    await page.addInitScript(() => {
      Reflect.deleteProperty(globalThis, 'indexedDB');
    });
    await page.goto('/');
    await expect(page.getByText('Votre appareil ne prend pas en charge les technologies nécessaires')).toBeVisible();
    await expect(page.getByText('Your device does not support the technologies required')).toBeVisible();
  });

  test('a session that cannot be asked about is kept, and asked about again by one click', async ({ page }) => {
    const mend = await divert(page, 'ValidateToken', cut);
    await openAs(page, REGULATORY, REMINDERS);
    await expect(page.getByRole('heading', { level: 1, name: 'Votre session n’a pas pu être vérifiée' })).toBeVisible();
    await expectAccessible(page);
    await mend();
    await page.getByRole('button', { name: 'Réessayer' }).click();
    await expect(accountOf(page, REGULATORY)).toBeVisible();
    await expect(rowsOf(page).first()).toBeVisible();

    // Or one would rather sign in than wait, and comes to the page asked for.
    await divert(page, 'ValidateToken', cut);
    await page.reload();
    await page.getByRole('button', { name: 'Se reconnecter' }).click();
    await signIn(page, personOf(REGULATORY).email, DEMO_PASSWORD);
    await expect(page.getByRole('heading', { level: 1, name: 'Rappels' })).toBeVisible();
    expect(pathOf(page)).toBe(REMINDERS);
  });

  test('a screen whose code does not arrive is asked for again by one click', async ({ page }) => {
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

test('a reminder with a sixteenth recipient that only the server counts is refused in words; a deletion that is cut short is made by one more click', async ({
  page,
}) => {
  const draft = draftNamed('Pour seize personnes');
  await openAs(page, REGULATORY, REMINDERS);
  const editor = await openNew(page);
  await editor.write(draft);
  const allow = await divert(page, 'CreateReminder', (route) =>
    route.fulfill({ json: { data: null, errors: [{ message: 'REMINDER_TOO_MANY_RECIPIENTS: at most 15' }] } }),
  );
  await editor.save.click();
  await expect(editor.dialog.getByRole('alert')).toContainText('15 destinataires au maximum');
  await editor.expectKept(draft);
  await allow();
  await editor.save.click();
  const row = rowsOf(page).filter({ hasText: draft.name });
  await row.getByRole('rowheader').click();

  await page.getByRole('button', { name: 'Supprimer' }).click();
  const question = questionOf(page);
  const mend = await divert(page, 'DeleteReminder', cut);
  await question.getByRole('button', { name: 'Supprimer le rappel' }).click();
  await expect(question.getByRole('alert')).toContainText('Le serveur est injoignable.');
  await mend();
  await question.getByRole('button', { name: 'Supprimer le rappel' }).click();
  await expect(question).toBeHidden();
  await expect(row).toHaveCount(0);
});
