import { enterAs, expect, test } from './fixtures.ts';

test('a work area is created from a draft that a reload keeps, then moves to another city', async ({ page }) => {
  await enterAs(page, 'Boss', { path: '/app/customer-card/work-areas' });
  const row = page.getByRole('row', { name: /Bonanjo-Sud/ });
  const save = page.getByRole('button', { name: 'Enregistrer le secteur' });

  await test.step('a reload and the back button keep the name and the city', async () => {
    await page.getByRole('button', { name: 'Nouveau secteur' }).click();
    const dialog = page.getByRole('dialog', { name: 'Nouveau secteur' });
    await dialog.getByRole('textbox', { name: 'Nom' }).fill('Bonanjo-Sud');
    await dialog.getByRole('button', { name: /Ville$/ }).click();
    await page.getByRole('option', { name: 'Garoua' }).click();
    await page.reload();
    await expect(dialog.getByRole('textbox', { name: 'Nom' })).toHaveValue('Bonanjo-Sud');
    await page.goBack();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Continuer la saisie' }).click();
    await save.click();
    await expect(row).toContainText('Garoua');
  });

  await test.step('its new city is still there after a reload', async () => {
    await row.getByRole('rowheader').click();
    const editor = page.getByRole('dialog', { name: 'Modifier le secteur' });
    await editor.getByRole('button', { name: /Ville$/ }).click();
    await page.getByRole('option', { name: 'Douala' }).click();
    await save.click();
    await expect(editor).toBeHidden();
    await page.reload();
    await expect(row).toContainText('Douala');
  });
});
