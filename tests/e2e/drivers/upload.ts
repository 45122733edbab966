import type { Locator, Page } from '@playwright/test';
import {
  CreateProductFileDocument,
  DeleteProductFileDocument,
  ProductFilesDocument,
} from '#features/regulatory/files/product-files.generated.ts';
import { ProductsDocument } from '#queries/products.generated.ts';
import type { SendFileResult, uploadMachine } from '#machines/upload/upload.machine.ts';
import { loginAnswer } from '../../model/fixtures.ts';
import type { PageDriver } from '../../model/page-driver.ts';
import { serverOf } from './arranged-server.ts';
import { chooseFile } from './choose-file.ts';
import { enterAs, expect, prepare } from './entry.ts';

const PAGE = '/regulatoryaffairsuser/administration/product/p/files';
const STEP = { ID: '12', name: 'Dépôt du dossier', PharmaProductFiles: [], Reminder: null };
const PRODUCT = {
  ID: 'p',
  name: 'Tensorel 5 mg',
  ref: null,
  pGHT: null,
  publicPrice: null,
  cessionPrice: null,
  numAMM: null,
  aMMDate: null,
  aMMEndDate: null,
  Picture: null,
  PharmaLaboratory: null,
};

const isResult = (output: unknown): output is SendFileResult =>
  typeof output === 'object' && output !== null && 'kind' in output;

const dialogOf = (page: Page): Locator => page.getByRole('dialog', { name: /^(?:Ajouter un|Remplacer le) fichier$/ });
const nameOf = (page: Page): Locator => dialogOf(page).getByRole('textbox', { name: 'Nom', exact: true });
const sendOf = (page: Page): Locator =>
  dialogOf(page).getByRole('button', { name: /^(?:(?:Ajouter|Remplacer|Renvoyer) le fichier|Supprimer l’ancien)$/ });
const cancelOf = (page: Page): Locator => dialogOf(page).getByRole('button', { name: /^(?:Annuler|Garder les deux)$/ });

const questionOf = (page: Page): Locator => page.getByRole('alertdialog', { name: /^Abandonner vos modifications/ });

/** Opens the dialog over the list: to add a file, or to replace the one that the path names. */
async function start(page: Page, replaces: string | null): Promise<void> {
  if (replaces === null) {
    await page.getByRole('button', { name: 'Ajouter un fichier' }).last().click();
    return;
  }
  await page.getByRole('rowheader', { name: 'AMM 2021' }).click();
  await page.getByRole('button', { name: 'Remplacer' }).click();
}

