import type { Page } from '@playwright/test';
import { CreateActionTypeDocument, EditActionTypeDocument } from '#features/regulatory/types/action-types.generated.ts';
import { ActionChoicesDocument } from '#features/regulatory/shared/actions.generated.ts';
import { DeleteProductFileDocument, ProductFilesDocument } from '#features/regulatory/files/product-files.generated.ts';
import {
  ActionStepsDocument,
  CreateActionDocument,
  CreateStepDocument,
  DeleteActionDocument,
  DeleteStepDocument,
  DetachFileDocument,
  EditActionDocument,
} from '#features/regulatory/actions/regulatory-actions.generated.ts';
import { expect, test } from '../fixtures.ts';
import { ask, DOUALA, openAs } from './server.ts';

const TREE = '/pharmalaboreglaffair/administration';
const PRODUCT = 'prod-cm-brv-ten-0530';
const ACTION = 'action-cm-1';

/** Expects the page to have no control that changes data. */
async function expectReadOnly(page: Page): Promise<void> {
  for (const name of [
    /^Ajouter/,
    /^Joindre/,
    /^Modifier/,
    /^Supprimer/,
    /^Retirer/,
    /^Enregistrer/,
    /^Nouve/,
    /^Remplacer/,
  ]) {
    await expect(page.getByRole('button', { name })).toHaveCount(0);
  }
}

test('a laboratory reads the product, its actions and its files, and the server refuses it everything else', async ({
  page,
}) => {
  test.slow();
  const token = await openAs(page, 'PharmaLaboReglementaryAffairUser', `${TREE}/products`);
  await page.getByRole('searchbox').fill('Tensorel 5');
  await page.getByRole('rowheader', { name: /Tensorel 5 mg B\/30/ }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Tensorel 5 mg B/30' })).toBeVisible();
  await expectReadOnly(page);

  await page.getByRole('rowheader', { name: /Renouvellement quinquennal/ }).click();
  const history = page.getByRole('list', { name: 'Étapes de l’action' });
  await expect(history.getByRole('heading')).toHaveCount(6);
  await expectReadOnly(page);
  await page.goto(`${new URL(page.url()).pathname}?open=amm`);
  await expect(history).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);

  await history.getByRole('link', { name: 'Module_1_Tensorel.pdf' }).click();
  const file = page.getByRole('dialog', { name: 'Module_1_Tensorel.pdf' });
  await expect(file.getByRole('button', { name: 'Télécharger' })).toBeEnabled();
  await expectReadOnly(page);
  await page.keyboard.press('Escape');
  await expect(file).toBeHidden();
  await expectReadOnly(page);

  await page.goto(`${TREE}/product/${PRODUCT}/files?file=new`);
  await expect(page.getByRole('rowheader')).not.toHaveCount(0);
  await expect(page.getByRole('dialog')).toHaveCount(0);

  const identity = { token, agency: DOUALA.id };
  const { request } = page;
  const read = () =>
    Promise.all([
      ask(request, ActionStepsDocument, { regulatoryActionID: ACTION }, identity),
      ask(request, ProductFilesDocument, { pharmaProductID: PRODUCT }, identity),
      ask(request, ActionChoicesDocument, {}, identity),
    ]);
  const [steps, files, types] = await read();
  const step = steps.data?.getAllRegulatoryActionStepByRegulatoryActionID?.[0];
  const fileID = files.data?.getAllPharmaProductFileByPharmaProductID?.[0]?.ID ?? '';
  const type = types.data?.readTypeRegulatoryActions?.[0];
  const words = { name: 'Interdit', description: 'Ne doit pas exister' };
  const action = { ...words, statut: 'Déposé', typeRegulatoryActionID: type?.ID ?? '', pharmaProductID: PRODUCT };
  const colour = { name: 'Interdit', colorCode: '#123456' };
  const refused = await Promise.all([
    ask(request, CreateActionDocument, action, identity),
    ask(request, EditActionDocument, { ID: ACTION, ...action }, identity),
    ask(request, DeleteActionDocument, { regulatoryActionID: ACTION, forceCascadeDelete: true }, identity),
    ask(request, CreateStepDocument, { ...words, regulatoryActionID: ACTION }, identity),
    ask(request, DeleteStepDocument, { regulatoryActionStepID: step?.ID ?? '', forceCascadeDelete: true }, identity),
    ask(request, DetachFileDocument, { regulatoryActionStepID: step?.ID ?? '', pharmaProductFileID: fileID }, identity),
    ask(request, DeleteProductFileDocument, { pharmaProductFileID: fileID, forceCascadeDelete: true }, identity),
    ask(request, CreateActionTypeDocument, colour, identity),
    ask(request, EditActionTypeDocument, { ID: type?.ID ?? '', ...colour }, identity),
  ]);
  for (const { messages } of refused) expect(messages).toEqual([expect.stringMatching(/^FORBIDDEN/)]);
  expect(await read(), 'and nothing has changed').toEqual([steps, files, types]);
});
