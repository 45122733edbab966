import type { Locator, Page } from '@playwright/test';
import { enterAs, expect, FAILURE, follow, pathOf, provoke, test } from './fixtures.ts';

/** Tensorel 5 mg B/30 and its renewal, which is under way. */
const PRODUCT = '/administration/product/prod-cm-brv-ten-0530';
const ACTIONS = `${PRODUCT}/regulatory-action`;
const RENEWAL = `${ACTIONS}/action-cm-1/regulatory-action-steps`;
const PDF = { name: 'decision.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.4 decision') };

const enter = (page: Page, path = RENEWAL, more: Parameters<typeof enterAs>[2] = {}) =>
  enterAs(page, 'RegulatoryAffairsUser', { path: `/regulatoryaffairsuser${path}`, ...more });

const historyOf = (page: Page): Locator => page.getByRole('list', { name: 'Étapes de l’action' });
const stepOf = (page: Page, name: string): Locator =>
  historyOf(page)
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name }) });
const questionOf = (page: Page): Locator => page.getByRole('alertdialog').filter({ has: page.getByRole('heading') });
const dialogOf = (page: Page, name: string): Locator => page.getByRole('dialog', { name });

const field = (dialog: Locator, name: string): Locator => dialog.getByRole('textbox', { name, exact: true });

async function choose(page: Page, dialog: Locator, label: string, option: string): Promise<void> {
  await dialog.getByRole('button', { name: new RegExp(`${label}$`) }).click();
  await page.getByRole('option', { name: option }).click();
}

/** Types a date or an hour; the focus moves from part to part by itself. */
async function typeInto(page: Page, dialog: Locator, group: string, digits: string): Promise<void> {
  await dialog.getByRole('group', { name: group, exact: true }).getByRole('spinbutton').first().click();
  await page.keyboard.type(digits);
}

test.describe('the history', () => {
  test('shows steps, files and reminders; a file is detached, a step deleted with its dependents, and steps added', async ({
    page,
  }) => {
    await test.step('shows each step with links to its files and its reminder', async () => {
      await enter(page);
      await expect(page.getByRole('heading', { level: 1, name: 'Renouvellement quinquennal' })).toBeVisible();
      await expect(historyOf(page).getByRole('heading')).toHaveCount(6);
      const step = stepOf(page, 'Déposer à la direction de la pharmacie');
      await expect(step).toHaveAttribute('aria-current', 'step');
      await expect(step.getByRole('link')).toHaveText([
        'Bordereau_depot_Tensorel.pdf',
        'Stabilite_lots_Tensorel.xlsx',
        'Prendre rendez-vous au guichet',
      ]);
      await step.getByRole('link', { name: 'Bordereau_depot_Tensorel.pdf' }).click();
      await expect(dialogOf(page, 'Bordereau_depot_Tensorel.pdf')).toBeVisible();
      await page.goBack();
      await step.getByRole('link', { name: 'Prendre rendez-vous au guichet' }).click();
      await expect(dialogOf(page, 'Modifier le rappel')).toBeVisible();
    });

    await test.step('detaches a file, which stays with its product', async () => {
      await follow(page, `/regulatoryaffairsuser${RENEWAL}`);
      const step = stepOf(page, 'Régler les droits de renouvellement');
      await step.getByRole('button', { name: 'Retirer « Quittance_Tresor_Tensorel.pdf » de l’étape' }).click();
      await expect(page.getByText('Fichier retiré de l’étape, il reste au produit')).toBeVisible();
      await expect(step.getByRole('link', { name: 'Quittance_Tresor_Tensorel.pdf' })).toBeHidden();
    });

    await test.step('lists the dependents of a step before deleting it with them', async () => {
      await stepOf(page, 'Constituer le dossier CTD')
        .getByRole('button', { name: /^Supprimer l’étape/ })
        .click();
      const question = questionOf(page);
      const confirm = question.getByRole('button', { name: 'Supprimer l’étape' });
      await confirm.click();
      await expect(question.getByRole('listitem').filter({ hasText: 'Fichiers' })).toContainText(
        'Module_1_Tensorel.pdf',
      );
      await expect(confirm).toBeDisabled();
      await question.getByText(/^Supprimer aussi ces \d éléments$/).click();
      await confirm.click();
      await expect(page.getByText('Étape supprimée')).toBeVisible();
      await expect(historyOf(page).getByRole('heading')).toHaveCount(5);
      await expect(historyOf(page), 'the focus does not go with the button').toBeFocused();
    });

    await test.step('adds steps, with and without a file, which are still there after a reload', async () => {
      await page.getByRole('button', { name: 'Ajouter une étape' }).click();
      const dialog = dialogOf(page, 'Nouvelle étape');
      await dialog.getByRole('button', { name: 'Ajouter l’étape' }).click();
      await expect(dialog.getByRole('alert').first()).toContainText('Donnez un nom à l’étape');
      await field(dialog, 'Nom').fill('Relancer la direction');
      await field(dialog, 'Description').fill('Par courrier recommandé');
      await dialog.locator('input[type="file"]').setInputFiles(PDF);
      await expect(dialog.getByText(PDF.name, { exact: true })).toBeVisible();
      page.once('dialog', (asked) => void asked.accept());
      await page.reload();
      await expect(field(dialog, 'Description'), 'at once after a key').toHaveValue('Par courrier recommandé');
      const lost = dialog
        .getByRole('status')
        .filter({ hasText: `Choisissez de nouveau le fichier «\u00a0${PDF.name}\u00a0».` });
      await expect(lost).toBeVisible();
      await dialog.locator('input[type="file"]').setInputFiles(PDF);
      await expect(lost).toBeHidden();
      await dialog.getByRole('button', { name: 'Ajouter l’étape' }).click();
      await expect(page.getByText('Étape ajoutée')).toBeVisible();
      const added = stepOf(page, 'Relancer la direction');
      await expect(added.getByRole('link', { name: PDF.name })).toBeVisible();

      await page.getByRole('button', { name: 'Ajouter une étape' }).click();
      await field(dialog, 'Nom').fill('Attendre');
      await field(dialog, 'Description').fill('Trente jours');
      await dialog.getByRole('button', { name: 'Ajouter l’étape' }).click();
      await expect(stepOf(page, 'Attendre')).toBeVisible();
      await page.reload();
      await expect(historyOf(page).getByRole('heading')).toHaveCount(7);
      await expect(added.getByRole('link', { name: PDF.name })).toBeVisible();
    });
  });
});

