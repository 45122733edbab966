import type { Page, Route } from '@playwright/test';
import { RemindersDocument } from '#features/regulatory/reminders/reminders.generated.ts';
import { API_PATH } from '#mocks/hosts/graphql-request.ts';
import { readCall } from '../drivers/arranged-server.ts';
import { accountOf, DEMO_PASSWORD, expect, personOf, signIn, test } from '../fixtures.ts';
import { openNew, rowsOf } from '../reminder-editor.ts';
import { ask, DOUALA, draftNamed, openAs, REMINDERS, tokenOf } from './server.ts';

const REGULATORY = 'RegulatoryAffairsUser';

interface Fault {
  readonly name: string;
  readonly happen: (route: Route) => Promise<void>;
  /** How the error catalogue calls it, and what it says. */
  readonly key: string;
  readonly words: string;
  /** A setting of the host, in milliseconds: the default is half a minute. */
  readonly requestTimeout?: number;
}

/** Milliseconds until a list gives up: it is asked for three times, and the pauses between grow. */
const UNTIL_GIVEN_UP = 40_000;

/** Everything that can go wrong on the way to a server and back. */
const FAULTS: readonly Fault[] = [
  {
    name: 'an error of the server’s own',
    happen: (route) => route.fulfill({ status: 500, body: 'Internal Server Error' }),
    key: 'call.http',
    words: 'Le serveur a rencontré une erreur.',
  },
  {
    name: 'a connection that is cut',
    happen: (route) => route.abort('connectionreset'),
    key: 'call.network',
    words: 'Le serveur est injoignable. Vérifiez votre connexion et réessayez.',
  },
  {
    name: 'malformed JSON',
    happen: (route) => route.fulfill({ contentType: 'application/json', body: '{"data": {' }),
    key: 'call.malformed',
    words: 'La réponse du serveur est illisible.',
  },
  {
    name: 'a page of a proxy',
    happen: (route) => route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Portail Wi-Fi</title>' }),
    key: 'call.malformed',
    words: 'La réponse du serveur est illisible.',
  },
  {
    name: 'an answer with no data',
    happen: (route) => route.fulfill({ json: { data: null } }),
    key: 'call.no-data',
    words: 'Le serveur n’a renvoyé aucune donnée.',
  },
  {
    name: 'no answer at all',
    happen: () => Promise.resolve(),
    key: 'call.timeout',
    words: 'Le serveur met trop de temps à répondre. Réessayez dans un instant.',
    requestTimeout: 3_000,
  },
];

// The browser itself reports what did not load.
test.use({ provoked: /Failed to load resource/ });

/** Makes the calls of an operation go wrong, until they are let through again. */
async function provoke(page: Page, { happen }: Fault, operation: string): Promise<() => void> {
  let isBroken = true;
  await page.route(`**${API_PATH}`, (route) =>
    isBroken && readCall(route.request()).name === operation ? happen(route) : route.fallback(),
  );
  return () => {
    isBroken = false;
  };
}

for (const fault of FAULTS) {
  test(`${fault.name}: what was typed stays, the list says it in its place, and nothing is saved twice`, async ({
    page,
  }) => {
    test.slow();
    const { requestTimeout, words, key } = fault;
    if (requestTimeout) await page.route('**/config.json', (route) => route.fulfill({ json: { requestTimeout } }));

    await test.step('at sign-in', async () => {
      const mend = await provoke(page, fault, 'CreateToken');
      const { email } = personOf(REGULATORY);
      await page.goto('/');
      await signIn(page, email, DEMO_PASSWORD);
      await expect(page.getByRole('alert')).toContainText('La connexion n’a pas abouti.');
      await expect(page.getByRole('alert')).toContainText('votre saisie est gardée');
      await expect(page.getByRole('textbox', { name: 'Adresse e-mail' })).toHaveValue(email);
      await expect(page.getByRole('textbox', { name: 'Mot de passe' })).toHaveValue(DEMO_PASSWORD);
      mend();
    });

    await test.step('on the list', async () => {
      const mend = await provoke(page, fault, 'Reminders');
      await page.getByRole('button', { name: 'Se connecter' }).click();
      await expect(accountOf(page, REGULATORY)).toBeVisible();
      const notice = page.getByRole('alert');
      await expect(notice).toContainText('Les rappels n’ont pas pu être lus', { timeout: UNTIL_GIVEN_UP });
      await expect(notice).toContainText(key);
      mend();
      await notice.getByRole('button', { name: 'Réessayer' }).click();
      await expect(rowsOf(page).first()).toBeVisible();
      await expect(notice).toBeHidden();
    });

    await test.step('in the editor', async () => {
      const draft = draftNamed(`Écrit malgré ${fault.name}`);
      const mend = await provoke(page, fault, 'CreateReminder');
      const editor = await openNew(page);
      await editor.write(draft);
      await editor.save.click();
      const notice = editor.dialog.getByRole('alert');
      await expect(notice).toContainText(`Le rappel n’a pas été enregistré. ${words} Votre saisie est gardée ici.`);
      await editor.expectKept(draft);
      mend();
      await editor.save.click();
      await expect(editor.dialog).toBeHidden();
      await expect(rowsOf(page).filter({ hasText: draft.name })).toHaveCount(1);
      const token = await tokenOf(page.request, REGULATORY);
      const { data } = await ask(page.request, RemindersDocument, { done: false }, { token, agency: DOUALA.id });
      expect((data?.getAllReminder ?? []).filter(({ name }) => name === draft.name)).toHaveLength(1);
    });
  });
}

test('a list that comes with errors is shown, with a note that it may not be whole, and stays when it cannot be read again', async ({
  page,
}) => {
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

  const before = await rowsOf(page).count();
  goesWrong = 'altogether';
  const editor = await openNew(page);
  await editor.write(draftNamed('Lu une fois de moins'));
  await editor.save.click();
  await expect(editor.dialog).toBeHidden();
  await expect(note).toBeVisible({ timeout: UNTIL_GIVEN_UP });
  await expect(rowsOf(page)).toHaveCount(before);
});
