import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import { openNew, openReminder, questionOf, rowsOf } from '../reminder-editor.ts';
import { draftNamed, NEXT_YEAR, openAs, REMINDERS } from './server.ts';

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
  await elsewhere.name.fill('Trop tard');
  await (await openReminder(page, renamed)).dialog.getByRole('button', { name: 'Supprimer' }).click();
  await questionOf(page).getByRole('button', { name: 'Supprimer le rappel' }).click();
  await expect(questionOf(page)).toBeHidden();
  await expect(named(page, renamed)).toHaveCount(0);

  await elsewhere.save.click();
  await expect(elsewhere.dialog.getByRole('alert')).toContainText('Cet élément n’existe pas, ou n’existe plus.');
  await expect(elsewhere.name).toHaveValue('Trop tard');

  await other.goto(other.url());
  await expect(other.getByRole('heading', { name: 'Ce rappel n’existe plus' })).toBeVisible();
  await context.close();
});

/** The second Sunday of March of the year of the drafts, `DDMMYYYY`: American clocks skip the hour after 2:00. */
const gapNight = (year: number): string => {
  const sunday = 14 - ((new Date(Date.UTC(year, 2, 14)).getUTCDay() + 7) % 7);
  return `${String(sunday).padStart(2, '0')}03${year}`;
};

/** Far to the west, far to the east, and a zone whose clocks skip the hour of the reminder. */
for (const timezoneId of ['America/Los_Angeles', 'Pacific/Kiritimati', 'America/New_York']) {
  test.describe(`on a device in ${timezoneId}`, () => {
    test.use({ timezoneId });

    test('nothing is shown before the agency’s time zone is known; then its hours are shown and saved', async ({
      page,
    }) => {
      const draft = { ...draftNamed(`Heure de ${timezoneId}`), date: gapNight(NEXT_YEAR) };
      let answer = () => {};
      const held = new Promise<void>((resolve) => {
        answer = resolve;
      });
      await page.route('**/*', async (route) => {
        if (route.request().postData()?.includes('readAllAgencies')) await held;
        await route.fallback();
      });
      const asked = page.waitForRequest((request) => request.postData()?.includes('readAllAgencies') ?? false);
      await openAs(page, 'RegulatoryAffairsUser', REMINDERS);
      await asked;
      await expect(page.getByText('Ouverture…')).toBeAttached();
      await expect(page.getByRole('heading', { name: 'Rappels' })).toHaveCount(0);
      answer();
      await expect(rowsOf(page).first()).toBeVisible();

      const editor = await openNew(page);
      await editor.write({ ...draft, time: '0230' });
      await editor.save.click();
      await expect(editor.dialog).toBeHidden();
      await expect(named(page, draft.name)).toContainText('02:30');
      const opened = await openReminder(page, draft.name);
      await opened.expectKept({ ...draft, time: '0230' });
    });
  });
}