export const driver: PageDriver<typeof uploadMachine> = {
  async open(page, _path, { context: { replaces } }) {
    const server = await prepare(page);
    server.always(ProductsDocument, () => ({ readAllPharmaProducts: [PRODUCT] }));
    server.always(ProductFilesDocument, () => ({
      getAllPharmaProductFileByPharmaProductID: [{ ID: '7', name: 'AMM 2021', File: null }],
      getAllRegulatoryActionByPharmaProductID: [{ ID: 'a', name: 'Renouvellement', RegulatoryActionSteps: [STEP] }],
    }));
    await enterAs(page, loginAnswer('RegulatoryAffairsUser'), PAGE);
    await start(page, replaces);
  },
  async again(page, _path, { context: { replaces } }) {
    if (await dialogOf(page).isVisible()) {
      await cancelOf(page).click();
      // A chosen file leads to a question; without one the dialog closes.
      await expect
        .poll(async () => (await questionOf(page).isVisible()) || !(await dialogOf(page).isVisible()))
        .toBe(true);
      if (await questionOf(page).isVisible())
        await questionOf(page).getByRole('button', { name: 'Abandonner' }).click();
    }
    await expect(dialogOf(page)).toBeHidden();
    await start(page, replaces);
  },

  events: {
    async 'file.choose'(page, { file }, [check]) {
      await chooseFile(dialogOf(page), file, check);
    },
    async 'file.remove'(page) {
      await dialogOf(page)
        .getByRole('button', { name: /^Retirer / })
        .click();
    },
    async 'name.change'(page, { name }) {
      await nameOf(page).fill(name);
    },
    async 'step.choose'(page) {
      await dialogOf(page).getByRole('combobox', { name: 'Étape que ce fichier documente' }).fill(STEP.name);
      await page.getByRole('option', { name: STEP.name }).click();
    },
    async send(page) {
      await sendOf(page).click();
    },
    async cancel(page) {
      await cancelOf(page).click();
    },
    async 'discard.confirm'(page) {
      await questionOf(page).getByRole('button', { name: 'Abandonner' }).click();
    },
    async 'discard.keep'(page) {
      await questionOf(page).getByRole('button', { name: 'Continuer la saisie' }).click();
    },
    // A file is checked as soon as it is chosen: there is nothing to wait for.
    'xstate.done.actor.check': () => Promise.resolve(),
    'xstate.error.actor.check': () => Promise.resolve(),
    async 'xstate.done.actor.send'(page, { output }) {
      const call = await serverOf(page).asked(CreateProductFileDocument);
      if (!isResult(output)) throw new Error('The path answers a file with something else.');
      if (output.kind === 'sent') await call.answer({ createPharmaProductFile: { ID: '8' } });
      else await call.refuse(...output.codes.map((message) => ({ message })));
    },
    async 'xstate.error.actor.send'(page) {
      await (await serverOf(page).asked(CreateProductFileDocument)).cut();
    },
    async 'xstate.done.actor.removeOld'(page) {
      await (
        await serverOf(page).asked(DeleteProductFileDocument)
      ).answer({ deletePharmaProductFile: { success: true } });
    },
    async 'xstate.error.actor.removeOld'(page) {
      await (await serverOf(page).asked(DeleteProductFileDocument)).cut();
    },
  },

  states: {
    async choosing(page, { context: { file, name, needsName, refusal } }) {
      const dialog = dialogOf(page);
      await expect(nameOf(page)).toHaveValue(name);
      await expect(dialog.getByRole('button', { name: /^Retirer / })).toHaveCount(file ? 1 : 0);
      if (needsName) await expect(nameOf(page)).toHaveAccessibleDescription('Donnez un nom au fichier');
      if (refusal) await expect(dialog.getByText('Son contenu n’est pas celui que son nom annonce.')).toBeVisible();
    },
    async 'choosing.none'(page, { context: { error } }) {
      if (error === undefined) return;
      await expect(dialogOf(page).getByText('Ce fichier n’a pas pu être lu. Choisissez-le de nouveau.')).toBeVisible();
    },
    async 'choosing.refused'(page) {
      await expect(
        dialogOf(page).getByRole('alert').filter({ hasText: 'Le serveur a refusé ce fichier.' }),
      ).toBeVisible();
    },
    async 'choosing.failed'(page) {
      await expect(dialogOf(page).getByRole('alert').filter({ hasText: 'L’envoi a été interrompu.' })).toBeVisible();
    },
    async sending(page, { context: { name, stepID } }) {
      const { variables } = await serverOf(page).asked(CreateProductFileDocument);
      expect(variables).toEqual({
        file: null,
        name: name.trim(),
        pharmaProductID: PRODUCT.ID,
        regulatoryActionStepID: stepID,
      });
    },
    async removing(page, { context: { replaces } }) {
      const { variables } = await serverOf(page).asked(DeleteProductFileDocument);
      expect(variables).toEqual({ pharmaProductFileID: replaces, forceCascadeDelete: true });
    },
    async oldFileLeft(page) {
      await expect(
        dialogOf(page).getByText('Le nouveau fichier est enregistré, l’ancien est encore là.'),
      ).toBeVisible();
    },
    async askingDiscard(page) {
      await expect(questionOf(page)).toContainText('Le fichier n’est pas envoyé.');
    },
    done: isOver,
    closed: isOver,
  },
};

async function isOver(page: Page): Promise<void> {
  await expect(dialogOf(page)).toBeHidden();
  await expect(page).not.toHaveURL(/file=/);
}
