import type { Locator, Page } from '@playwright/test';
import { demoAddress, enterAs, expect, follow, pathOf, test } from './fixtures.ts';
import { DRAFT, openNew, openReminder, questionOf, ReminderEditor, rowsOf } from './reminder-editor.ts';

const LIST = '/regulatoryaffairsuser/administration/reminders';

/** The number of reminders in the small world, to come and past. */
const TO_COME = 13;
const PAST = 8;

async function enter(page: Page, address: Parameters<typeof enterAs>[2] = {}): Promise<void> {
  await enterAs(page, 'RegulatoryAffairsUser', { path: LIST, ...address });
}

/** The names of the rows: their first lines. */
const namesOf = (rows: Locator) => rows.getByRole('rowheader').allInnerTexts();
const firstLines = async (rows: Locator) => (await namesOf(rows)).map((text) => text.split('\n')[0] ?? '');

/** The reminder that the address names, if any. */
const openedIn = (page: Page) => new URL(page.url()).searchParams.get('reminder');

test('the list is sorted by time, both ways, and a search ignores accents', async ({ page }) => {
  await enter(page);
  const rows = rowsOf(page);
  await expect(rows).toHaveCount(TO_COME);
  await expect(rows.first()).toContainText('19 nov. 2026, 10:30');
  await expect(rows.first()).toContainText('aujourd’hui');
  await expect(rows.last()).toContainText('24 juin 2027');

  await test.step('searched', async () => {
    const search = page.getByRole('searchbox', { name: 'Chercher un rappel' });
    await search.fill('ECHEANCE DU COMPLEMENT');
    await expect(rows).toHaveCount(1);
    await expect(rows).toContainText('Échéance du complément d’information');
    await expect(page.getByRole('search')).toContainText(`1 sur ${TO_COME}`);
    await search.fill('azimarel');
    await expect(rows).toHaveCount(2);
    await search.fill('leopoldine');
    await expect(rows).toHaveCount(4);
    await search.fill('zzz');
    await expect(page.getByRole('heading', { name: 'Aucun rappel ne contient « zzz »' })).toBeVisible();
    await page.getByText('Effacer la recherche').click();
    await expect(rows).toHaveCount(TO_COME);
    await expect(search).toHaveValue('');
  });

  await test.step('sorted', async () => {
    const names = await firstLines(rows);
    const byName = names.toSorted(new Intl.Collator('fr', { numeric: true }).compare);
    const header = page.getByRole('columnheader', { name: 'Rappel' });
    await header.click();
    await expect(header).toHaveAttribute('aria-sort', 'ascending');
    expect(await firstLines(rows)).toEqual(byName);
    await header.click();
    await expect(header).toHaveAttribute('aria-sort', 'descending');
    expect(await firstLines(rows)).toEqual(byName.toReversed());
  });

  await test.step('past reminders, latest first', async () => {
    await page.getByRole('radio', { name: /^Passés/ }).click();
    await page.reload();
    await expect(page.getByRole('radio', { name: /^Passés/ })).toBeChecked();
    await expect(rows).toHaveCount(PAST);
    await expect(rows.first()).toContainText('18 nov. 2026');
    await expect(rows.first()).toContainText('échu');
    await expect(rows.last()).toContainText('31 août 2026');
  });
});

