import type { Page } from '@playwright/test';
import { enterAs, expect, follow, test } from './fixtures.ts';

const TENSOREL = 'prod-cm-brv-ten-0530';
const addressOf = (tree: string, product = TENSOREL) => `/${tree}/administration/product/${product}/regulatory-actions`;

const enter = (page: Page, address: Parameters<typeof enterAs>[2] = {}) =>
  enterAs(page, 'RegulatoryAffairsUser', { path: addressOf('regulatoryaffairsuser'), ...address });

const rowsOf = (page: Page) => page.getByRole('row').filter({ has: page.getByRole('rowheader') });

test('a product: its details, its actions by status and type, an action opened with the keyboard; an unknown product', async ({
  page,
}) => {
  await test.step('a product shows its details, its authorisation, its actions and its delegates', async () => {
    await enter(page);
    await expect(page.getByRole('heading', { level: 1, name: 'Tensorel 5 mg B/30' })).toBeVisible();
    await expect(page.getByText('Brévane, réf. BRV-TEN-0530')).toBeVisible();
    await expect(page.getByText('AMM-CM-2022-00233')).toBeVisible();
    await expect(page.getByText('3 120 FCFA')).toBeVisible();
    await expect(
      page.getByRole('img', { name: /^171 jours restants, du 9 mai 2022 au 9 mai 2027\. Fenêtre de dépôt.*rappels/ }),
    ).toBeVisible();

    await expect(rowsOf(page)).toHaveCount(4);
    await expect(rowsOf(page).first(), 'what is to be prepared comes first').toContainText(
      'Renouvellement quinquennal',
    );
    await expect(rowsOf(page).last()).toContainText('Clôturé');
    const people = page.getByRole('region', { name: 'Délégués affectés' });
    const shares = await people.getByText(/%$/).allInnerTexts();
    expect(shares.map((share) => Number.parseInt(share, 10)).reduce((sum, share) => sum + share, 0)).toBe(100);
  });

  await test.step('its actions are filtered by status and type, and a reload keeps the filters', async () => {
    await page.getByRole('button', { name: 'Type' }).click();
    await page.getByRole('option', { name: 'Variation' }).click();
    await expect(rowsOf(page)).toHaveCount(2);
    await page.getByRole('button', { name: 'Statut' }).click();
    await page.getByRole('option', { name: 'Accordé' }).click();
    await expect(page.getByRole('heading', { name: 'Aucune action ne répond à ces filtres' })).toBeVisible();
    await page.reload();
    await page.getByRole('button', { name: 'Effacer les filtres' }).click();
    await expect(rowsOf(page)).toHaveCount(4);
  });

  await test.step('an action is opened with the keyboard, and the list links to the last product opened', async () => {
    await page.getByRole('rowheader').first().focus();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/regulatory-action\/[\w-]+\/regulatory-action-steps/);
    await page.getByRole('link', { name: 'Produits' }).first().click();
    await page.getByText('Dernier produit ouvert').getByRole('link', { name: 'Tensorel 5 mg B/30' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Tensorel 5 mg B/30' })).toBeVisible();
  });

  await test.step('an unknown product is reported', async () => {
    await follow(page, addressOf('regulatoryaffairsuser', 'nothing'));
    await expect(page.getByRole('heading', { name: 'Ce produit n’existe pas' })).toBeVisible();
  });
});

test('a laboratory can read its own product, but not another’s', async ({ page }) => {
  await enterAs(page, 'PharmaLaboReglementaryAffairUser', { path: addressOf('pharmalaboreglaffair') });
  await expect(rowsOf(page)).toHaveCount(4);
  await follow(page, addressOf('pharmalaboreglaffair', 'prod-cm-orv-los-5030'));
  await expect(page.getByRole('heading', { name: 'Ce produit n’existe pas' })).toBeVisible();
});
