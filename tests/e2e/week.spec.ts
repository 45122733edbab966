import type { Page } from '@playwright/test';
import { enterAs, expect, test } from './fixtures.ts';

const WEEK = '/app/programs/home?day=2026-11-25&view=week';
const dayOf = (page: Page, name: string) => page.getByRole('grid', { name });
const MONDAY = 'Lundi 23 novembre';
const TUESDAY = 'Mardi 24 novembre';
const THURSDAY = 'Jeudi 26 novembre';

test('a week is planned by dragging and by keys, saved day by day, and opened again', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await enterAs(page, 'Delegue', { path: '/app/programs/home?day=2026-11-25' });
  await page.getByRole('button', { name: 'Semaine', exact: true }).click();
  await expect(page).toHaveURL(/view=week/u);
  const [monday, tuesday, thursday] = [dayOf(page, MONDAY), dayOf(page, TUESDAY), dayOf(page, THURSDAY)];
  const rows = monday.getByRole('row');
  await expect(rows.first()).toBeVisible();
  await expect(thursday.getByText('Aucune visite. Déposez-en une ici.')).toBeVisible();
  const before = await rows.count();
  const first = await rows.first().getAttribute('data-key');
  const second = await rows.nth(1).getAttribute('data-key');

  // Its place in its day, by keys.
  await rows.first().focus();
  await page.keyboard.press('Alt+ArrowDown');
  await expect(rows.first()).toHaveAttribute('data-key', second ?? '');
  await expect(rows.nth(1)).toBeFocused();
  await page.getByRole('button', { name: 'Défaire' }).click();
  await expect(rows.first()).toHaveAttribute('data-key', first ?? '');

  // What the back button has asked about closes the week once it is discarded.
  await rows.first().focus();
  await page.keyboard.press('Alt+ArrowDown');
  await expect(rows.first()).toHaveAttribute('data-key', second ?? '');
  await page.goBack();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Abandonner' }).click();
  await expect(page).not.toHaveURL(/view=week/u);
  await page.getByRole('button', { name: 'Semaine', exact: true }).click();
  await expect(rows.first()).toHaveAttribute('data-key', first ?? '');
  await expect(page.getByText('Votre saisie non enregistrée est revenue.')).toBeHidden();

  // To another day by the mouse, with its purpose.
  const purpose = await rows.first().locator('span').first().innerText();
  // Anywhere in its column, far below its visits.
  const column = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: THURSDAY }) });
  await rows
    .first()
    .locator('bdi')
    .dragTo(column, { targetPosition: { x: 60, y: 300 } });
  await expect(thursday.getByRole('row', { name: /./u }).first()).toHaveAttribute('data-key', first ?? '');
  await expect(thursday.getByRole('row').first()).toContainText(purpose);
  await expect(rows).toHaveCount(before - 1);

  // From the tray, without dragging; its purpose is asked for before anything is saved.
  const tray = page.getByRole('region', { name: 'Qui voir cette semaine' });
  await tray.getByRole('searchbox').fill('Pharmacie');
  const found = tray
    .getByRole('grid', { name: 'Clients trouvés' })
    .getByRole('row', { name: /Pharmacie/u })
    .first();
  const added = await found.getAttribute('data-key');
  await found.getByRole('button', { name: /^Modifier la visite/u }).click();
  await page.getByRole('menuitem', { name: /^Mardi 24 novembre/u }).click();
  const row = tuesday.locator(`[data-key="${added}"]`);
  await expect(row).toBeFocused();
  await row.getByRole('button', { name: /^Modifier la visite/u }).press('Enter');
  await page.getByRole('menuitem', { name: 'Changer l’objectif…' }).press('Enter');
  await page.getByRole('dialog', { name: 'Objectif de la visite' }).getByRole('textbox').fill('Compter le stock');
  await page.keyboard.press('Enter');
  await expect(row).toContainText('Compter le stock');

  // The draft stays on the device, and the back button asks.
  await page.goBack();
  await page.getByRole('button', { name: 'Continuer la saisie' }).click();
  await expect(page).toHaveURL(/view=week/u);
  await page.reload();
  await expect(page.getByText('Votre saisie non enregistrée est revenue.')).toBeVisible();
  await expect(thursday.getByRole('row').first()).toHaveAttribute('data-key', first ?? '');
  await page.getByRole('button', { name: 'Enregistrer la semaine' }).click();
  await expect(page.getByText('3 jours enregistrés')).toBeVisible();
  await page.goto(WEEK);
  await expect(rows).toHaveCount(before - 1);
  await expect(thursday.getByRole('row').first()).toHaveAttribute('data-key', first ?? '');
  await expect(tuesday.locator(`[data-key="${added}"]`)).toContainText('Compter le stock');
});

