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
  await expect(weeks.getByRole('row', { name: /^Semaine 44/u })).toContainText('À rédiger');
});

/** Journey 4 ends so: progress, a delegate’s day, and the weekly report with its figures. */
test('a report is written by keyboard alone, with the figures that the product knows', async ({ page }) => {
  await enterAs(page, 'Supervisor', { path: '/supervisor/reports/weekly' });
  await page.getByRole('button', { name: 'Rédiger un rapport' }).press('Enter');
  const figure = (name: RegExp) => page.getByRole('textbox', { name });
  await expect(page.getByText('Rempli d’après votre rapport de la semaine 45.')).toBeVisible();
  await expect(figure(/^Réalisé/u)).not.toHaveValue('');
  const achieved = await figure(/^Réalisé/u).inputValue();
  await page.getByRole('button', { name: 'Enregistrer le rapport' }).press('Enter');
  await expect(page.getByRole('alert').or(page.getByText('Choisissez au moins un client')).first()).toBeVisible();
  for (const [name, words] of [
    ['Interprétation', 'Semaine au-dessus de la prévision.'],
    ['Actions correctives', 'Reparler des produits en retrait.'],
    ['Plan d’action', 'Deux tournées en ville.'],
  ] as const) {
    await page.getByRole('textbox', { name }).focus();
    await page.keyboard.type(words);
  }
  await figure(/semaine suivante/u).focus();
  await page.keyboard.type('7500000');
  // What was written is there after a reload.
  await page.reload();
  await expect(page.getByText('Votre saisie non enregistrée est revenue.')).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Plan d’action' })).toHaveValue('Deux tournées en ville.');
  const customers = page.getByRole('grid', { name: 'Clients à cibler' });
  await customers.getByRole('checkbox').nth(1).press('Space');
  await expect(page.getByText('1 choisi')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Enregistrer le rapport' }).press('Enter');
  const report = page.getByRole('article', { name: 'Semaine 46' });
  await expect(report).toContainText('Deux tournées en ville.');
  await expect(report).toContainText(achieved);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('a report is written, and its week is refused afterwards', async ({ page }) => {
    await enterAs(page, 'Supervisor', { path: '/supervisor/reports/weekly/create' });
    for (const name of ['Interprétation', 'Actions correctives', 'Plan d’action'])
      await page.getByRole('textbox', { name }).fill('Semaine régulière.');
    await page.getByRole('textbox', { name: /semaine suivante/u }).fill('7500000');
    await page.getByRole('searchbox', { name: 'Chercher un client' }).fill('pharmacie');
    await page.getByRole('grid', { name: 'Clients à cibler' }).getByRole('checkbox').first().click();
    await page.getByRole('button', { name: 'Enregistrer le rapport' }).click();
    await expect(page.getByText('Rapport de la semaine 46 enregistré')).toBeVisible();
    await page.goto('/supervisor/reports/weekly/create?week=2026-11-09');
    await expect(page.getByText('La semaine 46 a déjà son rapport')).toBeVisible();
  });
});

test('the faults of a report are as wide as its fields', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await enterAs(page, 'Supervisor', { path: '/supervisor/reports/weekly/create' });
  await page.getByRole('button', { name: 'Enregistrer le rapport' }).click();
  const [faults, field] = await Promise.all([
    page.getByRole('alert').filter({ hasText: 'à corriger' }).boundingBox(),
    page.getByRole('textbox', { name: /actions correctives/iu }).boundingBox(),
  ]);
  // The border of the field is not its own.
  expect(faults?.width).toBeCloseTo(field?.width ?? 0, -1);
});

test('on paper is the report that is open on the screen, although a sheet is narrow', async ({ page }) => {
  await enterAs(page, 'Supervisor', { path: '/supervisor/reports/weekly' });
  await expect(page.getByRole('article')).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  // The width of a sheet of A4 without its margins.
  await page.setViewportSize({ width: 718, height: 1046 });
  await expect(page.getByRole('article')).toBeVisible();
  await expect(page.getByRole('grid')).toBeHidden();
});
