import type { UserType } from '#lib/roles.ts';
import { accountOf, demoAddress, enterByClick, expect, pathOf, signOut, test } from './fixtures.ts';

interface Role {
  readonly userType: UserType;
  /** Where it lands (spec §2). */
  readonly landing: string;
  readonly heading: string;
  /** Its menu as it stands at the landing: what is unfolded shows its lines. */
  readonly menu: readonly string[];
  /** A screen of its own tree, for the others to be stopped at. */
  readonly own: string;
}

const ROLES: readonly Role[] = [
  {
    userType: 'Delegue',
    landing: '/app/customer-card/dashboard',
    heading: 'Clients',
    menu: ['Programmes', 'Clients', 'Visites', 'Finances', 'Absences'],
    own: '/delegate/finances/goals/dashboard',
  },
  {
    userType: 'Supervisor',
    landing: '/supervisor/dashboard',
    heading: 'Tableau de bord',
    menu: ['Tableau de bord', 'Programmes', 'Clients', 'Visites', 'Finances', 'Absences'],
    own: '/supervisor/reports/weekly',
  },
  {
    userType: 'BossAssistant',
    landing: '/bassistant/dashboard',
    heading: 'Tableau de bord',
    menu: ['Tableau de bord', 'Programmes', 'Clients', 'Visites', 'Finances', 'Réglementaire', 'Absences'],
    own: '/bassistant/finances/sales/new',
  },
  {
    userType: 'Boss',
    landing: '/boss/dashboard',
    heading: 'Tableau de bord',
    menu: ['Tableau de bord', 'Programmes', 'Clients', 'Visites', 'Finances', 'Réglementaire', 'Absences'],
    own: '/boss/administration/reminders',
  },
  {
    userType: 'BossMultinational',
    landing: '/bmultinational/agencies',
    heading: 'Agences',
    menu: ['Tableau de bord', 'Programmes', 'Visites', 'Finances', 'Réglementaire', 'Absences', 'Agences'],
    own: '/bmultinational/dashboard',
  },
  {
    userType: 'RegulatoryAffairsUser',
    landing: '/regulatoryaffairsuser/administration/reminders',
    heading: 'Rappels',
    menu: ['Clients', 'Réglementaire', 'Produits', 'Rappels', 'Types d’action', 'Absences'],
    own: '/regulatoryaffairsuser/administration/products',
  },
  {
    userType: 'PharmaLaboReglementaryAffairUser',
    landing: '/pharmalaboreglaffair/administration/products',
    heading: 'Produits',
    menu: ['Réglementaire', 'Produits', 'Rappels', 'Types d’action'],
    own: '/pharmalaboreglaffair/administration/reminders',
  },
  {
    userType: 'PharmaLaboBossUser',
    landing: '/pharmalaboboss/agencies',
    heading: 'Agences',
    menu: ['Tableau de bord', 'Programmes', 'Visites', 'Finances', 'Réglementaire', 'Agences'],
    own: '/pharmalaboboss/finances/goals/dashboard',
  },
];

for (const { userType, landing, heading, menu, own } of ROLES) {
  test.describe(userType, () => {
    test('enters by one click, lands at its place, and leaves', async ({ page }) => {
      await enterByClick(page, userType);
      await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
      expect(pathOf(page)).toBe(landing);

      const entries = page.getByRole('navigation', { name: 'Menu principal' });
      await expect(entries.getByRole('link').or(entries.getByRole('button'))).toHaveText(menu);

      await signOut(page, userType);
      await expect(page.getByRole('heading', { level: 1, name: 'Se connecter' })).toBeVisible();
      expect(new URL(page.url()).search, 'whoever chose to leave is not led back').toBe('');
      expect(pathOf(page)).toBe('/user/login');

      await page.goto(own);
      await expect(page.getByRole('heading', { level: 1, name: 'Se connecter' })).toBeVisible();
    });

    test('is stopped at every other tree, and keeps its session', async ({ page }) => {
      await enterByClick(page, userType);
      await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();

      for (const foreign of ROLES.filter((role) => role.userType !== userType).map((role) => role.own)) {
        await page.goto(foreign);
        await expect(page.getByText('Cette page appartient à un autre rôle.')).toBeVisible();
        await expect(page).toHaveURL(`/user/login?${new URLSearchParams({ to: foreign })}`);
      }

      await page.getByRole('link', { name: 'Mon accueil' }).click();
      await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
      await expect(accountOf(page, userType)).toBeVisible();
      expect(pathOf(page)).toBe(landing);
    });
  });
}

test('somebody else may sign in where a role was stopped, and comes to the page', async ({ page }) => {
  await enterByClick(page, 'Delegue');
  await page.goto('/boss/administration/reminders');
  await expect(page.getByText('Vous êtes connecté : Délégué.')).toBeVisible();
  await page.getByRole('button', { name: 'Serge Etoundi' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Rappels' })).toBeVisible();
  expect(pathOf(page)).toBe('/boss/administration/reminders');
});

test('nobody is asked to sign in, and then comes to the page', async ({ page }) => {
  await page.goto(demoAddress({ path: '/boss/visits/statistics' }));
  await expect(page.getByRole('heading', { level: 1, name: 'Se connecter' })).toBeVisible();
  await page.getByRole('button', { name: 'Serge Etoundi' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Statistiques de visites' })).toBeVisible();
});

test('a screen without its right says so, with the menu still there', async ({ page }) => {
  await enterByClick(page, 'PharmaLaboReglementaryAffairUser', { path: '/app/customer-card/dashboard' });
  await expect(page.getByRole('heading', { level: 1, name: 'Permissions manquantes' })).toBeVisible();
  await page.getByRole('navigation', { name: 'Menu principal' }).getByRole('button', { name: 'Réglementaire' }).click();
  await page.getByRole('link', { name: 'Rappels' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Rappels' })).toBeVisible();
});

test('a laboratory’s director opens no other laboratory', async ({ page }) => {
  await enterByClick(page, 'PharmaLaboBossUser', { path: '/pharmalaboboss/finances/sales/laboratory/another' });
  await page.getByRole('button', { name: 'Consulter Douala' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Permissions manquantes' })).toBeVisible();
});
