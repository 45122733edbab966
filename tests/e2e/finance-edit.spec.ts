import type { Locator, Page } from '@playwright/test';
import {
  accountOf,
  enterAs,
  expect,
  expectAccessible,
  FAILURE,
  follow,
  openDemoBar,
  pathOf,
  provoke,
  test,
} from './fixtures.ts';
import { agreeAllTheWayDown, numberIn, totalOf } from './finance-figures.ts';
import { threadsOfWheel } from './wheel.ts';

const SALES = '/bassistant/finances/sales/new?month=2026-10';
const GOALS = '/bmultinational/finances/goals/new';

/** The page that shows the figures of that month. */
const readingOf = (area: string): string => `/bassistant/finances/${area}/dashboard?month=2026-10`;

const sheetOf = (page: Page, name: string): Locator => page.getByRole('grid', { name });
const button = (page: Page, name: string | RegExp): Locator => page.getByRole('button', { name });

/** The cell of a product in the first editable column. */
const cellOf = (sheet: Locator, product: RegExp): Locator =>
  sheet
    .getByRole('row')
    .filter({ has: sheet.page().getByRole('rowheader', { name: product }) })
    .getByRole('gridcell')
    .first();

/** Presses a key until the target has the focus. */
async function reach(target: Locator, key = 'Tab'): Promise<void> {
  const { keyboard } = target.page();
  await expect(target).toBeVisible();
  for (let presses = 0; presses < PRESSES; presses += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await keyboard.press(key);
  }
  await expect(target, `reached by ${key}`).toBeFocused({ timeout: 1 });
}
/** More than any page here needs. */
const PRESSES = 80;

async function press(target: Locator, key = 'Enter'): Promise<void> {
  await reach(target);
  await expect(target).toBeEnabled();
  await target.page().keyboard.press(key);
}

/** Opens a menu and chooses an item. */
async function choose(menu: Locator, item: Locator): Promise<void> {
  await press(menu);
  await reach(item, 'ArrowDown');
  await item.page().keyboard.press('Enter');
}

/** Overwrites a cell with the keyboard: Tab leads to the sheet, arrows move in it. */
async function write(sheet: Locator, cell: Locator, text: string): Promise<void> {
  const { keyboard } = sheet.page();
  await expect(cell).toBeVisible();
  for (let presses = 0; presses < PRESSES; presses += 1) {
    if (await sheet.evaluate((grid) => grid.contains(document.activeElement))) break;
    await keyboard.press('Tab');
  }
  // To the first row header, then to the cell beside it.
  await keyboard.press('ControlOrMeta+Home');
  await keyboard.press('ArrowRight');
  await reach(cell, 'ArrowDown');
  await keyboard.type(text);
  await keyboard.press('Enter');
  await expect(cell).toContainText(text);
}

test('what an assistant types survives reloads, a second tab, a sign-out and the end of the session', async ({
  page,
  context,
}) => {
  await enterAs(page, 'BossAssistant', { path: SALES });
  const sheet = sheetOf(page, 'Ventes réelles, octobre 2026');
  const cell = cellOf(sheet, /^Amoxivane 500 mg/);
  await expect(cell).not.toBeEmpty();

  await test.step('the draft is stored on the device, and survives a reload', async () => {
    await write(sheet, cell, '777');
    await expect(page.getByText(/^Enregistré localement à \d\d:\d\d$/)).toBeVisible();
    await page.reload();
    await expect(cell).toContainText('777');
  });

  await test.step('a cell that is still being typed survives a reload too, however often', async () => {
    for (const text of ['500', '501', '502', '503', '504']) {
      await cell.click();
      await page.keyboard.type(text);
      await page.reload();
      await expect(cell).toContainText(text);
    }
    await write(sheet, cell, '777');
  });

  await test.step('a second tab says that the draft is open elsewhere, and can take it over', async () => {
    const other = await context.newPage();
    await other.goto(page.url());
    await expect(other.getByText('Cette saisie est ouverte dans un autre onglet.')).toBeVisible();
    await press(button(other, 'Continuer ici'));
    const theirs = cellOf(sheetOf(other, 'Ventes réelles, octobre 2026'), /^Amoxivane 500 mg/);
    await expect(theirs).toContainText('777');
    await expect(page.getByText('Cette saisie est ouverte dans un autre onglet.')).toBeVisible();
    await other.close();
    await expect(button(page, 'Vérifier')).toBeVisible();
  });

  await test.step('signing out asks for confirmation', async () => {
    await choose(accountOf(page, 'BossAssistant'), page.getByRole('menuitem', { name: 'Se déconnecter' }));
    const question = page.getByRole('alertdialog', { name: 'Se déconnecter sans enregistrer ?' });
    await press(question.getByRole('button', { name: 'Revenir à la saisie' }));
    await expect(cell).toContainText('777');

    await follow(page, '/bassistant');
    // A page takes the focus once it arrives, with its title; a menu that was opened before would close.
    await expect(page).toHaveTitle(/^Tableau de bord/);
    await choose(accountOf(page, 'BossAssistant'), page.getByRole('menuitem', { name: 'Se déconnecter' }));
    await expect(question.getByRole('listitem'), 'the draft of a closed editor').toContainText(
      'Ventes réelles, octobre 2026',
    );
    await press(question.getByRole('button', { name: 'Rester connecté' }));
    await follow(page, SALES);
    await expect(cell).toContainText('777');
  });

  await test.step('the session ends: signing in again restores the draft', async () => {
    await write(sheet, cell, '778');
    await provoke(page, FAILURE.expire);
    await press(button(page, 'Vérifier'));
    await expect(page.getByRole('textbox', { name: 'Mot de passe' })).toBeVisible();
    await press(page.getByRole('button', { name: 'Prisca Nguemo' }));
    await expect(accountOf(page, 'BossAssistant')).toBeAttached();
    await expect(cell).toContainText('778');
  });
});

