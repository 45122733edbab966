import { enterAs, expect, expectAccessible, test } from './fixtures.ts';

test('a boss goes from the sentence to the weeks of a delegate, and back to the same range', async ({ page }) => {
  await enterAs(page, 'Boss', { path: '/boss/dashboard?range=month' });
  await expect(page.getByText(/quotas de visites sont atteints/u)).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: /semaine par semaine/u }).click();
  await expect(page).toHaveURL(/view=quotas/u);
  const table = page.getByRole('grid', { name: 'Quotas de visites par semaine' });
  await expect(table.getByRole('link', { name: /semaine 47/u }).first()).toBeVisible();
  await expectAccessible(page);
  await page.goBack();
  await expect(page).toHaveURL(/range=month/u);
});

test('a supervisor sees their own group, from the gauge to the day', async ({ page }) => {
  await enterAs(page, 'Supervisor', { path: '/supervisor/dashboard' });
  await expect(page.getByText('Vos visites')).toBeVisible();
  const groups = page.getByRole('list', { name: 'Activité des groupes' });
  await expect(groups.getByRole('link')).toHaveCount(1);
  await page.getByRole('link', { name: 'Voir la journée' }).click();
  await expect(page).toHaveURL(/programs\/home/u);
});
