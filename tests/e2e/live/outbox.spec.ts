import { expect, test } from '../fixtures.ts';
import { readCall } from '../drivers/arranged-server.ts';
import { openAs } from './server.ts';

/** Milliseconds: after them the server is asked whether a report has arrived. */
const REQUEST_TIMEOUT = 5000;

test.use({ provoked: /Failed to load resource/ });

// Of one delegate: what begins in the same second is one visit to the server.
test.describe.configure({ mode: 'default' });

test('a report whose answer is cut after the server wrote it is asked about, and not sent again', async ({ page }) => {
  await page.route('**/config.json', (route) => route.fulfill({ json: { requestTimeout: REQUEST_TIMEOUT } }));
  let reports = 0;
  await page.route('**/api/v1', async (route) => {
    if (readCall(route.request()).name !== 'CreateReport') return route.fallback();
    reports += 1;
    await route.fetch();
    return route.abort('connectionfailed');
  });
  await openAs(page, 'Delegue', '/app/programs/home');
  await page.getByRole('button', { name: 'Visite imprévue' }).click();
  const report = page.getByRole('dialog', { name: 'Visite imprévue' });
  const name = `Abega ${crypto.randomUUID().slice(0, 8)}`;
  await report.getByRole('textbox', { name: 'Nom', exact: true }).fill(name);
  await report.getByRole('textbox', { name: 'Promesse obtenue' }).fill('Prescrira Paludexa');
  await report.getByRole('button', { name: 'Envoyer' }).click();
  await page.getByRole('button', { name: 'Envoyer sans position' }).click();
  await expect(page.getByText('Rapport gardé sur cet appareil')).toBeVisible();
  const mark = page.getByRole('button', { name: /^Boîte d’envoi\s: \d/u });
  await expect(mark).toBeVisible();
  await expect(mark).toBeHidden();
  const people = page.getByRole('region', { name: 'Nouveaux clients non enregistrés' });
  await expect(people.getByText(name)).toHaveCount(1);
  expect(reports).toBe(1);
});

test('a page that is reloaded while its report waits for an answer opens no draft of it: it would be sent twice', async ({
  page,
}) => {
  await page.route('**/config.json', (route) => route.fulfill({ json: { requestTimeout: REQUEST_TIMEOUT } }));
  let [isCut, calls] = [true, 0];
  await page.route('**/api/v1', (route) => {
    if (readCall(route.request()).name !== 'CreateReport') return route.fallback();
    calls += 1;
    // The first page has no answer, and the server nothing.
    return isCut ? undefined : route.fallback();
  });
  await openAs(page, 'Delegue', '/app/programs/home');
  await page.getByRole('button', { name: 'Visite imprévue' }).click();
  const report = page.getByRole('dialog', { name: 'Visite imprévue' });
  const name = report.getByRole('textbox', { name: 'Nom', exact: true });
  const person = `Abega ${crypto.randomUUID().slice(0, 8)}`;
  await name.fill(person);
  await report.getByRole('textbox', { name: 'Promesse obtenue' }).fill('Prescrira Paludexa');
  await report.getByRole('button', { name: 'Envoyer' }).click();
  await page.getByRole('button', { name: 'Envoyer sans position' }).click();
  const mark = page.getByRole('button', { name: /^Boîte d’envoi\s: \d/u });
  await expect(mark).toBeVisible();
  await expect.poll(() => calls).toBe(1);
  await expect(report).toBeVisible();
  isCut = false;
  await page.reload();
  await expect(name).toHaveValue('');
  await expect(report.getByText('Votre saisie non enregistrée est revenue')).toBeHidden();
  await expect(mark).toBeVisible();
  await expect(mark).toBeHidden({ timeout: 3 * REQUEST_TIMEOUT });
  expect(calls).toBe(2);
  await report
    .getByRole('button', { name: 'Plus tard' })
    .or(report.getByRole('button', { name: 'Fermer' }))
    .first()
    .click();
  const people = page.getByRole('region', { name: 'Nouveaux clients non enregistrés' });
  await expect(people.getByText(person)).toHaveCount(1);
});
