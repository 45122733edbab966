import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { enterAs, expect, pathOf, test } from './fixtures.ts';
import { linkIn, numberIn, obtainedIn, rowsOf, sumOfRows, totalOf } from './finance-figures.ts';

const OCTOBER = 'month=2026-10';

/** Opens the line that has the most, and finds there what the row promised. */
async function openAndAgree(page: Page, figure: string): Promise<void> {
  const row = rowsOf(page).first();
  const [name, promised] = [await linkIn(row).innerText(), await obtainedIn(row)];
  await linkIn(row).click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  expect(await totalOf(page, figure)).toBe(promised);
}

test('the totals of a month agree, from the agency to the delegate', async ({ page }) => {
  await enterAs(page, 'Boss', { path: `/boss/finances/sales/dashboard?${OCTOBER}` });
  const total = await totalOf(page, 'CA réalisé');
  expect(total).toBeGreaterThan(0);
  expect(await sumOfRows(page)).toBe(total);

  const orvalis = await obtainedIn(rowsOf(page).filter({ hasText: 'Orvalis' }));
  await test.step('laboratory and product', async () => {
    await openAndAgree(page, 'CA réalisé');
    expect(await sumOfRows(page)).toBe(await totalOf(page, 'CA réalisé'));
    await openAndAgree(page, 'CA réalisé');
    await page.goBack();
    await page.goBack();
    await expect(page).toHaveURL(new RegExp(OCTOBER));
  });

  await page.getByRole('link', { name: 'Par groupe' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Ventes réelles par groupe' })).toBeVisible();
  expect(await totalOf(page, 'CA réalisé')).toBe(total);
  expect(await sumOfRows(page)).toBe(total);

  const own = rowsOf(page).filter({ hasText: 'Pauline Kouamé' });
  const ofGroup = await obtainedIn(own);
  await linkIn(own).click();
  await expect(page.getByRole('grid', { name: 'Atteinte par délégué' })).toBeVisible();
  expect(await totalOf(page, 'CA réalisé')).toBe(ofGroup);
  expect(await sumOfRows(page)).toBe(ofGroup);
  const ofDelegate = await obtainedIn(rowsOf(page).filter({ hasText: 'Yannick Mbida' }));
  await linkIn(rowsOf(page).filter({ hasText: 'Yannick Mbida' })).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Yannick Mbida' })).toBeVisible();
  expect(await totalOf(page, 'CA réalisé')).toBe(ofDelegate);

  await test.step('the supervisor sees the same totals for the group', async () => {
    await enterAs(page, 'Supervisor', { path: `/supervisor/finances/sales-workgroup/dashboard?${OCTOBER}` });
    expect(await totalOf(page, 'CA réalisé')).toBe(ofGroup);
    await linkIn(rowsOf(page).filter({ hasText: 'Yannick Mbida' })).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Yannick Mbida' })).toBeVisible();
    expect(await totalOf(page, 'CA réalisé')).toBe(ofDelegate);
    await page.goBack();
    await page.getByRole('navigation', { name: 'Niveaux' }).getByRole('link', { name: 'Brévane' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Brévane' })).toBeVisible();
    expect(await sumOfRows(page)).toBe(await totalOf(page, 'CA réalisé'));
    await expect(rowsOf(page).first().getByRole('link')).toBeHidden();
  });

  await test.step('the delegate sees their own total', async () => {
    await enterAs(page, 'Delegue', { path: `/delegate/finances/sales-workgroup/dashboard?${OCTOBER}` });
    expect(await totalOf(page, 'CA réalisé')).toBe(ofDelegate);
  });

  await test.step('a laboratory’s boss sees that laboratory and no other', async () => {
    await enterAs(page, 'PharmaLaboBossUser');
    await page.getByRole('button', { name: 'Consulter Douala' }).click();
    await page.getByRole('button', { name: 'Finances' }).click();
    await page.getByRole('link', { name: 'Ventes réelles' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Orvalis' })).toBeVisible();
    expect(pathOf(page)).toBe('/pharmalaboboss/finances/sales/laboratory/labo-orvalis');
    expect(await totalOf(page, 'CA réalisé')).toBe(orvalis);
    await page.goto('/pharmalaboboss/finances/sales/laboratory/labo-brevane');
    await expect(page.getByRole('heading', { name: 'Permissions manquantes' }).first()).toBeVisible();
  });
});

test('a total is explained, the period is remembered, and the table is exported', async ({ page }) => {
  await enterAs(page, 'Boss', { path: `/boss/finances/trends/dashboard?${OCTOBER}` });
  const total = await totalOf(page, 'CA annoncé');
  await page.getByRole('button', { name: 'D’où vient ce nombre : CA annoncé' }).click();
  const sum = page.getByRole('dialog', { name: 'CA annoncé, octobre 2026' });
  await expect(sum.getByRole('row', { name: /^Total/ })).toBeVisible();
  expect(
    numberIn(
      await sum
        .getByRole('row', { name: /^Total/ })
        .getByRole('cell')
        .first()
        .innerText(),
    ),
  ).toBe(total);
  await page.goBack();
  await expect(sum).toBeHidden();

  await test.step('with the keyboard only: a product, its groups, the explanation of a total, an export, and back', async () => {
    const openFirstRow = async () => {
      await page.getByRole('rowheader').first().focus();
      await page.keyboard.press('Enter');
      await page.keyboard.press('Enter');
    };
    await openFirstRow();
    await expect(page.getByRole('grid', { name: 'Atteinte par produit' })).toBeVisible();
    await openFirstRow();
    const months = page.getByRole('grid', { name: 'Atteinte mois par mois' });
    await expect(months.getByRole('row').and(page.locator('[aria-current]'))).toHaveAccessibleName(/octobre 2026/);
    const ofProduct = await totalOf(page, 'CA annoncé');
    await page.getByRole('link', { name: 'Par groupe' }).press('Enter');
    await expect(page.getByRole('grid', { name: 'Répartition par groupe' })).toBeVisible();
    expect(pathOf(page)).toMatch(/\/trends-workgroup\/product\/[\w-]+$/);
    expect(await totalOf(page, 'CA annoncé')).toBe(ofProduct);
    expect(await sumOfRows(page)).toBe(ofProduct);

    const explains = page.getByRole('button', { name: 'D’où vient ce nombre : CA annoncé' });
    await explains.press('Enter');
    await expect(sum).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(sum).toBeHidden();
    await expect(explains).toBeFocused();
    const saved = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Exporter' }).press('Enter');
    await page.getByRole('menuitem', { name: 'Excel' }).press('Enter');
    expect((await saved).suggestedFilename()).toMatch(/^Douala-Tendances-de-vente-.+-2026-10\.xlsx$/);
    await page
      .getByRole('navigation', { name: 'Menu principal' })
      .getByRole('link', { name: 'Tendances' })
      .press('Enter');
    await expect(page.getByRole('grid', { name: 'Atteinte par laboratoire' })).toBeVisible();
  });

  await test.step('a range of months', async () => {
    await page.getByRole('radio', { name: 'Depuis janvier' }).click();
    await expect(page).toHaveURL(/from=2026-01&to=2026-10/);
    await expect.poll(() => totalOf(page, 'CA annoncé')).toBeGreaterThan(total);
    expect(await sumOfRows(page)).toBe(await totalOf(page, 'CA annoncé'));
    const menu = page.getByRole('navigation', { name: 'Menu principal' });
    await menu.getByRole('link', { name: 'Ventes réelles' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Ventes réelles' })).toBeVisible();
    await menu.getByRole('link', { name: 'Tendances' }).click();
    await expect(page).toHaveURL(/from=2026-01&to=2026-10/);
  });

  await test.step('an exported file has every figure of the table', async () => {
    const saved = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Exporter' }).click();
    await page.getByRole('menuitem', { name: 'CSV' }).click();
    const file = await saved;
    expect(file.suggestedFilename()).toBe('Douala-Tendances-de-vente-2026-01-2026-10.csv');
    const [head, ...lines] = (await readFile(await file.path(), 'utf8')).trim().split('\r\n');
    expect(head).toContain(
      'Laboratoire;Boîtes;Annoncé (FCFA);Attendu (FCFA);Atteinte (%);Écart (FCFA);Déficit cumulé (FCFA)',
    );
    const obtained = lines.reduce((all, line) => all + Number(line.split(';')[2]), 0);
    expect(obtained).toBe(await totalOf(page, 'CA annoncé'));
  });

  await test.step('the name of a file says that not everything entered is dispatched', async () => {
    await page.goto('/boss/finances/sales/dashboard?month=2026-09');
    await expect(page.getByText('Un mois de ventes n’est pas réparti tel qu’il est saisi.')).toBeVisible();
    const saved = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Exporter' }).click();
    await page.getByRole('menuitem', { name: 'CSV' }).click();
    expect((await saved).suggestedFilename()).toBe('Douala-Ventes-réelles-2026-09-réparti-seulement.csv');
  });

  await test.step('statistics compare goal, trend and sales', async () => {
    await page.goto(`/boss/finances/stats/dashboard?${OCTOBER}`);
    expect(await totalOf(page, 'Tendance')).toBe(total);
    await expect(page.getByRole('columnheader', { name: 'Vente − tendance' })).toBeVisible();
    await page.goto('/boss/finances/stats/dashboard?month=2026-12');
    await page.getByRole('button', { name: 'Voir novembre 2026' }).click();
    await expect(page).toHaveURL(/month=2026-11/);
  });
});
