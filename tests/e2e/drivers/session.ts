import type { Page } from '@playwright/test';
import { ReadAllAgenciesDocument } from '#queries/agencies.generated.ts';
import { CreateTokenDocument, ValidateTokenDocument } from '#api/session.generated.ts';
import { SESSION_CHANNEL } from '#app/device-session.ts';
import { STORAGE_KEYS, type StorageKey } from '#lib/device/texts.ts';
import type { sessionMachine, SessionSnapshot } from '#machines/session/session.machine.ts';
import type { DeviceEvent, StoredSession } from '#machines/session/session.types.ts';
import type { Path } from '../../model/harness.ts';
import type { PageDriver } from '../../model/page-driver.ts';
import { serverOf } from './arranged-server.ts';
import { agencyName, expect, onTheWire, openOn, prepare, turn } from './entry.ts';

const LOGIN = '/user/login';

const isStored = (output: unknown): output is StoredSession =>
  typeof output === 'object' && output !== null && 'token' in output;

/** A path ends the session by a call that every page makes once somebody is signed in. */
const expires = ({ steps }: Path) => steps.some(({ event }) => event.type === 'session.expired');

const signInButton = (page: Page) => page.getByRole('button', { name: /^(?:Se connecter|Connexion…)$/ });
const account = (page: Page) => page.getByRole('button', { name: /^Compte de / });

/** The reason that the sign-in page gives, by how the session ended. */
function noticeOf({ context: { error, reason, openElsewhere } }: SessionSnapshot): string | null {
  if (error?.key === 'user.login-not-allowed') return 'Ce compte n’ouvre pas Tournée.';
  if (openElsewhere !== null && !error) return 'Quelqu’un s’est connecté dans un autre onglet.';
  if (reason === 'invalid') return 'Votre session n’est pas valide.';
  if (error?.key === 'user.login-wrong-credentials') return 'Identifiants refusés.';
  if (error) return 'La connexion n’a pas abouti.';
  if (reason === 'elsewhere') return 'Vous vous êtes déconnecté dans un autre onglet.';
  return reason === 'expired' ? 'Votre session a expiré.' : null;
}

