import type { Page } from '@playwright/test';
import type { UserType } from '#domain/access/roles.ts';
import { STORAGE_KEYS } from '#lib/device/texts.ts';
import { API_PATH } from '#mocks/hosts/graphql-request.ts';
import { accountOf, DEMO_PASSWORD, expect, follow, personOf, signIn, signOut, test } from '../fixtures.ts';
import { openNew, ReminderEditor, rowsOf } from '../reminder-editor.ts';
import { openOn } from '../drivers/entry.ts';
import { DAKAR, DOUALA, draftNamed, keptToken, openAs, REMINDERS, tokenOf } from './server.ts';

const REGULATORY = 'RegulatoryAffairsUser';
const MULTINATIONAL = 'BossMultinational';
const GOODBYE = 'Vous vous êtes déconnecté dans un autre onglet.';
const NEWCOMER = 'Quelqu’un s’est connecté dans un autre onglet.';

/** The orders in which two tabs of a browser may have been opened. */
const ORDERS = { 'the first tab acts': true, 'the second tab acts': false } as const;

/** Two tabs, opened one after the other with the session on the device: the one that acts, and the one that watches. */
async function openBoth(first: Page, actsFirst: boolean, role: UserType, path: string) {
  const token = await tokenOf(first.request, role);
  await openOn(first, { [STORAGE_KEYS.token]: token, [STORAGE_KEYS.agency]: DOUALA.id }, path);
  await expect(accountOf(first, role)).toBeVisible();
  const second = await first.context().newPage();
  await second.goto(path);
  await expect(accountOf(second, role)).toBeVisible();
  return actsFirst ? { acting: first, other: second } : { acting: second, other: first };
}

for (const [order, actsFirst] of Object.entries(ORDERS)) {
  test(`${order}: a sign-out, then another person, reach the other tab, whose draft is kept`, async ({ page }) => {
    const { acting, other } = await openBoth(page, actsFirst, REGULATORY, REMINDERS);
    const draft = draftNamed(`Écrit à côté, ${order}`);
    const editor = await openNew(other);
    await editor.write(draft);

    await test.step('the sign-out', async () => {
      await signOut(acting, REGULATORY);
      // The draft of the other tab may be on the device already.
      const anyway = acting.getByRole('button', { name: 'Se déconnecter' });
      const heading = acting.getByRole('heading', { level: 1, name: 'Se connecter' });
      await expect(anyway.or(heading)).toBeVisible();
      if (await anyway.isVisible()) await anyway.click();
      await expect(other.getByText(GOODBYE)).toBeVisible();
      expect(await keptToken(other)).toBeNull();
      await expect(other).toHaveURL((url) => url.pathname === '/user/login' && !url.searchParams.has('to'));
    });

    await test.step('another person', async () => {
      await signIn(acting, personOf('Delegue').email, DEMO_PASSWORD);
      await expect(accountOf(acting, 'Delegue')).toBeVisible();
      await expect(other.getByText(NEWCOMER)).toBeVisible();
      await other.getByRole('button', { name: 'Continuer avec ce compte' }).click();
      await expect(accountOf(other, 'Delegue')).toBeVisible();
    });

    await test.step('the first person again', async () => {
      await signOut(other, 'Delegue');
      await expect(acting.getByText(GOODBYE)).toBeVisible();
      await signIn(acting, personOf(REGULATORY).email, DEMO_PASSWORD);
      await expect(accountOf(acting, REGULATORY)).toBeVisible();
      await acting.goto(`${REMINDERS}?reminder=new`);
      await new ReminderEditor(acting).expectKept(draft);
    });
  });

  test(`${order}: another agency is shown in both tabs, and the watching tab says so`, async ({ page }) => {
    const { acting, other } = await openBoth(
      page,
      actsFirst,
      MULTINATIONAL,
      '/bmultinational/administration/reminders',
    );
    await expect(rowsOf(other).first()).toBeVisible();
    const douala = await rowsOf(other).allInnerTexts();

    const asked = new Set<string | undefined>();
    other.on('request', (request) => {
      if (request.url().endsWith(API_PATH)) asked.add(request.headers()['x-agency-id']);
    });
    await agencyOf(acting, DOUALA).click();
    await acting.getByRole('menuitemradio', { name: DAKAR.name }).click();
    await expect(agencyOf(other, DAKAR)).toBeVisible();
    await expect(other.getByText('Vous avez changé d’agence dans un autre onglet')).toHaveCount(1);
    await expect(rowsOf(other).first()).toBeVisible();
    expect(await rowsOf(other).allInnerTexts()).not.toEqual(douala);
    expect(asked, 'nothing is asked for the first agency any more').toEqual(new Set(['global', DAKAR.id]));
  });
}

test('a session that expires in one tab leaves that of another person in another tab', async ({ page, context }) => {
  await openAs(page, REGULATORY, REMINDERS);
  await expect(accountOf(page, REGULATORY)).toBeVisible();
  const other = await context.newPage();
  await other.goto('/user/login?token=' + (await tokenOf(page.request, 'Delegue')));
  await expect(accountOf(other, 'Delegue')).toBeVisible();
  await expect(page.getByText(NEWCOMER), 'where the device held the first one').toBeVisible();

  await page.getByText('Rester connecté sur cet appareil').click();
  await signIn(page, personOf(REGULATORY).email, DEMO_PASSWORD);
  await expect(accountOf(page, REGULATORY)).toBeVisible();
  const theirs = await keptToken(other);
  await page.route(`**${API_PATH}`, (route) =>
    route.continue({ headers: { ...route.request().headers(), authorization: 'Bearer expired' } }),
  );
  await follow(page, '/regulatoryaffairsuser/administration/products');
  await expect(page.getByText('Votre session a expiré.')).toBeVisible();
  expect(await keptToken(other)).toBe(theirs);
  await other.reload();
  await expect(accountOf(other, 'Delegue')).toBeVisible();
});

const agencyOf = (page: Page, { name }: { readonly name: string }) =>
  page.getByRole('button', { name: `Agence : ${name}` });
