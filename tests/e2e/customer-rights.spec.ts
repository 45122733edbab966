import { readFile } from 'node:fs/promises';
import type { Locator, Page } from '@playwright/test';
import { type AclFlag, CARD_SUBJECTS, CARD_VERBS } from '#domain/access/rights.ts';
import { enterAs, expect, follow, test } from './fixtures.ts';

/** What a page shows with a flag, and not without it. */
interface Shown {
  readonly path: string;
  readonly what: (page: Page) => Locator;
  /** What is pressed before it shows. */
  readonly opens?: string;
}

const LIST = '/app/customer-card/dashboard';
const WORKER = '/app/customer-card/healthworker/hw-cm-3';
const STORE = '/app/customer-card/drugstore/ds-cm-1';
const OFFICE = '/app/customer-card/administration/adm-cm-1';
const CENTRES = '/app/customer-card/health-centers';
const AREAS = '/app/customer-card/work-areas';
const CITIES = '/app/customer-card/cities';

const button = (path: string, name: string | RegExp): Shown => ({
  path,
  what: (page) => page.getByRole('button', { name, exact: true }).first(),
});
const kind = (name: string): Shown => ({
  path: LIST,
  opens: 'Nouvelle fiche',
  what: (page) => page.getByRole('menuitem', { name, exact: true }),
});
const tab = (name: RegExp): Shown => ({
  path: WORKER,
  what: (page) => page.getByRole('main').getByRole('link', { name }),
});
const dialog = (path: string, name: string): Shown => ({ path, what: (page) => page.getByRole('dialog', { name }) });
const card = (path: string): Shown => ({ path, what: (page) => page.getByRole('region', { name: 'Identité' }) });
const list = (path: string, name: string): Shown => ({ path, what: (page) => page.getByRole('grid', { name }) });
const potential = (path: string): Shown => button(`${path}?edit=card`, /Potentiel/u);

const SHOWN: Readonly<Partial<Record<AclFlag, Shown>>> = {
  viewHealthWorker: card(WORKER),
  createHealthWorker: kind('Professionnel de santé'),
  editHealthWorker: button(WORKER, 'Modifier la fiche'),
  viewDrugStore: card(STORE),
  createDrugStore: kind('Officine'),
  editDrugStore: button(STORE, 'Modifier la fiche'),
  viewAdministrativeCustomer: card(OFFICE),
  createAdministrativeCustomer: kind('Administration'),
  editAdministrativeCustomer: button(OFFICE, 'Modifier la fiche'),
  viewCustomerExpectation: tab(/^Attentes/u),
  createCustomerExpectation: button(`${WORKER}?view=expectations`, 'Nouvelle attente'),
  editCustomerExpectation: button('/app/customer-card/healthworker/hw-cm-1?view=expectations', /^Modifier l’attente/u),
  viewLeadedAction: tab(/^Actions reçues/u),
  createLeadedAction: button(`${WORKER}?view=actions`, 'Nouvelle action'),
  editLeadedAction: button(`${WORKER}?view=actions`, /^Modifier l’action/u),
  viewRelationshipWithProductAdvancement: tab(/^Relation produits/u),
  createRelationshipWithProductAdvancement: button(`${WORKER}?view=relation`, 'Nouvelle étape'),
  viewHealthCenter: list(CENTRES, 'Centres de santé'),
  createHealthCenter: button(CENTRES, 'Nouveau centre'),
  editHealthCenter: button(`${CENTRES}?centre=hc-cm-1`, 'Modifier le centre'),
  viewWorkArea: list(AREAS, 'Secteurs'),
  createWorkArea: button(AREAS, 'Nouveau secteur'),
  editWorkArea: dialog(`${AREAS}?workArea=area-cm-1`, 'Modifier le secteur'),
  viewCity: list(CITIES, 'Villes'),
  createCity: button(CITIES, 'Nouvelle ville'),
  editCity: dialog(`${CITIES}?city=city-cm-1`, 'Modifier la ville'),
  showDrugStorePotential: potential(STORE),
  showAdministrativePotential: potential(OFFICE),
  canExportCustomerList: button(LIST, 'Exporter'),
};

const open = async (page: Page, { opens }: Shown): Promise<void> => {
  if (opens !== undefined) await page.getByRole('button', { name: opens }).click();
};

const flags = Object.entries(SHOWN);

test('every flag about customers shows something', async ({ page }) => {
  // No call edits a stage: history only grows.
  const silent = ['editRelationshipWithProductAdvancement'];
  const all = CARD_SUBJECTS.flatMap((subject) => CARD_VERBS.map((verb) => `${verb}${subject}`));
  expect([...flags.map(([flag]) => flag), ...silent]).toEqual(expect.arrayContaining(all));
  await enterAs(page, 'Boss', { path: LIST });
  for (const [flag, shown] of flags) {
    await test.step(flag, async () => {
      await follow(page, shown.path);
      await open(page, shown);
      await expect(shown.what(page)).toBeVisible();
      if (shown.opens !== undefined) await page.keyboard.press('Escape');
    });
  }
});

/** The flags in parts, which two browsers share. */
const PARTS = 4;
for (let part = 0; part < PARTS; part += 1) {
  test(`what a flag shows is gone without it, part ${part + 1}`, async ({ page }) => {
    for (const [flag, shown] of flags.filter((_, index) => index % PARTS === part)) {
      await test.step(flag, async () => {
        const [path = '', query] = shown.path.split('?');
        await enterAs(page, 'Boss', {
          path: `${path}?${new URLSearchParams({ deny: flag })}${query ? `&${query}` : ''}`,
        });
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        await expect(page.getByRole('main').locator('[aria-busy="true"]')).toHaveCount(0);
        await open(page, shown);
        await expect(shown.what(page)).toHaveCount(0);
      });
    }
  });
}

test('a potential that may not be seen is not in the export', async ({ page }) => {
  const potentials = async (query: string) => {
    await enterAs(page, 'Boss', { path: `${LIST}?kind=drugstore${query}` });
    await page.getByRole('button', { name: 'Exporter' }).click();
    const download = page.waitForEvent('download');
    await page.getByRole('menuitem', { name: /CSV/u }).click();
    const rows = (await readFile(await (await download).path(), 'utf8')).trim().split(/\r?\n/u);
    const [head = [], ...lines] = rows.map((row) => row.split(';'));
    const column = head.findIndex((name) => name.includes('Potentiel'));
    return lines.map((cells) => cells[column] ?? '');
  };
  expect((await potentials('')).join('')).toMatch(/^[A-C+]+$/u);
  expect((await potentials('&deny=showDrugStorePotential')).join('')).toBe('');
});