test('an assistant enters, saves and dispatches the sales of a month, and a reset of the demo takes it back', async ({
  page,
}) => {
  await enterAs(page, 'BossAssistant', { path: SALES });
  const sheet = sheetOf(page, 'Ventes réelles, octobre 2026');
  const cell = cellOf(sheet, /^Amoxivane 500 mg/);
  await expect(cell).not.toBeEmpty();
  const before = await cell.innerText();

  await test.step('a quantity far from the months before waits to be confirmed or corrected', async () => {
    await write(sheet, cell, '1');
    await press(button(page, 'Vérifier'));
    const confirm = page.getByRole('checkbox', { name: 'Je confirme cette quantité' });
    await expect(page.getByText('Une quantité inhabituelle est à confirmer ou à corriger.')).toBeVisible();
    await expectAccessible(page);
    await press(button(page, /^Enregistrer \d+ lignes$/));
    await expect(confirm).toBeFocused();
    await press(confirm, 'Space');
    await expect(page.getByText('Une quantité inhabituelle est à confirmer ou à corriger.')).toBeHidden();
    await press(button(page, 'Revenir à la saisie'));
    await write(sheet, cell, '778');
  });

  await test.step('the rows are compared with the saved ones, then saved', async () => {
    await press(button(page, 'Vérifier'));
    await expect(sheetOf(page, 'Ce qui est enregistré et ce qui le remplacerait')).toBeVisible();
    await press(button(page, /^Enregistrer \d+ lignes$/));
    await press(button(page, 'Répartir entre les délégués'));
  });

  await test.step('the month was dispatched before: both versions are shown, and closing keeps the rows', async () => {
    const conflict = page.getByRole('dialog', { name: 'Des ventes existent déjà pour octobre 2026' });
    // The server's own parts of each delegate, before and after.
    await expect(conflict.getByRole('grid')).toContainText(/Amoxivane 500 mg B\/12.*au lieu de/u);
    await expectAccessible(page);
    await press(conflict.getByRole('button', { name: 'Garder ce qui est réparti' }));
    await expect(conflict).toBeHidden();
    await expect(cell).toContainText('778');

    await press(button(page, 'Répartir entre les délégués'));
    const replace = conflict.getByRole('button', { name: 'Remplacer et répartir' });
    await expect(replace).toBeDisabled();
    await press(conflict.getByRole('checkbox', { name: /^Refaire la répartition des \d+ délégués$/ }), 'Space');
    await press(replace);
    await expect(conflict).toBeHidden();
    await expect(page.getByText('Réparties entre les délégués.')).toBeVisible();
  });

  await test.step('a reset of the demo deletes the draft stored on the device', async () => {
    await press(button(page, 'Revenir à la saisie'));
    await write(sheet, cell, '779');
    await expect(page.getByText(/^Enregistré localement à \d\d:\d\d$/)).toBeVisible();
    await (await openDemoBar(page)).getByRole('button', { name: 'Tout remettre à zéro' }).click();
    await expect(cell).toHaveText(before);
    await page.reload();
    await expect(cell).toHaveText(before);
  });
});

