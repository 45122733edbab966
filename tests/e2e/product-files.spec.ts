import { readFile, writeFile } from 'node:fs/promises';
import type { Locator, Page } from '@playwright/test';
import { enterAs, expect, follow, test } from './fixtures.ts';

/** Tensorel 5 mg B/30, whose renewal is under way: the demo's first product. */
const FILES = '/administration/product/prod-cm-brv-ten-0530/files';
const COUNT = 21;

const enter = (page: Page, path = FILES, more: Parameters<typeof enterAs>[2] = {}) =>
  enterAs(page, 'RegulatoryAffairsUser', { path: `/regulatoryaffairsuser${path}`, ...more });

const rowsOf = (page: Page): Locator => page.getByRole('row').filter({ has: page.getByRole('rowheader') });
const rowOf = (page: Page, name: string): Locator => rowsOf(page).filter({ hasText: name });
/** The tab of the files, with their number; it is found below a dialog too. */
const tabOf = (page: Page, count: number): Locator =>
  page.getByRole('link', { name: new RegExp(`^Fichiers\\s*${count}$`), includeHidden: true });
const questionOf = (page: Page): Locator => page.getByRole('alertdialog').filter({ has: page.getByRole('heading') });

async function open(page: Page, name: string): Promise<Locator> {
  await rowOf(page, name).getByRole('rowheader').click();
  const dialog = page.getByRole('dialog', { name });
  await expect(dialog).toBeVisible();
  return dialog;
}

const PDF = { name: 'recepisse.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.4 recepisse') };
/** Chooses a file from the disk, as a person does: a large one would take long to reach the browser otherwise. */
async function choose(dialog: Locator, { name, buffer }: typeof PDF): Promise<void> {
  const path = test.info().outputPath(name);
  await writeFile(path, buffer);
  await dialog.locator('input[type="file"]').setInputFiles(path);
}

test('files are listed, searched, previewed, downloaded and opened with the keyboard; an unknown product is reported', async ({
  page,
}) => {
  await test.step('files are listed with the steps they document, and searched', async () => {
    await enter(page);
    await expect(page.getByRole('heading', { level: 1, name: 'Tensorel 5 mg B/30' })).toBeVisible();
    await expect(tabOf(page, COUNT)).toBeVisible();
    await expect(rowOf(page, 'Module_1_Tensorel.pdf')).toContainText(
      'Renouvellement quinquennal, Constituer le dossier CTD',
    );
    await page.getByRole('searchbox', { name: 'Chercher un fichier' }).fill('xlsx');
    await expect(rowsOf(page)).toHaveCount(2);
    await page.reload();
    await expect(rowsOf(page)).toHaveCount(2);
    await page.getByRole('searchbox', { name: 'Chercher un fichier' }).fill('zzz');
    await expect(page.getByRole('heading', { name: 'Aucun fichier ne contient « zzz »' })).toBeVisible();
  });

  await test.step('a file is opened and closed with the keyboard only', async () => {
    await page.getByRole('searchbox', { name: 'Chercher un fichier' }).fill('');
    await expect(rowsOf(page)).not.toHaveCount(0);
    await page.getByRole('searchbox', { name: 'Chercher un fichier' }).focus();
    await page.keyboard.press('Tab');
    await expect(page.getByRole('button', { name: 'Ajouter un fichier' })).toBeFocused();
    await page.keyboard.press('Tab');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog', { name: /_Tensorel\.pdf$/ });
    await expect(dialog).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
  });

  await test.step('an image and a PDF are previewed, and a file is downloaded', async () => {
    const image = await open(page, 'Maquette_etui_Tensorel.png');
    await expect(image.getByRole('img', { name: 'Aperçu de Maquette_etui_Tensorel.png' })).toBeVisible();
    const size = await image
      .getByRole('img')
      .evaluate((element) => (element instanceof HTMLImageElement ? element.naturalWidth : 0));
    expect(size).toBeGreaterThan(0);
    await page.goBack();
    await expect(image).toBeHidden();

    const pdf = await open(page, 'AMM_Tensorel.pdf');
    const canShow = await page.evaluate(() => navigator.pdfViewerEnabled);
    await expect(
      canShow ? pdf.locator('iframe') : pdf.getByText('Ce navigateur ne montre pas ce format.'),
    ).toBeVisible();
    const download = page.waitForEvent('download');
    await pdf.getByRole('button', { name: 'Télécharger' }).click();
    expect((await download).suggestedFilename()).toBe('AMM_Tensorel.pdf');
  });

  await test.step('an unknown product is reported', async () => {
    await follow(page, '/regulatoryaffairsuser/administration/product/nothing/files');
    await expect(page.getByRole('alert')).toContainText('Ce produit n’existe pas');
  });
});

