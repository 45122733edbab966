import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import type { Replay } from '#demo/replay.ts';
import { type Language, LANGUAGE_NAMES, LANGUAGES } from '#lib/languages.ts';
import { replayIn } from '#mocks/replays/index.ts';
import { playReplay, replayFrom } from '../../scripts/replay.ts';
import { enterAs, expect, openDemoBar, test } from './fixtures.ts';
import { DRAFT, openNew, rowsOf } from './reminder-editor.ts';

const shipped = (id: string, language: Language = 'fr'): Replay =>
  replayFrom(replayIn(language, readFileSync(new URL(`../../mocks/replays/${id}.json`, import.meta.url), 'utf8')));

/** More characters than sessionStorage holds in any browser. */
const TAB_ROOM = 6_000_000;

/** Waits until the page has played its replay to the end. */
async function playsItself(page: Page, { steps }: Replay): Promise<void> {
  const bar = page.getByRole('complementary', { name: 'Rejeu' });
  await bar.getByRole('radio', { name: '×8' }).click();
  await expect(bar.getByRole('button', { name: 'Fermer' })).toBeVisible({ timeout: 100_000 });
  await expect(bar).toContainText(`${steps.length} / ${steps.length}`);
}

for (const id of ['regulatory', 'laboratory']) {
  test(`the journey ${id} plays in a headless browser`, async ({ page }) => {
    await playReplay(page, shipped(id));
  });
}

/** The journeys of a day, by touch on a phone and by keyboard alone. */
for (const hand of ['touch', 'keyboard'] as const) {
  test.describe(`by ${hand}`, () => {
    test.use(hand === 'touch' ? { viewport: { width: 390, height: 844 }, hasTouch: true } : {});

    for (const id of ['delegate-day', 'unplanned-visit', 'plan-tomorrow', 'supervisor-day']) {
      for (const language of LANGUAGES) {
        test(`the journey ${id} plays in ${LANGUAGE_NAMES[language]}`, async ({ page }) => {
          await playReplay(page, shipped(id, language), { hand });
        });
      }
    }
  });
}

test('a journey in two languages plays in the language of its address', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/?replay=unplanned-visit&lang=en');
  await expect(page.getByRole('complementary', { name: 'Replay' })).toContainText(
    'somebody whom nobody has registered',
  );
  await page.goto('/?replay=unplanned-visit');
  await playsItself(page, shipped('unplanned-visit'));
});

test('a replay plays in the page with captions: it chooses a file and dispatches a month', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/?replay=sales');
  const bar = page.getByRole('complementary', { name: 'Rejeu' });
  await expect(bar).toContainText('Les ventes d’octobre');
  await bar.getByRole('button', { name: 'Pause' }).click();
  await bar.getByRole('button', { name: 'Étape suivante' }).click();
  await bar.getByRole('button', { name: 'Jouer' }).click();
  await playsItself(page, shipped('sales'));
});

test('a replay edits a sheet and switches the agency', async ({ page }) => {
  await page.goto('/?replay=goals');
  await playsItself(page, shipped('goals'));
});

test('a journey is recorded with the earlier work and can be played; a difference is reported by its step', async ({
  page,
  browser,
}) => {
  await enterAs(page, 'RegulatoryAffairsUser');
  const editor = await openNew(page);
  await editor.write(DRAFT);
  await editor.save.click();
  await expect(rowsOf(page)).toHaveCount(14);
  let bar = await openDemoBar(page, 'Scènes');
  await bar.getByRole('button', { name: 'Enregistrer un parcours' }).click();
  // What is done is recorded as soon as the page says so.
  const recording = page.getByRole('complementary', { name: 'Enregistrement' });
  await expect(recording).toBeVisible();
  await page.getByRole('searchbox').fill(DRAFT.name);
  await page.getByRole('row').filter({ hasText: DRAFT.name }).getByRole('rowheader').click();
  await expect(page.getByRole('dialog', { name: 'Modifier le rappel' })).toBeVisible();
  const download = page.waitForEvent('download');
  await recording.getByRole('button', { name: 'Terminer et garder' }).click();
  const file = await (await download).path();
  const replay = replayFrom(readFileSync(file, 'utf8'));
  expect(replay.opens).toMatchObject({ role: 'RegulatoryAffairsUser', scenario: 'small', lang: 'fr' });
  expect(replay.steps.map((step) => step.do)).toEqual(['type', 'press']);

  const device = await browser.newContext();
  const other = await device.newPage();
  await playReplay(other, replay);
  await expect(other.getByRole('dialog', { name: 'Modifier le rappel' })).toBeVisible();
  const differs = { ...replay, steps: [{ do: 'see', role: 'heading', name: 'Nulle part' }] } as const;
  await expect(playReplay(other, differs, { patience: 100 })).rejects.toThrow(
    'The replay differs at step 1. see heading "Nulle part"',
  );
  await device.close();

  await page.keyboard.press('Escape');
  bar = await openDemoBar(page, 'Scènes');
  const give = async (given: string | { name: string; mimeType: string; buffer: Buffer }) => {
    const chooser = page.waitForEvent('filechooser');
    await bar.getByRole('button', { name: 'Jouer un fichier…' }).click();
    await (await chooser).setFiles(given);
  };
  await give({ name: 'a.json', mimeType: 'application/json', buffer: Buffer.from('{"format":"other"}') });
  await expect(bar).toContainText('Ce fichier n’est pas un rejeu de la démonstration.');
  // A replay contains the work it begins with, so it may be larger than sessionStorage.
  await give({
    name: 'b.json',
    mimeType: 'application/json',
    buffer: Buffer.from(readFileSync(file, 'utf8') + ' '.repeat(TAB_ROOM)),
  });
  await playsItself(page, replay);
});
