import { enterAs, expect, follow, pathOf, test } from './fixtures.ts';

/** The kinds, with what a row of the list says of them and the title of their cards. */
const CARDS = [
  ['healthworker', /^Dr /u, 'Professionnel de santé'],
  ['drugstore', /Officine/u, 'Officine'],
  ['administration', /Administration/u, 'Client administratif'],
  ['wholesaler', /Grossiste/u, 'Grossiste'],
] as const;

test('a delegate opens a card of each kind from the list, and the back button returns to what was filtered', async ({
  page,
}) => {
  await enterAs(page, 'Delegue', { path: '/app/customer-card/dashboard' });
  for (const [kind, words, title] of CARDS) {
    await test.step(kind, async () => {
      await follow(page, `/app/customer-card/dashboard?kind=${kind}`);
      await expect(page.getByRole('row').nth(1)).toContainText(words);
      const name = await page.getByRole('rowheader').first().innerText();
      await page.getByRole('rowheader').first().click();
      await expect(page.getByRole('heading', { level: 1 })).toContainText(name.trim());
      await expect(page).toHaveTitle(`${title} · Tournée`);
      expect(pathOf(page)).toContain(`/app/customer-card/${kind}/`);
      await page.goBack();
      await expect(page.getByRole('rowheader').first()).toHaveText(name);
    });
  }
});

test('every view of a card has its address; the visits unfold, the latest first', async ({ page }) => {
  await enterAs(page, 'Boss', { path: '/app/customer-card/healthworker/hw-cm-3' });
  const views = page.getByRole('navigation', { name: 'Raïssa Nana Abena', exact: true });
  await expect(page.getByRole('region', { name: 'Leviers SONCAS' })).toBeVisible();
  const toVisits = views.getByRole('link', { name: /^Visites/u });
  const count = Number((await toVisits.innerText()).replaceAll(/\D/g, ''));
  expect(count).toBeGreaterThan(0);
  await toVisits.click();
  await expect(page).toHaveURL(/view=visits/u);
  const visits = page.getByRole('list', { name: 'Visites, de la dernière à la première' });
  await expect(visits.getByRole('listitem')).toHaveCount(Math.min(count, 20));
  await views.getByRole('link', { name: 'Profil' }).click();
  await expect(page.getByRole('region', { name: 'Profil en quelques mots' })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('region', { name: 'Profil en quelques mots' })).toBeVisible();
  await page.goBack();
  await expect(visits).toBeVisible();
});

test('the visits of a card are those with a product and by a person, in the address', async ({ page }) => {
  await enterAs(page, 'Boss', { path: '/app/customer-card/healthworker/hw-cm-3?view=visits' });
  const region = page.getByRole('region', { name: 'Visites', exact: true });
  const stops = region.getByRole('list', { name: /^Visites, de la dernière/u }).getByRole('listitem');
  await expect(page.getByRole('region', { name: 'Depuis la dernière visite' })).toBeVisible();
  await expect(stops).toHaveCount(20);
  await region.getByRole('button', { name: /Produit$/u }).click();
  const product = page.getByRole('option').nth(1);
  const name = await product.innerText();
  await product.click();
  await expect(page).toHaveURL(/product=/u);
  const [count = '', all] = (await region.getByRole('status').innerText()).split(' sur ');
  expect(Number(all)).toBeGreaterThan(Number(count));
  await expect(stops).toHaveCount(Math.min(Number(count), 20));
  await expect(stops.filter({ hasText: name })).toHaveCount(Math.min(Number(count), 20));
  await region.getByRole('button', { name: /Visité par$/u }).click();
  const person = page.getByRole('option').nth(2);
  const by = await person.innerText();
  await person.click();
  await expect(page).toHaveURL(/worker=/u);
  await page.reload();
  await expect(stops.or(region.getByText('Aucune visite ne répond à ces filtres')).first()).toBeVisible();
  await expect(stops.filter({ hasNotText: by })).toHaveCount(0);
  await page.goto('/app/customer-card/healthworker/hw-cm-3?view=visits&worker=nobody');
  await expect(region.getByText('Aucune visite ne répond à ces filtres')).toBeVisible();
  await region.getByRole('button', { name: 'Effacer les filtres' }).click();
  await expect(stops).toHaveCount(20);
});

