// Measures the longest lists in Chromium, with the live build and a server that has them.
import { chromium, type Page } from '@playwright/test';
import { CustomerPositionsDocument } from '#queries/customer-positions.generated.ts';
import { CustomersDocument } from '#queries/customers.generated.ts';
import { OpenActionsDocument } from '#features/regulatory/products/products.generated.ts';
import { ProductFilesDocument } from '#features/regulatory/files/product-files.generated.ts';
import { ProductsDocument } from '#queries/products.generated.ts';
import { launchOptions } from '../../scripts/chromium.mjs';
import { serve } from '../../scripts/serve.mjs';
import { enterAs, prepare } from '../e2e/drivers/entry.ts';
import { loginAnswer } from '../model/fixtures.ts';
import { afterNextFrame, median, meterOf } from './pages.ts';
import { idle, SLOWDOWN } from './phone.ts';
import { framesOfScroll } from './table.ts';

const RUNS = 3;
const STRIDE = 400;
const FRAMES = 60;
/** Milliseconds: a frame that takes longer is seen to be missing. */
const LATE = 50;
/** CSS pixels between two frames of a finger's fast fling: 7,200 in a second. */
const FLING = 120;
const PRODUCTS = 2_000;
const FILES = 30_000;
const CUSTOMERS = 20_000;
const TREE = '/regulatoryaffairsuser/administration';

export interface ScreenCost {
  readonly name: string;
  /** Milliseconds of the processor, as is all of this but the last: until the rows are there. */
  readonly open: number;
  /** Until those that contain a few words are. */
  readonly search: number;
  /** A frame of a fast scroll, on the average. */
  readonly frame: number;
  /** Milliseconds of the clock: the longest time that a scroll waited for its frame. */
  readonly longest: number;
  /** The same for a fling on a slowed processor, and how many of its frames took more than 50 ms. */
  readonly fling: number;
  readonly late: number;
}

/** The numbers from 0 that a list of so many has. */
const numbers = (count: number) => Array.from({ length: count }, (_, index) => index);

const product = (index: number) => ({
  ID: `p${index}`,
  name: `Produit ${index} mg B/30`,
  ref: `REF-${index}`,
  pGHT: 3000 + index,
  publicPrice: 5000 + index,
  cessionPrice: 4000 + index,
  numAMM: `AMM-CM-2022-${index}`,
  aMMDate: '2022-05-09',
  aMMEndDate: `20${27 + (index % 5)}-0${1 + (index % 9)}-09`,
  Picture: null,
  PharmaLaboratory: { ID: `l${index % 12}`, name: `Laboratoire ${index % 12}` },
  PharmaProductAssignedDelegues: [],
});

const customer = (index: number) => {
  const city = { ID: `v${index % 4}`, name: `Ville ${index % 4}` };
  return {
    ID: `c${index}`,
    name: `Élise Mandeng ${index}`,
    denomination: 'Dr',
    phone: null,
    email: null,
    potential: 'A',
    MySpecialities: [{ ID: `s${index % 10}`, name: `Spécialité ${index % 10}` }],
    MyHealthCenters: [
      {
        name: `Clinique ${index % 900}`,
        WorkArea: { ID: `a${index % 30}`, name: `Secteur ${index % 30}`, City: city },
      },
    ],
  };
};

/** In forty towns of a country. */
const position = (index: number) => ({
  gPSLat: 2 + (index % 8) + ((index * 7) % 100) / 1000,
  gPSLon: 9 + (index % 5) + ((index * 13) % 100) / 1000,
});

export const SCREENS = [
  { name: '2,000 products', path: `${TREE}/products`, label: 'Chercher un produit', words: '1999' },
  { name: '30,000 files', path: `${TREE}/product/p0/files`, label: 'Chercher un fichier', words: '29999' },
  { name: '20,000 customers', path: '/app/customer-card/dashboard', label: 'Chercher un client', words: '19999' },
] as const;

