import { USER_TYPES, type UserType } from '#lib/roles.ts';
import { STORAGE_KEYS } from '#lib/stored.ts';
import { accountOf, DEMO_PASSWORD, expect, pathOf, personOf, signIn, signOut, test } from '../fixtures.ts';
import { rowsOf } from '../reminder-editor.ts';
import { keptToken, openAs, REMINDERS, tokenOf } from './server.ts';

const LANDINGS: Readonly<Record<UserType, string>> = {
  BossMultinational: '/bmultinational/agencies',
  Boss: '/boss/dashboard',
  BossAssistant: '/bassistant/dashboard',
  Supervisor: '/supervisor/dashboard',
  Delegue: '/app/customer-card/dashboard',
  RegulatoryAffairsUser: REMINDERS,
  PharmaLaboReglementaryAffairUser: '/pharmalaboreglaffair/administration/products',
  // No agency is chosen yet.
  PharmaLaboBossUser: '/pharmalaboboss/agencies',
};

for (const role of USER_TYPES) {
  test(`${role} signs in by typing, lands at home and leaves nothing behind`, async ({ page }) => {
    await page.goto('/');
    await signIn(page, personOf(role).email, DEMO_PASSWORD);
    await expect(accountOf(page, role)).toBeVisible();
    await expect.poll(() => pathOf(page)).toBe(LANDINGS[role]);
    expect(await keptToken(page)).not.toBeNull();

    await signOut(page, role);
    await expect(page.getByRole('heading', { level: 1, name: 'Se connecter' })).toBeVisible();
    expect(await keptToken(page)).toBeNull();
  });
}

test.describe('credentials', () => {
  test('that are wrong are said to be, and are still there to put right', async ({ page }) => {
    const { email } = personOf('RegulatoryAffairsUser');
    await page.goto('/');
    await signIn(page, email, 'tournée');
    const notice = page.getByRole('alert');
    await expect(notice).toContainText('Identifiants refusés. Vérifiez vos identifiants et réessayez.');
    await expect(page.getByRole('textbox', { name: 'Adresse e-mail' })).toHaveValue(email);
    const password = page.getByRole('textbox', { name: 'Mot de passe' });
    await expect(password).toHaveValue('tournée');

    await password.fill(DEMO_PASSWORD);
    await password.press('Enter');
    await expect(accountOf(page, 'RegulatoryAffairsUser')).toBeVisible();
  });

  test('of a role that may not enter are told apart from wrong ones', async ({ page }) => {
    await page.goto('/');
    await signIn(page, 'role.inconnu@tournee.example', DEMO_PASSWORD);
    await expect(page.getByRole('alert')).toContainText('Ce compte n’ouvre pas Tournée.');
    expect(await keptToken(page)).toBeNull();
  });

  test('that are missing are asked for, without asking the server', async ({ page }) => {
    await page.goto('/');
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    await page.getByRole('button', { name: 'Se connecter' }).click();
    await expect(page.getByText('Indiquez votre adresse e-mail')).toBeVisible();
    await expect(page.getByText('Indiquez votre mot de passe')).toBeVisible();
    expect(asked.filter((url) => url.includes('/api/'))).toEqual([]);
  });

  test('of somebody passing through go with the browser', async ({ page }) => {
    await page.goto('/');
    await page.getByRole('checkbox', { name: 'Rester connecté sur cet appareil' }).press('Space');
    await signIn(page, personOf('Boss').email, DEMO_PASSWORD);
    await expect(accountOf(page, 'Boss')).toBeVisible();
    expect(await keptToken(page)).toBeNull();
    expect(await page.evaluate((key) => sessionStorage.getItem(key), STORAGE_KEYS.token)).not.toBeNull();

    await page.reload();
    await expect(accountOf(page, 'Boss')).toBeVisible();
  });
});

test.describe('the address', () => {
  test('asked for is where one comes after signing in', async ({ page }) => {
    await page.goto(`${REMINDERS}?done=true`);
    await signIn(page, personOf('RegulatoryAffairsUser').email, DEMO_PASSWORD);
    await expect(page.getByRole('radio', { name: /^Passés/ })).toBeChecked();
    await expect(rowsOf(page).first()).toBeVisible();
  });

  for (const to of ['//evil.example', String.raw`/\evil.example`, 'https://evil.example/', '/boss/dashboard', 'javascript:alert(1)']) {
    test(`to come back to is not believed when it is ${to}`, async ({ page, baseURL }) => {
      await page.goto(`/user/login?${new URLSearchParams({ to })}`);
      await signIn(page, personOf('RegulatoryAffairsUser').email, DEMO_PASSWORD);
      await expect(page).toHaveURL(new URL(REMINDERS, baseURL).href);
    });
  }

  test('may bring a token, which is taken out of it and of the history at once', async ({ page }) => {
    const token = await tokenOf(page.request, 'RegulatoryAffairsUser');
    await page.goto('/user/register');
    await page.goto(`${REMINDERS}?done=true&token=${token}`);
    await expect(accountOf(page, 'RegulatoryAffairsUser')).toBeVisible();
    await expect(page).toHaveURL(/\/reminders\?done=true$/);
    expect(await keptToken(page)).toBe(token);

    await page.goBack();
    await expect(page).toHaveURL(/\/register$/);
    await page.goForward();
    await expect(page).toHaveURL(/\/reminders\?done=true$/);
  });

  test('that brings a token nobody gave says so, and leaves the one kept before alone', async ({ page }) => {
    const token = await openAs(page, 'RegulatoryAffairsUser', REMINDERS);
    await expect(accountOf(page, 'RegulatoryAffairsUser')).toBeVisible();

    await page.goto(`${REMINDERS}?token=garbage`);
    await expect(page.getByRole('alert')).toContainText('Votre session n’est pas valide.');
    await expect(page).not.toHaveURL(/garbage/);
    expect(await keptToken(page)).toBe(token);

    await page.goto('/');
    await expect(accountOf(page, 'RegulatoryAffairsUser')).toBeVisible();
  });

  test('of the sign-in page may bring such a token too', async ({ page }) => {
    await page.goto('/user/login?token=garbage');
    await expect(page.getByRole('alert')).toContainText('Votre session n’est pas valide.');
    await signIn(page, personOf('RegulatoryAffairsUser').email, DEMO_PASSWORD);
    await expect(accountOf(page, 'RegulatoryAffairsUser')).toBeVisible();
  });
});
