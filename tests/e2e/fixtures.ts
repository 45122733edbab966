import { readFileSync } from 'node:fs';
import { relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { test as base, type BrowserContext, expect, type Locator, type Page } from '@playwright/test';
import type axeCore from 'axe-core';
import type { DemoConfig } from '#demo/demo.ts';
import type { UserType } from '#domain/access/roles.ts';
import type { Theme } from '#ui/theme/themes.ts';
import { DEMO_PASSWORD, PERSONAS } from '#mocks/seed/personas.ts';
import { unnamedArea } from '../areas.ts';
import { AXE_OPTIONS } from '../axe-options.ts';

export { DEMO_PASSWORD, expect };

export interface Options {
  /** Console messages of the browser itself that a test with failed calls expects. */
  readonly provoked: RegExp | null;
}

/** The message of Playwright when it blocks service workers (playwright.config.ts). */
const OURS = /^Service Worker registration blocked by Playwright/;

/** Collects the warnings, errors and exceptions of a browser's pages. */
export function listen(context: BrowserContext, provoked: RegExp | null = null): string[] {
  const complaints: string[] = [];
  context.on('console', (message) => {
    const text = message.text();
    const isComplaint = ['error', 'warning', 'assert'].includes(message.type());
    if (isComplaint && !OURS.test(text) && !provoked?.test(text)) complaints.push(`${message.type()}: ${text}`);
  });
  context.on('weberror', (error) => {
    const { message } = error.error();
    if (!provoked?.test(message)) complaints.push(`exception: ${message}`);
  });
  return complaints;
}

/** The root of the repository. */
const ROOT = fileURLToPath(new URL('../../', import.meta.url));

/** Collects the areas whose screens a browser's pages show, of those that the test's file does not name. */
function watchAreas(context: BrowserContext, testFile: string): ReadonlySet<string> {
  const file = relative(ROOT, testFile).replaceAll(sep, '/');
  const unnamed = new Set<string>();
  context.on('page', (page) =>
    page.on('framenavigated', (frame) => {
      const area = unnamedArea(file, new URL(frame.url()).pathname);
      if (area !== undefined) unnamed.add(area);
    }),
  );
  return unnamed;
}

/** A page that must not complain: a warning, an error or an exception fails the test. */
export const test = base.extend<Options & { readonly complaints: string[] }>({
  provoked: [null, { option: true }],
  complaints: [
    async ({ context, provoked }, use, { file }) => {
      const complaints = listen(context, provoked);
      const unnamed = watchAreas(context, file);
      await use(complaints);
      expect(complaints, 'the console stays silent').toEqual([]);
      expect([...unnamed], 'tests/areas.ts names every area that is opened').toEqual([]);
    },
    { auto: true },
  ],
});

interface Address extends Partial<
  Pick<DemoConfig, 'seed' | 'now' | 'scenario' | 'days' | 'situation' | 'role' | 'lang'>
> {
  readonly path?: string;
}

/** An address of the demo, in the small world unless another is asked for. */
export function demoAddress({ path = '/', ...config }: Address = {}): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries({ scenario: 'small', ...config })) {
    if (value !== null) query.set(name, String(value));
  }
  return `${path}${path.includes('?') ? '&' : '?'}${query}`;
}

/** The person of the demo who has a role. */
export function personOf(role: UserType): { readonly name: string; readonly email: string } {
  const persona = PERSONAS.find(({ userType }) => userType === role);
  if (!persona) throw new Error(`Nobody in the demo is a ${role}`);
  return { name: `${persona.firstName} ${persona.surname}`, email: persona.email };
}

/** Opens the demo at an address and signs in by one click, which leads to the address or to the home page. */
export async function enterByClick(page: Page, role: UserType, address: Address = {}): Promise<void> {
  await page.goto(demoAddress(address));
  await page.getByRole('button', { name: personOf(role).name }).click();
  await expect(insideOf(page, role)).toBeAttached();
}

/** The same with the role in the address: a third faster, for tests that are not about signing in. */
export async function enterAs(page: Page, role: UserType, address: Address = {}): Promise<void> {
  await page.goto(demoAddress({ ...address, role }));
  await expect(insideOf(page, role)).toBeAttached();
}

/** What shows that somebody is signed in: their account, or the bar of a phone, which has that in its drawer. */
const insideOf = (page: Page, role: UserType): Locator =>
  accountOf(page, role).or(page.getByRole('navigation', { name: /^(Accès rapide|Quick access)$/ }));

/** The foot of the menu: who is signed in. */
export const accountOf = (page: Page, role: UserType): Locator =>
  page.getByRole('button', {
    name: new RegExp(`^(Compte de|Account of) ${personOf(role).name}$`),
    includeHidden: true,
  });