/** A server with the longest lists. */
export async function arrange(page: Page): Promise<void> {
  const server = await prepare(page, { atNow: false });
  const readAllPharmaProducts = numbers(PRODUCTS).map(product);
  const readAllCustomers = {
    HealthWorkerList: numbers(CUSTOMERS).map(customer),
    DrugStoreList: [],
    CustomerAdministrative: [],
    Wholesaler: [],
  };
  const files = numbers(FILES).map((index) => ({ ID: `f${index}`, name: `Module_${index}.pdf`, File: null }));
  server.always(ProductsDocument, () => ({ readAllPharmaProducts }));
  server.always(CustomersDocument, () => ({
    readAllCustomers,
    readCustomerCardEditDatas: { potentialList: ['A+', 'A'] },
  }));
  const located = numbers(CUSTOMERS).map((index) => ({
    ID: `c${index}`,
    MyVisitReports: [{ GPSLoc: position(index) }],
  }));
  server.always(CustomerPositionsDocument, () => ({
    readAllCustomers: { ...readAllCustomers, HealthWorkerList: located },
  }));
  server.always(OpenActionsDocument, () => ({ getAllRegulatoryActionByPharmaProductID: [] }));
  server.always(ProductFilesDocument, () => ({
    getAllPharmaProductFileByPharmaProductID: files,
    getAllRegulatoryActionByPharmaProductID: [
      {
        ID: 'a',
        name: 'Renouvellement',
        RegulatoryActionSteps: [
          { ID: 's', name: 'Dépôt', PharmaProductFiles: files.slice(0, FILES / 2), Reminder: null },
        ],
      },
    ],
  }));
}

/** Measures each screen of a build. */
export async function measureScreens(root: string): Promise<readonly ScreenCost[]> {
  const pages = await serve({ root });
  const browser = await chromium.launch(launchOptions());
  const costs: ScreenCost[] = [];
  try {
    for (const screen of SCREENS) {
      const runs: Omit<ScreenCost, 'name'>[] = [];
      for (let run = 0; run < RUNS; run += 1) {
        const page = await browser.newPage({
          baseURL: pages.url,
          locale: 'fr-FR',
          viewport: { width: 1440, height: 900 },
        });
        await arrange(page);
        runs.push(await measureOnce(page, screen));
        await page.close();
      }
      const of = (figure: keyof Omit<ScreenCost, 'name'>) => median(runs.map((each) => each[figure]));
      costs.push({
        name: screen.name,
        open: of('open'),
        search: of('search'),
        frame: of('frame'),
        longest: of('longest'),
        fling: of('fling'),
        late: of('late'),
      });
    }
  } finally {
    await browser.close();
    pages.close();
  }
  return costs;
}

async function measureOnce(
  page: Page,
  { path, label, words }: (typeof SCREENS)[number],
): Promise<Omit<ScreenCost, 'name'>> {
  const costOf = await meterOf(page);
  const rows = page.getByRole('rowheader');
  const open = await costOf(async () => {
    await enterAs(page, loginAnswer('RegulatoryAffairsUser', { ACL: { viewHealthWorker: true } }), path);
    await rows.first().waitFor();
    await page.evaluate(afterNextFrame);
  });
  let times: number[] = [];
  const scroll = await costOf(async () => {
    times = await page.evaluate(framesOfScroll, { stride: STRIDE, count: FRAMES });
  });
  const search = await costOf(async () => {
    await page.getByRole('searchbox', { name: label }).fill(words);
    await rows.nth(1).waitFor({ state: 'detached' });
    await page.evaluate(afterNextFrame);
  });
  await page.getByRole('searchbox', { name: label }).fill('');
  await rows.nth(1).waitFor();
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
  await idle(page);
  const flung = await page.evaluate(framesOfScroll, { stride: FLING, count: FRAMES });
  return {
    open,
    search,
    frame: scroll / FRAMES,
    longest: Math.max(...times),
    fling: Math.max(...flung),
    late: flung.filter((time) => time > LATE).length,
  };
}
