import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import { openNew, openReminder, questionOf, rowsOf } from '../reminder-editor.ts';
import { attempt, draftNamed, openAs, REMINDERS } from './server.ts';

/** The rows with a name. */
const named = (page: Page, name: string) => rowsOf(page).filter({ hasText: name });

test('a reminder is created, changed and deleted, and another user sees each change', async ({
  page,
  browser,
  baseURL,
}) => {
  test.slow();
  const draft = draftNamed('Visite de l’inspection');
  const renamed = 'Visite de l’inspection, reportée';
  await openAs(page, 'RegulatoryAffairsUser', REMINDERS);
  const context = await browser.newContext({
    baseURL: baseURL ?? '',
    locale: 'fr-FR',
    viewport: { width: 1440, height: 900 },
  });
  const other = await context.newPage();
  await openAs(other, 'Boss', '/boss/administration/reminders');
  await expect(rowsOf(other).first()).toBeVisible();

  const editor = await openNew(page);
  await editor.write(draft);
  await editor.save.click();
  await expect(editor.dialog).toBeHidden();
  await expect(named(page, draft.name)).toContainText('09:30');
  await other.reload();
  await expect(named(other, draft.name)).toContainText('09:30');

  const opened = await openReminder(page, draft.name);
  await opened.expectKept(draft);
  await opened.name.fill(renamed);
  await opened.when(draft.date, '1745');
  await opened.save.click();
  await expect(opened.dialog).toBeHidden();
  await expect(named(page, renamed)).toContainText('17:45');
  await other.reload();
  await expect(named(other, renamed)).toContainText('17:45');

  // The other person has it open when it is deleted.
  const elsewhere = await openReminder(other, renamed);
  const tooLate = `Trop tard ${attempt()}`;
  await elsewhere.name.fill(tooLate);
  await (await openReminder(page, renamed)).dialog.getByRole('button', { name: 'Supprimer' }).click();
  await questionOf(page).getByRole('button', { name: 'Supprimer le rappel' }).click();
  await expect(questionOf(page)).toBeHidden();
  await expect(named(page, renamed)).toHaveCount(0);

  const address = other.url();
  await elsewhere.save.click();
  await expect(elsewhere.dialog.getByRole('alert')).toContainText('Cette fiche n’existe plus');
  await expect(elsewhere.name).toHaveValue(tooLate);
  await elsewhere.save.click();
  await expect(elsewhere.dialog).toBeHidden();
  await expect(named(other, tooLate)).toContainText('17:45');

  await other.goto(address);
  await expect(other.getByRole('heading', { name: 'Ce rappel n’existe plus' })).toBeVisible();
  await context.close();
});
