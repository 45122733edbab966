import { type Browser, type Page, test } from '@playwright/test';
import { sum } from '#lib/sum.ts';
import { CustomersDocument } from '#queries/customers.generated.ts';
import { OpenActionsDocument } from '#features/regulatory/products/products.generated.ts';
import { RemindersDocument } from '#features/regulatory/reminders/reminders.generated.ts';
import { ProductsDocument } from '#queries/products.generated.ts';
import { API_PATH } from '#mocks/hosts/graphql-request.ts';
import { loginAnswer } from '../../model/fixtures.ts';
import { enterAs, expect, NOW, prepare } from '../drivers/entry.ts';
import { DEMO_PASSWORD, personOf } from '../fixtures.ts';

// What a list costs, counted instead of timed: nothing may grow with its length, beyond the rows that are in the page.

interface Counts {
  /** Formats, collators and plural rules of `Intl`. */
  intl: number;
  /** Reads of sizes and places, each of which may force a layout. */
  reads: number;
  /** Those of them that the browser was not asked for by an observer of sizes, which is told of a layout that stands. */
  unasked: number;
  /** Commits of React. */
  commits: number;
}

interface FiberNode {
  readonly memoizedState: unknown;
  readonly child: FiberNode | null;
  readonly sibling: FiberNode | null;
}

declare global {
  interface Window {
    counted: Counts & { root: FiberNode | null };
  }
}

/** Runs in the page before its own scripts. */
function count(): void {
  const counted: Window['counted'] = { intl: 0, reads: 0, unasked: 0, commits: 0, root: null };
  window.counted = counted;
  // Not `ListFormat`: react-aria creates one each time it renders a table, so they are as many as its commits.
  for (const name of ['DateTimeFormat', 'NumberFormat', 'RelativeTimeFormat', 'PluralRules', 'Collator']) {
    const create: unknown = Reflect.get(Intl, name);
    if (typeof create !== 'function') throw new Error(`Intl has no ${name}`);
    const counting = new Proxy(create, {
      construct(target, args): object {
        counted.intl += 1;
        const made: unknown = Reflect.construct(target, args);
        if (typeof made !== 'object' || made === null) throw new Error(`${name} makes nothing`);
        return made;
      },
    });
    Reflect.set(Intl, name, counting);
  }
  let isTold = false;
  window.ResizeObserver = class extends ResizeObserver {
    constructor(report: ResizeObserverCallback) {
      super((entries, observer) => {
        isTold = true;
        report(entries, observer);
        isTold = false;
      });
    }
  };
  const counting = (owner: object, name: string) => {
    const own = Object.getOwnPropertyDescriptor(owner, name);
    if (!own) throw new Error(`There is no ${name}`);
    const act: unknown = own.get ?? own.value;
    if (typeof act !== 'function') throw new Error(`${name} cannot be counted`);
    const read = act;
    function noting(this: unknown, ...args: unknown[]): unknown {
      counted.reads += 1;
      if (!isTold) counted.unasked += 1;
      return Reflect.apply(read, this, args);
    }
    Object.defineProperty(owner, name, own.get ? { ...own, get: noting } : { ...own, value: noting });
  };
  for (const name of ['offsetHeight', 'offsetWidth', 'offsetTop', 'offsetLeft']) counting(HTMLElement.prototype, name);
  for (const name of [
    'clientHeight',
    'clientWidth',
    'scrollTop',
    'scrollHeight',
    'getBoundingClientRect',
    'scrollTo',
  ]) {
    counting(Element.prototype, name);
  }
  counting(window, 'getComputedStyle');
  Reflect.set(window, '__REACT_DEVTOOLS_GLOBAL_HOOK__', {
    supportsFiber: true,
    inject: () => 1,
    onCommitFiberRoot(_: number, { current }: { readonly current: FiberNode }) {
      counted.commits += 1;
      counted.root = current;
    },
    onCommitFiberUnmount: () => undefined,
    onPostCommitFiberRoot: () => undefined,
  });
}