test('a reminder is created: missing fields are listed, a refused form keeps its input, and a saved reminder is listed in order', async ({
  page,
}) => {
  await enter(page);
  const editor = await openNew(page);
  await editor.dialog.getByRole('switch', { name: 'Notification dans l’application' }).press('Space');
  await editor.save.click();
  const summary = editor.dialog.getByRole('alert');
  await expect(summary).toBeFocused();
  await expect(summary).toContainText('5 champs sont à corriger');
  await expect(summary.getByRole('link')).toHaveText([
    'Donnez un nom au rappel',
    'Décrivez ce qu’il y a à faire',
    'Choisissez la date et l’heure',
    'Choisissez au moins un moyen d’envoi',
    'Choisissez au moins un destinataire',
  ]);
  await expect(editor.name).toHaveAccessibleDescription('Donnez un nom au rappel');
  await summary.getByRole('link', { name: 'Décrivez ce qu’il y a à faire' }).click();
  await expect(editor.description).toBeFocused();

  const past = { ...DRAFT, date: '18112026' };
  await editor.write(past);
  await expect(summary.getByRole('link').last()).toHaveText('Choisissez au moins un moyen d’envoi');
  await editor.dialog.getByRole('switch', { name: 'E-mail' }).press('Space');
  await editor.save.click();
  await expect(summary).toContainText('Cette date est déjà passée');
  await editor.expectKept(past);

  await editor.when(DRAFT.date, DRAFT.time);
  await expect(editor.dialog.getByText('mercredi 2 décembre 2026')).toBeVisible();
  await editor.search.fill('LEOPOLDINE');
  await page.keyboard.press('Enter');
  await expect(editor.count).toHaveText('2 sur 15');
  const step = editor.dialog.getByRole('group', { name: /^Étape du dossier/ });
  await step.getByRole('combobox', { name: 'Produit' }).fill('tensorel 5');
  await page.getByRole('option', { name: 'Tensorel 5 mg B/30' }).click();
  await step.getByRole('combobox', { name: 'Action réglementaire' }).fill('renouv');
  await page.getByRole('option', { name: 'Renouvellement quinquennal' }).click();
  await step.getByRole('combobox', { name: 'Étape' }).fill('commission');
  await page.getByRole('option', { name: 'Passer en commission' }).click();
  await editor.save.click();
  await expect(page.getByText('Rappel enregistré')).toBeVisible();
  await expect(editor.dialog).toBeHidden();
  expect(openedIn(page)).toBeNull();

  const rows = rowsOf(page);
  await expect(rows).toHaveCount(TO_COME + 1);
  const created = rows.nth(3);
  await expect(created, 'between 1 and 17 December').toContainText(DRAFT.name);
  await expect(created).toContainText('2 déc. 2026, 09:30');
  await expect(created).toContainText('Passer en commission');
  await expect(created.getByRole('img', { name: 'Destinataires : Pauline Kouamé, Léopoldine Ngassa' })).toBeVisible();
  await expect(created.getByRole('img', { name: 'E-mail' })).toBeVisible();
  await page.reload();
  await expect(created).toContainText(DRAFT.name);
});

test('a reminder is changed, detached from its step, and needs a new time once it is past', async ({ page }) => {
  await enter(page);
  const rows = rowsOf(page);
  const full = await openReminder(page, 'Revue réglementaire trimestrielle');
  await expect(full.count).toHaveText('15 sur 15');
  await full.name.fill('Revue réglementaire annuelle');
  await full.when('15012027', '1400');
  await full.save.click();
  await expect(rows.filter({ hasText: 'Revue réglementaire annuelle' })).toContainText('15 janv. 2027, 14:00');
  await expect(rows).toHaveCount(TO_COME);

  const stepped = await openReminder(page, 'Demander les stocks aux grossistes');
  await stepped.dialog.getByRole('button', { name: 'Retirer l’étape' }).click();
  await expect(stepped.dialog.getByRole('combobox', { name: 'Produit' })).toBeFocused();
  await stepped.save.click();
  await expect(stepped.dialog).toBeHidden();
  await expect(rows.filter({ hasText: 'Demander les stocks aux grossistes' })).not.toContainText(
    'Écouler l’ancien stock',
  );

  await page.getByRole('radio', { name: /^Passés/ }).click();
  const late = await openReminder(page, 'Notifier la nouvelle notice');
  await late.description.fill('Encore');
  await late.save.click();
  await expect(late.dialog.getByRole('alert')).toContainText('Cette date est déjà passée');
  await late.when('15012027', '1400');
  await late.save.click();
  await expect(late.dialog).toBeHidden();
  await expect(rows).toHaveCount(PAST - 1);
});

