import type { Locator, Page } from '@playwright/test';
import { enterAs, expect, pathOf, test } from './fixtures.ts';

const TREE = '/regulatoryaffairsuser/administration';
/** The product whose authorisation ends next without an action under way. */
const PRODUCT = 'Clavuriane 1 g B/16';
const RENEWAL = 'Renouvellement quinquennal';
const DECISION = { name: 'decision.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.4 decision') };
const RECEIPT = { ...DECISION, name: 'recepisse.pdf' };

const rowsOf = (page: Page): Locator => page.getByRole('row').filter({ has: page.getByRole('rowheader') });
const field = (within: Locator, name: string): Locator => within.getByRole('textbox', { name, exact: true });
const summaryOf = (dialog: Locator): Locator => dialog.getByRole('alert').first();

async function choose(page: Page, within: Page | Locator, label: string, option: string): Promise<void> {
  await within.getByRole('button', { name: new RegExp(`${label}$`) }).click();
  await page.getByRole('option', { name: option }).click();
}

/** Types a date; the focus moves from part to part by itself. */
async function typeDate(page: Page, dialog: Locator, group: string, digits: string): Promise<void> {
  await dialog.getByRole('group', { name: group, exact: true }).getByRole('spinbutton').first().click();
  await page.keyboard.type(digits);
}

