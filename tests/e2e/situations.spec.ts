import type { Page } from '@playwright/test';
import { readSheet } from 'read-excel-file/node';
import { SITUATIONS } from '#mocks/situations/index.ts';
import { accountOf, expect, pathOf, personOf, test } from './fixtures.ts';
import { DRAFT, ReminderEditor } from './reminder-editor.ts';

test.use({ provoked: /Failed to load resource/ });

const address = (id: string) => `/?situation=${id}`;

async function pathIs(page: Page, id: string): Promise<void> {
  const { path } = SITUATIONS.find((situation) => situation.id === id) ?? {};
  await expect.poll(() => pathOf(page)).toBe(path?.split('?')[0]);
}

/** Checks of the situations that show something and need no work. */
const SIGHTS: Readonly<Record<string, (page: Page) => Promise<void>>> = {
  async 'authorisation-tomorrow'(page) {
    await expect(page.getByRole('row', { name: /Dolizane 1 g/ })).toContainText('1 j');
    await page.getByRole('navigation', { name: 'Menu principal' }).getByRole('link', { name: 'Rappels' }).click();
    await expect(page.getByRole('grid').getByText('Dolizane : dernier jour de l’AMM')).toBeVisible();
  },
  async 'empty-agency'(page) {
    await expect(page.getByText(/Aucun produit/).first()).toBeVisible();
    await page.getByRole('navigation', { name: 'Menu principal' }).getByRole('link', { name: 'Rappels' }).click();
    await expect(page.getByText('Aucun rappel à venir')).toBeVisible();
  },
  async 'goals-exist'(page) {
    await expect(page.getByRole('grid', { name: 'Objectifs de vente 2026' })).toBeVisible();
  },
  async 'group-behind'(page) {
    await expect(page.getByRole('grid', { name: /par groupe$/ })).toBeVisible();
  },
  async 'many-customers'(page) {
    const list = page.getByRole('grid', { name: 'Clients' });
    await expect(list).toHaveAttribute('aria-rowcount', '20001');
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Exporter' }).click();
    await page.getByRole('menuitem', { name: /^Excel/ }).click();
    expect(await readSheet(await (await download).path())).toHaveLength(20_001);
    await page.getByRole('searchbox', { name: 'Chercher un client' }).fill('grossiste introuvable');
    await page.getByRole('button', { name: 'Effacer les filtres' }).click();
    await page.getByRole('radio', { name: /^Grossistes/ }).click();
    await expect(list.getByRole('rowheader')).toHaveText(['Littoral Médicaments', 'Répartis Cameroun']);
    await page.reload();
    await expect(list.getByRole('rowheader')).toHaveCount(2);
  },
  async 'visits-behind'(page) {
    await expect(page.getByText(/est le plus loin du sien/u)).toBeVisible();
    await page.getByRole('radio', { name: /^En retard/u }).click();
    await expect(page.getByRole('list', { name: 'Quotas de visites' }).getByRole('link').first()).toBeVisible();
  },
  async 'busy-day'(page) {
    const plan = page.getByRole('dialog', { name: 'Planifier la journée' });
    await expect(plan.getByRole('heading', { name: '12 visites' })).toBeVisible();
    await expect(plan.getByText(/^À vol d’oiseau, .* au lieu de /u)).toBeVisible();
  },
  async 'late-visits'(page) {
    await expect(page.getByText('Aucune visite faite sur 3, 3 manquées')).toBeVisible();
  },
  async 'nothing-validated'(page) {
    await expect(page.getByText('3 à valider')).toHaveCount(4);
  },
  async 'week-of-absences'(page) {
    const month = page.getByRole('table', { name: 'Absences, novembre 2026' });
    await month.getByRole('button', { name: /^Formation, Yannick Mbida/u }).click();
    await expect(page.getByRole('dialog').getByText(/visites (est|sont) planifiées? ces jours-là/u)).toBeVisible();
  },
  async 'wrong-rows'(page) {
    await expect(page.getByText('14 lignes bloquent la reprise.')).toBeVisible();
    await expect(page.getByText('ventes-octobre-2026.csv').first()).toBeVisible();
  },
};

test('the sign-in page links to each situation, and each shows what its title says', async ({ page }) => {
  await page.goto('/');
  const list = page.getByRole('region', { name: 'Situations préparées' });
  await expect(list.getByRole('link')).toHaveText(SITUATIONS.map(({ title }) => title.fr));
  for (const { id, title } of SITUATIONS)
    await expect(list.getByRole('link', { name: title.fr })).toHaveAttribute('href', new RegExp(`[?]situation=${id}$`));
  await list.getByRole('link', { name: 'Une AMM expire demain' }).click();
  await expect(accountOf(page, 'RegulatoryAffairsUser')).toBeVisible();

  for (const { id } of SITUATIONS.filter((situation) => situation.id !== 'session-ends')) {
    await test.step(id, async () => {
      if (id !== 'authorisation-tomorrow') await page.goto(address(id));
      await pathIs(page, id);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await SIGHTS[id]?.(page);
    });
  }
});

test('the session ends during a save: signing in again returns to the same page', async ({ page }) => {
  await page.goto(address('session-ends'));
  const editor = new ReminderEditor(page);
  await editor.write(DRAFT);
  await editor.save.click();
  await expect(page.getByText('Votre session a expiré.')).toBeVisible();
  await page.getByRole('button', { name: personOf('RegulatoryAffairsUser').name }).click();
  await pathIs(page, 'session-ends');
  await editor.expectKept(DRAFT);
});