test.describe('leaving', () => {
  test('a reminder has its address; the back button closes it, and the list is in the history once', async ({
    page,
  }) => {
    await enter(page);
    const entries = () => page.evaluate(() => history.length);
    const before = await entries();
    for (const leave of ['cancel', 'back'] as const) {
      const editor = await openReminder(page, 'Relancer l’évaluateur');
      expect(openedIn(page)).not.toBeNull();
      await (leave === 'cancel' ? editor.cancel.click() : page.goBack());
      await expect(editor.dialog).toBeHidden();
      expect(pathOf(page)).toBe(LIST);
    }
    // Going forward opens the last reminder again: closing it did not add another entry for the list.
    expect(await entries()).toBe(before + 1);
    await page.goForward();
    const again = new ReminderEditor(page, { title: 'Modifier le rappel' });
    await expect(again.dialog).toBeVisible();

    await page.reload();
    await expect(again.name).toHaveValue('Relancer l’évaluateur');
    await page.keyboard.press('Escape');
    await expect(again.dialog).toBeHidden();
    expect(openedIn(page)).toBeNull();

    await follow(page, `${LIST}?reminder=rem-gone`);
    const dialog = page.getByRole('dialog', { name: 'Rappel' });
    await expect(dialog.getByText('Ce rappel n’existe plus')).toBeVisible();
    await dialog.getByRole('contentinfo').getByRole('button', { name: 'Fermer' }).click();
    await expect(rowsOf(page)).toHaveCount(TO_COME);
  });

  const WAYS_OUT: readonly (readonly [string, (page: Page, editor: ReminderEditor) => Promise<unknown>])[] = [
    ['Annuler', (_page, editor) => editor.cancel.click()],
    // Pressed in the dialog: when the question above it has closed, the focus comes back some frames later.
    ['Escape', (_page, editor) => editor.dialog.press('Escape')],
    ['the cross', (_page, editor) => editor.dialog.getByRole('button', { name: 'Fermer' }).first().click()],
    ['the back button', (page) => page.goBack()],
  ];
  test('every way of leaving asks before unsaved changes are lost, including closing the tab', async ({ page }) => {
    await enter(page);
    const question = questionOf(page);
    for (const [way, leave] of WAYS_OUT) {
      await test.step(way, async () => {
        const editor = await openNew(page);
        await editor.name.fill(DRAFT.name);
        await leave(page, editor);
        await expect(question).toContainText('Abandonner vos modifications ?');
        await question.getByRole('button', { name: 'Continuer la saisie' }).click();
        await expect(question).toBeHidden();
        await expect(editor.name).toHaveValue(DRAFT.name);
        expect(openedIn(page)).toBe('new');

        await leave(page, editor);
        await question.getByRole('button', { name: 'Abandonner' }).click();
        await expect(editor.dialog).toBeHidden();
        expect(openedIn(page)).toBeNull();
        await expect(rowsOf(page)).toHaveCount(TO_COME);
      });
    }
    const editor = await openNew(page);
    await editor.name.fill(DRAFT.name);
    const asked = page.waitForEvent('dialog');
    await page.close({ runBeforeUnload: true });
    const leaving = await asked;
    expect(leaving.type()).toBe('beforeunload');
    await leaving.dismiss();
    await expect(editor.name).toHaveValue(DRAFT.name);

    await test.step('after leaving anyway, the draft is still there', async () => {
      page.once('dialog', (dialog) => void dialog.accept());
      await page.reload();
      await expect(editor.name).toHaveValue(DRAFT.name);
      await editor.cancel.click();
      await question.getByRole('button', { name: 'Abandonner' }).click();
      await page.goto(`${LIST}?reminder=new`);
      await expect(editor.name).toHaveValue('');
    });
  });
});

