import { enterAs, expect, expectAccessible, test } from './fixtures.ts';

const numberIn = (words: string): number => Number(words.match(/\d+/u)?.[0]);

test('any figure leads to its customers in three clicks, and they add up to it', async ({ page }) => {
  await enterAs(page, 'Boss', { path: '/boss/visits/statistics' });
  await page.getByRole('link', { name: 'Par groupe' }).click();
  await page.getByRole('rowheader', { name: 'Médical Littoral' }).click();
  const matrix = page.getByRole('region', { name: 'Visites par spécialité et par personne' });
  const cell = matrix.getByRole('button').first();
  const count = numberIn((await cell.getAttribute('aria-label')) ?? '');
  await cell.click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('status')).toHaveText(/^\d+ clients? vus?$/u);
  const rows = await dialog.getByRole('row').allInnerTexts();
  const visits = rows.map((words) => numberIn(words.match(/\d+ visites?/u)?.[0] ?? ''));
  expect(visits.reduce((sum, each) => sum + each, 0)).toBe(count);
  await expectAccessible(page);
  await dialog.getByRole('row').first().click();
  await expect(page).toHaveURL(/customer-card\/healthworker\//u);
});

test('the back button closes the customers, and the range stays in the address', async ({ page }) => {
  await enterAs(page, 'Supervisor', { path: '/supervisor/visits/statistics' });
  await page.getByRole('radio', { name: 'Un jour' }).click();
  await page.getByRole('button', { name: 'Jour précédent' }).click();
  await expect(page).toHaveURL(/length=1/u);
  await expect(page).toHaveURL(/day=2026-11-18/u);
  await page.getByRole('grid', { name: 'Visites par spécialité' }).getByRole('rowheader').first().click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(page.getByText('Mercredi 18 novembre')).toBeVisible();
  await page.getByRole('button', { name: 'Jour suivant' }).click();
  await expect(page.getByRole('button', { name: 'Jour suivant' })).toBeDisabled();
});

test('the progress of a group leads to its day, at the same date', async ({ page }) => {
  await enterAs(page, 'Boss', { path: '/boss/dashboard-progress-details' });
  await page.getByRole('button', { name: 'Jour précédent' }).click();
  await expect(page.getByText('Mercredi 18 novembre')).toBeVisible();
  const row = page.getByRole('row', { name: /Pauline Kouamé/u });
  await expect(row).toContainText(/\d+\s%/u);
  await row.click();
  await expect(page).toHaveURL(/programs\/workgroup\/group-cm-1\?day=2026-11-18/u);
});