test.describe('an action', () => {
  test('is created at its own address and changed; an unknown one is reported; another is deleted with its dependents', async ({
    page,
  }) => {
    await test.step('is created at its own address, and changed; an incomplete form keeps its input', async () => {
      await enter(page, `${ACTIONS}/new/regulatory-action-steps`);
      const dialog = dialogOf(page, 'Nouvelle action réglementaire');
      await field(dialog, 'Nom').fill('Changement de site');
      await dialog.getByRole('button', { name: 'Créer l’action' }).click();
      await expect(dialog.getByRole('alert').first()).toContainText('3 champs sont à corriger');
      await expect(field(dialog, 'Nom')).toHaveValue('Changement de site');
      await field(dialog, 'Description').fill('Nouveau site de conditionnement');
      await choose(page, dialog, 'Type', 'Variation');
      await choose(page, dialog, 'Statut', 'Déposé');
      await dialog.getByRole('button', { name: 'Créer l’action' }).click();
      await expect(page.getByRole('heading', { level: 1, name: 'Changement de site' })).toBeVisible();
      await expect(page.getByRole('heading', { name: 'Aucune étape pour cette action' })).toBeVisible();

      await page.getByRole('button', { name: 'Modifier' }).click();
      const editor = dialogOf(page, 'Modifier l’action');
      await choose(page, editor, 'Statut', 'Accordé');
      await editor.getByRole('button', { name: 'Enregistrer l’action' }).click();
      await expect(page.getByText('Action modifiée')).toBeVisible();
      await expect(page.getByText('Accordé', { exact: true })).toBeVisible();
    });

    await test.step('is left by the back button only after a question, and its draft is then discarded', async () => {
      await follow(page, `/regulatoryaffairsuser${ACTIONS}/new/regulatory-action-steps`);
      const dialog = dialogOf(page, 'Nouvelle action réglementaire');
      await field(dialog, 'Nom').fill('Sans suite');
      await page.goBack();
      await questionOf(page).getByRole('button', { name: 'Continuer la saisie' }).click();
      await expect(field(dialog, 'Nom')).toHaveValue('Sans suite');
      expect(pathOf(page)).toContain(`${ACTIONS}/new/`);
      await page.goBack();
      await questionOf(page).getByRole('button', { name: 'Abandonner' }).click();
      await expect(dialog).toBeHidden();
      await follow(page, `/regulatoryaffairsuser${ACTIONS}/new/regulatory-action-steps`);
      await expect(field(dialog, 'Nom')).toHaveValue('');
    });

    await test.step('that does not exist is reported', async () => {
      await follow(page, `/regulatoryaffairsuser${ACTIONS}/nothing/regulatory-action-steps`);
      await expect(page.getByRole('alert')).toContainText('Cette action n’existe pas');
    });

    await test.step('is deleted with its steps, files and reminders, after they were listed', async () => {
      await follow(page, `/regulatoryaffairsuser${RENEWAL}`);
      await page.getByRole('button', { name: 'Supprimer', exact: true }).click();
      const question = questionOf(page);
      const confirm = question.getByRole('button', { name: 'Supprimer l’action' });
      await confirm.click();
      await expect(question.getByRole('listitem')).toHaveCount(3);
      await expect(question.getByRole('listitem').first()).toContainText('Étapes');
      await question.getByText(/^Supprimer aussi ces \d+ éléments$/).click();
      await confirm.click();
      await expect(page.getByText('Action supprimée')).toBeVisible();
      await expect.poll(() => pathOf(page)).toContain('/regulatory-actions');
    });
  });
});

