import { cp, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { type BrowserContext, chromium, type FileChooser, type Page } from '@playwright/test';
import { launchOptions } from '../../scripts/chromium.mjs';
import { serve } from '../../scripts/serve.mjs';
import { run } from '../../scripts/tools.mjs';
import { accountOf, demoAddress, enterAs, expect, listen, openDemoBar, test as base } from './fixtures.ts';
import { DRAFT, openNew, rowsOf } from './reminder-editor.ts';
import { everyRow } from './rows.ts';

const REMINDERS = '/regulatoryaffairsuser/administration/reminders';
const ROLE = 'RegulatoryAffairsUser';
const BROWSER_OPTIONS = {
  locale: 'fr-FR',
  timezoneId: 'Africa/Douala',
  viewport: { width: 1440, height: 900 },
} as const;

/** Console messages of the browser about a missing file and a failed download. */
const NO_NETWORK = /Failed to load resource|Failed to update a ServiceWorker|ERR_INTERNET_DISCONNECTED/;

/** Options of tests that need the service worker; other tests block it. */
const WITH_SERVICE_WORKER = { provoked: NO_NETWORK, serviceWorkers: 'allow' } as const;

interface Tools {
  /** A temporary folder for the test. */
  readonly folder: string;
  /** Opens a browser with a profile on the disk; the same name opens the same profile. */
  readonly openBrowser: (name: string) => Promise<BrowserContext>;
  /** Serves a copy of a build. */
  readonly host: (
    build: string,
    options?: Partial<Parameters<typeof serve>[0]>,
  ) => Promise<{ readonly url: string; readonly root: string }>;
}

const test = base.extend<Tools>({
  folder: async ({ browserName }, provide) => {
    const folder = await mkdtemp(path.join(os.tmpdir(), `tournee-${browserName}-`));
    await provide(folder);
    await rm(folder, { recursive: true, maxRetries: 3 });
  },
  openBrowser: async ({ folder, provoked }, provide) => {
    const opened: BrowserContext[] = [];
    const complaints: string[][] = [];
    await provide(async (name) => {
      const context = await chromium.launchPersistentContext(path.join(folder, name), {
        ...launchOptions(),
        ...BROWSER_OPTIONS,
      });
      opened.push(context);
      complaints.push(listen(context, provoked));
      return context;
    });
    await Promise.all(opened.map((context) => context.close()));
    expect(complaints.flat(), 'the consoles stay silent').toEqual([]);
  },
  host: async ({ folder }, provide) => {
    const servers: { close(): void }[] = [];
    await provide(async (build, options) => {
      const root = path.join(folder, `site-${servers.length}`);
      await cp(build, root, { recursive: true });
      const server = await serve({ root, ...options });
      servers.push(server);
      return { url: server.url, root };
    });
    for (const server of servers) server.close();
  },
});

const pageOf = async (context: BrowserContext): Promise<Page> => context.pages()[0] ?? context.newPage();

/** Waits until the service worker controls the page and has cached all files. */
const waitUntilCached = (page: Page) =>
  page.evaluate(async () => {
    const { serviceWorker } = navigator;
    await serviceWorker.ready;
    if (serviceWorker.controller) return;
    await new Promise((resolve) => {
      serviceWorker.addEventListener('controllerchange', resolve, { once: true });
    });
  });

async function enter(page: Page, url: string): Promise<void> {
  await page.goto(new URL(demoAddress({ path: new URL(url).pathname, role: ROLE }), url).href);
  await expect(rowsOf(page)).toHaveCount(13);
}

async function addReminder(page: Page, name: string): Promise<void> {
  const editor = await openNew(page);
  await editor.write({ ...DRAFT, name });
  await editor.save.click();
  await expect(page.getByRole('row').filter({ hasText: name })).toBeVisible();
}

/** Makes `IDBObjectStore.add` fail in the demo's worker, as on a full device. */
async function simulateFullDevice(assets: string): Promise<void> {
  for (const name of await readdir(assets)) {
    const file = path.join(assets, name);
    const script = name.startsWith('server-worker-') ? await readFile(file, 'utf8') : '';
    const refuse = "IDBObjectStore.prototype.add = () => { throw new DOMException('full', 'QuotaExceededError'); };\n";
    if (script.includes('tournee-demo')) await writeFile(file, refuse + script);
  }
}

const row = (page: Page, name: string) => page.getByRole('row').filter({ hasText: name });

test.describe('without a network', () => {
  test.use(WITH_SERVICE_WORKER);

  test('the demo works after a reload, at any address and in a reopened browser; a new version waits for the user', async ({
    host,
    openBrowser,
  }) => {
    const { url, root } = await host('dist-demo');
    const first = await openBrowser('one');
    const page = await pageOf(first);
    await enter(page, url);
    await waitUntilCached(page);
    const devtools = await first.newCDPSession(page);
    expect(await devtools.send('Page.getInstallabilityErrors')).toEqual({ installabilityErrors: [] });

    await first.setOffline(true);
    await page.reload();
    await addReminder(page, 'Sans réseau');
    await page.goto(new URL('/regulatoryaffairsuser/administration/products', url).href);
    await expect(page.getByRole('heading', { level: 1, name: 'Produits' })).toBeVisible();
    await first.close();

    const again = await openBrowser('one');
    await again.setOffline(true);
    const reopened = await pageOf(again);
    await reopened.goto(new URL(demoAddress({ path: REMINDERS }), url).href);
    await expect(row(reopened, 'Sans réseau')).toBeVisible();

    // Deploy another version while a draft is open.
    const files = { page: path.join(root, 'index.html'), worker: path.join(root, 'sw.js') };
    const [html, script] = await Promise.all([readFile(files.page, 'utf8'), readFile(files.worker, 'utf8')]);
    const revision = /url:[`"]index\.html[`"],revision:[`"](\w+)[`"]/.exec(script)?.[1] ?? '';
    await writeFile(files.page, html.replace('<title>', '<meta name="release" content="next" /><title>'));
    await writeFile(files.worker, script.replace(revision, 'next'));
    await again.setOffline(false);
    const release = reopened.locator('meta[name=release]');
    await reopened.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
    const offer = reopened.getByRole('status').filter({ hasText: 'Une nouvelle version de Tournée est prête.' });
    await expect(offer).toBeVisible();
    await addReminder(reopened, 'Avec l’ancienne');
    await reopened.reload();
    await expect(row(reopened, 'Avec l’ancienne')).toBeVisible();
    await expect(release).toHaveCount(0);
    await reopened.getByRole('button', { name: 'Recharger' }).click();
    await expect(release).toHaveCount(1);
    await expect(row(reopened, 'Avec l’ancienne')).toBeVisible();
  });

  test('the live application opens and says that it is offline', async ({ host, context, page }) => {
    const { url } = await host('dist');
    await page.goto(url);
    await waitUntilCached(page);
    await context.setOffline(true);
    const notice = page.getByRole('status').filter({ hasText: 'Hors connexion' });
    await expect(notice).toBeVisible();
    await expect(page.getByRole('heading', { level: 1, name: 'Se connecter' })).toBeVisible();
    await page.goto(new URL('/user/forgot-password', url).href);
    // Chromium 150 tells the next document that it is online, until it is told otherwise.
    await context.setOffline(false);
    await context.setOffline(true);
    await expect(notice).toBeVisible();
    await context.setOffline(false);
    await expect(notice).toBeHidden();
  });
});

test.describe('the demo keeps working', () => {
  // msw asks for the service worker that the test removed, and does not catch the error.
  test.use(WITH_SERVICE_WORKER);

  test('when its service worker is stopped, bypassed by a forced reload, or unregistered', async ({
    context,
    page,
  }) => {
    await enterAs(page, ROLE);
    await waitUntilCached(page);
    await page.reload();
    await expect(rowsOf(page)).toHaveCount(13);

    // While the service worker runs, calls to the API appear as requests, as with a live host.
    const calls: string[] = [];
    page.on('request', (request) => calls.push(new URL(request.url()).pathname));
    await expect(async () => {
      // Opening a reminder always makes a call.
      await rowsOf(page).first().getByRole('rowheader').click();
      await page.getByRole('dialog').getByRole('button', { name: 'Annuler' }).click();
      expect(calls).toContain('/api/v1');
    }).toPass();

    const devtools = await context.newCDPSession(page);
    // As with a tab that is hidden for minutes: the browser freezes the page and stops the service worker. The state of msw
    // in the worker is lost.
    const stopped = new Promise<void>((resolve) => {
      devtools.on('ServiceWorker.workerVersionUpdated', ({ versions }) => {
        if (versions.some(({ runningStatus }) => runningStatus === 'stopped')) resolve();
      });
    });
    await devtools.send('ServiceWorker.enable');
    await devtools.send('Page.setWebLifecycleState', { state: 'frozen' });
    await devtools.send('ServiceWorker.stopAllWorkers');
    await stopped;
    await devtools.send('Page.setWebLifecycleState', { state: 'active' });
    await page.bringToFront();
    expect(await page.evaluate(() => document.visibilityState)).toBe('visible');
    await addReminder(page, 'Après une absence');

    const reloaded = page.waitForEvent('load');
    await devtools.send('Page.reload', { ignoreCache: true });
    await reloaded;
    await expect(row(page, 'Après une absence')).toBeVisible();
    expect(await page.evaluate(() => navigator.serviceWorker.controller)).toBeNull();
    await addReminder(page, 'Rechargé de force');

    await page.reload();
    await waitUntilCached(page);
    await page.evaluate(async () => {
      const registrations = await navigator.serviceWorker.getRegistrations();
      await Promise.all(registrations.map((registration) => registration.unregister()));
    });
    await addReminder(page, 'Désinscrit');
    await page.reload();
    await expect(row(page, 'Désinscrit')).toBeVisible();
  });

  test('in a browser without service workers, and on a full device', async ({ host, context, page }) => {
    await context.addInitScript(() => {
      Reflect.deleteProperty(Navigator.prototype, 'serviceWorker');
    });
    await enterAs(page, ROLE);
    await addReminder(page, 'Sans gardien');
    await page.reload();
    await expect(row(page, 'Sans gardien')).toBeVisible();

    const full = await host('dist-demo');
    await simulateFullDevice(path.join(full.root, 'assets'));
    await enter(page, full.url);
    await addReminder(page, 'Sans place');
    await expect(await openDemoBar(page)).toContainText('Ce navigateur refuse de garder votre travail');
  });
});

test('two tabs of one demo share their work, and a file transfers it to another device', async ({
  page,
  context,
  browser,
}) => {
  const second = await context.newPage();
  await enterAs(page, ROLE);
  await second.goto(demoAddress({ path: REMINDERS }));
  await expect(accountOf(second, ROLE)).toBeAttached();
  await expect(rowsOf(second)).toHaveCount(13);
  await addReminder(page, 'De l’un');
  await expect(row(second, 'De l’un')).toBeVisible();
  await addReminder(second, 'De l’autre');
  await expect(row(page, 'De l’autre')).toBeVisible();
  await second.close();

  const download = page.waitForEvent('download');
  await (await openDemoBar(page)).getByRole('button', { name: 'Enregistrer le travail' }).click();
  const journal = await (await download).path();

  const device = await browser.newContext();
  const other = await device.newPage();
  await other.goto(demoAddress());
  const bar = await openDemoBar(other);
  const open = async (file: Parameters<FileChooser['setFiles']>[0]) => {
    const chooser = other.waitForEvent('filechooser');
    await bar.getByRole('button', { name: 'Ouvrir un travail…' }).click();
    await (await chooser).setFiles(file);
  };
  await open({ name: 'autre.json', mimeType: 'application/json', buffer: Buffer.from('{}') });
  await expect(bar).toContainText('Ce fichier n’est pas un travail de la démonstration');
  await open(journal);
  await expect(row(other, 'De l’un')).toBeVisible();
  await everyRow(page);
  await expect(rowsOf(other)).toHaveText(await rowsOf(page).allTextContents());
  await device.close();
});

test.describe('a server without rewrite rules', () => {
  test.use(WITH_SERVICE_WORKER);

  test('serves the demo from a folder', async ({ host, folder, context, page }) => {
    test.setTimeout(240_000);
    const outDir = path.join(folder, 'below');
    const { code, output } = await run('vite', ['build', '--mode', 'demo', '--outDir', outDir, '--logLevel', 'warn'], {
      stdio: 'pipe',
      env: { BASE: '/tournee/' },
    });
    expect(code, output).toBe(0);
    const { url } = await host(outDir, { base: '/tournee/', hasFallback: false });
    // First by a hash, which works on any server; then by 404.html, which many hosts answer with.
    await page.goto(`${url}#${demoAddress({ path: REMINDERS, role: ROLE })}`);
    await expect(rowsOf(page)).toHaveCount(13);
    expect(new URL(page.url()).pathname).toBe(`/tournee${REMINDERS}`);
    const answer = await page.goto(`${url}regulatoryaffairsuser/administration/products`);
    expect(answer?.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1, name: 'Produits' })).toBeVisible();
    // Once it is cached, the service worker answers.
    await waitUntilCached(page);
    await context.setOffline(true);
    await page.reload();
    await expect(page.getByRole('heading', { level: 1, name: 'Produits' })).toBeVisible();
  });
});
