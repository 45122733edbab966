import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { enterAs, expect, expectAccessibleThroughout, pathOf, test } from './fixtures.ts';
import { everyRow } from './rows.ts';

const DASHBOARD = '/finances/goals/dashboard';

const rowsOf = (page: Page, grid: string) =>
  page
    .getByRole('grid', { name: grid })
    .getByRole('row')
    .filter({ has: page.getByRole('rowheader') });
const products = (page: Page) => rowsOf(page, 'Objectifs par produit');
const queryOf = (page: Page) => new URL(page.url()).searchParams;
/** Reads a number, whatever spaces are between its digits. */
const numberIn = (text: string | null) => Number(/\d+/.exec((text ?? '').replaceAll(/\s/g, ''))?.[0]);
const unitsOf = async (page: Page) =>
  numberIn(
    await page
      .getByText(/^[\d\s]+ boîtes$/)
      .first()
      .textContent(),
  );

test('the goals of a year, from their total to the shares of one product', async ({ page }) => {
  await enterAs(page, 'BossAssistant', { path: `/bassistant${DASHBOARD}` });
  await expect(page.getByText(/^L’objectif de 2026 est de/)).toBeVisible();
  const laboratories = rowsOf(page, 'Objectifs par laboratoire');
  const all = await unitsOf(page);
  await everyRow(page);
  const cells = await laboratories.getByRole('gridcell').filter({ hasText: /\d/ }).allTextContents();
  const quantities = cells.filter((_, index) => index % 2 === 0).map(numberIn);
  expect(quantities.reduce((sum, each) => sum + each, 0)).toBe(all);

  await test.step('filters are stored in the address, and apply to an export', async () => {
    await laboratories.filter({ hasText: 'Brévane' }).click();
    expect(queryOf(page).get('laboratory')).not.toBeNull();
    await page.getByRole('searchbox', { name: 'Chercher un produit' }).fill('tensorel 5');
    await expect(products(page)).toHaveCount(1);
    const saved = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Exporter' }).click();
    await page.getByRole('menuitem', { name: 'CSV' }).click();
    const file = await saved;
    expect(file.suggestedFilename()).toBe('Douala-objectifs-2026.csv');
    const [head, row] = (await readFile(await file.path(), 'utf8')).trim().split('\r\n');
    expect(head).toContain('Produit;Laboratoire;Boîtes;PGHT (FCFA);Total (FCFA)');
    expect(row).toMatch(/^Tensorel 5 mg B\/30;Brévane;\d+;\d+;\d+;/);
  });

  await test.step('a product is opened with the keyboard, and its shares add up to its goal', async () => {
    await products(page).getByRole('link').press('Enter');
    await expect.poll(() => pathOf(page)).toMatch(/\/goals\/product\/[\w-]+$/);
    await expect(page.getByRole('heading', { name: 'Tensorel 5 mg B/30' })).toBeVisible();
    await expect(rowsOf(page, 'Années').first()).toContainText('2026');
    const origin = page.getByRole('region', { name: 'D’où vient ce chiffre' });
    const parts = (await origin.getByText(/^[\d\s]+ boîtes?$/).allTextContents()).map(numberIn);
    const whole = parts.at(-1);
    expect(parts.slice(0, -1).reduce((sum, each) => sum + each, 0)).toBe(whole);
    await rowsOf(page, 'Années').filter({ hasText: '2025' }).click();
    expect(queryOf(page).get('year')).toBe('2025');
    await expect(origin).toContainText('2025');
    await expectAccessibleThroughout(page);
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goBack();
    await expect(products(page)).toHaveCount(1);
  });

  await test.step('a year without goals offers to enter them, and the chosen year is remembered', async () => {
    const year = page.getByRole('textbox', { name: 'Année' });
    await year.fill('2030');
    await year.press('Enter');
    await expect(page.getByRole('heading', { name: 'Aucun objectif pour 2030' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Saisir les objectifs' })).toHaveAttribute(
      'href',
      /\/goals\/new\?year=2030$/,
    );
    await page.goto(`/bassistant${DASHBOARD}`);
    await expect(page.getByRole('heading', { name: 'Aucun objectif pour 2030' })).toBeVisible();
    await page.goto(`/bassistant${DASHBOARD}?year=2026`);
    await expect(products(page).first()).toBeVisible();
    await expectAccessibleThroughout(page);
  });
});

test('each role sees its own share', async ({ page }) => {
  const sums: number[] = [];
  await enterAs(page, 'Boss', { path: `/boss${DASHBOARD}` });
  await expect(page.getByText(/^L’objectif de 2026/)).toBeVisible();
  sums.push(await unitsOf(page));
  await enterAs(page, 'Supervisor', { path: `/supervisor${DASHBOARD}` });
  await expect(page.getByText(/^En 2026, votre groupe doit vendre/)).toBeVisible();
  sums.push(await unitsOf(page));
  await enterAs(page, 'Delegue', { path: `/delegate${DASHBOARD}` });
  await expect(page.getByText(/^En 2026, votre part des objectifs est de/)).toBeVisible();
  sums.push(await unitsOf(page));
  expect(sums.toSorted((one, two) => two - one)).toEqual(sums);
  await expect(page.getByRole('link', { name: 'Saisir les objectifs' })).toHaveCount(0);
});
