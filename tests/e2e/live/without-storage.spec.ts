import { API_PATH } from '#mocks/hosts/graphql-request.ts';
import { DEMO_PASSWORD, expect, personOf, signIn, test as ordinary } from '../fixtures.ts';
import { openNew } from '../reminder-editor.ts';
import { test, workWithoutStorage } from '../without-storage.ts';
import { draftNamed, openAs, REMINDERS } from './server.ts';

test('the application works in a browser that blocks the data of sites, and says that nothing is kept', async ({
  page,
}) => {
  await page.goto('/user/login');
  await workWithoutStorage(page, draftNamed('Gardé nulle part'));
});

ordinary(
  'where only the database is blocked, an editor says so, and its text outlives the session',
  async ({ page }) => {
    await page.addInitScript(() => {
      indexedDB.open = () => {
        throw new DOMException('The user denied permission.', 'SecurityError');
      };
    });
    await openAs(page, 'RegulatoryAffairsUser', REMINDERS);
    const editor = await openNew(page);
    const draft = draftNamed('Gardé par la page');
    await editor.write(draft);
    await expect(editor.dialog.getByText('Votre saisie n’est pas gardée sur cet appareil.')).toBeVisible();

    const calls = `**${API_PATH}`;
    await page.route(calls, (route) =>
      route.continue({ headers: { ...route.request().headers(), authorization: 'Bearer expired' } }),
    );
    await editor.save.click();
    await expect(page.getByText('Votre session a expiré.')).toBeVisible();
    await page.unroute(calls);
    await signIn(page, personOf('RegulatoryAffairsUser').email, DEMO_PASSWORD);
    await editor.expectKept(draft);
  },
);