test('a file is added, replaced, and deleted: at once, or after the step that shows it was listed', async ({
  page,
}) => {
  await test.step('an added file is still there after a reload, with the same bytes', async () => {
    await enter(page);
    await page.getByRole('button', { name: 'Ajouter un fichier' }).click();
    const dialog = page.getByRole('dialog', { name: 'Ajouter un fichier' });
    await dialog.getByRole('button', { name: 'Ajouter le fichier' }).click();
    await expect(dialog.getByRole('alert').first()).toContainText('Choisissez un fichier');
    await choose(dialog, PDF);
    await expect(dialog.getByRole('textbox', { name: 'Nom' })).toHaveValue(PDF.name);
    await dialog.getByRole('textbox', { name: 'Nom' }).fill('Récépissé');
    await dialog.getByRole('combobox', { name: 'Étape que ce fichier documente' }).fill('commission');
    await page.getByRole('option', { name: 'Passer en commission' }).click();
    await dialog.getByRole('button', { name: 'Ajouter le fichier' }).click();
    await expect(page.getByText('Fichier ajouté')).toBeVisible();
    await expect(rowOf(page, 'Récépissé')).toContainText('Passer en commission');

    await page.reload();
    await expect(tabOf(page, COUNT + 1)).toBeVisible();
    const opened = await open(page, 'Récépissé');
    const download = page.waitForEvent('download');
    await opened.getByRole('button', { name: 'Télécharger' }).click();
    const kept = await download;
    expect(kept.suggestedFilename(), 'a name without its ending gets it back').toBe('Récépissé.pdf');
    expect(await readFile(await kept.path())).toEqual(PDF.buffer);
  });

  await test.step('a replaced file keeps its step', async () => {
    await page.keyboard.press('Escape');
    const old = await open(page, 'Quittance_Tresor_Tensorel.pdf');
    await old.getByRole('button', { name: 'Remplacer' }).click();
    const dialog = page.getByRole('dialog', { name: 'Remplacer le fichier' });
    await choose(dialog, PDF);
    await expect(dialog.getByRole('textbox', { name: 'Nom' })).toHaveValue('Quittance_Tresor_Tensorel.pdf');
    await dialog.getByRole('textbox', { name: 'Nom' }).fill('Quittance 2026.pdf');
    await dialog.getByRole('button', { name: 'Remplacer le fichier' }).click();
    await expect(page.getByText('Fichier remplacé')).toBeVisible();
    await expect(rowOf(page, 'Quittance 2026.pdf')).toContainText('Régler les droits de renouvellement');
    await expect(rowOf(page, 'Quittance_Tresor_Tensorel.pdf')).toBeHidden();
    await expect(tabOf(page, COUNT + 1)).toBeVisible();
  });

  await test.step('a file is deleted: at once, or after the step that shows it was listed', async () => {
    const loose = await open(page, 'RCP_Tensorel.pdf');
    await loose.getByRole('button', { name: 'Supprimer' }).click();
    const question = questionOf(page);
    await question.getByRole('button', { name: 'Annuler' }).click();
    await expect(loose).toBeVisible();
    await loose.getByRole('button', { name: 'Supprimer' }).click();
    await question.getByRole('button', { name: 'Supprimer le fichier' }).click();
    await expect(page.getByText('Fichier supprimé')).toBeVisible();
    await expect(rowOf(page, 'RCP_Tensorel.pdf')).toBeHidden();

    const tied = await open(page, 'Module_1_Tensorel.pdf');
    await tied.getByRole('button', { name: 'Supprimer' }).click();
    const confirm = question.getByRole('button', { name: 'Supprimer le fichier' });
    await confirm.click();
    await expect(question.getByRole('listitem')).toHaveText(['Constituer le dossier CTD']);
    await expect(confirm).toBeDisabled();
    await question.getByText('Supprimer le fichier quand même').click();
    await confirm.click();
    await expect(rowOf(page, 'Module_1_Tensorel.pdf')).toBeHidden();
    await expect(tabOf(page, COUNT - 1)).toBeVisible();
  });
});
