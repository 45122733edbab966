import type { UserType } from '#domain/access/roles.ts';
import {
  accountOf,
  demoAddress,
  enterAs,
  enterByClick,
  expect,
  follow,
  openPalette,
  pathOf,
  signOut,
  test,
} from './fixtures.ts';

interface Role {
  readonly userType: UserType;
  /** Its home page. */
  readonly landing: string;
  readonly heading: string;
  /** The entries of its menu on the home page; an open group shows its lines. */
  readonly menu: readonly string[];
  /** A screen that the other roles may not open. */
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
  test(`${userType} signs in by one click, lands on its home page, cannot open other roles’ pages, and signs out`, async ({
    page,
  }) => {
    const lands = async () => {
      await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
      await expect(accountOf(page, userType)).toBeVisible();
      expect(pathOf(page)).toBe(landing);
    };
    await enterByClick(page, userType);
    await lands();
    const entries = page.getByRole('navigation', { name: 'Menu principal' });
    await expect(entries.getByRole('link').or(entries.getByRole('button'))).toHaveText(menu);

    // Two stand for all: tests/unit/routes-access.test.ts has every role at every address.
    const [loaded = '', followed = ''] = ROLES.filter((role) => role.userType !== userType).map((role) => role.own);
    await page.goto(loaded);
    for (const foreign of [loaded, followed]) {
      await follow(page, foreign);
      await expect(page).toHaveURL(`/user/login?${new URLSearchParams({ to: foreign })}`);
      await expect(page.getByText('Cette page appartient à un autre rôle.')).toBeVisible();
    }
    await page.getByRole('link', { name: 'Mon accueil' }).click();
    await lands();

    await test.step('the last page in the palette opens', async () => {
      const palette = await openPalette(page);
      const furthest = palette.getByRole('group', { name: 'Pages' }).getByRole('option').last();
      const address = await furthest.getAttribute('href');
      await furthest.click();
      await expect(palette).toBeHidden();
      await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
      expect(pathOf(page)).toBe(address);
    });

    await signOut(page, userType);
    await expect(page.getByRole('heading', { level: 1, name: 'Se connecter' })).toBeVisible();
    expect(new URL(page.url()).search, 'whoever chose to leave is not led back').toBe('');
    expect(pathOf(page)).toBe('/user/login');
    await follow(page, own);
    await expect(page.getByRole('heading', { level: 1, name: 'Se connecter' })).toBeVisible();
  });
}

test('signing in, or signing in as another role, opens the requested page', async ({ page }) => {
  await page.goto(demoAddress({ path: '/boss/visits/statistics' }));
  await expect(page.getByRole('heading', { level: 1, name: 'Se connecter' })).toBeVisible();
  await page.getByRole('button', { name: 'Serge Etoundi' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Statistiques de visites' })).toBeVisible();

  await page.goto('/regulatoryaffairsuser/administration/reminders');
  await expect(page.getByText('Vous êtes connecté : Direction d’agence.')).toBeVisible();
  await page.getByRole('button', { name: 'Fatou Diagne' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Rappels' })).toBeVisible();
  expect(pathOf(page)).toBe('/regulatoryaffairsuser/administration/reminders');
});

test('a screen without the required right says so, and keeps the menu', async ({ page }) => {
  await enterAs(page, 'PharmaLaboReglementaryAffairUser', { path: '/app/customer-card/dashboard' });
  await expect(page.getByRole('heading', { level: 1, name: 'Permissions manquantes' })).toBeVisible();
  await page.getByRole('navigation', { name: 'Menu principal' }).getByRole('button', { name: 'Réglementaire' }).click();
  await page.getByRole('link', { name: 'Rappels' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Rappels' })).toBeVisible();
});

test('a laboratory’s boss cannot open another laboratory', async ({ page }) => {
  await enterAs(page, 'PharmaLaboBossUser', { path: '/pharmalaboboss/finances/sales/laboratory/another' });
  await page.getByRole('button', { name: 'Consulter Douala' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Permissions manquantes' })).toBeVisible();
});
