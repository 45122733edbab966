import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { enterAs, expect, FAILURE, pathOf, provoke, test } from './fixtures.ts';

const LIST = '/regulatoryaffairsuser/administration/products';
const COUNT = 16;

const enter = (page: Page, address: Parameters<typeof enterAs>[2] = {}) =>
  enterAs(page, 'RegulatoryAffairsUser', { path: LIST, ...address });

const rowsOf = (page: Page) => page.getByRole('row').filter({ has: page.getByRole('rowheader') });
const queryOf = (page: Page) => new URL(page.url()).searchParams;
const segmentOf = (page: Page, name: string) => page.getByRole('radio', { name: new RegExp(`^${name}`) });

async function choose(page: Page, field: string, option: string): Promise<void> {
  await page.getByRole('button', { name: field }).click();
  await page.getByRole('option', { name: option }).click();
}

test('products: sorted by end of authorisation, searched, exported, filtered, and opened with the keyboard', async ({
  page,
}) => {
  await test.step('products are sorted by the end of their authorisation, with the number of open actions', async () => {
    await enter(page);
    await expect(rowsOf(page)).toHaveCount(COUNT);
    await expect(rowsOf(page).first()).toContainText('expirée');
    await expect(rowsOf(page).last()).toContainText('sans échéance');
    const tensorel = rowsOf(page).filter({ hasText: 'BRV-TEN-0530' });
    await expect(tensorel).toContainText('AMM-CM-2022-00233');
    await expect(tensorel.getByRole('img')).toHaveAccessibleName(/^171 jours restants, du 9 mai 2022 au 9 mai 2027/);
    await expect(tensorel).toContainText(/[1-4] en cours/);
  });

  await test.step('products are searched by text and laboratory; an empty result says so', async () => {
    const search = page.getByRole('searchbox', { name: 'Chercher un produit' });
    await search.fill('00233');
    await expect(rowsOf(page)).toHaveCount(1);
    await search.fill('');
    await choose(page, 'Laboratoire', 'Brévane');
    for (const row of await rowsOf(page).all()) await expect(row).toContainText('Brévane');
    await search.fill('zzz');
    await expect(page.getByRole('heading', { name: 'Aucun produit ne répond à ces filtres' })).toBeVisible();
    await page.getByRole('button', { name: 'Effacer les filtres' }).click();
    await expect(rowsOf(page)).toHaveCount(COUNT);
  });

  await test.step('the products shown are exported, one per row', async () => {
    await page.getByRole('searchbox').fill('tensorel 5');
    await expect(rowsOf(page)).toHaveCount(1);
    const saved = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Exporter' }).click();
    await page.getByRole('menuitem', { name: 'CSV' }).click();
    const file = await saved;
    expect(file.suggestedFilename()).toBe('produits-2026-11-19.csv');
    const [head, row, ...rest] = (await readFile(await file.path(), 'utf8')).trim().split('\r\n');
    expect(head).toContain('Produit;Référence;Laboratoire;PGHT (FCFA)');
    expect(row).toMatch(
      /^Tensorel 5 mg B\/30;BRV-TEN-0530;Brévane;\d+;\d+;\d+;AMM-CM-2022-00233;2022-05-09;2027-05-09;171$/,
    );
    expect(rest).toEqual([]);
  });

  await test.step('the two filters by end of authorisation agree, and the chosen one is remembered', async () => {
    await page.getByRole('searchbox').fill('');
    await segmentOf(page, 'Sans échéance').click();
    expect(queryOf(page).get('left')).toBe('none');
    for (const row of await rowsOf(page).all()) await expect(row).toContainText('sans échéance');
    await segmentOf(page, 'Tous').click();
    await expect(rowsOf(page)).toHaveCount(COUNT);

    const under1 = Number(/\d+$/.exec((await segmentOf(page, 'Moins de 1 mois').textContent()) ?? '')?.[0]);
    const under3 = Number(/\d+$/.exec((await segmentOf(page, 'De 1 à 3 mois').textContent()) ?? '')?.[0]);
    await choose(page, 'AMM qui expire', 'D’ici 3 mois');
    await expect(rowsOf(page)).toHaveCount(under1 + under3);
    await expect(page.getByRole('search')).toContainText(`${under1 + under3} sur ${COUNT}`);

    await page.getByRole('link', { name: 'Rappels' }).click();
    await page.getByRole('link', { name: 'Produits' }).click();
    await expect(rowsOf(page)).toHaveCount(under1 + under3);
    expect(queryOf(page).get('expires')).toBe('3');
  });

  await test.step('a filter in the address overrides the remembered one', async () => {
    await choose(page, 'AMM qui expire', 'Toute échéance');
    await segmentOf(page, 'Sans échéance').click();
    await page.goto(`${LIST}?expires=expired`);
    await expect(segmentOf(page, 'Tous')).toBeChecked();
    for (const row of await rowsOf(page).all()) await expect(row).toContainText('expirée');
  });

  await test.step('a product is opened with the keyboard only', async () => {
    await page.getByRole('rowheader').first().focus();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect.poll(() => pathOf(page)).toMatch(/\/administration\/product\/[\w-]+\/regulatory-actions$/);
  });
});

test.describe('when the server does not answer', () => {
  test.use({ provoked: /Failed to load resource/ });

  test('the error is shown, and a click tries again', async ({ page }) => {
    await enterAs(page, 'RegulatoryAffairsUser');
    await provoke(page, FAILURE.all);
    await page.getByRole('link', { name: 'Produits' }).click();
    await expect(page.getByRole('heading', { name: 'Les produits n’ont pas pu être lus' })).toBeVisible();
    await provoke(page, FAILURE.none);
    await page.getByRole('button', { name: 'Réessayer' }).click();
    await expect(rowsOf(page)).toHaveCount(COUNT);
  });
});

test('a laboratory sees only its own products', async ({ page }) => {
  await enterAs(page, 'PharmaLaboReglementaryAffairUser');
  await expect(rowsOf(page).first()).toContainText('Brévane');
  for (const row of await rowsOf(page).all()) await expect(row).toContainText('Brévane');
  await expect(page.getByRole('button', { name: 'Laboratoire' })).toBeHidden();
});
