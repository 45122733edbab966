// A report that is sent with a network, on a slow processor: the live build against a server of its own.
import { chromium, type Page } from '@playwright/test';
import { readArguments, startApi } from '#mocks/hosts/http.ts';
import { launchOptions } from '../../scripts/chromium.mjs';
import { serve } from '../../scripts/serve.mjs';
import { DEMO_PASSWORD, personOf, signIn } from '../e2e/fixtures.ts';
import { median } from './pages.ts';
import { idle, SLOWDOWN } from './phone.ts';

const RUNS = 9;

/** Milliseconds by the clock from the last press; the median of several reports. */
export interface ReportCost {
  /** Until the call is made. */
  readonly called: number;
  /** Until the page says that the report has been sent. */
  readonly said: number;
}

declare global {
  interface Window {
    reportProbe: { pressed: number; called: number; said: number };
  }
}

/** Runs in the page before its own scripts: notes when a press is made, a report is sent, and its success is said. */
function probeReports(): void {
  const found = { pressed: 0, called: 0, said: 0 };
  window.reportProbe = found;
  addEventListener('pointerdown', ({ timeStamp }) => Object.assign(found, { pressed: timeStamp, called: 0, said: 0 }), {
    capture: true,
  });
  const ask = window.fetch.bind(window);
  window.fetch = (input, init) => {
    if (typeof init?.body === 'string' && init.body.includes('mutation CreateReport')) found.called = performance.now();
    return ask(input, init);
  };
  new MutationObserver(() => {
    if (found.said === 0 && found.called > 0 && document.body.textContent.includes('Rapport envoyé'))
      found.said = performance.now();
  }).observe(document, { childList: true, subtree: true, characterData: true });
}

/** Reports visits to people who are not registered, one after the other, on a phone. */
export async function measureReports(root: string): Promise<ReportCost> {
  const api = await startApi({ ...readArguments([]), port: 0 });
  const pages = await serve({ root, api: api.url });
  const browser = await chromium.launch(launchOptions());
  try {
    const page = await browser.newPage({
      baseURL: pages.url,
      locale: 'fr-FR',
      viewport: { width: 390, height: 844 },
      hasTouch: true,
      isMobile: true,
      serviceWorkers: 'block',
    });
    await page.addInitScript(probeReports);
    await page.goto('app/programs/home');
    await signIn(page, personOf('Delegue').email, DEMO_PASSWORD);
    const devtools = await page.context().newCDPSession(page);
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
    const costs: ReportCost[] = [];
    for (let run = 0; run < RUNS; run += 1) costs.push(await report(page, `Abega ${run}`));
    return { called: median(costs.map(({ called }) => called)), said: median(costs.map(({ said }) => said)) };
  } finally {
    await browser.close();
    pages.close();
    await api.close();
  }
}

async function report(page: Page, name: string): Promise<ReportCost> {
  await page.getByRole('button', { name: 'Visite imprévue' }).click();
  const form = page.getByRole('dialog', { name: 'Visite imprévue' });
  await form.getByRole('textbox', { name: 'Nom', exact: true }).fill(name);
  await form.getByRole('textbox', { name: 'Promesse obtenue' }).fill('Prescrira Paludexa');
  await form.getByRole('button', { name: 'Envoyer' }).click();
  const last = page.getByRole('button', { name: 'Envoyer sans position' });
  await last.waitFor();
  await idle(page);
  await last.click();
  await page.waitForFunction(() => window.reportProbe.said > 0);
  await form.waitFor({ state: 'hidden' });
  // The message would be taken for that of the next report.
  await page.getByText('Rapport envoyé').waitFor({ state: 'hidden' });
  const { pressed, called, said } = await page.evaluate(() => window.reportProbe);
  return { called: called - pressed, said: said - pressed };
}
