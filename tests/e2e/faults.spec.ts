import type { Page } from '@playwright/test';
import { accountOf, DEMO_PASSWORD, demoAddress, enterAs, expect, FAILURE, pathOf, personOf, provoke, signIn, test } from './fixtures.ts';
import { DRAFT, openNew } from './reminder-editor.ts';

const email = (page: Page) => page.getByRole('textbox', { name: 'Adresse e-mail' });
const password = (page: Page) => page.getByRole('textbox', { name: 'Mot de passe' });
const fatou = personOf('RegulatoryAffairsUser');

test.describe('signing in', () => {
  test('with a wrong password is refused; what was typed stays', async ({ page }) => {
    await page.goto(demoAddress());
    await signIn(page, fatou.email, 'wrong');
    await expect(page.getByRole('alert')).toContainText('Vérifiez vos identifiants et réessayez.');
    await expect(email(page)).toHaveValue(fatou.email);
    await expect(password(page)).toHaveValue('wrong');

    await password(page).fill(DEMO_PASSWORD);
    await password(page).press('Enter');
    await expect(accountOf(page, 'RegulatoryAffairsUser')).toBeVisible();
  });

  test('with a role the application does not know is refused', async ({ page }) => {
    await page.goto(demoAddress());
    await signIn(page, 'role.inconnu@tournee.example', DEMO_PASSWORD);
    await expect(page.getByRole('alert')).toContainText('Ce compte n’ouvre pas Tournée.');
    await expect(email(page)).toHaveValue('role.inconnu@tournee.example');
    expect(pathOf(page)).toBe('/user/login');
    await page.getByRole('button', { name: fatou.name }).click();
    await expect(accountOf(page, 'RegulatoryAffairsUser')).toBeVisible();
  });

  test('with nothing typed says what is missing', async ({ page }) => {
    await page.goto(demoAddress());
    await page.getByRole('button', { name: 'Se connecter' }).click();
    await expect(email(page)).toHaveAccessibleDescription('Indiquez votre adresse e-mail');
    await expect(password(page)).toHaveAccessibleDescription('Indiquez votre mot de passe');
    await email(page).fill(fatou.email);
    await expect(email(page)).toHaveAccessibleDescription('');
  });
});

test.describe('a token in the address', () => {
  const GARBAGE = 'eyJ0b2tlbiI6ImdhcmJhZ2UifQ';

  test('that is garbage is taken out at once, refused, and seen by nobody', async ({ page }) => {
    const said: string[] = [];
    page.on('console', (message) => said.push(message.text()));
    page.on('request', (request) => {
      if (!request.isNavigationRequest()) said.push(request.url());
    });
    await page.goto(demoAddress({ path: `/boss/dashboard?token=${GARBAGE}` }));
    await expect(page.getByRole('alert')).toContainText('Votre session n’est pas valide.');
    expect(page.url()).not.toContain('token');
    expect(pathOf(page)).toBe('/user/login');
    expect(said.filter((text) => text.includes(GARBAGE))).toEqual([]);

    await page.getByRole('button', { name: personOf('Boss').name }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Tableau de bord' })).toBeVisible();
    expect(page.url()).not.toContain('token');
  });

  test('that is garbage leaves the session of the device alone', async ({ page }) => {
    await enterAs(page, 'RegulatoryAffairsUser');
    const kept = () => page.evaluate(() => localStorage.getItem('auth_token'));
    const before = await kept();
    await page.goto(demoAddress({ path: `/regulatoryaffairsuser/administration/products?token=${GARBAGE}` }));
    await expect(page.getByRole('alert')).toContainText('Votre session n’est pas valide.');
    expect(await kept()).toBe(before);
    await page.goto('/');
    await expect(accountOf(page, 'RegulatoryAffairsUser')).toBeVisible();
  });

  test('that is good opens the page, and is taken out too', async ({ page, browser }) => {
    await enterAs(page, 'Boss');
    const token = await page.evaluate(() => localStorage.getItem('auth_token'));
    const context = await browser.newContext();
    const visitor = await context.newPage();
    await visitor.goto(demoAddress({ path: `/boss/visits/statistics?token=${token}` }));
    await expect(visitor.getByRole('heading', { level: 1, name: 'Statistiques de visites' })).toBeVisible();
    expect(visitor.url()).not.toContain('token');
    await context.close();
  });

  test('that this device kept and is no longer good leads to signing in', async ({ page }) => {
    await page.addInitScript((token) => {
      if (!sessionStorage.getItem('spoilt')) localStorage.setItem('auth_token', token);
      sessionStorage.setItem('spoilt', 'once');
    }, GARBAGE);
    await page.goto(demoAddress({ path: '/boss/dashboard' }));
    await expect(page.getByRole('alert')).toContainText('Votre session n’est pas valide.');
    expect(await page.evaluate(() => localStorage.getItem('auth_token'))).toBeNull();
    await page.getByRole('button', { name: personOf('Boss').name }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Tableau de bord' })).toBeVisible();
  });
});

test.describe('an address to come back to', () => {
  const LANDING = '/regulatoryaffairsuser/administration/reminders';
  const UNSAFE = [
    '//evil.example',
    '/\\evil.example',
    '\\\\evil.example',
    '/\t/evil.example',
    'https://evil.example',
    'javascript:alert(1)',
    '/user/login',
    '/user/../user/register',
    'evil',
  ];

  test('that leads out of the application, or to signing in again, is not followed', async ({ page, baseURL }) => {
    await page.goto(`/user/login?${new URLSearchParams({ scenario: 'small', to: '//evil.example' })}`);
    await page.getByRole('button', { name: fatou.name }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Rappels' })).toBeVisible();
    expect(page.url()).toBe(new URL(LANDING, baseURL).href);

    for (const to of UNSAFE) {
      await page.goto(`/user/login?${new URLSearchParams({ to })}`);
      await expect(page.getByRole('heading', { level: 1, name: 'Rappels' }), to).toBeVisible();
      expect(page.url(), to).toBe(new URL(LANDING, baseURL).href);
    }
  });

  test('that belongs to another role leads to one’s own landing', async ({ page }) => {
    await page.goto(`/user/login?${new URLSearchParams({ scenario: 'small', to: '/boss/dashboard' })}`);
    await page.getByRole('button', { name: fatou.name }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Rappels' })).toBeVisible();
    expect(pathOf(page)).toBe(LANDING);
  });
});

test.describe('a server that fails', () => {
  test.use({ provoked: /Failed to load resource/ });

  test('while a reminder is saved loses nothing, and is asked again by one click', async ({ page }) => {
    await enterAs(page, 'RegulatoryAffairsUser');
    // What the editor reads is read before anything fails.
    const first = await openNew(page);
    await expect(first.recipients.getByRole('option').first()).toBeVisible();
    await first.cancel.click();
    await provoke(page, FAILURE.next);

    const editor = await openNew(page);
    await editor.write(DRAFT);
    await editor.save.click();
    await expect(editor.dialog.getByRole('alert')).toContainText('Le rappel n’a pas été enregistré.');
    await expect(editor.dialog.getByRole('alert')).toContainText('Votre saisie est gardée ici.');
    await editor.expectKept(DRAFT);
    await editor.save.click();
    await expect(page.getByText('Rappel enregistré')).toBeVisible();
  });
});