test('from the next expiry to a renewed authorisation, with its file and its reminder', async ({ page }) => {
  test.slow();
  await test.step('the reminders, by week and by month', async () => {
    await enterAs(page, 'RegulatoryAffairsUser');
    const week = page.getByRole('table', { name: 'Rappels de la semaine' });
    await expect(week.getByRole('button', { name: /10:30 Appeler la direction de la pharmacie/ })).toBeVisible();
    await page.getByRole('radio', { name: 'Mois' }).click();
    await page.getByRole('button', { name: 'Mois suivant' }).click();
    expect(new URL(page.url()).searchParams.get('month')).toBe('2026-12');
    const month = page.getByRole('table', { name: 'Rappels, décembre 2026' });
    const deadline = month.getByRole('button', { name: new RegExp(`AMM ${PRODUCT}, échéance dans 1 mois`) });
    await deadline.press('Enter');
    await expect(page.getByRole('dialog', { name: 'Modifier le rappel' })).toContainText('Mardi 29 décembre 2026');
    await page.goBack();
    await expect(month).toBeVisible();
  });

  await test.step('its product, among those whose authorisation ends within three months', async () => {
    await page.getByRole('link', { name: 'Produits' }).click();
    await choose(page, page, 'AMM qui expire', 'D’ici 3 mois');
    await rowsOf(page).filter({ hasText: PRODUCT }).getByRole('rowheader').click();
    await expect(page.getByRole('heading', { level: 1, name: PRODUCT })).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Aucune action réglementaire' })).toBeVisible();
  });
  const product = pathOf(page);

  await test.step('its renewal', async () => {
    await page.getByRole('button', { name: 'Nouvelle action' }).click();
    const dialog = page.getByRole('dialog', { name: 'Nouvelle action réglementaire' });
    await field(dialog, 'Nom').fill(RENEWAL);
    await dialog.getByRole('button', { name: 'Créer l’action' }).click();
    await expect(summaryOf(dialog)).toContainText('3 champs sont à corriger');
    await expect(field(dialog, 'Nom')).toHaveValue(RENEWAL);
    await field(dialog, 'Description').fill('Avant la fin de janvier');
    await choose(page, dialog, 'Type', 'Renouvellement');
    await choose(page, dialog, 'Statut', 'Déposé');
    await dialog.getByRole('button', { name: 'Créer l’action' }).click();
    await expect(page.getByRole('heading', { level: 1, name: RENEWAL })).toBeVisible();
  });

  await test.step('a step of the renewal, with its file', async () => {
    await page.getByRole('button', { name: 'Ajouter une étape' }).first().click();
    const dialog = page.getByRole('dialog', { name: 'Nouvelle étape' });
    await dialog.getByRole('button', { name: 'Ajouter l’étape' }).click();
    await expect(summaryOf(dialog)).toContainText('Donnez un nom à l’étape');
    await field(dialog, 'Nom').fill('Déposer le dossier');
    await field(dialog, 'Description').fill('Au guichet');
    await dialog.locator('input[type="file"]').setInputFiles(RECEIPT);
    await dialog.getByRole('button', { name: 'Annuler' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Continuer la saisie' }).click();
    await expect(dialog.getByText(RECEIPT.name, { exact: true })).toBeVisible();
    await dialog.getByRole('button', { name: 'Ajouter l’étape' }).click();
    await expect(
      page.getByRole('list', { name: 'Étapes de l’action' }).getByRole('link', { name: RECEIPT.name }),
    ).toBeVisible();
  });

  await test.step('the new authorisation, entered from the product', async () => {
    await page.getByRole('link', { name: PRODUCT }).click();
    await expect(page.getByRole('link', { name: /^Fichiers/ })).toBeVisible();
    await page.getByRole('button', { name: 'Enregistrer la nouvelle AMM' }).click();
    const dialog = page.getByRole('dialog', { name: 'Enregistrer la nouvelle AMM' });
    const goOn = dialog.getByRole('button', { name: 'Continuer' });
    await goOn.click();
    await expect(summaryOf(dialog)).toContainText('Choisissez le fichier de l’autorisation');
    await dialog.locator('input[type="file"]').setInputFiles(DECISION);
    await expect(field(dialog, 'Nom du fichier')).toHaveValue(DECISION.name);
    await field(dialog, 'Numéro de l’AMM').fill('AMM-CM-2027-00900');
    await typeDate(page, dialog, 'Début', '30012027');
    await typeDate(page, dialog, 'Fin', '29012026');
    await goOn.click();
    await expect(summaryOf(dialog)).toContainText('La date de début doit précéder la date de fin');
    await expect(field(dialog, 'Numéro de l’AMM')).toHaveValue('AMM-CM-2027-00900');
    await typeDate(page, dialog, 'Fin', '29012032');
    await goOn.click();
    await expect(field(dialog, 'Nom de l’étape'), 'a page begins at its first field').toBeFocused();
    await field(dialog, 'Description de l’étape').fill('Décision reçue');
    await goOn.click();
    await expect(field(dialog, 'Nom du rappel')).toBeFocused();
    await expect(field(dialog, 'Nom du rappel')).toHaveValue(`Préparer le renouvellement de ${PRODUCT}`);
    await field(dialog, 'Description du rappel').fill('Réunir les pièces');
    const save = dialog.getByRole('button', { name: 'Enregistrer l’AMM' });
    await save.click();
    await expect(summaryOf(dialog)).toContainText('Choisissez au moins un destinataire');

    await dialog.getByRole('listbox').getByRole('option').first().click();
    await save.click();
    await expect(page.getByText('Nouvelle AMM enregistrée')).toBeVisible();
  });

  const step = page
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name: 'Recevoir la nouvelle autorisation' }) });
  await test.step('its action shows it with the reminder, after a reload too', async () => {
    await expect(step.getByRole('link')).toHaveText([DECISION.name, `Préparer le renouvellement de ${PRODUCT}`]);
    await expect(step).toContainText('29 janv. 2031, 09:00');
    await page.reload();
    await expect(step).toBeVisible();
  });

  await test.step('the reminder links to its product, action and step, and the step links back', async () => {
    await step.getByRole('link', { name: 'Préparer le renouvellement' }).click();
    const editor = page.getByRole('dialog', { name: 'Modifier le rappel' });
    await expect(editor.getByRole('link')).toHaveText([PRODUCT, RENEWAL, 'Recevoir la nouvelle autorisation']);
    await editor.getByRole('link', { name: 'Recevoir la nouvelle autorisation' }).click();
    await expect(page.getByRole('heading', { name: 'Recevoir la nouvelle autorisation' })).toBeFocused();
  });

  await test.step('the product no longer expires', async () => {
    await page.goto(product);
    await expect(page.getByText('AMM-CM-2027-00900')).toBeVisible();
    await page.goto(`${TREE}/products?expires=3`);
    await expect(rowsOf(page)).not.toHaveCount(0);
    await expect(rowsOf(page).filter({ hasText: PRODUCT })).toHaveCount(0);
  });
});
