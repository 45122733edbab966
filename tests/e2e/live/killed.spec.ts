import { type ChildProcess, spawn } from 'node:child_process';
import { cpSync, writeFileSync } from 'node:fs';
import process from 'node:process';
import { type BrowserContext, chromium, type Page } from '@playwright/test';
import { launchOptions } from '../../../scripts/chromium.mjs';
import { serve } from '../../../scripts/serve.mjs';
import { DEMO_PASSWORD, expect, personOf, signIn, test } from '../fixtures.ts';
import { startServer } from './server.ts';

const DAY = '/app/programs/home';
const CARD = '/app/customer-card/healthworker/hw-cm-3';

/** A browser of its own, whose process can be killed. */
interface OwnBrowser {
  readonly context: BrowserContext;
  readonly page: Page;
  /** Ends its process at once, as a phone does: no page is told. */
  readonly kill: () => Promise<void>;
}

/** The address at which a browser listens, which it says once it is ready. */
const listening = ({ stderr }: ChildProcess): Promise<string> =>
  new Promise((resolve, reject) => {
    let said = '';
    stderr?.on('data', (text: Buffer) => {
      said += text.toString();
      const [, address] = /listening on (ws:\S+)/u.exec(said) ?? [];
      if (address !== undefined) resolve(address);
    });
    stderr?.on('end', () => reject(new Error(`The browser has not started: ${said}`)));
  });

/** Opens a browser on a profile on the disk. */
async function openBrowser(profile: string): Promise<OwnBrowser> {
  const { args, executablePath = chromium.executablePath() } = launchOptions();
  const child = spawn(
    executablePath,
    [
      ...args,
      '--headless=new',
      '--no-first-run',
      '--lang=fr-FR',
      '--accept-lang=fr-FR',
      '--remote-debugging-port=0',
      `--user-data-dir=${profile}`,
      'about:blank',
    ],
    { stdio: ['ignore', 'ignore', 'pipe'], env: { ...process.env, TZ: 'Africa/Douala' } },
  );
  const gone = new Promise<void>((resolve) => {
    child.once('exit', () => resolve());
  });
  const browser = await chromium.connectOverCDP(await listening(child));
  const [context] = browser.contexts();
  if (!context) throw new Error('The browser has no profile.');
  const page = context.pages()[0] ?? (await context.newPage());
  await page.setViewportSize({ width: 390, height: 844 });
  return {
    context,
    page,
    kill: async () => {
      child.kill('SIGKILL');
      await gone;
    },
  };
}

const markOf = (page: Page) => page.getByRole('button', { name: /^Boîte d’envoi\s: \d/u });

test('what was written without a network survives the death of the browser, and is once in the server’s journal', async ({
  provoked: _provoked,
}, info) => {
  test.slow();
  const api = await startServer();
  const folder = info.outputPath('site');
  cpSync('dist', folder, { recursive: true });
  // After so many milliseconds the server is asked whether a call has arrived.
  writeFileSync(`${folder}/config.json`, JSON.stringify({ requestTimeout: 5000 }));
  const site = await serve({ root: folder, api: new URL(api.url).origin });
  const profile = info.outputPath('profile');
  const at = (path: string) => new URL(path, site.url).href;
  const written = (call: string) =>
    api.journal().filter(({ operationName, query }) => `${operationName} ${query}`.includes(call));

  const day = await openBrowser(profile);
  await test.step('the day is read ahead while there is a network', async () => {
    const { page } = day;
    await page.goto(at(CARD));
    await signIn(page, personOf('Delegue').email, DEMO_PASSWORD);
    await expect(page.getByRole('region', { name: 'Identité' })).toBeVisible();
    await page.goto(at(DAY));
    const pack = page.getByRole('region', { name: 'Journée hors ligne' });
    await pack.getByRole('button', { name: 'Préparer hors ligne' }).click();
    await expect(pack.getByText(/^Journée prête hors ligne/u)).toBeVisible();
    await page.evaluate(async () => {
      await navigator.serviceWorker.ready;
    });
  });

  await test.step('without it a visit is reported and a card is mended; then the browser is killed', async () => {
    const { context, page } = day;
    await context.setOffline(true);
    await page.getByRole('button', { name: 'Visite imprévue' }).click();
    const report = page.getByRole('dialog', { name: 'Visite imprévue' });
    await report.getByRole('textbox', { name: 'Nom', exact: true }).fill('Abega');
    await report.getByRole('textbox', { name: 'Promesse obtenue' }).fill('Prescrira Paludexa');
    await report.getByRole('button', { name: 'Envoyer' }).click();
    await page.getByRole('button', { name: 'Envoyer sans position' }).click();
    await expect(markOf(page)).toHaveAccessibleName(/: 1$/u);
    await expect(report).toBeHidden();
    await page.goto(at(`${CARD}?edit=accessibility`));
    const form = page.getByRole('dialog', { name: 'Accès' });
    await form.getByRole('textbox', { name: /^Accès/u }).fill('Le mardi matin');
    await form.getByRole('button', { name: 'Enregistrer' }).click();
    await expect(markOf(page)).toHaveAccessibleName(/: 2$/u);
    await day.kill();
    expect(api.journal().filter(({ query }) => !query.includes('createToken'))).toEqual([]);
  });

  const evening = await openBrowser(profile);
  await test.step('it is there when the browser is opened again, and on the card', async () => {
    const { context, page } = evening;
    await context.setOffline(true);
    await page.goto(at(CARD));
    await expect(page.getByText('1 saisie à envoyer.')).toBeVisible();
    await expect(page.getByText('Le mardi matin').first()).toBeVisible();
    await expect(markOf(page)).toHaveAccessibleName(/: 2$/u);
  });

  await test.step('with the network back it arrives, once', async () => {
    const { context, page } = evening;
    await context.setOffline(false);
    await expect(markOf(page)).toBeHidden({ timeout: 60_000 });
    await expect(page.getByText('1 saisie à envoyer.')).toBeHidden();
    await expect(page.getByText('Le mardi matin').first()).toBeVisible();
    expect(written('createVisitReport')).toHaveLength(1);
    expect(written('updateCustomerHWInfoCardFixedPart')).toHaveLength(1);
  });
  await evening.kill();
  site.close();
  await api.close();
});