/** Runs in the page: what was counted, and how many queries are observed by how many rows. */
function totals(): Omit<Counts, 'unasked'> & { rows: number; observers: number } {
  const isObserver = (value: unknown): boolean =>
    typeof value === 'object' && value !== null && 'getOptimisticResult' in value;
  let observers = 0;
  const waiting = [window.counted.root];
  for (let fiber = waiting.pop(); fiber; fiber = waiting.pop()) {
    // The hooks of a component are a linked list.
    let hook = fiber.memoizedState;
    while (typeof hook === 'object' && hook !== null && 'memoizedState' in hook && 'next' in hook) {
      if (isObserver(hook.memoizedState)) observers += 1;
      hook = hook.next;
    }
    if (fiber.sibling) waiting.push(fiber.sibling);
    if (fiber.child) waiting.push(fiber.child);
  }
  const { intl, reads, commits } = window.counted;
  return { intl, reads, commits, observers, rows: document.querySelectorAll('[data-index]').length };
}

/** How often a list is scrolled by some rows. */
const SCROLLS = 20;

/** Runs in the page: scrolls it on, frame by frame. @returns the number of elements that came, and of commits */
async function scrollOn(scrolls: number): Promise<{ readonly added: number; readonly commits: number }> {
  const before = window.counted.commits;
  let added = 0;
  const add = (changes: readonly MutationRecord[]) => {
    for (const { addedNodes } of changes)
      for (const node of addedNodes) if (node instanceof Element) added += 1 + node.querySelectorAll('*').length;
  };
  const observer = new MutationObserver(add);
  observer.observe(document.body, { childList: true, subtree: true });
  for (let scroll = 0; scroll < scrolls; scroll += 1) {
    window.scrollBy(0, 120);
    await new Promise(requestAnimationFrame);
  }
  add(observer.takeRecords());
  observer.disconnect();
  return { added, commits: window.counted.commits - before };
}

const numbers = (length: number) => Array.from({ length }, (_, index) => index);

const LISTS = [
  {
    name: 'products',
    address: '/regulatoryaffairsuser/administration/products',
    fill: (server: Awaited<ReturnType<typeof prepare>>, length: number) => {
      server.always(OpenActionsDocument, () => ({ getAllRegulatoryActionByPharmaProductID: [] }));
      server.always(ProductsDocument, () => ({
        readAllPharmaProducts: numbers(length).map((index) => ({
          ID: `p${index}`,
          name: `Produit ${index}`,
          ref: `REF-${index}`,
          pGHT: 3000 + index,
          publicPrice: 5000 + index,
          cessionPrice: 4000 + index,
          numAMM: `AMM-${index}`,
          aMMDate: '2022-05-09',
          aMMEndDate: `20${27 + (index % 5)}-0${1 + (index % 9)}-09`,
          Picture: null,
          PharmaLaboratory: { ID: `l${index % 12}`, name: `Laboratoire ${index % 12}` },
          PharmaProductAssignedDelegues: [],
        })),
      }));
    },
  },
  {
    name: 'reminders',
    address: '/regulatoryaffairsuser/administration/reminders',
    fill: (server: Awaited<ReturnType<typeof prepare>>, length: number) => {
      server.always(RemindersDocument, () => ({
        getAllReminder: numbers(length).map((index) => ({
          ID: `r${index}`,
          name: `Rappel ${index}`,
          description: null,
          scheduledTimeStamp: NOW + (40 + index) * 86_400,
          isEmail: true,
          isNotification: true,
          expired: false,
          RegulatoryActionStep: null,
          Recipients: [{ ID: 'u', FirstName: 'Fatou', Surname: 'Diagne' }],
        })),
      }));
    },
  },
  {
    name: 'customers',
    address: '/app/customer-card/dashboard',
    fill: (server: Awaited<ReturnType<typeof prepare>>, length: number) => {
      server.always(CustomersDocument, () => ({
        readAllCustomers: {
          HealthWorkerList: numbers(length).map((index) => ({
            ID: `c${index}`,
            name: `Mandeng ${index}`,
            denomination: 'Dr',
            phone: null,
            email: null,
            potential: 'A',
            MySpecialities: [{ ID: `s${index % 12}`, name: `Spécialité ${index % 12}` }],
            MyHealthCenters: [],
          })),
          DrugStoreList: [],
          CustomerAdministrative: [],
          Wholesaler: [],
        },
        readCustomerCardEditDatas: { potentialList: ['A'] },
      }));
    },
  },
] as const;