test('a multinational boss sets the goals of a new year, and another agency does not show them', async ({ page }) => {
  await enterAs(page, 'BossMultinational', { path: `${GOALS}?year=2027` });
  await press(button(page, 'Consulter Douala'));
  const sheet = sheetOf(page, 'Objectifs de vente 2027');
  const cell = cellOf(sheet, /^Amoxivane 500 mg/);
  await write(sheet, cell, '432');

  await test.step('another agency has a separate draft', async () => {
    await choose(button(page, /^Agence :/), page.getByRole('menuitemradio', { name: 'Abidjan' }));
    await expect(button(page, 'Agence : Abidjan')).toBeVisible();
    await expect(sheet).toBeVisible();
    await expect(sheet).not.toContainText('432');
    expect(pathOf(page)).toBe(GOALS);
    await choose(button(page, /^Agence :/), page.getByRole('menuitemradio', { name: 'Douala' }));
    await expect(cell).toContainText('432');
  });

  await test.step('the rows are dispatched; a second dispatch says that the year exists, and cancelling it keeps the rows', async () => {
    await press(button(page, 'Vérifier'));
    // Far from what the years before had.
    await press(page.getByRole('checkbox', { name: 'Je confirme cette quantité' }), 'Space');
    await press(button(page, /^Enregistrer \d+ lignes?$/));
    await press(button(page, 'Répartir entre les délégués'));
    await expect(page.getByText('Réparties entre les délégués.')).toBeVisible();
    await press(button(page, 'Revenir à la saisie'));
    await write(sheet, cell, '500');
    await press(button(page, 'Vérifier'));
    await press(page.getByRole('checkbox', { name: 'Je confirme cette quantité' }), 'Space');
    await press(button(page, /^Enregistrer \d+ lignes?$/));
    await press(button(page, 'Répartir entre les délégués'));
    const conflict = page.getByRole('dialog', { name: 'Des objectifs existent déjà pour 2027' });
    await press(conflict.getByRole('button', { name: 'Garder ce qui est réparti' }));
    await expect(cell).toContainText('500');
  });
});

/** A sales file: an unknown product name, a misspelt wholesaler, a missing quantity and a negative one. */
const WHOLESALERS_FILE = [
  'Produit;Grossiste;Quantité;PGHT',
  'Paludexa 20-120 b24;Répartis Cameroun;10;1180',
  'Amoxivane 500 mg B/12;Répartis Cameroun;420;',
  'Amoxivane 500 mg B/12;Litoral Medic.;96;',
  'Tensorel 5 mg B/30;Littoral Médicaments;;',
  'Tensorel 5 mg B/30;Répartis Cameroun;-4;',
  'Dolizane 1 g B/8;Répartis Cameroun;1 234;',
].join('\r\n');

test('a wholesaler’s file is corrected, saved and dispatched, and the supervisor and the delegates read their shares of the total', async ({
  page,
}) => {
  await enterAs(page, 'BossAssistant', { path: readingOf('sales') });
  const before = await totalOf(page, 'CA réalisé');
  await follow(page, SALES);
  await press(button(page, 'Importer un fichier'));
  const chosen = page.waitForEvent('filechooser');
  await press(button(page, 'choisir un fichier'));
  await (await chosen).setFiles({ name: 'ventes.csv', mimeType: 'text/csv', buffer: Buffer.from(WHOLESALERS_FILE) });

  await test.step('errors are listed by row, and corrected there', async () => {
    await expect(page.getByText('4 lignes bloquent la reprise.')).toBeVisible();
    await expectAccessible(page);
    await press(button(page, 'Paludexa 20/120 B/24'));
    await press(button(page, 'Littoral Médicaments'));
    await press(button(page, 'Exclure les 2 lignes en erreur'));
    // Far from what these products sold in the months before.
    await press(button(page, /^Confirmer les \d+ quantités$/));
    await press(button(page, 'Reprendre 4 lignes'));
  });

  const sums = page.getByText(/^4 lignes, .*\sFCFA$/);
  await expect(sums).toBeVisible();
  const total = numberIn(((await sums.textContent()) ?? '').split('boîtes').at(-1) ?? '');
  expect(total).toBeGreaterThan(0);
  expect(total).not.toBe(before);

  await test.step('it replaces the earlier dispatch, after a comparison', async () => {
    await press(button(page, 'Vérifier'));
    // What was confirmed in the file is not asked again.
    await expect(page.getByText(/^\d+ quantités confirmées$/)).toBeVisible();
    await press(button(page, 'Enregistrer 4 lignes'));
    await press(button(page, 'Importer un autre fichier'));
    const importing = page.getByRole('region', { name: 'Importer les ventes réelles, octobre 2026' });
    await press(importing.getByRole('button', { name: 'Annuler' }));
    await press(button(page, 'Répartir entre les délégués'));
    const conflict = page.getByRole('dialog', { name: 'Des ventes existent déjà pour octobre 2026' });
    await press(conflict.getByRole('checkbox', { name: /^Refaire la répartition des \d+ délégués$/ }), 'Space');
    await press(conflict.getByRole('button', { name: 'Remplacer et répartir' }));
    await expect(page.getByText('Réparties entre les délégués.')).toBeVisible();
  });

  const read = await test.step('laboratories, products, groups and delegates add up to the total', async () => {
    // The dispatch makes earlier reads stale.
    await follow(page, readingOf('sales'));
    await expect.poll(() => totalOf(page, 'CA réalisé')).toBe(total);
    await agreeAllTheWayDown(page, 'CA réalisé');
    await follow(page, readingOf('sales-workgroup'));
    await expect.poll(() => totalOf(page, 'CA réalisé')).toBe(total);
    return agreeAllTheWayDown(page, 'CA réalisé');
  });

  await test.step('a supervisor and a delegate see the same figures for themselves', async () => {
    await enterAs(page, 'Supervisor', { path: '/supervisor/finances/sales-workgroup/dashboard?month=2026-10' });
    expect(await totalOf(page, 'CA réalisé')).toBe(read.get('Médical Littoral'));
    await enterAs(page, 'Delegue', { path: '/delegate/finances/sales-workgroup/dashboard?month=2026-10' });
    expect(await totalOf(page, 'CA réalisé')).toBe(read.get('Yannick Mbida'));
  });
});