export const driver: PageDriver<typeof sessionMachine> = {
  async open(page, path) {
    await page.addInitScript(noteChannels);
    await prepare(page, { withAgencies: !expires(path) });
  },

  events: {
    async 'xstate.done.actor.readStored'(page, { output }) {
      const { token, agencyID } = isStored(output) ? output : { token: null, agencyID: null };
      const isKept = {
        ...(token !== null && { [STORAGE_KEYS.token]: token }),
        ...(agencyID !== null && { [STORAGE_KEYS.agency]: agencyID }),
      };
      await openOn(page, isKept, '/');
    },
    async 'token.offer'(page, { token }) {
      await page.goto(`${LOGIN}?token=${token}`);
      await serverOf(page).asked(ValidateTokenDocument, (variables) => variables['token'] === token);
    },
    async 'xstate.done.actor.validateToken'(page, { output }) {
      const call = await serverOf(page).asked(ValidateTokenDocument);
      await call.answer({ validateToken: onTheWire(output) });
    },
    async 'xstate.error.actor.validateToken'(page) {
      const call = await serverOf(page).asked(ValidateTokenDocument);
      await call.cut();
    },
    async retry(page) {
      await page.getByRole('button', { name: 'Réessayer' }).click();
    },

    async 'signIn.submit'(page, { email, password, remember }) {
      await page.getByLabel('Adresse e-mail').fill(email);
      await page.getByRole('textbox', { name: 'Mot de passe' }).fill(password);
      await turn(page.getByRole('checkbox', { name: 'Rester connecté sur cet appareil' }), remember);
      await signInButton(page).click();
    },
    async 'signIn.cancel'(page) {
      await page.getByRole('button', { name: 'Annuler' }).click();
    },
    async 'xstate.done.actor.signIn'(page, { output }) {
      const call = await serverOf(page).asked(CreateTokenDocument);
      await call.answer({ createToken: onTheWire(output) });
    },
    async 'xstate.error.actor.signIn'(page) {
      const call = await serverOf(page).asked(CreateTokenDocument);
      await call.cut();
    },

    /** Storage answers at once. */
    async 'xstate.done.actor.store'() {},
    async 'xstate.done.actor.forget'() {},

    async 'agency.choose'(page, { agencyID }) {
      await page.getByRole('button', { name: /^Agence : / }).click();
      await page.getByRole('menuitemradio', { name: agencyName(agencyID) }).click();
    },
    async signOut(page) {
      const giveUp = page.getByRole('button', { name: 'Se reconnecter' });
      await expect(giveUp.or(account(page))).toBeVisible();
      if (await giveUp.isVisible()) {
        await giveUp.click();
        return;
      }
      await account(page).click();
      await page.getByRole('menuitem', { name: 'Se déconnecter' }).click();
    },
    async 'session.expired'(page) {
      const call = await serverOf(page).asked(ReadAllAgenciesDocument);
      await call.refuse({ message: 'UNAUTHORIZED: the token is missing, or not good' });
    },
    async 'device.ended'(page, event) {
      await listening(page);
      if ((await kept(page, STORAGE_KEYS.token)) === event.token) await keep(page, null);
      await tell(page, event);
    },
    async 'device.opened'(page, event) {
      await listening(page);
      if (event.remember) await keep(page, event);
      await tell(page, event);
    },
    async 'device.seen'(page, { stored }) {
      await listening(page);
      await keep(page, stored);
      await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
    },
  },

  states: {
    async validating(page) {
      await serverOf(page).asked(ValidateTokenDocument);
      await expect(page).not.toHaveURL(/token=/);
    },
    async startFailed(page) {
      await expect(page.getByRole('heading', { name: 'Votre session n’a pas pu être vérifiée' })).toBeVisible();
      expect(await kept(page, STORAGE_KEYS.token), 'the token stays on the device').not.toBeNull();
    },
    async signedOut(page, snapshot) {
      await expect(page.getByRole('heading', { name: 'Se connecter' })).toBeVisible();
      await expect(signInButton(page)).toHaveText(/Se connecter/);
      const notice = noticeOf(snapshot);
      if (notice === null) await expect(page.getByRole('alert')).toBeHidden();
      else await expect(page.getByText(notice)).toBeVisible();
    },
    async signingIn(page) {
      await serverOf(page).asked(CreateTokenDocument);
      await expect(signInButton(page)).toHaveText(/Connexion…/);
    },
    async 'known.choosingAgency'(page) {
      await expect(page.getByRole('heading', { name: 'Agences', level: 1 })).toBeVisible();
      await expect(account(page)).toBeVisible();
    },
    async 'known.signedIn'(page, { context: { session } }) {
      await expect(account(page)).toBeVisible();
      // What another tab says arrives when the page has time.
      await expect.poll(() => kept(page, STORAGE_KEYS.token)).toBe(session?.token);
      await expect.poll(() => kept(page, STORAGE_KEYS.agency)).toBe(session?.agencyID);
    },
    async forgetting(page) {
      await expect.poll(() => kept(page, STORAGE_KEYS.token), 'nothing stays on the device').toBeNull();
    },
  },
};

/** Stores a session as another tab does. */
async function keep(page: Page, stored: StoredSession | null): Promise<void> {
  await page.evaluate(
    (entries) => {
      for (const [key, value] of entries) {
        if (value === null) localStorage.removeItem(key);
        else localStorage.setItem(key, value);
      }
    },
    [
      [STORAGE_KEYS.token, stored?.token ?? null],
      [STORAGE_KEYS.agency, stored?.agencyID ?? null],
    ] as const,
  );
}

declare global {
  interface Window {
    /** The names of the channels that the page listens to. */
    channels: Set<string>;
  }
}

/** Runs in the page before its own scripts. */
function noteChannels(): void {
  window.channels = new Set();
  window.BroadcastChannel = class extends BroadcastChannel {
    constructor(name: string) {
      super(name);
      window.channels.add(name);
    }
  };
}

/** The code of the session, which reads the device and listens to the other tabs, comes after the sign-in form. */
const listening = (page: Page) => page.waitForFunction((name) => window.channels.has(name), SESSION_CHANNEL);

/** Says what another tab says. */
async function tell(page: Page, event: DeviceEvent): Promise<void> {
  await page.evaluate(
    ([name, message]) => {
      const channel = new BroadcastChannel(name);
      channel.postMessage(message);
      channel.close();
    },
    [SESSION_CHANNEL, event] as const,
  );
}

function kept(page: Page, key: StorageKey): Promise<string | null> {
  return page.evaluate((name) => localStorage.getItem(name), key);
}
