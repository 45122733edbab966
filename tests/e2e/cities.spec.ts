import type { Page } from '@playwright/test';
import { enterAs, expect, FAILURE, provoke, test } from './fixtures.ts';

const LIST = '/app/customer-card/cities';

const editorOf = (page: Page, title: string) => {
  const dialog = page.getByRole('dialog', { name: title });
  return {
    dialog,
    name: dialog.getByRole('textbox', { name: 'Nom' }),
    save: dialog.getByRole('button', { name: 'Enregistrer la ville' }),
  };
};

test.describe('when calls fail', () => {
  test.use({ provoked: /Failed to load resource/ });

  test('a city is created after a failure that keeps the name, then renamed, and customers show the name', async ({
    page,
  }) => {
    await enterAs(page, 'Boss', { path: LIST });
    const created = editorOf(page, 'Nouvelle ville');
    await test.step('a failure keeps the name', async () => {
      await expect(page.getByRole('rowheader', { name: 'Douala' })).toBeVisible();
      await provoke(page, FAILURE.next);
      await page.getByRole('button', { name: 'Nouvelle ville' }).click();
      await created.name.fill('Limbé');
      await created.save.click();
      await expect(created.dialog.getByRole('alert')).toContainText('on ne sait pas si c’est enregistré.');
      await expect(created.name).toHaveValue('Limbé');
      await created.save.click();
      await expect(page.getByRole('rowheader', { name: 'Limbé' })).toBeVisible();
    });
    await test.step('a renamed city has its new name in the list of customers, after a reload too', async () => {
      await page.getByRole('rowheader', { name: 'Douala' }).click();
      const changed = editorOf(page, 'Modifier la ville');
      await changed.name.fill('Douala-ville');
      await page.keyboard.press('Enter');
      await expect(changed.dialog).toBeHidden();
      await page.reload();
      await expect(page.getByRole('rowheader', { name: 'Limbé' })).toBeVisible();
      await page.getByRole('link', { name: /^\d+ clients, Douala-ville$/ }).click();
      await expect(page.getByRole('heading', { level: 1, name: 'Clients' })).toBeVisible();
      await expect(page.getByText(/^Ville.: Douala-ville$/)).toBeVisible();
    });
  });

  test('a city whose answer is lost is found before it is created again, and created beside it all the same', async ({
    page,
  }) => {
    await enterAs(page, 'Boss', { path: `${LIST}?faults=createCity:lost` });
    await page.getByRole('button', { name: 'Nouvelle ville' }).click();
    const { dialog, name, save } = editorOf(page, 'Nouvelle ville');
    const cities = page.getByRole('rowheader', { name: 'Limbé', includeHidden: true });
    await name.fill('Limbé');
    await save.click();
    await expect(dialog.getByRole('alert')).toContainText('on ne sait pas si c’est enregistré.');
    await save.click();
    await expect(dialog.getByRole('button', { name: 'Garder Limbé' })).toBeVisible();
    await expect(cities).toHaveCount(1);
    await dialog.getByRole('button', { name: 'Créer quand même' }).click();
    await expect(dialog).toBeHidden();
    await expect(cities).toHaveCount(2);
  });

  test('the list stays when the customers cannot be counted, and says so', async ({ page }) => {
    await enterAs(page, 'Boss', { path: `${LIST}?faults=readAllCustomers:all` });
    await expect(page.getByRole('status')).toContainText('Les clients n’ont pas pu être comptés.');
    await expect(page.getByRole('row', { name: /Douala/ })).toContainText('—');
  });
});

test('who may see no customer sees the cities without a count; who may see no city sees neither', async ({ page }) => {
  const customers = 'viewHealthWorker,viewDrugStore,viewAdministrativeCustomer';
  await enterAs(page, 'Delegue', { path: `${LIST}?deny=${customers}` });
  await expect(page.getByRole('columnheader')).toHaveText(['Ville']);
  await enterAs(page, 'Delegue', { path: `${LIST}?deny=viewCity` });
  await expect(page.getByRole('heading', { level: 1, name: 'Permissions manquantes' })).toBeVisible();
});
