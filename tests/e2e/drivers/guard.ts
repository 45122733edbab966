import type { Page } from '@playwright/test';
import { ValidateTokenDocument } from '#api/session.generated.ts';
import { STORAGE_KEYS } from '#lib/device/texts.ts';
import type { guardMachine, GuardInput, GuardSnapshot } from '#machines/guard/guard.machine.ts';
import type { Session } from '#machines/session/session.types.ts';
import { loginAnswer } from '../../model/fixtures.ts';
import type { PageDriver } from '../../model/page-driver.ts';
import { serverOf } from './arranged-server.ts';
import { enterAs, expect, KEPT_TOKEN, onTheWire, openOn, prepare } from './entry.ts';

/** A page of each kind that the model's paths open; the model names the other addresses itself. */
function addressOf({ requiredType, right, needsAgency, path }: GuardInput): string {
  if (requiredType === 'Supervisor') return '/supervisor/dashboard';
  if (requiredType === 'BossMultinational')
    return needsAgency ? '/bmultinational/dashboard' : '/bmultinational/agencies';
  return right === 'customerCardAccess' ? '/app/customer-card/dashboard' : path;
}

/** The login answer that leads to this session. */
const answerFor = ({ userType, acl }: Session) => loginAnswer(userType, { ACL: acl });

const isSession = (output: unknown): output is Session =>
  typeof output === 'object' && output !== null && 'userType' in output && 'acl' in output;

async function answer(page: Page, { output }: { readonly output?: unknown }): Promise<void> {
  const call = await serverOf(page).asked(ValidateTokenDocument);
  await call.answer({ validateToken: onTheWire(isSession(output) ? answerFor(output) : null) });
}

async function cut(page: Page): Promise<void> {
  const call = await serverOf(page).asked(ValidateTokenDocument);
  await call.cut();
}

const menu = (page: Page) => page.getByRole('navigation', { name: 'Menu principal' });

/** The reason that the sign-in page gives after the guard led there. If the server refused, the session gives it. */
const NOTICES: Readonly<Record<GuardSnapshot['context']['reason'], string>> = {
  wrongRole: 'Cette page appartient à un autre rôle.',
  invalidToken: 'Votre session n’est pas valide.',
  noSession: 'Votre session n’est pas valide.',
};

export const driver: PageDriver<typeof guardMachine> = {
  async open(page, _path, { context }) {
    await prepare(page);
    const address = addressOf(context);
    if (context.session === null) {
      // The user is known once the server has accepted the stored token.
      const isAsked = context.queryToken === undefined && context.requiredType !== null;
      await openOn(page, isAsked ? { [STORAGE_KEYS.token]: KEPT_TOKEN } : {}, address);
      return;
    }
    await enterAs(page, answerFor(context.session), '/');
    await expect(page.getByRole('button', { name: /^Compte de / })).toBeVisible();
    // As a link of the application does, so that the session stays.
    await page.evaluate((path) => history.pushState(null, '', path), address);
  },

  events: {
    'xstate.done.actor.validateToken': answer,
    'xstate.error.actor.validateToken': cut,
    'xstate.done.actor.validateSession': answer,
    'xstate.error.actor.validateSession': cut,
    async retry(page) {
      await page.getByRole('button', { name: 'Réessayer' }).click();
    },
  },

  states: {
    async checkingToken(page) {
      await serverOf(page).asked(ValidateTokenDocument, ({ token }) => token === 'abc');
      await expect(page, 'the token leaves the address at once').not.toHaveURL(/token=/);
    },
    async checkingSession(page) {
      await serverOf(page).asked(ValidateTokenDocument, ({ token }) => token === KEPT_TOKEN);
    },
    async failed(page) {
      await expect(page.getByRole('heading', { name: 'Votre session n’a pas pu être vérifiée' })).toBeVisible();
    },
    async entered(page, { context: { session } }) {
      // A signed-in user is redirected from the sign-in page to the home page.
      const title = session ? 'Rappels' : 'Se connecter';
      await expect(page.getByRole('heading', { name: title, level: 1 })).toBeVisible();
    },
    async missingRight(page) {
      await expect(page.getByRole('heading', { name: 'Permissions manquantes' })).toBeVisible();
      await expect(menu(page)).toBeVisible();
    },
    async toAgencies(page, { context }) {
      await expect(page.getByRole('heading', { name: 'Agences', level: 1 })).toBeVisible();
      await expect(page).toHaveURL((url) => url.searchParams.get('to') === addressOf(context));
    },
    async toLogin(page, { context }) {
      await expect(page.getByRole('heading', { name: 'Se connecter' })).toBeVisible();
      await expect(page.getByText(NOTICES[context.reason])).toBeVisible();
      const isReturning = context.requiredType !== null;
      await expect(page).toHaveURL((url) => url.searchParams.get('to') === (isReturning ? addressOf(context) : null));
    },
  },
};
