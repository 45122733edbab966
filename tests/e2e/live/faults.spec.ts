import type { Page, Route } from '@playwright/test';
import { RemindersDocument } from '#features/regulatory/reminders/reminders.generated.ts';
import { API_PATH } from '#mocks/hosts/graphql-request.ts';
import { readCall } from '../drivers/arranged-server.ts';
import { accountOf, DEMO_PASSWORD, expect, personOf, signIn, test } from '../fixtures.ts';
import { openNew, openReminder, rowsOf } from '../reminder-editor.ts';
import { everyRow } from '../rows.ts';
import { ask, DOUALA, draftNamed, openAs, REMINDERS, tokenOf } from './server.ts';

const REGULATORY = 'RegulatoryAffairsUser';

interface Fault {
  readonly name: string;
  readonly happen: (route: Route) => Promise<void>;
  /** The message that the page shows. */
  readonly words: string;
}

/** How long a test waits for the error of a list, in milliseconds. */
const LIST_ERROR_TIMEOUT = 40_000;

const CUT: Fault = {
  name: 'a connection that is cut',
  happen: (route) => route.abort('connectionreset'),
  words: 'Le serveur est injoignable. Vérifiez votre connexion et réessayez.',
};

/** Failures of a call before the server sees it. */
const FAULTS: readonly Fault[] = [
  {
    name: 'a server error',
    happen: (route) => route.fulfill({ status: 500, body: 'Internal Server Error' }),
    words: 'Le serveur a rencontré une erreur.',
  },
  CUT,
  {
    name: 'malformed JSON',
    happen: (route) => route.fulfill({ contentType: 'application/json', body: '{"data": {' }),
    words: 'La réponse du serveur est illisible.',
  },
  {
    name: 'the page of a proxy',
    happen: (route) => route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Portail Wi-Fi</title>' }),
    words: 'La réponse du serveur est illisible.',
  },
  {
    name: 'an answer without data',
    happen: (route) => route.fulfill({ json: { data: null } }),
    words: 'Le serveur n’a renvoyé aucune donnée.',
  },
];

const NO_ANSWER: Fault = {
  name: 'no answer at all',
  happen: () => Promise.resolve(),
  words: 'Le serveur met trop de temps à répondre. Réessayez dans un instant.',
};

/** Milliseconds: a setting of the host, half a minute by default. */
const REQUEST_TIMEOUT = 3_000;

// The browser itself reports what did not load.
test.use({ provoked: /Failed to load resource/ });

interface Provoked {
  /** How many calls went wrong. */
  readonly calls: () => number;
  readonly stop: () => void;
}

/** Makes the calls of an operation go wrong, until it is stopped. */
async function provoke(page: Page, { happen }: Fault, operation: string): Promise<Provoked> {
  let isBroken = true;
  let calls = 0;
  await page.route(`**${API_PATH}`, (route) => {
    if (!isBroken || readCall(route.request()).name !== operation) return route.fallback();
    calls += 1;
    return happen(route);
  });
  return {
    calls: () => calls,
    stop: () => {
      isBroken = false;
    },
  };
}

/** Fails to sign in; the input is still there. */
async function failToSignIn(page: Page, fault: Fault): Promise<void> {
  const { email } = personOf(REGULATORY);
  const provoked = await provoke(page, fault, 'CreateToken');
  await signIn(page, email, DEMO_PASSWORD);
  await expect.poll(provoked.calls).toBe(1);
  await expect(page.getByRole('button', { name: 'Se connecter' })).toBeEnabled();
  await expect(page.getByRole('alert')).toContainText('La connexion n’a pas abouti.');
  await expect(page.getByRole('alert')).toContainText('votre saisie est gardée');
  await expect(page.getByRole('textbox', { name: 'Adresse e-mail' })).toHaveValue(email);
  await expect(page.getByRole('textbox', { name: 'Mot de passe' })).toHaveValue(DEMO_PASSWORD);
  provoked.stop();
}

/** Fails to save a reminder once for each fault, then saves it: the input is kept, and nothing is saved twice. */
async function saveDespite(page: Page, faults: readonly Fault[]): Promise<void> {
  const draft = draftNamed(`Écrit malgré ${faults.map(({ name }) => name).join(', ')}`);
  const editor = await openNew(page);
  await editor.write(draft);
  for (const fault of faults) {
    await test.step(fault.name, async () => {
      const provoked = await provoke(page, fault, 'CreateReminder');
      await editor.save.click();
      await expect.poll(provoked.calls).toBe(1);
      await expect(editor.dialog.getByRole('alert')).toContainText(
        `Le rappel n’a pas été enregistré. ${fault.words} Votre saisie est gardée ici.`,
      );
      await editor.expectKept(draft);
      provoked.stop();
    });
  }
  await editor.save.click();
  await expect(editor.dialog).toBeHidden();
  await expect(rowsOf(page).filter({ hasText: draft.name })).toHaveCount(1);
  const token = await tokenOf(page.request, REGULATORY);
  const { data } = await ask(page.request, RemindersDocument, { done: false }, { token, agency: DOUALA.id });
  expect((data?.getAllReminder ?? []).filter(({ name }) => name === draft.name)).toHaveLength(1);
}

