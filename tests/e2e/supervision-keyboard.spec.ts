import type { Locator, Page } from '@playwright/test';
import { reach } from '../../scripts/replay.ts';
import { enterAs, expect, pathOf, test } from './fixtures.ts';

// What supervision does, by keyboard alone: whatever a key opens or closes, the focus goes on from a place that is still there.

async function press(page: Page, place: Locator, key = 'Enter'): Promise<void> {
  await reach(page, place);
  await page.keyboard.press(key);
}

/** The focus is in the page’s contents, and not lost on the page as a whole. */
const expectFocusIn = (place: Locator): Promise<void> =>
  expect.poll(() => place.evaluate((element) => element.contains(document.activeElement))).toBe(true);

test('a weekly report is opened, printed and deleted by keyboard alone', async ({ page }) => {
  await enterAs(page, 'Supervisor', { path: '/supervisor/reports/weekly' });
  const weeks = page.getByRole('grid', { name: 'Rapports par semaine' });
  await press(page, weeks.getByRole('row', { name: /^Semaine 44/u }));
  const report = page.getByRole('article', { name: 'Semaine 44' });
  await expect(report).toBeVisible();
  await press(page, report.getByRole('button', { name: 'Supprimer' }));
  const question = page.getByRole('alertdialog');
  await expect(question.getByRole('button', { name: 'Annuler' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(report.getByRole('button', { name: 'Supprimer' })).toBeFocused();
  await page.keyboard.press('Enter');
  await press(page, question.getByRole('button', { name: 'Supprimer le rapport' }));
  await expect(weeks.getByRole('row', { name: /^Semaine 44/u })).toContainText('À rédiger');
  await expectFocusIn(page.getByRole('main'));
});

test('an absence with a file is written by keyboard alone', async ({ page }) => {
  await enterAs(page, 'Delegue', { path: '/delegate/administration/absences' });
  const write = page.getByRole('button', { name: 'Nouvelle absence' });
  await press(page, write);
  const dialog = page.getByRole('dialog', { name: 'Nouvelle absence' });
  await expect(dialog.getByRole('textbox', { name: 'Objet' })).toBeFocused();
  await press(page, dialog.getByRole('button', { name: 'Maladie' }));
  await expect(dialog.getByRole('textbox', { name: 'Objet' })).toHaveValue('Maladie');
  for (const field of ['Premier jour', 'Dernier jour']) {
    await reach(page, dialog.getByRole('group', { name: field }).getByRole('spinbutton').first());
    await page.keyboard.type('26112026');
  }
  const chooser = page.waitForEvent('filechooser');
  await press(page, dialog.getByRole('button', { name: /choisir un fichier/u }));
  await (await chooser).setFiles({ name: 'arret.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.4\n') });
  await expect(dialog.getByText('arret.pdf')).toBeVisible();
  await press(page, dialog.getByRole('button', { name: 'Enregistrer l’absence' }));
  await expect(dialog).toBeHidden();
  await expect(write).toBeFocused();
  await press(page, page.getByRole('button', { name: /Maladie/u }).last());
  await expect(page.getByRole('dialog', { name: 'Modifier l’absence' })).toContainText('arret.pdf');
});

test('two people are compared by keyboard alone', async ({ page }) => {
  await enterAs(page, 'Boss', { path: '/boss/delegate/user-cm-5' });
  await reach(page, page.getByRole('combobox', { name: 'Comparer avec' }));
  await page.keyboard.type('Ra');
  await press(page, page.getByRole('option', { name: /Raïssa Simo/u }));
  const comparison = page.getByRole('region', { name: 'Comparaison' });
  await expect(comparison.getByRole('columnheader', { name: 'Raïssa Simo' })).toBeVisible();
  const unseen = comparison
    .getByRole('row', { name: /^Clients non vus/u })
    .getByRole('link')
    .first();
  await press(page, unseen);
  await expectFocusIn(page.getByRole('dialog'));
  await page.keyboard.press('Escape');
  await expect(unseen).toBeFocused();
  await press(page, comparison.getByRole('button', { name: 'Ne plus comparer' }));
  await expect(comparison).toBeHidden();
  await expectFocusIn(page.getByRole('main'));
});

test('an agency is chosen, and another one, by keyboard alone', async ({ page }) => {
  await enterAs(page, 'BossMultinational');
  await press(page, page.getByRole('button', { name: 'Consulter Douala' }));
  await expect(page.getByRole('heading', { level: 1, name: 'Tableau de bord' })).toBeVisible();
  expect(pathOf(page)).toBe('/bmultinational/dashboard');
  await expectFocusIn(page.getByRole('main'));
  await press(page, page.getByRole('button', { name: 'Agence : Douala' }));
  await press(page, page.getByRole('menuitemradio', { name: 'Abidjan' }));
  await expect(page.getByRole('button', { name: 'Agence : Abidjan' })).toBeVisible();
  await expectFocusIn(page.getByRole('main'));
});

test('a figure of the heat leads to its customers and to a card by keyboard alone', async ({ page }) => {
  await enterAs(page, 'Boss', { path: '/boss/visits/statistics/workgroup/group-cm-1' });
  const cell = page.getByRole('region', { name: 'Visites par spécialité et par personne' }).getByRole('button').first();
  await press(page, cell);
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('row').first()).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(cell).toBeFocused();
  await page.keyboard.press('Enter');
  await press(page, dialog.getByRole('row').first());
  await expect(page).toHaveURL(/customer-card\/healthworker\//u);
});

test('the visits of a day are validated by keyboard alone, and the focus stays with them', async ({ page }) => {
  await enterAs(page, 'Supervisor', {
    path: '/app/programs/workgroup/group-cm-1/delegate?worker=user-cm-5&day=2026-11-20',
  });
  const all = page.getByRole('button', { name: 'Tout choisir' });
  await press(page, all);
  await press(page, page.getByRole('button', { name: 'Retirer la validation' }));
  await expect(page.getByText(/Validation de \d+ visites retirée/u)).toBeVisible();
  await expectFocusIn(page.getByRole('main'));
});
