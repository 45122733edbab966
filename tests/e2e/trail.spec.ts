import type { Locator, Page } from '@playwright/test';
import { enterAs, expect, expectAccessible, follow, openDemoBar, test } from './fixtures.ts';

const HOME = '/app/programs/home';

const barOf = (page: Page): Locator => page.getByRole('region', { name: 'Itinéraire du jour' });
const markOf = (page: Page): Locator => page.getByRole('link', { name: 'Itinéraire en cours' });

/** Chooses in the demo's console what the device says of its position, and closes the console. */
async function simulate(page: Page, source: string | RegExp, speed = ''): Promise<void> {
  const console = await openDemoBar(page, 'Position');
  await console.getByRole('button', { name: 'Position' }).click();
  await page.getByRole('option', { name: source }).click();
  if (speed !== '') await console.getByRole('radio', { name: speed }).click();
  await console.getByRole('button', { name: 'Fermer' }).click();
  await expect(console).toBeHidden();
}

async function start(page: Page): Promise<void> {
  await barOf(page).getByRole('button', { name: 'Commencer' }).click();
  const question = page.getByRole('dialog', { name: /^Relever votre itinéraire/u });
  await question.getByRole('button', { name: 'Relever mon itinéraire' }).click();
  await expect(question).toBeHidden();
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('a trail is started, paused by a reload, resumed and ended; the supervisor sees it', async ({ page }) => {
    await enterAs(page, 'Delegue', { path: HOME });
    const bar = barOf(page);
    await expect(bar).toContainText('Votre itinéraire n’est pas relevé');
    await expect(markOf(page)).toHaveCount(0);
    await test.step('nothing is captured without consent; with it, the mark follows the user', async () => {
      await bar.getByRole('button', { name: 'Commencer' }).click();
      await expectAccessible(page);
      await page.getByRole('button', { name: 'Pas maintenant' }).click();
      await expect(bar).toContainText('Votre itinéraire n’est pas relevé');
      await simulate(page, /en chemin/u, '140 km/h');
      await start(page);
      await expect(bar).toContainText('Itinéraire en cours depuis 08:10 · 1 position');
      await expect(bar).toContainText('· 3 positions · 2 à envoyer', { timeout: 20_000 });
      await follow(page, '/app/customers');
      await markOf(page).click();
      await expect(bar).toContainText('Itinéraire en cours');
      await expectAccessible(page);
    });
    await test.step('after a reload it is paused, with what was captured', async () => {
      await page.reload();
      await expect(bar).toContainText(/Itinéraire en pause · \d positions/u);
      await expect(markOf(page)).toHaveCount(0);
      await simulate(page, /sur place/u);
      await bar.getByRole('button', { name: 'Reprendre' }).click();
      await expect(markOf(page)).toBeVisible();
      await bar.getByRole('button', { name: 'Terminer' }).click();
      await expect(bar).toContainText(/^Itinéraire terminé · \d positions/u);
      await expect(bar).not.toContainText('à envoyer');
    });
    await test.step('the delegate sees what the supervisor sees', async () => {
      await bar.getByRole('button', { name: 'Ce que voit mon superviseur' }).click();
      const view = page.getByRole('dialog', { name: 'Ce que voit mon superviseur' });
      await expect(view.getByRole('slider', { name: 'Heure du trajet' })).toBeAttached();
      await expectAccessible(page);
      await view.getByRole('button', { name: 'Fermer' }).click();
      await enterAs(page, 'Supervisor', { path: '/app/programs/workgroup/group-cm-1' });
      await page.getByRole('row', { name: /Yannick Mbida/u }).click();
      await expect(page.getByRole('slider', { name: 'Heure du trajet' })).toBeAttached();
    });
  });

  test('each way in which a device gives no position is said, with a way on', async ({ page }) => {
    await enterAs(page, 'Delegue', { path: HOME });
    const bar = barOf(page);
    await simulate(page, /^Refusée/u);
    await start(page);
    await expect(bar).toContainText('Le navigateur refuse la position.');
    await expect(markOf(page)).toHaveCount(0);
    await simulate(page, 'Introuvable');
    await bar.getByRole('button', { name: 'Réessayer' }).click();
    await expect(bar).toContainText('L’appareil ne trouve pas sa position.');
    await simulate(page, /800 m/u);
    await expect(bar).toContainText(/trop vague \(800\sm près\)/u);
    await simulate(page, /sur place/u);
    await expect(bar).toContainText('· 1 position');
    const console = await openDemoBar(page, 'Position');
    await console.getByRole('button', { name: /^Sauter/u }).click();
    await console.getByRole('button', { name: 'Fermer' }).click();
    await simulate(page, 'Pas venue à temps');
    await expect(bar).toContainText('La position n’est pas venue à temps.');
    await expect(bar).toContainText('· 1 position');
    await bar.getByRole('button', { name: 'Mettre en pause' }).click();
    await expect(bar).toContainText('Itinéraire en pause');
  });
});

test('a trail ends by itself at midnight of the agency', async ({ page }) => {
  await enterAs(page, 'Delegue', { path: `${HOME}?now=2026-11-19T22:59:50Z` });
  await simulate(page, /sur place/u);
  await start(page);
  await expect(markOf(page)).toBeVisible();
  await expect(barOf(page)).toContainText('L’itinéraire d’hier s’est terminé à minuit', { timeout: 20_000 });
  // Nothing of it is counted as of the new day, and a new trail is asked about anew.
  await expect(barOf(page).getByRole('status')).not.toContainText('position');
  await barOf(page).getByRole('button', { name: 'Commencer' }).click();
  await expect(page.getByRole('dialog', { name: /^Relever votre itinéraire aujourd’hui/u })).toBeVisible();
  await expect(markOf(page)).toHaveCount(0);
});

test('a trail is captured in one tab, which another one shows and may take', async ({ page, context }) => {
  await enterAs(page, 'Delegue', { path: HOME });
  const other = await context.newPage();
  await enterAs(other, 'Delegue', { path: HOME });
  await simulate(page, /sur place/u);
  await start(page);
  await expect(barOf(page)).toContainText('Itinéraire en cours depuis');
  await expect(barOf(other)).toContainText('dans un autre onglet');
  await simulate(other, /sur place/u);
  await barOf(other).getByRole('button', { name: 'Continuer ici' }).click();
  await expect(markOf(other)).toBeVisible();
  await expect(barOf(page)).toContainText('dans un autre onglet');
  await expect(markOf(page)).toHaveCount(0);
});

test('who has no module of positions has no trail', async ({ page }) => {
  await enterAs(page, 'Delegue', { path: `${HOME}?deny=moduleGPSIsEnabled` });
  await expect(page.getByRole('button', { name: 'Visite imprévue' })).toBeVisible();
  await expect(barOf(page)).toHaveCount(0);
});
