import { demoAddress, enterAs, expect, FAILURE, follow, personOf, provoke, test as ordinary } from './fixtures.ts';
import { DRAFT } from './reminder-editor.ts';
import { test, workWithoutStorage } from './without-storage.ts';

test('the demo works in a browser that blocks the data of sites, and says that nothing is kept', async ({ page }) => {
  await page.goto(demoAddress());
  await workWithoutStorage(page, DRAFT);
});

ordinary(
  'where only the database is full, figures that are entered live as long as the page, which says so',
  async ({ page, context, baseURL }) => {
    const devtools = await context.newCDPSession(page);
    // In bytes; 0 would mean the usual quota. It is that of databases and caches; `localStorage` has its own.
    await devtools.send('Storage.overrideQuotaForOrigin', { origin: baseURL ?? '', quotaSize: 1 });
    const goals = '/bassistant/finances/goals/new?year=2027';
    await enterAs(page, 'BossAssistant', { path: goals });
    const cell = page.getByRole('grid').getByRole('gridcell').first();
    await cell.click();
    await page.keyboard.type('432');
    await page.keyboard.press('Enter');
    await expect(page.getByText('Cet appareil ne peut pas garder votre saisie')).toBeVisible();

    await ordinary.step('another page, and back', async () => {
      await follow(page, '/bassistant/administration/products');
      await expect(page.getByRole('heading', { level: 1, name: 'Produits' })).toBeVisible();
      await follow(page, goals);
      await expect(cell).toContainText('432');
    });
    await ordinary.step('the end of the session', async () => {
      await provoke(page, FAILURE.expire);
      await page.getByRole('button', { name: 'Vérifier' }).click();
      await page.getByRole('button', { name: personOf('BossAssistant').name }).click();
      await expect(cell).toContainText('432');
    });
    await ordinary.step('what is saved in the demo', async () => {
      await page.getByRole('button', { name: 'Vérifier' }).click();
      await page.getByRole('checkbox', { name: 'Je confirme cette quantité' }).press('Space');
      await page.getByRole('button', { name: /^Enregistrer \d+ lignes?$/ }).click();
      await expect(page.getByText('Ce navigateur refuse de garder votre travail')).toBeVisible();
    });
  },
);
