import { enterAs, expect, test } from './fixtures.ts';
import { rowsOf } from './reminder-editor.ts';

test('a delegate adds a health centre from a draft that a reload keeps; its page leads to its people and back', async ({
  page,
}) => {
  await enterAs(page, 'Delegue', { path: '/app/customer-card/health-centers' });
  const row = page.getByRole('row', { name: /Cabinet du Port/ });

  await test.step('a reload and the back button keep the name and the work area', async () => {
    await page.getByRole('button', { name: 'Nouveau centre' }).click();
    const dialog = page.getByRole('dialog', { name: 'Nouveau centre' });
    await dialog.getByRole('textbox', { name: 'Nom' }).fill('Cabinet du Port');
    await dialog.getByRole('button', { name: /Secteur$/ }).click();
    await page.getByRole('option', { name: /^Akwa/ }).first().click();
    await page.reload();
    await expect(dialog.getByRole('textbox', { name: 'Nom' })).toHaveValue('Cabinet du Port');
    await expect(dialog.getByRole('button', { name: /Secteur$/ })).toContainText('Akwa');
    await page.goBack();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Continuer la saisie' }).click();
    await page.getByRole('button', { name: 'Enregistrer le centre' }).click();
    await expect(row).toContainText('Douala');
  });

  await test.step('nobody is met there yet; the back button returns to the list', async () => {
    await row.getByRole('rowheader').click();
    await expect(page.getByRole('heading', { name: 'Cabinet du Port' })).toBeVisible();
    await expect(page.getByText('Personne ne reçoit ici')).toBeVisible();
    await page.goBack();
    await expect(row).toBeVisible();
  });

  await test.step('the count of a centre leads to its customers, and a person of its page to their card', async () => {
    const counts = page.getByRole('link', { name: /^\d+ clients?, / });
    const shown = (await counts.first().textContent()) ?? '';
    await counts.first().click();
    await expect(rowsOf(page)).toHaveCount(Number(shown));
    await page.goBack();
    await page
      .getByRole('row', { name: /Centre de santé de Bali/ })
      .getByRole('rowheader')
      .click();
    const person = page.getByRole('grid', { name: 'Professionnels du centre' }).getByRole('rowheader').first();
    const name = (await person.textContent()) ?? '';
    await person.click();
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  });
});