/** Back by the browser, to the page before, and forward again. */
async function backAndForward(page: Page): Promise<void> {
  await page.goBack();
  await expect(page.getByRole('link', { name: 'Saisir ou importer' })).toBeVisible();
  await page.goForward();
}

test('an import goes on where it was after each reload, or the back button: its questions, its file, its corrections', async ({
  page,
}) => {
  await enterAs(page, 'BossAssistant', { path: readingOf('sales') });
  await follow(page, SALES);
  await button(page, 'Importer un fichier').click();
  const rows = [
    'Produit;Quantité',
    'Amoxivane 500 mg B/12;1.000',
    'Paludexa 20-120 b24;1.250',
    'Tensorel 5 mg B/30;-4',
  ];
  const chosen = page.waitForEvent('filechooser');
  await button(page, 'choisir un fichier').click();
  await (await chosen).setFiles({ name: 'releve.csv', mimeType: 'text/csv', buffer: Buffer.from(rows.join('\n')) });
  const thousands = page.getByRole('radio', { name: /1\.000 = 1\s000 boîtes/u });
  const wholesaler = page.getByRole('radio', { name: /^Répartis Cameroun/u });

  await test.step('the file and an answer that was not sent', async () => {
    await expect(page.getByRole('heading', { name: '2 questions avant de lire les lignes' })).toBeVisible();
    await expect(thousands).toBeChecked();
    await wholesaler.press('Space');
    await backAndForward(page);
    await expect(wholesaler).toBeChecked();
    await page.reload();
    await expect(page.getByText('L’import de releve.csv reprend où il en était.')).toBeVisible();
    await expect(wholesaler).toBeChecked();
    await button(page, 'Lire les lignes').click();
  });

  await test.step('the rows with what was corrected, and the way back to the questions', async () => {
    await button(page, 'Paludexa 20/120 B/24').click();
    await button(page, /^Exclure la ligne/u)
      .first()
      .click();
    await expect(page.getByText('1 exclue')).toBeVisible();
    await backAndForward(page);
    await expect(page.getByText('1 exclue')).toBeVisible();
    await page.reload();
    await expect(page.getByText('1 exclue')).toBeVisible();
    await expect(button(page, 'Paludexa 20/120 B/24')).toBeHidden();
  });

  await test.step('once the rows are taken, the sheet has them, and no import is gone on with', async () => {
    await button(page, 'Reprendre 2 lignes').click();
    await expect(page.getByText(/^Enregistré localement à/u)).toBeVisible();
    await page.reload();
    const row = sheetOf(page, 'Ventes réelles, octobre 2026').getByRole('row', { name: /^Amoxivane 500 mg/u });
    await expect(row.getByRole('gridcell', { name: /1\s000/u })).toBeVisible();
    await expect(page.getByRole('region', { name: /^Importer les ventes/u })).toBeHidden();
  });

  await test.step('back from the review is the sheet, with all that was taken', async () => {
    await button(page, 'Vérifier').click();
    await expect(sheetOf(page, 'Ce qui est enregistré et ce qui le remplacerait')).toBeVisible();
    await page.goBack();
    const row = sheetOf(page, 'Ventes réelles, octobre 2026').getByRole('row', { name: /^Amoxivane 500 mg/u });
    await expect(row.getByRole('gridcell', { name: /1\s000/u })).toBeVisible();
    expect(pathOf(page)).toBe(SALES.split('?')[0]);
  });
});

test('the wheel moves a sheet whatever the page does meanwhile', async ({ page }) => {
  await enterAs(page, 'BossAssistant', { path: SALES });
  const threads = await threadsOfWheel(page.getByRole('grid'));
  expect(threads).toEqual(new Set(['COMPOSITOR_THREAD']));
});
