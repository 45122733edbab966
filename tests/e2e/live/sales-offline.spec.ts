import { DEFAULT_NOW } from '#mocks/hosts/demo-config.ts';
import { expect, test } from '../fixtures.ts';
import { attempt, openAs } from './server.ts';

const SALES = '/bassistant/finances/sales/new?month=2026-08';

test.use({ provoked: /ERR_INTERNET_DISCONNECTED/ });

test('sales that are entered without a network stay on the device, and are saved once it is back', async ({
  page,
  context,
}) => {
  test.slow();
  await page.clock.setFixedTime(DEFAULT_NOW * 1000);
  await openAs(page, 'BossAssistant', SALES);
  const sheet = page.getByRole('grid', { name: 'Ventes réelles, août 2026' });
  const cell = sheet
    .getByRole('row', { name: /^Amoxivane 500 mg/ })
    .getByRole('gridcell')
    .first();
  await expect(cell).not.toBeEmpty();
  const boxes = 1111 + attempt();
  const written = new RegExp(`^${String(boxes).replace('1', '1\\s')}$`, 'u');

  await test.step('the cell is typed, and a save says that it was not made', async () => {
    await context.setOffline(true);
    await cell.click();
    await page.keyboard.type(String(boxes));
    await page.keyboard.press('Enter');
    await expect(page.getByText(/^Enregistré localement à \d\d:\d\d$/)).toBeVisible();
    await page.getByRole('button', { name: 'Vérifier' }).click();
    await expect(page.getByRole('button', { name: 'Réessayer' }).first()).toBeVisible();
    await page.getByRole('button', { name: 'Revenir à la saisie' }).click();
    await expect(cell).toHaveText(written);
  });

  await test.step('it is there after a reload', async () => {
    await context.setOffline(false);
    await page.reload();
    await expect(cell).toHaveText(written);
  });

  await test.step('with the network it is saved, and is on the server', async () => {
    await page.getByRole('button', { name: 'Vérifier' }).click();
    await page.getByRole('button', { name: /^Enregistrer \d+ lignes$/ }).click();
    await expect(page.getByText(/^Enregistré localement/u)).toBeHidden();
    await expect(page.getByText(/^Modifié depuis la répartition/u)).toBeVisible();
    await page.reload();
    await expect(cell).toHaveText(written);
    await expect(page.getByText(/^Enregistré localement/u)).toBeHidden();
  });
});