test('in English', async ({ page }) => {
  await enter(page, { lang: 'en' });
  await expect(page.getByRole('heading', { level: 1, name: 'Reminders' })).toBeVisible();
  await expect(rowsOf(page).first()).toContainText('19 Nov 2026, 10:30');
  const editor = await openNew(page, 'en');
  await editor.save.click();
  await expect(editor.dialog.getByRole('alert')).toContainText('4 fields need correcting');
  await editor.write(DRAFT);
  await expect(editor.dialog.getByText(/Wednesday,? 2 December 2026/)).toBeVisible();
  await editor.save.click();
  await expect(editor.dialog).toBeHidden();
  await expect(rowsOf(page).nth(3)).toContainText('2 Dec 2026, 09:30');
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('a reminder is found, created and deleted', async ({ page }) => {
    await enter(page);
    const list = page.getByRole('grid', { name: 'Rappels à venir' });
    await expect(list.getByRole('row')).toHaveCount(TO_COME);

    const editor = await openNew(page);
    await editor.write(DRAFT);
    await editor.save.tap();
    await expect(editor.dialog).toBeHidden();
    const created = list.getByRole('row', { name: DRAFT.name });
    await expect(created).toContainText('2 déc., 09:30');

    await created.tap();
    const opened = new ReminderEditor(page, { title: 'Modifier le rappel' });
    await expect(opened.name).toHaveValue(DRAFT.name);
    await opened.dialog.getByRole('button', { name: 'Supprimer' }).tap();
    await questionOf(page).getByRole('button', { name: 'Supprimer le rappel' }).tap();
    await expect(list.getByRole('row')).toHaveCount(TO_COME);
  });
});

test('a reminder is created, changed and deleted with the keyboard only', async ({ page }) => {
  await page.goto(demoAddress({ path: LIST }));
  const { keyboard } = page;
  /** Presses Tab until the target has the focus. */
  async function reach(target: Locator, key = 'Tab'): Promise<void> {
    await expect(target).toBeAttached();
    for (let steps = 0; steps < 60; steps += 1) {
      if (await target.evaluate((element) => element === document.activeElement)) return;
      await keyboard.press(key);
    }
    await expect(target, 'is reached with the keyboard').toBeFocused();
  }

  await reach(page.getByRole('button', { name: 'Fatou Diagne' }));
  await keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Rappels' })).toBeVisible();
  await expect(rowsOf(page)).toHaveCount(TO_COME);
  const open = page.getByRole('button', { name: 'Nouveau rappel' });
  await reach(open);
  await keyboard.press('Enter');

  const editor = new ReminderEditor(page);
  await expect(editor.name).toBeFocused();
  await keyboard.type(DRAFT.name);
  await keyboard.press('Tab');
  await keyboard.type(DRAFT.description);
  await reach(editor.day);
  await keyboard.type(DRAFT.date);
  await reach(editor.hour);
  await keyboard.type(DRAFT.time);
  await reach(editor.dialog.getByRole('switch', { name: 'E-mail' }));
  await keyboard.press('Space');
  await reach(editor.search);
  await keyboard.type('pauline');
  await keyboard.press('Enter');
  await reach(editor.save);
  await keyboard.press('Enter');
  await expect(editor.dialog).toBeHidden();
  await expect(open, 'the focus comes back to where it was').toBeFocused();

  const names = page.getByRole('rowheader');
  await expect(names.nth(3)).toContainText(DRAFT.name);
  await reach(names.first());
  for (let row = 0; row < 3; row += 1) await keyboard.press('ArrowDown');
  await expect(names.nth(3)).toBeFocused();
  await keyboard.press('Enter');

  const opened = new ReminderEditor(page, { title: 'Modifier le rappel' });
  await expect(opened.name).toHaveValue(DRAFT.name);
  await reach(opened.dialog.getByRole('button', { name: 'Supprimer' }));
  await keyboard.press('Enter');
  await expect(
    questionOf(page).getByRole('button', { name: 'Annuler' }),
    'the harmless answer comes first',
  ).toBeFocused();
  await keyboard.press('Tab');
  await keyboard.press('Enter');
  await expect(rowsOf(page)).toHaveCount(TO_COME);
});
