import type { Locator, Page } from '@playwright/test';
import { demoAddress, enterAs, expect, pathOf, test } from './fixtures.ts';
import { DRAFT, openNew, openReminder, questionOf, ReminderEditor, rowsOf } from './reminder-editor.ts';

const LIST = '/regulatoryaffairsuser/administration/reminders';

/** How many the small world has, to come and past. */
const TO_COME = 13;
const PAST = 8;

async function enter(page: Page, address: Parameters<typeof enterAs>[2] = {}): Promise<void> {
  await enterAs(page, 'RegulatoryAffairsUser', { path: LIST, ...address });
}

/** The first lines of the rows: their names. */
const namesOf = (rows: Locator) => rows.getByRole('rowheader').allInnerTexts();
const firstLines = async (rows: Locator) => (await namesOf(rows)).map((text) => text.split('\n')[0] ?? '');

/** Which reminder the address names, if any. */
const openedIn = (page: Page) => new URL(page.url()).searchParams.get('reminder');

test.describe('the list', () => {
  test('shows those to come by their time, then those past, the latest first', async ({ page }) => {
    await enter(page);
    const rows = rowsOf(page);
    await expect(rows).toHaveCount(TO_COME);
    await expect(rows.first()).toContainText('19 nov. 2026, 10:30');
    await expect(rows.first()).toContainText('aujourd’hui');
    await expect(rows.last()).toContainText('24 juin 2027');

    await page.getByRole('radio', { name: /^Passés/ }).click();
    await expect(rows).toHaveCount(PAST);
    await expect(rows.first()).toContainText('18 nov. 2026');
    await expect(rows.first()).toContainText('échu');
    await expect(rows.last()).toContainText('31 août 2026');

    await page.reload();
    await expect(page.getByRole('radio', { name: /^Passés/ })).toBeChecked();
    await expect(rows).toHaveCount(PAST);
  });

  test('is searched in names, files and recipients, whatever the accents', async ({ page }) => {
    await enter(page);
    const search = page.getByRole('searchbox', { name: 'Chercher un rappel' });
    const rows = rowsOf(page);
    await expect(rows).toHaveCount(TO_COME);

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

  test('is sorted by any of its columns, both ways', async ({ page }) => {
    await enter(page);
    const rows = rowsOf(page);
    await expect(rows).toHaveCount(TO_COME);
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
});

test.describe('writing', () => {
  test('a reminder that is created stands at its place, and is still there after a reload', async ({ page }) => {
    await enter(page);
    const editor = await openNew(page);
    await editor.name.fill(DRAFT.name);
    await editor.description.fill(DRAFT.description);
    await editor.when(DRAFT.date, DRAFT.time);
    await expect(editor.dialog.getByText('mercredi 2 décembre 2026')).toBeVisible();

    await editor.search.fill('paul');
    await page.keyboard.press('Enter');
    await editor.search.fill('LEOPOLDINE');
    await page.keyboard.press('Enter');
    await expect(editor.count).toHaveText('2 sur 15');
    await editor.dialog.getByRole('switch', { name: 'E-mail' }).press('Space');

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

  test('a reminder is changed', async ({ page }) => {
    await enter(page);
    const editor = await openReminder(page, 'Revue réglementaire trimestrielle');
    await expect(editor.count).toHaveText('15 sur 15');
    await editor.name.fill('Revue réglementaire annuelle');
    await editor.when('15012027', '1400');
    await editor.save.click();
    await expect(page.getByText('Rappel enregistré')).toBeVisible();
    const changed = rowsOf(page).filter({ hasText: 'Revue réglementaire annuelle' });
    await expect(changed).toContainText('15 janv. 2027, 14:00');
    await expect(rowsOf(page)).toHaveCount(TO_COME);
  });

  test('a reminder whose time has passed needs a new one', async ({ page }) => {
    await enter(page, { path: `${LIST}?done=true` });
    const editor = await openReminder(page, 'Notifier la nouvelle notice');
    await editor.description.fill('Encore');
    await editor.save.click();
    await expect(editor.dialog.getByRole('alert')).toContainText('Cette date est déjà passée.');
    await editor.when('15012027', '1400');
    await editor.save.click();
    await expect(page.getByText('Rappel enregistré')).toBeVisible();
    await expect(rowsOf(page)).toHaveCount(PAST - 1);
  });

  test('a step is taken away from a reminder', async ({ page }) => {
    await enter(page);
    const editor = await openReminder(page, 'Demander les stocks aux grossistes');
    await editor.dialog.getByRole('button', { name: 'Retirer l’étape' }).click();
    await editor.save.click();
    const changed = rowsOf(page).filter({ hasText: 'Demander les stocks aux grossistes' });
    await expect(changed).not.toContainText('Écouler l’ancien stock');
  });

  test('whatever is missing is listed, and each line leads to its field', async ({ page }) => {
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
      'Choisissez au moins un moyen d’envoi.',
      'Choisissez au moins un destinataire.',
    ]);
    await expect(editor.name).toHaveAccessibleDescription('Donnez un nom au rappel');

    await summary.getByRole('link', { name: 'Décrivez ce qu’il y a à faire' }).click();
    await expect(editor.description).toBeFocused();
    await editor.write(DRAFT);
    await expect(summary.getByRole('link')).toHaveText(['Choisissez au moins un moyen d’envoi.']);
    await editor.dialog.getByRole('switch', { name: 'E-mail' }).press('Space');
    await expect(summary).toBeHidden();
    await editor.save.click();
    await expect(page.getByText('Rappel enregistré')).toBeVisible();
  });

  test('a date that has passed is refused, and nothing is lost', async ({ page }) => {
    await enter(page);
    const editor = await openNew(page);
    const past = { ...DRAFT, date: '18112026' };
    await editor.write(past);
    await editor.save.click();
    await expect(editor.dialog.getByRole('alert')).toContainText('Cette date est déjà passée.');
    await editor.expectKept(past);

    await editor.when(DRAFT.date, DRAFT.time);
    await editor.save.click();
    await expect(page.getByText('Rappel enregistré')).toBeVisible();
  });

  test('a sixteenth recipient is refused, and nothing is lost', async ({ page }) => {
    await enter(page);
    const editor = await openNew(page);
    await editor.write({ ...DRAFT, recipients: [] });
    const everyone = editor.recipients.getByRole('option');
    for (let seat = 0; seat < 15; seat += 1) {
      await everyone.nth(seat).click();
    }
    await expect(editor.count).toHaveText('15 sur 15');

    await expect(editor.dialog.getByText('15 destinataires au maximum')).toBeVisible();
    await expect(editor.search).not.toBeEditable();
    await expect(everyone, 'nobody else can be asked for').toHaveCount(15);
    await expect(editor.name).toHaveValue(DRAFT.name);

    await everyone.first().click();
    await expect(editor.count).toHaveText('14 sur 15');
    await editor.invite('megane');
    await expect(editor.count).toHaveText('15 sur 15');
    await editor.save.click();
    await expect(page.getByText('Rappel enregistré')).toBeVisible();
  });
});

test.describe('deleting', () => {
  test('asks, and then it is gone', async ({ page }) => {
    await enter(page);
    const editor = await openReminder(page, 'Appeler la direction de la pharmacie');
    await editor.dialog.getByRole('button', { name: 'Supprimer' }).click();
    const question = questionOf(page);
    await expect(question).toContainText('Supprimer « Appeler la direction de la pharmacie » ?');
    await question.getByRole('button', { name: 'Annuler' }).click();
    await expect(editor.dialog).toBeVisible();

    await editor.dialog.getByRole('button', { name: 'Supprimer' }).click();
    await question.getByRole('button', { name: 'Supprimer le rappel' }).click();
    await expect(page.getByText('Rappel supprimé')).toBeVisible();
    await expect(rowsOf(page)).toHaveCount(TO_COME - 1);
    await page.reload();
    await expect(rowsOf(page)).toHaveCount(TO_COME - 1);
  });

  test('lists what depends on it before force is offered', async ({ page }) => {
    await enter(page);
    const editor = await openReminder(page, 'Prendre rendez-vous au guichet');
    await editor.dialog.getByRole('button', { name: 'Supprimer' }).click();
    const question = questionOf(page);
    const confirm = question.getByRole('button', { name: 'Supprimer le rappel' });
    const force = question.getByText('Supprimer le rappel quand même');
    await expect(force).toBeHidden();

    await confirm.click();
    await expect(question.getByRole('listitem')).toHaveText(['Déposer à la direction de la pharmacie']);
    await expect(confirm).toBeDisabled();
    await force.click();
    await confirm.click();
    await expect(page.getByText('Rappel supprimé')).toBeVisible();
    await expect(rowsOf(page)).toHaveCount(TO_COME - 1);
  });
});

test.describe('leaving', () => {
  test('a reminder has its address, and the back button closes it', async ({ page }) => {
    await enter(page);
    const editor = await openReminder(page, 'Relancer l’évaluateur');
    const address = page.url();
    expect(openedIn(page)).not.toBeNull();
    await page.goBack();
    await expect(editor.dialog).toBeHidden();
    expect(pathOf(page)).toBe(LIST);

    await page.goto(address);
    await expect(editor.name).toHaveValue('Relancer l’évaluateur');
    await page.keyboard.press('Escape');
    await expect(editor.dialog).toBeHidden();
    expect(openedIn(page)).toBeNull();
  });

  test('a reminder that was closed leaves the list in the history once', async ({ page }) => {
    await enter(page);
    const entries = () => page.evaluate(() => history.length);
    const before = await entries();
    for (const name of ['Relancer l’évaluateur', 'Relancer l’évaluateur']) {
      const editor = await openReminder(page, name);
      await editor.cancel.click();
      await expect(editor.dialog).toBeHidden();
      expect(pathOf(page)).toBe(LIST);
    }
    // Going forward leads to the reminder that was open last: the list is below it, not above it again.
    expect(await entries()).toBe(before + 1);
    await page.goForward();
    await expect(page.getByRole('dialog')).toBeVisible();
  });

  test('a reminder that does not exist is said to be gone', async ({ page }) => {
    await enter(page, { path: `${LIST}?reminder=rem-gone` });
    const dialog = page.getByRole('dialog', { name: 'Rappel' });
    await expect(dialog.getByText('Ce rappel n’existe plus')).toBeVisible();
    await dialog.getByRole('contentinfo').getByRole('button', { name: 'Fermer' }).click();
    await expect(rowsOf(page)).toHaveCount(TO_COME);
  });

  const WAYS_OUT: readonly (readonly [string, (page: Page, editor: ReminderEditor) => Promise<unknown>])[] = [
    ['Annuler', (_page, editor) => editor.cancel.click()],
    ['Escape', (page) => page.keyboard.press('Escape')],
    ['the cross', (_page, editor) => editor.dialog.getByRole('banner').getByRole('button', { name: 'Fermer' }).click()],
    ['the back button', (page) => page.goBack()],
  ];
  for (const [way, leave] of WAYS_OUT) {
    test(`${way} asks before unsaved changes go`, async ({ page }) => {
      await enter(page);
      const editor = await openNew(page);
      await editor.name.fill(DRAFT.name);
      const question = questionOf(page);

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

  test('closing the tab asks too', async ({ page }) => {
    await enter(page);
    const editor = await openNew(page);
    await editor.name.fill(DRAFT.name);
    const asked = page.waitForEvent('dialog');
    await page.close({ runBeforeUnload: true });
    const question = await asked;
    expect(question.type()).toBe('beforeunload');
    await question.dismiss();
    await expect(editor.name).toHaveValue(DRAFT.name);
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
  await expect(page.getByText('Reminder saved')).toBeVisible();
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
    await expect(page.getByText('Rappel enregistré')).toBeVisible();
    const created = list.getByRole('row', { name: DRAFT.name });
    await expect(created).toContainText('2 déc., 09:30');

    await created.tap();
    const opened = new ReminderEditor(page, { title: 'Modifier le rappel' });
    await expect(opened.name).toHaveValue(DRAFT.name);
    await opened.dialog.getByRole('button', { name: 'Supprimer' }).tap();
    await questionOf(page).getByRole('button', { name: 'Supprimer le rappel' }).tap();
    await expect(page.getByText('Rappel supprimé')).toBeVisible();
    await expect(list.getByRole('row')).toHaveCount(TO_COME);
  });
});

test('by the keyboard alone, a reminder is created, changed and deleted', async ({ page }) => {
  await page.goto(demoAddress({ path: LIST }));
  const { keyboard } = page;
  /** Walks with Tab until something has the focus. */
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
  await expect(page.getByText('Rappel enregistré')).toBeVisible();
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
  await expect(questionOf(page).getByRole('button', { name: 'Annuler' }), 'the harmless answer comes first').toBeFocused();
  await keyboard.press('Tab');
  await keyboard.press('Enter');
  await expect(page.getByText('Rappel supprimé')).toBeVisible();
  await expect(rowsOf(page)).toHaveCount(TO_COME);
});

test('a laboratory reads its reminders and changes none', async ({ page }) => {
  await enterAs(page, 'PharmaLaboReglementaryAffairUser', { path: '/pharmalaboreglaffair/administration/reminders' });
  const rows = rowsOf(page);
  await expect(rows.first()).toBeVisible();
  await expect(page.getByRole('button', { name: 'Nouveau rappel' })).toBeHidden();
  const [name = ''] = await firstLines(rows);
  await rows.first().getByRole('rowheader').click();
  const dialog = page.getByRole('dialog', { name });
  await expect(dialog).toContainText('Destinataires');
  await expect(dialog.getByRole('textbox')).toHaveCount(0);
  await expect(dialog.getByRole('button', { name: 'Supprimer' })).toHaveCount(0);
});