/** Lists too long to be in the page as a whole. */
const [SHORT, LONG] = [150, 1500];

/** How often in a row the same is counted before it is taken for the whole. */
const QUIET = 6;

/** Commits of a page that has no rows of its own to wait for. */
const MOST_COMMITS = 40;

/** Opens a list of a length for somebody who may see it; its page counts. */
async function openList(
  browser: Browser,
  { address, fill }: (typeof LISTS)[number],
  length: number,
  viewport = { width: 1440, height: 900 },
): Promise<Page> {
  const page = await browser.newPage({ viewport, locale: 'fr-FR' });
  await page.addInitScript(count);
  const server = await prepare(page);
  fill(server, length);
  await enterAs(page, loginAnswer('RegulatoryAffairsUser', { ACL: { viewHealthWorker: true } }), address);
  await expect(page.getByRole('rowheader').first()).toBeVisible();
  return page;
}

for (const list of LISTS) {
  test(`${list.name}: ten times as many cost no more formats, reads, commits or observers`, async ({ browser }) => {
    const [short, long] = [await costOf(SHORT), await costOf(LONG)];
    for (const [what, cost] of Object.entries(long)) expect(cost, `${what} are counted`).toBeGreaterThan(0);
    expect(long.rows).toBe(short.rows);
    expect(long.intl).toBe(short.intl);
    expect(long.observers).toBe(short.observers);
    // How many answers one commit shows depends on the machine: each row in the page may have its own.
    expect(long.commits).toBeLessThan(MOST_COMMITS + 2 * long.rows);
    expect(long.reads).toBeLessThan(short.reads * 1.5 + 5);
    expect(long.reads, 'rows are not read one by one').toBeLessThan(long.rows);
    expect(long.rows).toBeLessThan(60);

    async function costOf(length: number) {
      const page = await openList(browser, list, length);
      let last = await page.evaluate(totals);
      let quiet = 0;
      // Rows follow when the page is idle, and each asks for what is its own: on a busy machine that takes a while.
      await expect(async () => {
        const before = last;
        last = await page.evaluate(totals);
        quiet = JSON.stringify(last) === JSON.stringify(before) ? quiet + 1 : 0;
        expect(quiet).toBeGreaterThanOrEqual(QUIET);
      }).toPass({ intervals: [500] });
      await page.close();
      return last;
    }
  });
}

for (const list of LISTS) {
  test(`${list.name}: a scroll styles the rows that it brings, in the layer of the page`, async ({ browser }) => {
    const page = await openList(browser, list, LONG);
    const devtools = await page.context().newCDPSession(page);
    let layers: readonly { readonly drawsContent: boolean; readonly height: number }[] = [];
    devtools.on('LayerTree.layerTreeDidChange', (change) => (layers = change.layers ?? layers));
    await devtools.send('DOM.enable');
    await devtools.send('LayerTree.enable');

    await browser.startTracing(page, { categories: ['devtools.timeline'] });
    const { added, commits } = await page.evaluate(scrollOn, SCROLLS);
    const trace = String(await browser.stopTracing());
    const styled = sum(Array.from(trace.matchAll(/"elementCount":(\d+)/g), ([, elements]) => Number(elements)));
    expect(added).toBeGreaterThan(SCROLLS);
    expect(styled, 'what comes is seen to be styled').toBeGreaterThan(added * 0.8);
    expect(styled, 'the rest of the page is not styled again').toBeLessThan(added * 1.2);
    expect(commits, 'the table is rendered once for each').toBeLessThan(1.5 * SCROLLS);
    // What stays is in front of what moves: a browser puts what would move over it into layers of their own.
    expect(layers.filter(({ drawsContent, height }) => drawsContent && height > 1200)).toHaveLength(1);
    await page.close();
  });
}

