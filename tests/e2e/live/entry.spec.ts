import type { Page } from '@playwright/test';
import { DEFAULT_NOW } from '#mocks/hosts/demo-config.ts';
import { API_PATH } from '#mocks/hosts/graphql-request.ts';
import { USER_TYPES, type UserType } from '#domain/access/roles.ts';
import { accountOf, DEMO_PASSWORD, expect, follow, pathOf, personOf, signIn, signOut, test } from '../fixtures.ts';
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
  // This role has to choose an agency first.
  PharmaLaboBossUser: '/pharmalaboboss/agencies',
};

/** Return addresses that would lead out of the application, back to sign-in, or to another role's pages. */
const UNSAFE = [
  '//evil.example',
  String.raw`/\evil.example`,
  String.raw`\\evil.example`,
  '/\t/evil.example',
  'https://evil.example/',
  'javascript:alert(1)',
  '/user/login',
  '/user/../user/register',
  '/boss/dashboard',
  'evil',
];

test('each of the eight roles signs in with a password, lands on its home page, and signs out without leaving a token', async ({
  page,
}) => {
  test.slow();
  await page.goto('/');
  for (const role of USER_TYPES) {
    await test.step(role, async () => {
      await signIn(page, personOf(role).email, DEMO_PASSWORD);
      await expect(accountOf(page, role)).toBeVisible();
      await expect.poll(() => pathOf(page)).toBe(LANDINGS[role]);
      expect(await keptToken(page)).not.toBeNull();

      await signOut(page, role);
      await expect(page.getByRole('heading', { level: 1, name: 'Se connecter' })).toBeVisible();
      expect(await keptToken(page)).toBeNull();
    });
  }
});

test('the code of a page is asked for while the frame around it is still on its way', async ({ page }) => {
  const { promise: asked, resolve: ask } = Promise.withResolvers<void>();
  await page.route('**/assets/frame-*.js', async (route) => {
    await asked;
    await route.continue();
  });
  page.on('request', (request) => {
    if (/\/reminders\.screen-[^/]+\.js$/.test(request.url())) ask();
  });
  await openAs(page, 'RegulatoryAffairsUser', REMINDERS);
  await expect(page.getByRole('heading', { level: 1, name: 'Rappels' })).toBeVisible();
});

test('the code of other pages is asked for once this one has its answers', async ({ page }) => {
  const { promise: answered, resolve: answer } = Promise.withResolvers<void>();
  await page.route(`**${API_PATH}`, async (route) => {
    if (route.request().postData()?.includes('getAllReminder')) await answered;
    await route.continue();
  });
  const others: string[] = [];
  page.on('request', (request) => {
    if (/\/(products|customers)\.screen-[^/]+\.js$/.test(request.url())) others.push(request.url());
  });
  await openAs(page, 'RegulatoryAffairsUser', REMINDERS);
  await expect(page.getByRole('heading', { level: 1, name: 'Rappels' })).toBeVisible();
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
  expect(others).toEqual([]);
  answer();
  await expect.poll(() => others.length).toBe(2);
});

test('the form waits, and nothing stands in its place, until the frame around the first page is there', async ({
  page,
}) => {
  await page.goto('/user/login');
  await page.getByLabel('Adresse e-mail').fill(personOf('RegulatoryAffairsUser').email);
  await page.getByRole('textbox', { name: 'Mot de passe' }).fill(DEMO_PASSWORD);
  await page.waitForFunction(() =>
    performance.getEntriesByType('resource').some(({ name }) => /\/frame-[^/]+\.js$/.test(name)),
  );
  const seen = await page.evaluateHandle(() => {
    const views: string[] = [];
    new MutationObserver(() => {
      const form = document.querySelector('form:has([name=password])');
      const shown = document.querySelector('nav') ? 'the frame' : form ? 'the form' : 'nothing';
      const view = form?.querySelector('[data-pending]') ? 'the form, waiting' : shown;
      if (views.at(-1) !== view) views.push(view);
    }).observe(document, { childList: true, subtree: true, attributes: true });
    return views;
  });
  await page.getByRole('button', { name: 'Se connecter' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Rappels' })).toBeVisible();
  expect(await seen.jsonValue()).toEqual(['the form', 'the form, waiting', 'the frame']);
});

test('a page that is opened for the first time waits for its code and its answer, and for no timer', async ({
  page,
}) => {
  await page.clock.install({ time: DEFAULT_NOW * 1000 });
  await openAs(page, 'RegulatoryAffairsUser', REMINDERS);
  await expect(page.getByRole('heading', { level: 1, name: 'Rappels' })).toBeVisible();
  await page.clock.pauseAt((DEFAULT_NOW + 60) * 1000);
  await page.getByRole('link', { name: 'Produits', exact: true }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: 'Produits' })).toBeVisible();
});