test.describe('a new authorisation', () => {
  test.use({ provoked: /Failed to load resource/ });

  const open = async (page: Page) => {
    await page.getByRole('button', { name: 'Enregistrer la nouvelle AMM' }).click();
    const dialog = dialogOf(page, 'Enregistrer la nouvelle AMM');
    await expect(dialog).toBeVisible();
    return dialog;
  };
  const goOn = (dialog: Locator) => dialog.getByRole('button', { name: 'Continuer' }).click();

  async function fillAuthorisation(page: Page, dialog: Locator): Promise<void> {
    await dialog.locator('input[type="file"]').setInputFiles(PDF);
    await expect(field(dialog, 'Nom du fichier')).toHaveValue(PDF.name);
    await field(dialog, 'Numéro de l’AMM').fill('AMM-CM-2027-00900');
    await typeInto(page, dialog, 'Début', '10052027');
    await typeInto(page, dialog, 'Fin', '09052032');
  }

  test('asks before its input is discarded, and keeps the input while the server cannot be reached', async ({
    page,
  }) => {
    await test.step('asks before its input is discarded, however the form is closed', async () => {
      await enter(page);
      const dialog = await open(page);
      await field(dialog, 'Numéro de l’AMM').fill('AMM-CM-2027-00900');
      for (const leave of [() => page.keyboard.press('Escape'), () => page.goBack()]) {
        await leave();
        const question = questionOf(page);
        await expect(question).toContainText('Abandonner vos modifications');
        await question.getByRole('button', { name: 'Continuer la saisie' }).click();
        await expect(field(dialog, 'Numéro de l’AMM')).toHaveValue('AMM-CM-2027-00900');
      }
      await dialog.getByRole('button', { name: 'Annuler' }).click();
      await questionOf(page).getByRole('button', { name: 'Abandonner' }).click();
      await expect(dialog).toBeHidden();
    });

    await test.step('keeps its input while the server cannot be reached', async () => {
      await expect(historyOf(page).getByRole('heading')).toHaveCount(6);
      const dialog = await open(page);
      await dialog.getByRole('button', { name: 'Annuler' }).click();
      await expect(dialog).toBeHidden();
      await provoke(page, FAILURE.all);
      await open(page);
      await fillAuthorisation(page, dialog);
      await goOn(dialog);
      await field(dialog, 'Description de l’étape').fill('Décision reçue');
      await goOn(dialog);
      await field(dialog, 'Description du rappel').fill('Réunir les pièces');
      await expect(dialog.getByText('L’annuaire n’a pas pu être lu.')).toBeVisible();
      await dialog.getByRole('button', { name: 'Retour' }).click();
      await expect(field(dialog, 'Description de l’étape')).toHaveValue('Décision reçue');
      await dialog.getByRole('button', { name: 'Retour' }).click();
      await expect(field(dialog, 'Numéro de l’AMM')).toHaveValue('AMM-CM-2027-00900');
      await expect(dialog.getByText(PDF.name, { exact: true }).first()).toBeVisible();
    });
  });
});
