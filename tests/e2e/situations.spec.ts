import type { Page } from '@playwright/test';
import { SITUATIONS } from '#mocks/situations/index.ts';
import { accountOf, expect, pathOf, personOf, test } from './fixtures.ts';
import { DRAFT, ReminderEditor } from './reminder-editor.ts';

test.use({ provoked: /Failed to load resource/ });

const address = (id: string) => `/?situation=${id}`;

async function pathIs(page: Page, id: string): Promise<void> {
  const { path } = SITUATIONS.find((situation) => situation.id === id) ?? {};
  await expect.poll(() => pathOf(page)).toBe(path?.split('?')[0]);
}

test('the sign-in page opens them, and says which are to come', async ({ page }) => {
  await page.goto('/');
  const list = page.getByRole('region', { name: 'Situations préparées' });
  await expect(list.getByRole('link')).toHaveText(SITUATIONS.map(({ title }) => title.fr));
  await expect(list.getByText('(à venir)')).toHaveCount(SITUATIONS.filter(({ isBuilt }) => !isBuilt).length);
  await list.getByRole('link', { name: 'Une AMM expire demain' }).click();

  await pathIs(page, 'authorisation-tomorrow');
  await expect(accountOf(page, 'RegulatoryAffairsUser')).toBeVisible();
  const row = page.getByRole('row', { name: /Dolizane 1 g/ });
  await expect(row).toContainText('1 j');
  await page.getByRole('navigation', { name: 'Menu principal' }).getByRole('link', { name: 'Rappels' }).click();
  await expect(page.getByRole('grid').getByText('Dolizane : dernier jour de l’AMM')).toBeVisible();
});

test('the session ends in the middle of a save, and what was written is saved all the same', async ({ page }) => {
  await page.goto(address('session-ends'));
  const editor = new ReminderEditor(page);
  await editor.write(DRAFT);
  await editor.save.click();
  await expect(page.getByText('Votre session a expiré.')).toBeVisible();
  await page.getByRole('button', { name: personOf('RegulatoryAffairsUser').name }).click();
  await pathIs(page, 'session-ends');
});

test('an empty agency has nothing to show, and says so', async ({ page }) => {
  await page.goto(address('empty-agency'));
  await expect(page.getByText(/Aucun produit/).first()).toBeVisible();
  await page.getByRole('navigation', { name: 'Menu principal' }).getByRole('link', { name: 'Rappels' }).click();
  await expect(page.getByText('Aucun rappel à venir')).toBeVisible();
});

test('a group is behind its goals', async ({ page }) => {
  await page.goto(address('group-behind'));
  await pathIs(page, 'group-behind');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByText(/pas encore construit/)).toBeHidden();
});

test('the goals of a year that has some are there to be dispatched again', async ({ page }) => {
  await page.goto(address('goals-exist'));
  await pathIs(page, 'goals-exist');
  await expect(page.getByRole('grid', { name: 'Objectifs de vente 2026' })).toBeVisible();
});

test('one whose screen is to come opens where it will be', async ({ page }) => {
  await page.goto(address('many-customers'));
  await pathIs(page, 'many-customers');
  await expect(page.getByText(/pas encore/).first()).toBeVisible();
});
