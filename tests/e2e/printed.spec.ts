import { enterAs, expect, test } from './fixtures.ts';

/** The width of a sheet of A4, in CSS pixels. */
const SHEET = { width: 794, height: 1123 };

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