test('in English, a visit is dragged to another day with the keyboard, and brought back', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await enterAs(page, 'Delegue', { path: WEEK, lang: 'en' });
  const [monday, thursday] = [dayOf(page, 'Monday 23 November'), dayOf(page, 'Thursday 26 November')];
  const rows = monday.getByRole('row');
  await expect(rows.first()).toBeVisible();
  await expect(page.getByRole('grid', { name: 'Suggestions' }).getByRole('row').first()).toBeVisible();
  const first = (await rows.first().getAttribute('data-key')) ?? '';
  await rows.first().focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  // Wednesday has a visit to the same customer, and takes none.
  await expect(page.getByText('This customer already has a visit on that day.')).toBeVisible();
  for (let press = 0; press < 20 && !(await thursday.locator(':focus').count()); press += 1)
    await page.keyboard.press('Tab');
  await expect(thursday.locator(':focus')).toHaveCount(1);
  await page.keyboard.press('Enter');
  await expect(thursday.locator(`[data-key="${first}"]`)).toBeFocused();
  await expect(page.getByText('2 days changed, not saved yet')).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).press('Enter');
  await expect(monday.locator(`[data-key="${first}"]`)).toBeVisible();
  await expect(page.getByText('not saved yet')).toHaveCount(0);
});

test('half of a move that the week has not saved is told where the day is planned alone', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await enterAs(page, 'Delegue', { path: WEEK });
  const [monday, thursday] = [dayOf(page, MONDAY), dayOf(page, THURSDAY)];
  const row = monday.getByRole('row').first();
  const name = await row.locator('bdi').innerText();
  await row.getByRole('button', { name: /^Modifier la visite/u }).click();
  await page.getByRole('menuitem', { name: /^Jeudi 26 novembre/u }).click();
  await expect(thursday.getByRole('row').first()).toContainText(name);
  for (const [day, other] of [
    ['2026-11-23', 'jeudi 26 novembre'],
    ['2026-11-26', 'lundi 23 novembre'],
  ]) {
    await page.goto(`/app/programs/home?day=${day}&plan=1`);
    const plan = page.getByRole('dialog', { name: 'Planifier la journée' });
    await expect(plan.getByText(/^Un déplacement commencé n’est enregistré ni ici/u)).toBeVisible();
    await expect(plan.getByText(`${name}, avec ${other}`)).toBeVisible();
  }
  // Abandoned on one day, the move is abandoned on both: the visit is where it was.
  await page.getByRole('button', { name: 'Annuler' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Abandonner' }).click();
  await expect(page.getByText(`Déplacement abandonné sur l’autre jour aussi : ${name}`)).toBeVisible();
  await page.goto(WEEK);
  await expect(monday.getByText(name)).toBeVisible();
  await expect(thursday.getByText(name)).toHaveCount(0);
  await expect(page.getByText('pas encore enregistré')).toHaveCount(0);
});

test('a visit that went to a day and back is not there when the week is opened again', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await enterAs(page, 'Delegue', { path: WEEK });
  const [monday, thursday] = [dayOf(page, MONDAY), dayOf(page, THURSDAY)];
  const row = monday.getByRole('row').first();
  const name = await row.locator('bdi').innerText();
  await row.getByRole('button', { name: /^Modifier la visite/u }).click();
  await page.getByRole('menuitem', { name: /^Jeudi 26 novembre/u }).click();
  await expect(thursday.getByText(name)).toBeVisible();
  // The device has both days by then.
  await page.goto(WEEK);
  await expect(page.getByText('2 jours modifiés, pas encore enregistrés')).toBeVisible();
  await thursday
    .getByRole('row')
    .first()
    .getByRole('button', { name: /^Modifier la visite/u })
    .click();
  await page.getByRole('menuitem', { name: /^Lundi 23 novembre/u }).click();
  await expect(thursday.getByText('Aucune visite. Déposez-en une ici.')).toBeVisible();
  await page.goto(WEEK);
  await expect(monday.getByText(name)).toBeVisible();
  await expect(thursday.getByText('Aucune visite. Déposez-en une ici.')).toBeVisible();
});