/** Goes to an address as a link of the application does, without loading the page again. */
export async function follow(page: Page, path: string): Promise<void> {
  await page.evaluate((address) => history.pushState(null, '', address), path);
}

/** The path of the address, without the settings of the demo. */
export const pathOf = (page: Page): string => new URL(page.url()).pathname;

/** Types credentials and sends them. */
export async function signIn(page: Page, email: string, password: string): Promise<void> {
  await page.getByRole('textbox', { name: 'Adresse e-mail' }).fill(email);
  await page.getByRole('textbox', { name: 'Mot de passe' }).fill(password);
  await page.getByRole('button', { name: 'Se connecter' }).click();
}

/** Signs out by the account's menu. */
export async function signOut(page: Page, role: UserType): Promise<void> {
  await accountOf(page, role).click();
  await page.getByRole('menuitem', { name: 'Se déconnecter' }).click();
}

/** Opens the command palette and waits until its field has the focus. */
export async function openPalette(page: Page): Promise<Locator> {
  await page.keyboard.press('ControlOrMeta+k');
  const palette = page.getByRole('dialog', { name: /^(Aller à|Go to)$/ });
  await expect(palette).toBeVisible();
  await expect(palette.getByRole('combobox')).toBeFocused();
  return palette;
}

/** Opens the demo's console, and one of its parts. */
export async function openDemoBar(page: Page, part = 'Monde'): Promise<Locator> {
  await page.getByRole('button', { name: 'Démo', exact: true }).click();
  const bar = page.getByRole('dialog', { name: 'Réglages de la démonstration' });
  await bar.getByRole('tab', { name: part }).click();
  return bar;
}

/** Chooses a failure in the demo's console, and closes the console. */
export async function provoke(page: Page, failure: string): Promise<void> {
  const bar = await openDemoBar(page, 'Réseau');
  await bar.getByRole('button', { name: 'Panne' }).click();
  const option = page.getByRole('option', { name: failure });
  await option.click();
  await expect(option).toBeHidden();
  // Half a second after it has opened, react-aria’s dialog takes the focus once more: a key of that moment is lost.
  await expect(async () => {
    if (await bar.isVisible()) await bar.press('Escape');
    await expect(bar).toBeHidden({ timeout: 500 });
  }).toPass();
}

/** The failures of the demo's console, by what they do to a call. */
export const FAILURE = {
  none: 'Aucune',
  next: 'Le prochain appel échoue',
  all: 'Aucun appel n’aboutit',
  expire: 'La session expire',
} as const;

/** Shows the page in a theme, as if the user had chosen it. */
async function dress(page: Page, theme: Theme): Promise<void> {
  await page.evaluate(async (chosen) => {
    localStorage.setItem('theme', chosen);
    document.documentElement.dataset['theme'] = chosen;
    // axe must not measure a contrast in the middle of a transition.
    const changes = document.getAnimations().filter((animation) => animation instanceof CSSTransition);
    await Promise.allSettled(changes.map(({ finished }) => finished));
  }, theme);
}

/** The source of axe, which is injected into each page. */
const AXE = readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8');

declare global {
  var axe: typeof axeCore;
}

/**
 * Expects that axe finds no violation of any impact. It runs in the page and reports violations only: @axe-core/playwright
 * reports each passed element too, which takes five times as long.
 */
export async function expectAccessible(page: Page): Promise<void> {
  // The announcement of a pending button stays for seconds, and refers to a spinner that is gone.
  await expect(page.locator('[data-live-announcer] [role="img"]')).toHaveCount(0);
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(AXE);
  const found = await page.evaluate(async (options) => {
    const { violations } = await globalThis.axe.run(options);
    return violations.flatMap(({ id, nodes }) =>
      nodes.map(({ target, failureSummary }) => `${id} at ${target.join(' ')}: ${failureSummary}`),
    );
  }, AXE_OPTIONS);
  expect(found, `axe at ${page.viewportSize()?.width} px`).toEqual([]);
}

/** Each size with another theme: a theme changes colours only, and a size changes everything else. */
const DRESSES = [
  { size: { width: 1440, height: 900 }, theme: 'light.blue' },
  { size: { width: 390, height: 844 }, theme: 'dark.blue' },
] as const;

/** Runs axe on a desktop in a light theme, and on a phone in a dark one. */
export async function expectAccessibleThroughout(page: Page): Promise<void> {
  for (const { size, theme } of DRESSES) {
    await page.setViewportSize(size);
    await dress(page, theme);
    await test.step(`${theme} at ${size.width} px`, () => expectAccessible(page));
  }
}
