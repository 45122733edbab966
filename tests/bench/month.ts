// An assistant's month by the keyboard: a file of each wholesaler, from choosing the first to the dispatch.
import { chromium, type Page } from '@playwright/test';
import { DEFAULT_NOW } from '#mocks/hosts/demo-config.ts';
import { readArguments, startApi } from '#mocks/hosts/http.ts';
import type { World } from '#mocks/seed/types.ts';
import { launchOptions } from '../../scripts/chromium.mjs';
import { serve } from '../../scripts/serve.mjs';
import { DEMO_PASSWORD, personOf } from '../e2e/fixtures.ts';

const PRODUCTS = 500;
const AGENCY = 'cm';
const WHOLE = 100;

export interface MonthCost {
  /** Seconds by the clock, without a person's own pauses. */
  readonly seconds: number;
  readonly keys: number;
  readonly products: number;
}

/** An agency with more products than any seed has, each with the delegates of the one it is copied from. */
function crowded(world: World): World {
  const shareOf = (productID: string) =>
    world.assignedDelegues
      .filter(({ pharmaProductID }) => pharmaProductID === productID)
      .reduce((sum, { contributionPercentage }) => sum + contributionPercentage, 0);
  // One product of the demo cannot be dispatched: its shares make 90 %.
  const pharmaProducts = world.pharmaProducts.filter(({ ID }) => shareOf(ID) === WHOLE);
  const own = pharmaProducts.filter(({ agencyID }) => agencyID === AGENCY);
  const copies = Array.from({ length: Math.ceil(PRODUCTS / own.length) - 1 }, (_, copy) => copy + 2);
  return {
    ...world,
    pharmaProducts: [
      ...pharmaProducts,
      ...copies.flatMap((copy) =>
        own.map((one) => ({
          ...one,
          ID: `${one.ID}-${copy}`,
          name: `${one.name} nº ${copy}`,
          ref: `${one.ref}-${copy}`,
        })),
      ),
    ],
    assignedDelegues: [
      ...world.assignedDelegues,
      ...copies.flatMap((copy) =>
        world.assignedDelegues.map((one) => ({
          ...one,
          ID: `${one.ID}-${copy}`,
          pharmaProductID: `${one.pharmaProductID}-${copy}`,
        })),
      ),
    ],
  };
}

/** Boxes of a product in a month. */
const USUAL = 700;

/** A file as a wholesaler sends it: the boxes of each product. */
function fileOf(names: readonly string[], wholesaler: string, factor: number) {
  const lines = names.map((name, index) => `${name};${USUAL + ((index * factor) % USUAL)}`);
  return {
    name: `Ventes ${wholesaler}.csv`,
    mimeType: 'text/csv',
    buffer: Buffer.from(`Produit;Quantité\n${lines.join('\n')}\n`),
  };
}

/** Imports two files, checks, saves and dispatches, with the keys that a person presses. */
export async function measureMonth(root: string): Promise<MonthCost> {
  let names: readonly string[] = [];
  const api = await startApi({
    ...readArguments([]),
    port: 0,
    now: DEFAULT_NOW,
    alter(world) {
      const more = crowded(world);
      names = more.pharmaProducts.filter(({ agencyID }) => agencyID === AGENCY).map(({ name }) => name);
      return more;
    },
  });
  const pages = await serve({ root, api: api.url });
  const browser = await chromium.launch(launchOptions());
  try {
    const page = await browser.newPage({ baseURL: pages.url, locale: 'fr-FR', viewport: { width: 1440, height: 900 } });
    const hands = createHands(page);
    await page.goto('');
    await page.getByLabel('Adresse e-mail').fill(personOf('BossAssistant').email);
    await page.getByRole('textbox', { name: 'Mot de passe' }).fill(DEMO_PASSWORD);
    await page.keyboard.press('Enter');
    await page.waitForURL('**/dashboard');
    await page.goto('/bassistant/finances/sales/new?month=2026-11');
    await page.getByRole('grid').waitFor();
    const start = performance.now();
    for (const [wholesaler, factor] of [
      ['Littoral Médicaments', 7],
      ['Répartis Cameroun', 11],
    ] as const) {
      const chooser = page.waitForEvent('filechooser');
      await hands.press('Importer un fichier');
      await hands.press('choisir un fichier');
      await (await chooser).setFiles(fileOf(names, wholesaler, factor));
      await hands.press(new RegExp(`^${wholesaler}`), 'radio');
      await hands.press('Lire les lignes');
      await hands.pressIfAny('Les quantités sont justes');
      await hands.pressIfAny(/^Confirmer les \d+ quantités$/);
      await hands.press(/^Reprendre \d+ lignes/);
    }
    await hands.press(/^Vérifier/);
    await hands.press(/^Enregistrer /);
    await hands.press(/^Répartir/);
    await page
      .getByText(/^Réparties? entre les délégués/)
      .first()
      .waitFor();
    return { seconds: (performance.now() - start) / 1000, keys: hands.keys(), products: names.length };
  } finally {
    await browser.close();
    pages.close();
    await api.close();
  }
}

/** Reaches what has a name by the Tab key, and presses it. */
function createHands(page: Page) {
  let keys = 0;
  const key = async (name: string) => {
    keys += 1;
    await page.keyboard.press(name);
  };
  const hands = {
    keys: () => keys,
    key,
    async press(name: string | RegExp, role: 'button' | 'radio' | 'checkbox' | 'link' = 'button') {
      const target = page.getByRole(role, { name }).first();
      await target.waitFor();
      while (!(await target.evaluate((element) => element === document.activeElement))) await key('Tab');
      await key(role === 'button' || role === 'link' ? 'Enter' : ' ');
    },
    /** Presses what a file may leave to confirm. */
    async pressIfAny(name: string | RegExp) {
      await page.getByRole('button', { name: /^Reprendre \d+ lignes/ }).waitFor();
      if ((await page.getByRole('button', { name }).count()) > 0) await hands.press(name);
    },
  };
  return hands;
}