/** Presses a link to the products, the answer for which waits; no timer of the page runs. */
async function askForProducts(page: Page) {
  const { promise: answered, resolve: answer } = Promise.withResolvers<void>();
  await page.route(`**${API_PATH}`, async (route) => {
    if (route.request().postData()?.includes('query Products')) await answered;
    await route.continue();
  });
  await page.clock.install({ time: DEFAULT_NOW * 1000 });
  await openAs(page, 'RegulatoryAffairsUser', REMINDERS);
  await expect(page.getByRole('heading', { level: 1, name: 'Rappels' })).toBeVisible();
  await page.clock.pauseAt((DEFAULT_NOW + 60) * 1000);
  const seen = await page.evaluateHandle(() => {
    const views: string[] = [];
    new MutationObserver(() => {
      const heading = document.querySelector('main h1')?.textContent ?? '';
      const hasRows = document.querySelector('main [role=rowheader]') !== null;
      const view = heading.startsWith('Produits') ? `products${hasRows ? '' : ', without rows'}` : 'another page';
      if (views.at(-1) !== view) views.push(view);
    }).observe(document, { childList: true, subtree: true, attributes: true });
    return views;
  });
  const link = page.getByRole('link', { name: 'Produits', exact: true }).first();
  await link.click();
  await expect(link).toHaveAttribute('aria-current', 'page');
  return { answer, views: () => seen.jsonValue() };
}

test('a page is rendered with an answer that comes at once, and not without it first', async ({ page }) => {
  const { answer, views } = await askForProducts(page);
  await expect(page.getByRole('heading', { level: 1, name: 'Rappels' })).toBeVisible();
  answer();
  await expect(page.getByRole('heading', { level: 1, name: 'Produits' })).toBeVisible();
  await expect(page.getByRole('rowheader').first()).toBeVisible();
  expect(await views()).toEqual(['another page', 'products']);
});

test('a page does not wait for an answer that is late', async ({ page }) => {
  const { answer, views } = await askForProducts(page);
  await page.clock.runFor(150);
  await expect(page.getByRole('heading', { level: 1, name: 'Produits' })).toBeVisible();
  answer();
  await page.clock.resume();
  await expect(page.getByRole('rowheader').first()).toBeVisible();
  expect(await views()).toEqual(['another page', 'products, without rows', 'products']);
});

test('a page that is left right after a sign-out, before the device has listed its drafts, is signed out', async ({
  page,
}) => {
  await page.addInitScript(() => {
    // The device never answers.
    const open = indexedDB.open.bind(indexedDB);
    indexedDB.open = (...call) => Object.assign(open(...call), { addEventListener: () => {} });
  });
  await openAs(page, 'RegulatoryAffairsUser', REMINDERS);
  await expect(accountOf(page, 'RegulatoryAffairsUser')).toBeVisible();
  await signOut(page, 'RegulatoryAffairsUser');
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: 'Se connecter' })).toBeVisible();
  expect(await keptToken(page)).toBeNull();
});

