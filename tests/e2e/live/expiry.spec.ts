import type { Route } from '@playwright/test';
import { ReadAllAgenciesDocument } from '#queries/agencies.generated.ts';
import { STORAGE_KEYS } from '#lib/device/texts.ts';
import { API_PATH } from '#mocks/hosts/graphql-request.ts';
import { readCall } from '../drivers/arranged-server.ts';
import { serve } from '../../../scripts/serve.mjs';
import { accountOf, DEMO_PASSWORD, expect, personOf, signIn, test as base } from '../fixtures.ts';
import { openNew, rowsOf } from '../reminder-editor.ts';
import { ask, draftNamed, keptToken, openAs, REMINDERS, startServer } from './server.ts';

const HOUR = 3600;

interface OwnServer {
  readonly url: string;
  /** Advances the clock of the server only. */
  readonly pass: (seconds: number) => void;
}

/** The live build with a server of its own, whose tokens are valid for an hour. */
const test = base.extend<{ server: OwnServer }>({
  async server({ viewport: _viewport }, provide) {
    let elapsed = 0;
    const api = await startServer({ tokenLifetime: HOUR, elapsed: () => elapsed * 1000 });
    const pages = await serve({ root: 'dist', api: api.url });
    await provide({
      url: pages.url,
      pass(seconds) {
        elapsed += seconds;
      },
    });
    pages.close();
    await api.close();
  },
  async baseURL({ server }, provide) {
    await provide(server.url);
  },
});

const PDF = { name: 'notice.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7 notice') };

const REGULATORY = 'RegulatoryAffairsUser';

test('after a session ends while a reminder is edited, signing in restores the reminder', async ({ page, server }) => {
  test.slow();
  const draft = draftNamed('Écrit avant la fin');
  await openAs(page, REGULATORY, REMINDERS);
  const editor = await openNew(page);
  await editor.write(draft);
  server.pass(HOUR);
  await editor.save.click();

  await expect(
    page.getByText('Votre session a expiré. Reconnectez-vous, vous reviendrez là où vous étiez.'),
  ).toBeVisible();
  await expect(page).toHaveURL((url) => url.searchParams.get('to') === `${REMINDERS}?reminder=new`);
  expect(await keptToken(page)).toBeNull();

  await signIn(page, personOf(REGULATORY).email, DEMO_PASSWORD);
  await expect(editor.dialog).toBeVisible();
  await editor.expectKept(draft);
  await editor.save.click();
  await expect(editor.dialog).toBeHidden();
  await expect(rowsOf(page).filter({ hasText: draft.name })).toHaveCount(1);
});

test('after a session ends while a file is sent, signing in restores the dialog with name, step and file', async ({
  page,
  server,
}) => {
  test.slow();
  const path = '/regulatoryaffairsuser/administration/product/prod-cm-brv-ten-0530/files?file=new';
  await openAs(page, REGULATORY, path);
  const dialog = page.getByRole('dialog', { name: 'Ajouter un fichier' });
  const name = dialog.getByRole('textbox', { name: 'Nom' });
  const step = dialog.getByRole('combobox', { name: 'Étape que ce fichier documente' });
  const send = dialog.getByRole('button', { name: 'Ajouter le fichier' });
  await dialog.locator('input[type="file"]').setInputFiles(PDF);
  await name.fill('Notice, avant la fin');
  await step.press('ArrowDown');
  await page.getByRole('option').last().click();
  const chosen = await step.inputValue();
  expect(chosen).not.toBe('');
  server.pass(HOUR);
  await send.click();

  await expect(page.getByText('Votre session a expiré.')).toBeVisible();
  await signIn(page, personOf(REGULATORY).email, DEMO_PASSWORD);
  await expect(name).toHaveValue('Notice, avant la fin');
  await expect(step).toHaveValue(chosen);
  await expect(dialog.getByText(PDF.name, { exact: true })).toBeVisible();
  await send.click();
  await expect(page.getByText('Fichier ajouté')).toBeVisible();

  await test.step('the same while it is replaced', async () => {
    await page.getByRole('row').filter({ hasText: 'Notice, avant la fin' }).getByRole('rowheader').click();
    await page.getByRole('button', { name: 'Remplacer', exact: true }).click();
    const replacing = page.getByRole('dialog', { name: 'Remplacer le fichier' });
    await replacing.locator('input[type="file"]').setInputFiles(PDF);
    server.pass(HOUR);
    await replacing.getByRole('button', { name: 'Remplacer le fichier' }).click();
    await expect(page.getByText('Votre session a expiré.')).toBeVisible();
    await signIn(page, personOf(REGULATORY).email, DEMO_PASSWORD);
    await expect(replacing.getByText(PDF.name, { exact: true })).toBeVisible();
    await replacing.getByRole('button', { name: 'Remplacer le fichier' }).click();
    await expect(page.getByText('Fichier remplacé')).toBeVisible();
  });
});

test('several calls refused at the same time end the session only once', async ({ page, server }) => {
  const arrivals: string[] = [];
  // Once the session is checked and the agency's time zone is known, the page makes two calls at once. The token expires
  // before they arrive.
  let arrive = () => {};
  const arrived = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  const asked = new Set<Route>();
  await page.route(`**${API_PATH}`, async (route) => {
    const isFirst = ['ValidateToken', 'ReadAllAgencies'].includes(readCall(route.request()).name);
    if (isFirst) return route.continue();
    asked.add(route);
    if (asked.size === 2) {
      server.pass(HOUR);
      arrive();
    }
    await arrived;
    return route.continue();
  });
  page.on('framenavigated', (frame) => arrivals.push(new URL(frame.url()).pathname));

  await openAs(page, REGULATORY, REMINDERS);
  await expect(page.getByText('Votre session a expiré.')).toHaveCount(1);
  await expect(page).toHaveURL((url) => url.searchParams.get('to') === REMINDERS);
  expect(arrivals.filter((path) => path === '/user/login')).toHaveLength(1);
});

test('a token that expired while the device slept is deleted, and the requested page opens after sign-in', async ({
  page,
  server,
}) => {
  const token = await openAs(page, REGULATORY, REMINDERS);
  await expect(accountOf(page, REGULATORY)).toBeVisible();
  // An open page would learn of the expiry first, and delete the token itself.
  await page.goto('about:blank');
  const before = await ask(page.request, ReadAllAgenciesDocument, {}, { token });
  expect(before.messages).toEqual([]);

  server.pass(HOUR);
  const after = await ask(page.request, ReadAllAgenciesDocument, {}, { token });
  expect(after).toEqual({ data: { readAllAgencies: null }, messages: [expect.stringMatching(/^UNAUTHORIZED/)] });

  await page.goto(`${REMINDERS}?done=true`);
  await expect(page.getByRole('alert')).toContainText('Votre session n’est pas valide.');
  expect(await keptToken(page)).toBeNull();
  await signIn(page, personOf(REGULATORY).email, DEMO_PASSWORD);
  await expect(page).toHaveURL(/\/reminders\?done=true$/);

  for (const forged of ['demo.nobody.0', '"; DROP TABLE users', 'jeton périmé à 5 €']) {
    await test.step(`a forged token is refused too: ${forged}`, async () => {
      await page.evaluate(([key, value]) => localStorage.setItem(key, value), [STORAGE_KEYS.token, forged] as const);
      await page.reload();
      await expect(page.getByRole('alert')).toContainText('Votre session n’est pas valide.');
      expect(await keptToken(page)).toBeNull();
    });
  }
});
