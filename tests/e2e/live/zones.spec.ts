import { expect, test } from '../fixtures.ts';
import { openNew, openReminder, rowsOf } from '../reminder-editor.ts';
import { draftNamed, NEXT_YEAR, openAs, REMINDERS } from './server.ts';

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
      await expect(rowsOf(page).filter({ hasText: draft.name })).toContainText('02:30');
      const opened = await openReminder(page, draft.name);
      await opened.expectKept({ ...draft, time: '0230' });
    });
  });
}