test('what a person may not see is on no card', async ({ page }) => {
  const deny = 'viewCustomerExpectation,viewLeadedAction,showDrugStorePotential';
  await enterAs(page, 'Delegue', { path: `/app/customer-card/drugstore/ds-cm-2?deny=${deny}` });
  const views = page.getByRole('navigation', { name: /^(?:Grande |Nouvelle )?Pharmacie/u });
  await expect(views.getByRole('link')).toHaveText([/^Synthèse/u, /^Visites/u, /^Relation produits/u]);
  await expect(page.getByRole('heading', { level: 1 }).locator('..')).not.toContainText(/\b(?:A\+|A|B|C)$/u);
});

test('whoever may not see relations has no column of them, whatever the address says', async ({ page }) => {
  const deny = 'viewRelationshipWithProductAdvancement';
  await enterAs(page, 'Boss', { path: `/app/customer-card/dashboard?sort=relation&deny=${deny}` });
  await expect(page.getByRole('rowheader').first()).toBeVisible();
  await expect(page.getByRole('columnheader', { name: 'Potentiel' })).toBeVisible();
  await expect(page.getByRole('columnheader', { name: 'Relation' })).toBeHidden();
});

test('a kind that a person may not view is refused in words; a card of nobody is missing', async ({ page }) => {
  await enterAs(page, 'Delegue', { path: '/app/customer-card/healthworker/hw-cm-3?deny=viewHealthWorker' });
  await expect(page.getByRole('heading', { level: 1, name: 'Permissions manquantes' })).toBeVisible();
  await enterAs(page, 'Boss', { path: '/app/customer-card/healthworker/hw-ci-3' });
  await expect(page.getByRole('heading', { level: 1, name: 'Ce client n’existe pas' })).toBeVisible();
  await page.getByRole('link', { name: 'Tous les clients' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Clients' })).toBeVisible();
});

test('a card is printed whole on two pages, however much there is, without anything to press', async ({ page }) => {
  // Two of the most visited.
  for (const ID of ['hw-cm-668', 'hw-cm-843']) {
    await enterAs(page, 'Boss', { path: `/app/customer-card/healthworker/${ID}?view=expectations&scenario=standard` });
    await expect(page.getByRole('region', { name: 'Attentes' })).toBeVisible();
    const paper = await page.pdf({ format: 'A4' });
    const pages = paper.toString('latin1').match(/\/Type\s*\/Page\b/gu) ?? [];
    expect(pages.length, ID).toBeLessThanOrEqual(2);
  }
  await page.emulateMedia({ media: 'print' });
  for (const part of ['Identité', 'Attentes en cours', 'Actions reçues', 'Relation produits', 'Leviers SONCAS'])
    await expect(page.getByRole('region', { name: part })).toBeVisible();
  const visits = page.getByRole('region', { name: 'Dernières visites' });
  await expect(visits).toContainText(/3 sur \d\d/u);
  await expect(visits.getByRole('listitem')).toHaveCount(3);
  await expect(page.getByRole('navigation')).toHaveCount(0);
  await expect(page.getByRole('button')).toHaveCount(0);
  await page.emulateMedia({ media: 'screen' });
  await expect(page.getByRole('region', { name: 'Attentes' })).toBeVisible();
  await page.evaluate(() => {
    window.print = () => document.body.append('imprimé');
  });
  await page.getByRole('button', { name: 'Imprimer la fiche' }).click();
  await expect(page.getByText('imprimé')).toBeVisible();
});
