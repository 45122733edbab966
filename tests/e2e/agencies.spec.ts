import type { Page } from '@playwright/test';
import { PERSONAS } from '#mocks/seed/personas.ts';
import { DEMO_PASSWORD, enterAs, expect, follow, pathOf, signIn, signOut, test } from './fixtures.ts';
import { rowsOf } from './reminder-editor.ts';
import { everyRow } from './rows.ts';

const EMAIL = PERSONAS.find(({ userType }) => userType === 'BossMultinational')?.email ?? '';
const REMINDERS = '/bmultinational/administration/reminders';

/** The names of the reminders on the screen, once they are there. */
async function remindersOf(page: Page): Promise<readonly string[]> {
  await everyRow(page);
  return rowsOf(page).allInnerTexts();
}

test('the multinational boss chooses an agency first, and another later', async ({ page }) => {
  await enterAs(page, 'BossMultinational');
  await expect(page.getByRole('heading', { level: 1, name: 'Agences' })).toBeVisible();
  await expect(page.getByRole('button', { name: /^Consulter/ })).toHaveCount(5);
  await expect(page.getByRole('button', { name: 'Agence : Aucune agence' })).toBeVisible();

  await page.getByRole('button', { name: 'Consulter Douala' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Tableau de bord' })).toBeVisible();
  expect(pathOf(page)).toBe('/bmultinational/dashboard');

  const menu = page.getByRole('navigation', { name: 'Menu principal' });
  await menu.getByRole('button', { name: 'Réglementaire' }).click();
  await menu.getByRole('link', { name: 'Rappels' }).click();
  const inDouala = await remindersOf(page);

  await page.getByRole('button', { name: 'Agence : Douala' }).click();
  await page.getByRole('menuitemradio', { name: 'Abidjan' }).click();
  await expect(page.getByRole('button', { name: 'Agence : Abidjan' })).toBeVisible();
  expect(pathOf(page)).toBe(REMINDERS);
  const meanwhile = await rowsOf(page).allInnerTexts();
  const isOfDouala = (row: string) => inDouala.includes(row);
  expect(meanwhile.filter(isOfDouala), 'nothing of one agency is shown while another is being read').toEqual([]);
  const inAbidjan = await remindersOf(page);
  expect(inAbidjan).not.toEqual(inDouala);

  await page.reload();
  await expect(page.getByRole('button', { name: 'Agence : Abidjan' })).toBeVisible();
  expect(await remindersOf(page)).toEqual(inAbidjan);

  await menu.getByRole('link', { name: 'Agences' }).click();
  await expect(page.getByRole('listitem').filter({ hasText: 'Agence actuelle' })).toContainText('Abidjan');
});

test('a requested address opens once an agency is chosen; a user of a single agency cannot choose', async ({
  page,
}) => {
  await enterAs(page, 'BossMultinational', { path: `${REMINDERS}?done=true` });
  await expect(page.getByRole('heading', { level: 1, name: 'Agences' })).toBeVisible();
  await page.getByRole('button', { name: 'Consulter Libreville' }).click();
  await expect(page.getByRole('radio', { name: /^Passés/ })).toBeChecked();
  expect(pathOf(page)).toBe(REMINDERS);

  await enterAs(page, 'Boss');
  await expect(page.getByRole('complementary').getByText('Douala', { exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: /^Agence/ })).toHaveCount(0);
  await follow(page, '/bmultinational/agencies');
  await expect(page.getByText('Cette page appartient à un autre rôle.')).toBeVisible();
  // Also read again: whoever is signed in is not led on.
  await page.reload();
  await expect(page.getByText('Cette page appartient à un autre rôle.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Se connecter' })).toBeEnabled();
});

test('another agency leads from a record to the page above it; the last agency comes first', async ({ page }) => {
  await enterAs(page, 'BossMultinational');
  await page.getByRole('button', { name: 'Consulter Douala' }).click();
  await follow(page, '/bmultinational/administration/products');
  await page.getByRole('grid').getByRole('rowheader').first().click();
  await expect.poll(() => pathOf(page)).toMatch(/\/product\/[^/]+\/regulatory-actions$/u);
  await page.getByRole('button', { name: 'Agence : Douala' }).click();
  await page.getByRole('menuitemradio', { name: 'Dakar' }).click();
  await expect(page.getByRole('button', { name: 'Agence : Dakar' })).toBeVisible();
  expect(pathOf(page)).toBe('/bmultinational/administration/products');

  await signOut(page, 'BossMultinational');
  await signIn(page, EMAIL, DEMO_PASSWORD);
  await expect(page.getByRole('button', { name: /^Consulter/ }).first()).toHaveAccessibleName('Consulter Dakar');
  await expect(page.getByText('La dernière')).toBeVisible();
});
