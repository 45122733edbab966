import type { Page } from '@playwright/test';
import { DispatchedPartsDocument } from '#features/finance/shared/dispatched-parts.generated.ts';
import { SaleTrendsOfProductByWorkGroupDocument } from '#features/finance/figures/finance.generated.ts';
import { FinancePeriodsDocument } from '#queries/finance-periods.generated.ts';
import { readCall } from '../drivers/arranged-server.ts';
import { turn } from '../drivers/entry.ts';
import { expect, test } from '../fixtures.ts';
import { attempt, NEXT_YEAR, openAs } from './server.ts';

/** A month that was dispatched long ago. */
const MONTH = `${NEXT_YEAR - 2}-05`;
const PRODUCT = 'prod-cm-brv-ten-0530';

/** Opens an address with a server that tells neither who has what nor the states of periods. */
async function openWithout(page: Page, address: string): Promise<readonly string[]> {
  const calls: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST') calls.push(readCall(request).name);
  });
  await page.route('**/config.json', (route) =>
    route.fulfill({
      json: {
        lacks: [
          'Query.readDispatchedParts',
          'Query.readFinancePeriods',
          'Query.readSaleTrendByWorkGroupOfPharmaProduct',
        ],
      },
    }),
  );
  await openAs(page, 'Boss', address);
  return calls;
}

test('on a server that tells neither parts nor periods, finance works and says what is not known', async ({ page }) => {
  test.slow();
  const calls = await openWithout(page, `/boss/finances/sales/new?month=${MONTH}`);

  // Entry: the state is derived from the rows, without who and when.
  await expect(page.getByText(/Votre serveur ne dit ni qui ni quand\./u)).toBeVisible();
  await page.getByRole('button', { name: 'Choisir un mois' }).click();
  await expect(page.getByRole('option', { name: `mai ${NEXT_YEAR - 2}`, exact: true })).toBeVisible();
  await page.keyboard.press('Escape');

  // Review: whose split the rows are is not known.
  const row = page.getByRole('grid').getByRole('row').filter({ hasText: 'Tensorel 5 mg' });
  await row.getByRole('gridcell').first().click();
  await page.keyboard.type(String(4321 + attempt()));
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Vérifier' }).click();
  await expect(page.getByText('Votre serveur ne dit pas qui a réparti ces lignes.')).toBeVisible();
  await page.getByRole('button', { name: /^Enregistrer \d+ lignes$/u }).click();

  // Dispatch: compared by product, estimated by delegate, and forced all the same.
  await page.getByRole('button', { name: 'Répartir entre les délégués' }).click();
  const conflict = page.getByRole('dialog', { name: /^Des ventes existent déjà/u });
  await expect(conflict.getByText('Votre serveur ne dit pas ce que chaque délégué a.')).toBeVisible();
  await conflict.getByText('Par délégué, estimation').click();
  await expect(conflict.getByRole('grid', { name: 'Ce que chaque délégué a et ce qu’il aurait' })).toBeVisible();
  await turn(conflict.getByRole('checkbox'), true);
  await conflict.getByRole('button', { name: 'Remplacer et répartir' }).click();
  await expect(page.getByText('Réparties entre les délégués.')).toBeVisible();

  // Figures and trends: what is entered beyond the dispatch is not known, a product by group is an estimate.
  for (const address of [`sales/dashboard?month=${MONTH}`, `trends/dashboard?month=${NEXT_YEAR - 1}-05`]) {
    await page.goto(`/boss/finances/${address}`);
    await expect(page.getByText('Votre serveur ne dit pas ce qui est saisi sans être réparti.')).toBeVisible();
    await expect(page.getByRole('grid').getByRole('row').nth(1)).toBeVisible();
  }
  await page.goto(`/boss/finances/trends-workgroup/product/${PRODUCT}?month=${NEXT_YEAR - 1}-05`);
  await expect(page.getByText('La répartition par groupe est une estimation.')).toBeVisible();
  await expect(page.getByRole('grid', { name: 'Répartition par groupe, estimation' })).toBeVisible();

  await expect(page.getByRole('alert')).toHaveCount(0);
  expect(calls).not.toContain(DispatchedPartsDocument.name);
  expect(calls).not.toContain(FinancePeriodsDocument.name);
  expect(calls).not.toContain(SaleTrendsOfProductByWorkGroupDocument.name);
});