test('missing credentials, wrong ones and a role without access get different messages, and the input stays', async ({
  page,
}) => {
  await page.goto('/');
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  const address = page.getByRole('textbox', { name: 'Adresse e-mail' });
  const password = page.getByRole('textbox', { name: 'Mot de passe' });
  await page.getByRole('button', { name: 'Se connecter' }).click();
  await expect(address).toHaveAccessibleDescription('Indiquez votre adresse e-mail');
  await expect(password).toHaveAccessibleDescription('Indiquez votre mot de passe');
  expect(asked.filter((url) => url.includes('/api/'))).toEqual([]);

  const unknown = 'role.inconnu@tournee.example';
  await signIn(page, unknown, DEMO_PASSWORD);
  const notice = page.getByRole('alert');
  await expect(notice).toContainText('Ce compte n’ouvre pas Tournée.');
  await expect(address).toHaveValue(unknown);
  expect(await keptToken(page)).toBeNull();

  const { email } = personOf('RegulatoryAffairsUser');
  await signIn(page, email, 'tournée');
  await expect(notice).toContainText('Identifiants refusés. Vérifiez vos identifiants et réessayez.');
  await expect(address).toHaveValue(email);
  await expect(password).toHaveValue('tournée');
  await password.fill(DEMO_PASSWORD);
  await password.press('Enter');
  await expect(accountOf(page, 'RegulatoryAffairsUser')).toBeVisible();
});

test('a sign-in that is cancelled while it waits leaves what was typed, and the focus on the button that sends it', async ({
  page,
}) => {
  await page.route(`**${API_PATH}`, () => new Promise(() => {}));
  await page.goto('/');
  const { email } = personOf('RegulatoryAffairsUser');
  await signIn(page, email, DEMO_PASSWORD);
  await page.getByRole('button', { name: 'Annuler' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Se connecter' })).toBeFocused();
  await expect(page.getByRole('textbox', { name: 'Adresse e-mail' })).toHaveValue(email);
  await expect(page.getByRole('textbox', { name: 'Mot de passe' })).toHaveValue(DEMO_PASSWORD);
});

test.describe('the address', () => {
  test('requested before sign-in opens after it, unless it is unsafe or belongs to another role', async ({
    page,
    baseURL,
  }) => {
    await page.goto(`${REMINDERS}?done=true`);
    await signIn(page, personOf('RegulatoryAffairsUser').email, DEMO_PASSWORD);
    await expect(page.getByRole('radio', { name: /^Passés/ })).toBeChecked();
    await expect(rowsOf(page).first()).toBeVisible();

    for (const to of UNSAFE) {
      await test.step(to, async () => {
        await follow(page, `/user/login?${new URLSearchParams({ to })}`);
        await expect(page).toHaveURL(new URL(REMINDERS, baseURL).href);
      });
    }
    for (const again of ['/user/login', '/user/login?to=again']) {
      await test.step(`${again} again, while the sign-in page still leads away`, async () => {
        await page.evaluate((address) => {
          addEventListener('replaceState', () => history.pushState(null, '', address), { once: true });
          history.pushState(null, '', '/user/login');
        }, again);
        await expect(page).toHaveURL(new URL(REMINDERS, baseURL).href);
        await expect(rowsOf(page).first()).toBeVisible();
      });
    }
    await signOut(page, 'RegulatoryAffairsUser');
    await page.goto(`/user/login?${new URLSearchParams({ to: '//evil.example' })}`);
    await signIn(page, personOf('RegulatoryAffairsUser').email, DEMO_PASSWORD);
    await expect(page).toHaveURL(new URL(REMINDERS, baseURL).href);
  });

  test('may contain a token, which is removed from it and from the history at once; an invalid one is refused', async ({
    page,
  }) => {
    const said: string[] = [];
    page.on('console', (message) => said.push(message.text()));
    page.on('request', (request) => {
      if (!request.isNavigationRequest()) said.push(request.url());
      // The page's own address is what a Referer would tell, also to the scripts that load before the token is taken out.
      said.push(request.headers()['referer'] ?? '');
    });
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

    await page.goto(`${REMINDERS}?token=garbage`);
    await expect(page.getByRole('alert')).toContainText('Votre session n’est pas valide.');
    await expect(page).not.toHaveURL(/garbage/);
    expect(await keptToken(page), 'the one kept before is left alone').toBe(token);
    await page.goto('/user/login?token=garbage');
    await expect(page.getByRole('alert')).toContainText('Votre session n’est pas valide.');
    await signIn(page, personOf('RegulatoryAffairsUser').email, DEMO_PASSWORD);
    await expect(accountOf(page, 'RegulatoryAffairsUser')).toBeVisible();
    expect(said.filter((text) => text.includes(token) || text.includes('garbage'))).toEqual([]);
  });
});
