import { enterAs, expect, expectAccessible, test } from './fixtures.ts';

test('a report has an address of its own, leads to its customers, and is deleted', async ({ page }) => {
  await enterAs(page, 'Supervisor', { path: '/supervisor/reports/weekly' });
  const weeks = page.getByRole('grid', { name: 'Rapports par semaine' });
  await weeks.getByRole('rowheader', { name: /^Semaine 44/u }).click();
  await expect(page).toHaveURL(/report=/u);
  const report = page.getByRole('article', { name: 'Semaine 44' });
  await expect(report).toContainText('Clients ciblés');
  await expectAccessible(page);
  await page.reload();
  await report.getByRole('link').first().click();
  await expect(page).toHaveURL(/customer-card/u);
  await page.goBack();
  await report.getByRole('button', { name: 'Supprimer' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Supprimer le rapport' }).click();
  await expect(weeks.getByRole('row', { name: /^Semaine 44/u })).toContainText('Non rédigé');
});