test('the back button leads from a card to where the list stood: the filters, which come later, keep their room', async ({
  browser,
}) => {
  const page = await openList(browser, LISTS[2], LONG, { width: 1200, height: 800 });
  const title = page.getByRole('heading', { level: 1, name: 'Clients' });
  for (const top of [700, 1400, 2100]) {
    await expect(page.getByRole('searchbox', { name: 'Chercher un client' })).toBeVisible();
    await expect(page.getByRole('row').nth(20)).toBeVisible();
    await page.evaluate((y) => window.scrollTo(0, y), top);
    const row = page.getByRole('rowheader').nth(14);
    await expect(row).toBeInViewport({ ratio: 1 });
    await row.click({ position: { x: 60, y: 12 } });
    await expect(page).toHaveTitle(/^Professionnel de santé/);
    await page.goBack();
    await expect(title).toBeVisible();
    await expect(page.getByRole('searchbox', { name: 'Chercher un client' })).toBeVisible();
    await expect(page.getByRole('row').nth(20)).toBeVisible();
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(top);
  }
  await page.close();
});

test('back, pressed in the moment in which a card comes, leads to where the list stood', async ({ browser }) => {
  const page = await openList(browser, LISTS[2], LONG, { width: 1200, height: 800 });
  await page.evaluate(() => window.scrollTo(0, 700));
  const row = page.getByRole('rowheader').nth(14);
  await expect(row).toBeInViewport({ ratio: 1 });
  const back = page.evaluate(async () => {
    const isList = () => document.querySelector('main h1')?.textContent.startsWith('Clients') ?? false;
    await new Promise<void>((resolve) => {
      addEventListener('popstate', () => resolve(), { once: true });
      const observer = new MutationObserver(() => {
        if (isList()) return;
        observer.disconnect();
        history.back();
      });
      observer.observe(document.body, { childList: true, subtree: true });
    });
    while (!isList()) await new Promise(requestAnimationFrame);
    for (let idle = 0; idle < 2; idle += 1) await new Promise<unknown>((resolve) => requestIdleCallback(resolve));
    return window.scrollY;
  });
  await row.click({ position: { x: 60, y: 12 } });
  expect(await back).toBe(700);
  await page.close();
});

test('a list is laid out by the browser, not by React', async ({ browser }) => {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 }, locale: 'fr-FR' });
  await page.addInitScript(count);
  const server = await prepare(page);
  for (const { fill } of LISTS) fill(server, LONG);
  await enterAs(page, loginAnswer('RegulatoryAffairsUser', { ACL: { viewHealthWorker: true } }), LISTS[0].address);
  const unasked = () => page.evaluate(() => window.counted.unasked);
  const first = page.getByRole('rowheader').first();
  const open = async (list: string, row: string) => {
    await page.getByRole('link', { name: list, exact: true }).first().click();
    await expect(first).toContainText(row);
  };
  await expect(first).toContainText('Produit 0');
  const before = await unasked();
  await open('Rappels', 'Rappel 0');
  await open('Produits', 'Produit 0');
  await open('Rappels', 'Rappel 0');
  expect(await unasked()).toBe(before);
  await page.close();
});

test('what turns while an answer is awaited costs the page’s thread nothing', async ({ page }) => {
  await page.route(`**${API_PATH}`, () => new Promise(() => {}));
  await page.goto('/user/login');
  await page.getByLabel('Adresse e-mail').fill(personOf('Delegue').email);
  await page.getByRole('textbox', { name: 'Mot de passe' }).fill(DEMO_PASSWORD);
  await page.getByRole('button', { name: 'Se connecter' }).click();
  await expect(page.getByRole('button', { name: 'Connexion…' })).toBeVisible();

  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Performance.enable');
  const stylings = async () => {
    const { metrics } = await devtools.send('Performance.getMetrics');
    return metrics.find(({ name }) => name === 'RecalcStyleCount')?.value ?? NaN;
  };
  /** Milliseconds for which the longest animation has run. */
  const turned = () =>
    page.evaluate(() => Math.max(...document.getAnimations().map(({ currentTime }) => Number(currentTime))));
  const turnedFor = async (time: number) =>
    expect(async () => expect(await turned()).toBeGreaterThan(time)).toPass({ intervals: [500] });
  // Colours that change with the press are over by then.
  await turnedFor(1000);
  const before = await stylings();
  await turnedFor(3000);
  // Two seconds have 120 frames.
  expect((await stylings()) - before).toBeLessThan(30);
});
