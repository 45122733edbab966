import { readFileSync } from 'node:fs';
import { REPLAYS } from '#mocks/replays/index.ts';
import { playReplay, replayFrom } from '../../scripts/replay.ts';
import { enterAs, expect, openDemoBar, test } from './fixtures.ts';

const fileOf = (id: string) => new URL(`../../mocks/replays/${id}.json`, import.meta.url);

for (const { id, title } of REPLAYS) {
  test(`${title.en}: is walked headless`, async ({ page }) => {
    await playReplay(page, replayFrom(readFileSync(fileOf(id), 'utf8')));
  });
}

test('a replay plays itself in the page, and leaves the work of others alone', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/?replay=regulatory');
  const bar = page.getByRole('complementary', { name: 'Rejeu' });
  await expect(bar).toContainText('les rappels, le plus proche d’abord');
  await bar.getByRole('button', { name: 'Pause' }).click();
  await bar.getByRole('button', { name: 'Étape suivante' }).click();
  await bar.getByRole('radio', { name: '×8' }).click();
  await bar.getByRole('button', { name: 'Jouer' }).click();
  await expect(bar.getByRole('button', { name: 'Fermer' })).toBeVisible({ timeout: 100_000 });
  await expect(bar).toContainText('27 / 27');
});

test('what is done is recorded, and can be played; what is no replay is refused in words', async ({ page }) => {
  await enterAs(page, 'RegulatoryAffairsUser');
  let bar = await openDemoBar(page, 'Scènes');
  await bar.getByRole('button', { name: 'Enregistrer un parcours' }).click();
  await page.getByRole('searchbox').fill('Tensorel');
  await page.getByRole('navigation', { name: 'Menu principal' }).getByRole('link', { name: 'Produits' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Produits' })).toBeVisible();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('complementary', { name: 'Enregistrement' }).getByRole('button', { name: 'Terminer et garder' }).click(),
  ]);
  const replay = replayFrom(readFileSync(await download.path(), 'utf8'));
  expect(replay.opens).toMatchObject({ role: 'RegulatoryAffairsUser', scenario: 'small', lang: 'fr' });
  expect(replay.steps.map((step) => step.do)).toEqual(['type', 'press', 'arrive']);
  await playReplay(page, replay);

  bar = await openDemoBar(page, 'Scènes');
  const [chooser] = await Promise.all([page.waitForEvent('filechooser'), bar.getByRole('button', { name: 'Jouer un fichier…' }).click()]);
  await chooser.setFiles({ name: 'a.json', mimeType: 'application/json', buffer: Buffer.from('{"format":"other"}') });
  await expect(bar).toContainText('Ce fichier n’est pas un rejeu de la démonstration.');
});
