import { readFileSync } from 'node:fs';
import { inflateSync } from 'node:zlib';
import type { Locator } from '@playwright/test';
import { enterAs, expect, personOf, test } from './fixtures.ts';

/** The width of a sheet of A4, in CSS pixels. */
const SHEET = { width: 794, height: 1123 };

/** The colours that a printed document fills with, as CSS writes them. Of backgrounds it has those that are said to be printed. */
function inksOf(document: Buffer): ReadonlySet<string> {
  const parts = document.toString('latin1').matchAll(/\/FlateDecode\s*\/Length (\d+)>>\s*stream\r?\n/gu);
  const drawn = Array.from(parts, ({ 0: head, 1: length, index }) => {
    const start = index + head.length;
    return inflateSync(document.subarray(start, start + Number(length))).toString('latin1');
  });
  const fills = drawn.join('\n').matchAll(/([\d.]+) ([\d.]+) ([\d.]+) rg\b/gu);
  return new Set(
    Array.from(fills, ([, ...shares]) => `rgb(${shares.map((share) => Math.round(Number(share) * 255)).join(', ')})`),
  );
}

/** The background of an element, or of the first element in it. */
const backgroundOf = async (element: Locator): Promise<string> =>
  element.evaluate((each) => getComputedStyle(each).backgroundColor);

test('on paper a report has its customer’s name, which is a button on the screen', async ({ page }) => {
  await enterAs(page, 'Supervisor', { path: '/supervisor/visit-report?day=2026-11-18' });
  const report = page
    .getByRole('listitem')
    .filter({ hasText: /\d\d:\d\d, \d+ min/u })
    .first();
  const name = await report.getByRole('button').first().innerText();
  expect(name).not.toBe('');
  await page.emulateMedia({ media: 'print' });
  await expect(report.getByText(name)).toBeVisible();
});

test('on paper a day says whose it is and its year, and the file of its reports has the person', async ({ page }) => {
  const { name } = personOf('Delegue');
  await enterAs(page, 'Delegue', { path: '/app/programs/home?day=2026-11-18&view=reports' });
  const whose = page.getByText(`${name}, mercredi 18 novembre 2026`);
  await expect(page.getByRole('list', { name: 'Rapports' })).toBeVisible();
  await expect(whose).toBeHidden();
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Exporter' }).click();
  await page.getByRole('menuitem', { name: /CSV/u }).click();
  const [head = '', first = ''] = readFileSync(await (await saved).path(), 'utf8').split('\r\n');
  expect(head).toMatch(/^\uFEFF?Personne;Date;/u);
  expect(first).toMatch(new RegExp(`^${name};`, 'u'));
  await page.emulateMedia({ media: 'print' });
  await expect(whose).toBeVisible();
});

test('on paper a dashboard says whose it is and when, and its quotas have all columns', async ({ page }) => {
  const { name } = personOf('Boss');
  await enterAs(page, 'Boss', { path: '/boss/dashboard' });
  const whose = page.getByText(`imprimé par ${name} le 19 novembre 2026`);
  await expect(page.getByRole('list', { name: 'Quotas de visites' })).toBeVisible();
  await expect(whose).toBeHidden();
  await page.emulateMedia({ media: 'print' });
  await expect(whose).toHaveText(/^Douala, 16\D22 novembre, /u);
  await page.emulateMedia({ media: 'screen' });
  await page.goto('/boss/dashboard?view=quotas');
  const table = page.getByRole('grid', { name: 'Quotas de visites par semaine' });
  await expect(table.getByRole('rowheader').first()).toBeVisible();
  await page.setViewportSize({ width: SHEET.height, height: SHEET.width });
  await page.emulateMedia({ media: 'print' });
  await expect(whose).toBeVisible();
  for (const header of ['Groupe', 'Visites', 'Atteint'])
    await expect(table.getByRole('columnheader', { name: header })).toBeInViewport({ ratio: 1 });
});

