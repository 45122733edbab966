import { expect as firmly, type Locator, type Page } from '@playwright/test';
import { ReadAllAgenciesDocument } from '#queries/agencies.generated.ts';
import { type SessionAnswerFragment, ValidateTokenDocument } from '#api/session.generated.ts';
import { STORAGE_KEYS, type StorageKey } from '#lib/device/texts.ts';
import { RemindersDocument } from '#features/regulatory/reminders/reminders.generated.ts';
import type { LoginAnswer } from '#machines/session/session.types.ts';
import { arrangeServer, type ArrangedServer, PATIENCE, serverOf, type Sketch } from './arranged-server.ts';

export const expect = firmly.configure({ timeout: PATIENCE });

/** The instant at which every path is played, in seconds since 1970: Thursday 19 November 2026, 08:10 in Douala. */
export const NOW = 1_795_072_200;

/** The stored token of a session. */
export const KEPT_TOKEN = 'kept';

/** The agencies of the machines' fixtures. */
const AGENCIES = [
  { idAgency: 'cm', name: 'Douala', country: 'Cameroun' },
  { idAgency: 'ga', name: 'Libreville', country: 'Gabon' },
  { idAgency: 'sn', name: 'Dakar', country: 'Sénégal' },
];

/** The name that pages show for an agency of the fixtures. */
export function agencyName(ID: string): string {
  const agency = AGENCIES.find(({ idAgency }) => idAgency === ID);
  if (!agency) throw new Error(`No agency is called ${ID}.`);
  return agency.name;
}

/**
 * Prepares a page: its clock at the time of the paths, and a server whose answers the path decides, except for agencies.
 * @param options `withAgencies: false` leaves the agencies to the path too; `atNow: false` leaves the page its own clock,
 *   whose timers cost less
 */
export async function prepare(page: Page, { withAgencies = true, atNow = true } = {}): Promise<ArrangedServer> {
  if (atNow) await page.clock.setFixedTime(NOW * 1000);
  const server = await arrangeServer(page);
  if (withAgencies) server.always(ReadAllAgenciesDocument, () => ({ readAllAgencies: AGENCIES }));
  server.always(RemindersDocument, () => ({ getAllReminder: [] }));
  return server;
}

/** Entries of localStorage from earlier visits. */
export type Kept = Partial<Record<StorageKey, string>>;

/** Opens an address with these entries in localStorage, and no others. */
export async function openOn(page: Page, kept: Kept, address: string): Promise<void> {
  const keeping = await page.addInitScript((pairs) => {
    localStorage.clear();
    sessionStorage.clear();
    for (const [key, value] of pairs) localStorage.setItem(key, value);
  }, Object.entries(kept));
  await page.goto(address);
  // Once only: the application changes it later.
  await keeping.dispose();
}

/** The server's form of a login answer of the models; `null` is a refusal. */
export function onTheWire(output: unknown): Sketch<SessionAnswerFragment> {
  if (isLoginAnswer(output)) return { ...output, status: 'OK' };
  return { valid: false, status: 'UNAUTHORIZED', code: 401 };
}

function isLoginAnswer(output: unknown): output is LoginAnswer {
  return typeof output === 'object' && output !== null && 'code' in output && 'Member' in output;
}

/** Opens an address with a stored session. */
export async function enterAs(page: Page, answer: LoginAnswer, address: string, kept: Kept = {}): Promise<void> {
  serverOf(page).always(ValidateTokenDocument, () => ({ validateToken: onTheWire(answer) }));
  await openOn(page, { ...kept, [STORAGE_KEYS.token]: KEPT_TOKEN }, address);
}

/** Turns a switch or a checkbox on or off with the keyboard: its visible mark is not the element of its role. */
export async function turn(control: Locator, isOn: boolean): Promise<void> {
  await expect(control).toBeEnabled();
  if ((await control.isChecked()) !== isOn) await control.press('Space');
}

/** Does something that shows a message. It stays for two seconds, so waiting for it begins before. */
export async function saying(page: Page, message: string, act: () => Promise<void>): Promise<void> {
  await Promise.all([page.getByText(message).waitFor({ timeout: PATIENCE }), act()]);
}