test('after any failed call the input is kept, the list shows the error in its place, and nothing is saved twice', async ({
  page,
}) => {
  test.slow();
  await page.goto('/');
  for (const fault of FAULTS) await test.step(`${fault.name}, at sign-in`, () => failToSignIn(page, fault));

  // Every failed call has its own words (tests/unit/api-errors.test.ts); a list shows them all in the same place.
  await test.step('on the list', async () => {
    const provoked = await provoke(page, FAULTS[0] ?? NO_ANSWER, 'Reminders');
    await page.getByRole('button', { name: 'Se connecter' }).click();
    await expect(accountOf(page, REGULATORY)).toBeVisible();
    const notice = page.getByRole('alert');
    await expect(notice).toContainText('Les rappels n’ont pas pu être lus', { timeout: LIST_ERROR_TIMEOUT });
    await expect(notice).toContainText('call.http');
    provoked.stop();
    await notice.getByRole('button', { name: 'Réessayer' }).click();
    await expect(rowsOf(page).first()).toBeVisible();
    await expect(notice).toBeHidden();
  });

  await saveDespite(page, FAULTS);
});

test('when no answer comes, the input is kept, and nothing is saved twice', async ({ page }) => {
  test.slow();
  await page.route('**/config.json', (route) => route.fulfill({ json: { requestTimeout: REQUEST_TIMEOUT } }));
  await page.goto('/');
  await failToSignIn(page, NO_ANSWER);
  await page.getByRole('button', { name: 'Se connecter' }).click();
  await expect(accountOf(page, REGULATORY)).toBeVisible();
  await saveDespite(page, [NO_ANSWER]);
});

test('a reminder is not saved while it cannot be read again', async ({ page }) => {
  await openAs(page, REGULATORY, REMINDERS);
  const draft = draftNamed('À relire avant de l’enregistrer');
  const created = await openNew(page);
  await created.write(draft);
  await created.save.click();
  await expect(created.dialog).toBeHidden();
  const editor = await openReminder(page, draft.name);
  await editor.name.fill('Écrit hors ligne');
  const provoked = await provoke(page, CUT, 'OneReminder');
  const edited = page.waitForRequest((request) => readCall(request).name === 'EditReminder');
  await editor.save.click();
  await expect(editor.dialog.getByRole('alert')).toContainText(
    `Le rappel n’a pas été enregistré. ${CUT.words} Votre saisie est gardée ici.`,
  );
  await expect(editor.name).toHaveValue('Écrit hors ligne');
  provoked.stop();
  await editor.save.click();
  await expect(editor.dialog).toBeHidden();
  expect(provoked.calls()).toBe(1);
  expect(readCall(await edited).variables).toMatchObject({ name: 'Écrit hors ligne' });
});

test('a partial list is shown with a warning, and stays when it cannot be read again', async ({ page }) => {
  test.slow();
  let goesWrong: 'in part' | 'altogether' | 'no' = 'in part';
  await page.route(`**${API_PATH}`, async (route) => {
    if (readCall(route.request()).name !== 'Reminders' || goesWrong === 'no') return route.fallback();
    if (goesWrong === 'altogether') return route.fulfill({ status: 500 });
    const response = await route.fetch();
    const body = (await response.text()).replace(/\}$/u, ',"errors":[{"message":"NOT_SERVED: a part of it"}]}');
    return route.fulfill({ response, body });
  });
  const note = page.getByText('La liste n’est peut-être pas à jour.');
  await openAs(page, REGULATORY, REMINDERS);
  await expect(rowsOf(page).first()).toBeVisible();
  await expect(note).toBeVisible();
  goesWrong = 'no';
  await page.getByRole('button', { name: 'Réessayer' }).click();
  await expect(note).toBeHidden();

  await everyRow(page);
  const before = await rowsOf(page).count();
  goesWrong = 'altogether';
  const editor = await openNew(page);
  await editor.write(draftNamed('Lu une fois de moins'));
  await editor.save.click();
  await expect(editor.dialog).toBeHidden();
  await expect(note).toBeVisible({ timeout: LIST_ERROR_TIMEOUT });
  await expect(rowsOf(page)).toHaveCount(before);
});

test('a slow list shows a notice, then an error', async ({ page }) => {
  await page.clock.install();
  await openAs(page, REGULATORY, REMINDERS);
  await expect(rowsOf(page).first()).toBeVisible();
  const provoked = await provoke(page, NO_ANSWER, 'Products');
  await page.getByRole('link', { name: 'Produits', exact: true }).first().click();
  await expect.poll(provoked.calls).toBe(1);
  await page.clock.fastForward(10_000);
  await expect(page.getByText('Le serveur tarde à répondre : Tournée attend encore.')).toBeVisible();
  await page.clock.fastForward(25_000);
  const retry = page.getByRole('main').getByRole('button', { name: 'Réessayer' });
  await expect(retry).toBeVisible();
  provoked.stop();
  await retry.click();
  await expect(rowsOf(page).first()).toBeVisible();
});