test('on paper the columns of a table keep the width of their words', async ({ page }) => {
  await enterAs(page, 'Supervisor', { path: '/supervisor/delegate/user-cm-7?day=2026-11-18' });
  const table = page.getByRole('grid', { name: 'Couverture par potentiel' });
  const potential = table.getByRole('rowheader', { name: 'Potentiel A+' });
  await expect(potential).toBeVisible();
  await page.setViewportSize(SHEET);
  await page.emulateMedia({ media: 'print' });
  const [cell, next] = await Promise.all([
    potential.boundingBox(),
    page.getByRole('region', { name: 'Clients non vus' }).boundingBox(),
  ]);
  expect(cell?.width).toBeGreaterThan(90);
  expect(cell?.height, 'in one line').toBeLessThan(60);
  const paper = await table.boundingBox();
  expect(next?.y, 'below the table').toBeGreaterThanOrEqual((paper?.y ?? Infinity) + (paper?.height ?? 0) - 1);
});

test('on paper a month of absences has its names, its bars and its last day', async ({ page }) => {
  await enterAs(page, 'Supervisor', { path: '/supervisor/administration/absences?month=2026-11' });
  const month = page.getByRole('table', { name: 'Absences, novembre 2026' });
  const bar = month.getByRole('button', { name: /^Congé annuel, Jean-Calvin Ndongo/u });
  await expect(bar).toBeVisible();
  expect(inksOf(await page.pdf({ format: 'A4' }))).toContain(await backgroundOf(bar));
  await page.setViewportSize(SHEET);
  await page.emulateMedia({ media: 'print' });
  await expect(bar).toBeVisible();
  await expect(month.getByRole('rowheader', { name: 'Jean-Calvin Ndongo' })).toBeVisible();
  // A browser makes a sheet smaller for what is too wide, and cuts what scrolls.
  await expect(month.locator('..')).toHaveCSS('overflow-x', 'visible');
});

test('on paper the quotas have their names and their bars', async ({ page }) => {
  await enterAs(page, 'Boss', { path: '/boss/dashboard?view=quotas' });
  const table = page.getByRole('grid', { name: 'Quotas de visites par semaine' });
  const week = table.getByRole('link', { name: /^Raïssa Simo, semaine 47/u });
  await expect(week).toBeVisible();
  const inks = inksOf(await page.pdf({ format: 'A4' }));
  expect(inks, 'a week').toContain(await backgroundOf(week.locator('span').first()));
  await page.setViewportSize(SHEET);
  await page.emulateMedia({ media: 'print' });
  await expect(week).toBeVisible();
  const cut = await table
    .getByRole('rowheader')
    .evaluateAll((names) => names.filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth).length);
  expect(cut, 'names that are cut').toBe(0);
});

test('on paper no entry of a card is broken over its columns', async ({ page }) => {
  await page.setViewportSize(SHEET);
  await enterAs(page, 'Boss', {
    path: '/app/customer-card/healthworker/hw-cm-843?view=expectations&scenario=standard',
  });
  await expect(page.getByRole('region', { name: 'Attentes' })).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('region', { name: 'Attentes en cours' })).toBeVisible();
  const broken = await page
    .getByRole('listitem')
    .evaluateAll((entries) =>
      entries.filter((entry) => entry.getClientRects().length > 1).map(({ textContent }) => textContent),
    );
  expect(broken).toEqual([]);
});

test('on paper no name of a list is cut', async ({ page }) => {
  await enterAs(page, 'Boss', { path: '/app/customer-card/dashboard' });
  await page.setViewportSize(SHEET);
  const rows = page.getByRole('row').filter({ has: page.getByRole('gridcell') });
  await expect(rows.nth(9)).toBeVisible();
  const cut = async () =>
    rows.evaluateAll((all) =>
      all.flatMap((row) =>
        [...row.querySelectorAll<HTMLElement>('[title]')]
          .filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth)
          .map(({ title }) => title),
      ),
    );
  expect(await cut()).not.toEqual([]);
  await page.emulateMedia({ media: 'print' });
  await expect.poll(cut).toEqual([]);
});
