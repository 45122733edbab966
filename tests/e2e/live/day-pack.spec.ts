import type { Page } from '@playwright/test';
import { expect, signOut, test } from '../fixtures.ts';
import { planOf, planPharmacy, purposeOf } from '../planning.ts';
import { attempt, openAs } from './server.ts';

const DAY = '/app/programs/home';

test.use({ provoked: /Failed to load resource|ERR_INTERNET_DISCONNECTED/, serviceWorkers: 'allow' });

/** Waits until the service worker has the files of the application. */
const waitUntilCached = (page: Page) =>
  page.evaluate(async () => {
    await navigator.serviceWorker.ready;
  });

/** The texts of the reads that the device keeps. */
const keptReads = (page: Page): Promise<readonly string[]> =>
  page.evaluate(
    () =>
      new Promise<readonly string[]>((resolve, reject) => {
        const opening = indexedDB.open('tournee-reads');
        opening.addEventListener('error', () => reject(opening.error));
        opening.addEventListener('success', () => {
          const database = opening.result;
          const reading: IDBRequest<unknown[]> = database.transaction('texts').objectStore('texts').getAll();
          reading.addEventListener('success', () => {
            database.close();
            resolve(reading.result.map(String));
          });
        });
      }),
  );

const noticeOf = (page: Page) => page.getByText(/^Le serveur n’a pas encore répondu\. Ceci a été lu le/u);

test('a day that was read ahead opens without a network, says its age, and is forgotten at sign-out', async ({
  page,
  context,
}) => {
  await openAs(page, 'Delegue', DAY);
  const pack = page.getByRole('region', { name: 'Journée hors ligne' });
  await pack.getByRole('button', { name: 'Préparer hors ligne' }).click();
  await expect(pack.getByText(/^Journée prête hors ligne/u)).toBeVisible();
  await waitUntilCached(page);
  await expect(noticeOf(page)).toBeHidden();
  const heading = await page.getByRole('heading', { level: 1 }).textContent();
  await page.close();

  await context.setOffline(true);
  const cold = await context.newPage();
  await cold.goto(DAY);
  await expect(noticeOf(cold)).toBeVisible();
  await expect(cold.getByRole('heading', { level: 1 })).toHaveText(heading ?? '');
  await cold.goto('/app/customer-card/dashboard');
  await expect(cold.getByRole('row').nth(1)).toBeVisible();
  await expect(noticeOf(cold)).toBeVisible();

  await context.setOffline(false);
  await expect(noticeOf(cold)).toBeHidden();
  expect((await keptReads(cold)).length).toBeGreaterThan(5);
  await signOut(cold, 'Delegue');
  await expect(cold.getByRole('heading', { level: 1, name: 'Se connecter' })).toBeVisible();
  await expect.poll(() => keptReads(cold)).toEqual([]);
});

test('whoever is planned after the day was read ahead is counted without a network, and read with one', async ({
  page,
  context,
}) => {
  await openAs(page, 'Supervisor', DAY);
  const pack = page.getByRole('region', { name: 'Journée hors ligne' });
  await pack.getByRole('button', { name: 'Préparer hors ligne' }).click();
  await expect(pack.getByText(/^Journée prête hors ligne/u)).toBeVisible();
  await waitUntilCached(page);
  await planPharmacy(page);
  const purpose = `Vérifier le stock ${attempt()}`;
  await purposeOf(page).last().fill(purpose);
  await planOf(page).getByRole('button', { name: 'Enregistrer le programme' }).click();
  const visit = page
    .getByRole('listitem')
    .filter({ hasText: purpose })
    .getByRole('button', { name: /Pharmacie/u });
  await expect(planOf(page)).toBeHidden();
  await expect(visit).toBeVisible();
  // What was read is stored once the page has shown it, within two seconds.
  await expect.poll(async () => (await keptReads(page)).some((text) => text.includes(purpose))).toBe(true);

  await context.setOffline(true);
  await page.reload();
  const missing = pack.getByText('1 fiche prévue depuis ne s’ouvrira pas sans réseau.');
  await expect(missing).toBeVisible();
  await expect(visit).toBeVisible();
  await pack.getByRole('button', { name: 'Compléter' }).click();
  await expect(missing).toBeVisible();

  // By itself, once the network is back and the page has had it for ten seconds.
  await context.setOffline(false);
  await expect(pack.getByText(/^Journée prête hors ligne/u)).toBeVisible({ timeout: 60_000 });
  await context.setOffline(true);
  await page.reload();
  await visit.click();
  await page.getByRole('dialog').getByRole('link', { name: 'Fiche' }).click();
  await expect(page.getByRole('heading', { level: 1, name: /Pharmacie/u })).toBeVisible();
});
