import type { Locator } from '@playwright/test';
import { enterAs, expect, expectAccessible, test } from './fixtures.ts';

const CARD = '/app/customer-card/healthworker/hw-cm-3';

async function typeDay(dialog: Locator, group: string, digits: string): Promise<void> {
  await dialog.getByRole('group', { name: group, exact: true }).getByRole('spinbutton').first().click();
  await dialog.page().keyboard.type(digits);
}

test('a delegate notes a stage by keyboard, from a draft that a reload keeps', async ({ page }) => {
  await enterAs(page, 'Delegue', { path: `${CARD}?view=relation` });
  await page.getByRole('button', { name: 'Nouvelle étape' }).focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Nouvelle étape' });
  await expect(dialog).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Enter');
  await page.getByRole('option').first().press('Enter');
  const product = dialog.getByRole('button', { name: /Produit$/u });
  const chosen = await product.innerText();
  await page.reload();
  await expect(product).toHaveText(chosen);
  await dialog.getByRole('button', { name: /Étape$/u }).press('Enter');
  await page.getByRole('option', { name: 'Client fidèle' }).press('Enter');
  await dialog.getByRole('button', { name: 'Enregistrer l’étape' }).press('Enter');
  await expect(dialog).toBeHidden();
  const stages = page.getByRole('list', { name: chosen.trim() });
  await expect(stages.getByRole('listitem').first()).toContainText('Client fidèle');
  await page.reload();
  await expect(stages.getByRole('listitem').first()).toContainText('Client fidèle');
});

test('an expectation is noted, then changed; the back button asks before it is lost', async ({ page }) => {
  await enterAs(page, 'Supervisor', { path: `${CARD}?view=expectations` });
  await page.getByRole('button', { name: 'Nouvelle attente' }).click();
  const dialog = page.getByRole('dialog', { name: 'Nouvelle attente' });
  await typeDay(dialog, 'Du', '01112026');
  await typeDay(dialog, 'Au', '31012027');
  await dialog.getByRole('textbox', { name: 'À améliorer' }).fill('Des livraisons plus régulières');
  await page.goBack();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Continuer la saisie' }).click();
  await dialog.getByRole('button', { name: 'Enregistrer l’attente' }).click();
  const noted = page.getByRole('listitem').filter({ hasText: 'Des livraisons plus régulières' });
  await expect(noted).toContainText('en cours');
  await noted.getByRole('button', { name: /^Modifier l’attente/u }).click();
  const editor = page.getByRole('dialog', { name: 'Modifier l’attente' });
  await editor.getByRole('textbox', { name: 'Produits attendus' }).fill('Un sirop');
  await editor.getByRole('button', { name: 'Enregistrer l’attente' }).click();
  await expect(noted).toContainText('Un sirop');
  await page.reload();
  await expect(noted).toContainText('Un sirop');
});
