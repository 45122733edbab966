import type { Page } from '@playwright/test';
import { demoAddress, enterAs, expect, expectAccessibleThroughout, follow, test } from './fixtures.ts';

interface BuiltPage {
  readonly name: string;
  readonly path: string;
  /** Brings the page into the state in its name, once it is open. */
  readonly act?: (page: Page) => Promise<void>;
  /** The heading that says the page is there. */
  readonly heading: string;
  /** In the tab, before « · Tournée ». */
  readonly title: string;
  /** The same heading and title in English, for the walk in English. */
  readonly english?: readonly [heading: string, title: string];
}

/** Pages that one person sees, one after another in one opening. */
interface Walk {
  readonly name: string;
  readonly open: (page: Page, path: string) => Promise<void>;
  readonly pages: readonly BuiltPage[];
}

const administration = '/regulatoryaffairsuser/administration';
const reminders = `${administration}/reminders`;
const tensorel = `${administration}/product/prod-cm-brv-ten-0530`;
const renewal = `${tensorel}/regulatory-action/action-cm-1/regulatory-action-steps`;

const finances = '/boss/finances';
const orvalis = `${finances}/sales/laboratory/labo-orvalis`;
const OCTOBER = 'month=2026-10';

/** A page whose heading is its title. */
const same = (words: string): Pick<BuiltPage, 'heading' | 'title'> => ({ heading: words, title: words });
const asNobody = (page: Page, path: string) => page.goto(demoAddress({ path })).then(() => undefined);
const asRegulatory = (page: Page, path: string) => enterAs(page, 'RegulatoryAffairsUser', { path });
const withRows = (page: Page) => expect(page.getByRole('row')).not.toHaveCount(0);

/** Sends a form that holds nothing, which says what is missing. */
const send = (button: string) => async (page: Page) => {
  await page.getByRole('button', { name: button }).click();
  await expect(page.getByRole('alert').first()).toBeVisible();
};

const REMINDERS = 'Rappels';
const ANY_REMINDER = `${reminders}?reminder=rem-cm-11`;

const WALKS: readonly Walk[] = [
  {
    name: 'the way in',
    open: asNobody,
    pages: [
      { name: 'sign-in', path: '/user/login', heading: 'Se connecter', title: 'Connexion' },
      { name: 'register', path: '/user/register', heading: 'Demander un accès', title: 'Demande d’accès' },
      { name: 'forgotten password', path: '/user/forgot-password', ...same('Mot de passe oublié') },
      {
        name: 'not found',
        path: '/nowhere',
        heading: 'Cette page n’existe pas',
        title: 'Page introuvable',
        english: ['This page does not exist', 'Page not found'],
      },
      { name: 'error', path: '/error', ...same('Une erreur s’est produite') },
    ],
  },
  {
    name: 'the lists and pages of regulatory affairs',
    open: asRegulatory,
    pages: [
      { name: 'reminders', path: reminders, act: withRows, ...same(REMINDERS), english: ['Reminders', 'Reminders'] },
      {
        name: 'reminders, none found',
        path: `${reminders}?q=zzz`,
        heading: 'Aucun rappel ne contient « zzz »',
        title: REMINDERS,
      },
      {
        name: 'action types',
        path: `${administration}/type-regulatory-actions`,
        act: withRows,
        ...same('Types d’action réglementaire'),
      },
      {
        name: 'products',
        path: `${administration}/products`,
        act: withRows,
        ...same('Produits'),
        english: ['Products', 'Products'],
      },
      {
        name: 'portfolio',
        path: `${administration}/products?view=timeline`,
        act: withRows,
        ...same('Produits'),
        english: ['Products', 'Products'],
      },
      {
        name: 'a product',
        path: `${tensorel}/regulatory-actions`,
        act: withRows,
        heading: 'Tensorel 5 mg B/30',
        title: 'Actions réglementaires',
        english: ['Tensorel 5 mg B/30', 'Regulatory actions'],
      },
      {
        name: 'the files of a product',
        path: `${tensorel}/files`,
        act: withRows,
        heading: 'Tensorel 5 mg B/30',
        title: 'Fichiers du produit',
        english: ['Tensorel 5 mg B/30', 'Product files'],
      },
      {
        name: 'the steps of an action',
        path: renewal,
        act: (page) => expect(page.getByRole('list', { name: 'Étapes de l’action' })).toBeVisible(),
        heading: 'Renouvellement quinquennal',
        title: 'Étapes de l’action réglementaire',
      },
    ],
  },
  {
    name: 'the dialogs of regulatory affairs',
    open: asRegulatory,
    pages: [
      {
        name: 'new reminder, with everything missing',
        path: `${reminders}?reminder=new`,
        async act(page) {
          await send('Enregistrer le rappel')(page);
          await expect(page.getByRole('option').first()).toBeAttached();
        },
        heading: 'Nouveau rappel',
        title: REMINDERS,
      },
      {
        name: 'a reminder',
        path: ANY_REMINDER,
        act: (page) => expect(page.getByRole('option', { selected: true })).toHaveCount(4),
        heading: 'Modifier le rappel',
        title: REMINDERS,
        english: ['Edit the reminder', 'Reminders'],
      },
      {
        name: 'the question before a reminder with dependents is deleted',
        path: ANY_REMINDER,
        async act(page) {
          await page.getByRole('button', { name: 'Supprimer' }).click();
          await page.getByRole('button', { name: 'Supprimer le rappel' }).click();
          await expect(page.getByRole('alertdialog').getByRole('listitem')).toHaveCount(1);
        },
        heading: 'Supprimer « Prendre rendez-vous au guichet » ?',
        title: REMINDERS,
      },
      {
        name: 'an action type',
        path: `${administration}/type-regulatory-actions?type=new`,
        heading: 'Nouveau type d’action',
        title: 'Types d’action réglementaire',
        english: ['New action type', 'Types of regulatory action'],
      },
      {
        name: 'a file to add, with everything missing',
        path: `${tensorel}/files`,
        async act(page) {
          await page.getByRole('button', { name: 'Ajouter un fichier' }).click();
          await send('Ajouter le fichier')(page);
        },
        heading: 'Ajouter un fichier',
        title: 'Fichiers du produit',
      },
      {
        name: 'a new authorisation, with everything missing',
        path: `${renewal}?open=amm`,
        act: send('Continuer'),
        heading: 'Enregistrer la nouvelle AMM',
        title: 'Étapes de l’action réglementaire',
        english: ['Record the new authorisation', 'Steps of the regulatory action'],
      },
      {
        name: 'the question before changes are discarded',
        path: `${reminders}?reminder=new`,
        async act(page) {
          await page.getByRole('textbox', { name: 'Description' }).fill('…');
          await page.keyboard.press('Escape');
        },
        heading: 'Abandonner vos modifications ?',
        title: REMINDERS,
      },
    ],
  },
  {
    name: 'the finances of an agency',
    open: (page, path) => enterAs(page, 'Boss', { path }),
    pages: [
      { name: 'sales', path: `${finances}/sales/dashboard?${OCTOBER}`, act: withRows, ...same('Ventes réelles') },
      {
        name: 'of a laboratory',
        path: `${orvalis}?${OCTOBER}`,
        act: withRows,
        heading: 'Orvalis',
        title: 'Ventes du laboratoire',
      },
      {
        name: 'of a product',
        path: `${orvalis}/product/prod-cm-orv-dol-10008?${OCTOBER}`,
        act: withRows,
        heading: 'Dolizane 1 g B/8',
        title: 'Ventes du produit',
      },
      {
        name: 'by group',
        path: `${finances}/sales-workgroup/dashboard?${OCTOBER}`,
        act: withRows,
        heading: 'Ventes réelles par groupe',
        title: 'Ventes par groupe',
      },
      {
        name: 'of a group',
        path: `${finances}/sales-workgroup/group/group-cm-1?${OCTOBER}`,
        act: withRows,
        heading: 'Médical Littoral',
        title: 'Ventes du groupe',
      },
      {
        name: 'of a product, by group',
        path: `${finances}/trends-workgroup/product/prod-cm-orv-dol-10008?${OCTOBER}`,
        act: withRows,
        heading: 'Dolizane 1 g B/8',
        title: 'Tendances du produit par groupe',
      },
      {
        name: 'of a delegate',
        path: `${finances}/sales-workgroup/delegate/user-cm-6?${OCTOBER}`,
        act: withRows,
        heading: 'Raïssa Simo',
        title: 'Ventes du délégué',
      },
      { name: 'trends', path: `${finances}/trends/dashboard?${OCTOBER}`, act: withRows, ...same('Tendances de vente') },
      {
        name: 'the sum behind a total',
        path: `${finances}/trends/dashboard?${OCTOBER}&explain=obtained`,
        act: withRows,
        heading: 'CA annoncé, octobre 2026',
        title: 'Tendances de vente',
      },
      {
        name: 'stats',
        path: `${finances}/stats/dashboard?${OCTOBER}`,
        act: withRows,
        ...same('Statistiques de vente'),
      },
      { name: 'goals', path: `${finances}/goals/dashboard`, act: withRows, ...same('Objectifs de vente') },
      {
        name: 'a sheet of goals',
        path: `${finances}/goals/new`,
        act: withRows,
        heading: 'Objectifs de vente 2026',
        title: 'Nouveaux objectifs',
      },
      {
        name: 'a sheet of sales',
        path: `${finances}/sales/new`,
        act: withRows,
        heading: 'Ventes réelles, octobre 2026',
        title: 'Nouvelles ventes réelles',
      },
    ],
  },
  {
    name: 'the programmes of a delegate',
    open: (page, path) => enterAs(page, 'Delegue', { path }),
    pages: [
      {
        name: 'a day',
        path: '/app/programs/home?day=2026-11-18',
        heading: 'Mercredi 18 novembre',
        title: 'Programmes',
      },
      {
        name: 'a plan',
        path: '/app/programs/home?day=2026-11-20&plan=1',
        act: (page) => expect(page.getByRole('dialog').getByRole('list', { name: 'Suggestions' })).toBeVisible(),
        heading: 'Vendredi 20 novembre',
        title: 'Programmes',
      },
      {
        name: 'a report',
        path: '/app/programs/home?visit=new',
        act: (page) => expect(page.getByRole('dialog', { name: 'Visite imprévue' })).toBeVisible(),
        heading: 'Jeudi 19 novembre',
        title: 'Programmes',
      },
    ],
  },
  {
    name: 'the programmes of a supervisor',
    open: (page, path) => enterAs(page, 'Supervisor', { path }),
    pages: [
      {
        name: 'a group',
        path: '/app/programs/workgroup/group-cm-1',
        heading: 'Médical Littoral',
        title: 'Programme du groupe',
      },
      {
        name: 'a delegate',
        path: '/app/programs/workgroup/group-cm-1/delegate?day=2026-11-20',
        heading: 'Yannick Mbida, vendredi 20 novembre',
        title: 'Programmes des délégués',
      },
      {
        name: 'a supervisor',
        path: '/app/programs/workgroup/group-cm-1/supervisor?day=2026-11-18',
        heading: 'Mercredi 18 novembre',
        title: 'Programme du superviseur',
      },
    ],
  },
  {
    name: 'the absences that a supervisor reads',
    open: (page, path) => enterAs(page, 'Supervisor', { path }),
    pages: [
      {
        name: 'the month of the group',
        path: '/supervisor/administration/absences',
        act: (page) => expect(page.getByRole('table').getByRole('button').first()).toBeVisible(),
        heading: 'Absences',
        title: 'Justificatifs d’absence',
        english: ['Absences', 'Absence justifications'],
      },
      {
        name: 'the list of a period',
        path: '/supervisor/administration/absences?view=list&from=2026-01-01&to=2026-12-31',
        act: withRows,
        heading: 'Absences',
        title: 'Justificatifs d’absence',
      },
      {
        name: 'a new absence, with everything missing',
        path: '/supervisor/administration/absences?absence=new',
        act: send('Enregistrer l’absence'),
        heading: 'Nouvelle absence',
        title: 'Justificatifs d’absence',
      },
    ],
  },
  {
    name: 'the visits that a boss reads',
    open: (page, path) => enterAs(page, 'Boss', { path }),
    pages: [
      {
        name: 'visit statistics',
        path: '/boss/visits/statistics',
        act: withRows,
        ...same('Statistiques de visites'),
      },
      {
        name: 'the customers of a speciality',
        path: '/boss/visits/statistics',
        act: async (page) => {
          await page.getByRole('grid').getByRole('rowheader').first().click();
          await expect(page.getByRole('dialog').getByRole('status')).toBeVisible();
        },
        ...same('Statistiques de visites'),
      },
      {
        name: 'the dashboard',
        path: '/boss/dashboard',
        act: (page) => expect(page.getByRole('list', { name: 'Quotas de visites' })).toBeVisible(),
        ...same('Tableau de bord'),
        english: ['Dashboard', 'Dashboard'],
      },
      {
        name: 'the quotas of thirteen weeks',
        path: '/boss/dashboard?view=quotas',
        act: withRows,
        heading: 'Quotas de visites',
        title: 'Tableau de bord',
        english: ['Visit quotas', 'Dashboard'],
      },
      {
        name: 'the progress of visits',
        path: '/boss/dashboard-progress-details',
        act: withRows,
        heading: 'Progression des visites',
        title: 'Détail de la progression',
      },
      {
        name: 'the visits of groups',
        path: '/boss/visits/statistics/workgroups',
        act: withRows,
        ...same('Visites par groupe'),
      },
      {
        name: 'the visits of a group',
        path: '/boss/visits/statistics/workgroup/group-cm-1',
        act: withRows,
        heading: 'Médical Littoral',
        title: 'Visites du groupe',
      },
    ],
  },
  {
    name: 'the weekly reports of a supervisor',
    open: (page, path) => enterAs(page, 'Supervisor', { path }),
    pages: [
      {
        name: 'weekly reports',
        path: '/supervisor/reports/weekly',
        act: withRows,
        ...same('Rapports hebdomadaires'),
      },
      {
        name: 'a new weekly report',
        path: '/supervisor/reports/weekly/create',
        act: withRows,
        ...same('Nouveau rapport hebdomadaire'),
      },
    ],
  },
  {
    name: 'the customers of a delegate',
    open: (page, path) => enterAs(page, 'Delegue', { path }),
    pages: [
      { name: 'customers', path: '/app/customer-card/dashboard', act: withRows, ...same('Clients') },
      {
        name: 'customers on a map',
        path: '/app/customer-card/dashboard?view=map',
        act: (page) => expect(page.getByRole('list', { name: 'Clients sur la carte' })).toBeVisible(),
        ...same('Clients'),
      },
      {
        name: 'the card of a health worker',
        path: '/app/customer-card/healthworker/hw-cm-3',
        heading: 'Dr Raïssa Nana Abena',
        title: 'Professionnel de santé',
        english: ['Dr Raïssa Nana Abena', 'Health worker'],
      },
      {
        name: 'the visits of a health worker',
        path: '/app/customer-card/healthworker/hw-cm-3?view=visits',
        heading: 'Dr Raïssa Nana Abena',
        title: 'Professionnel de santé',
      },
      {
        name: 'the profile of a health worker',
        path: '/app/customer-card/healthworker/hw-cm-3?view=profile',
        heading: 'Dr Raïssa Nana Abena',
        title: 'Professionnel de santé',
      },
    ],
  },
  {
    name: 'the places of the office',
    open: (page, path) => enterAs(page, 'Boss', { path }),
    pages: [
      {
        name: 'cities',
        path: '/app/customer-card/cities',
        act: withRows,
        ...same('Villes'),
        english: ['Cities', 'Cities'],
      },
      {
        name: 'a new city',
        path: '/app/customer-card/cities?city=new',
        act: send('Enregistrer la ville'),
        heading: 'Nouvelle ville',
        title: 'Villes',
      },
      {
        name: 'work areas',
        path: '/app/customer-card/work-areas',
        act: withRows,
        ...same('Secteurs'),
        english: ['Work areas', 'Work areas'],
      },
      {
        name: 'a new work area',
        path: '/app/customer-card/work-areas?workArea=new',
        act: send('Enregistrer le secteur'),
        heading: 'Nouveau secteur',
        title: 'Secteurs',
      },
      {
        name: 'health centres',
        path: '/app/customer-card/health-centers',
        act: withRows,
        ...same('Centres de santé'),
        english: ['Health centres', 'Health centres'],
      },
      {
        name: 'the people of a health centre',
        path: '/app/customer-card/health-centers?centre=hc-cm-1',
        act: withRows,
        heading: 'Centre de santé de Bali',
        title: 'Centres de santé',
      },
      {
        name: 'a new health centre',
        path: '/app/customer-card/health-centers?healthCenter=new',
        act: send('Enregistrer le centre'),
        heading: 'Nouveau centre',
        title: 'Centres de santé',
      },
    ],
  },
  {
    name: 'who has several agencies',
    open: (page) => enterAs(page, 'BossMultinational'),
    pages: [
      {
        name: 'agencies',
        path: '/bmultinational/agencies',
        act: (page) => expect(page.getByRole('button', { name: 'Douala' })).toBeVisible(),
        ...same('Agences'),
      },
    ],
  },
  {
    name: 'who may not',
    open: (page, path) => enterAs(page, 'PharmaLaboReglementaryAffairUser', { path }),
    pages: [
      { name: 'a right that is missing', path: '/app/customer-card/dashboard', ...same('Permissions manquantes') },
      {
        name: 'another role’s page',
        path: '/boss/dashboard',
        act: (page) => expect(page.getByRole('status').filter({ has: page.getByRole('link') })).toBeVisible(),
        heading: 'Se connecter',
        title: 'Connexion',
      },
    ],
  },
];

/** Milliseconds for a page. */
const PATIENCE = 60_000;

const WIDE = { width: 1440, height: 900 };
const NARROW = { width: 320, height: 640 };

/** Nothing to be scrolled sideways; what scrolls by itself (a table) does so inside the page. */
const overflowOf = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

async function expectToFit(page: Page, heading: string): Promise<void> {
  await page.setViewportSize(NARROW);
  await expect.poll(() => overflowOf(page), 'no sideways scrolling at 320 px').toBe(0);
  await expect(page.getByRole('heading', { name: heading })).toBeVisible();
}

for (const { name, open, pages } of WALKS) {
  test(`${name}: title, accessibility, and width on a narrow phone`, async ({ page }) => {
    test.setTimeout(PATIENCE * pages.length);
    for (const { name: step, path, act, heading, title } of pages) {
      await test.step(step, async () => {
        await page.setViewportSize(WIDE);
        if (path === pages[0]?.path) await open(page, path);
        else await follow(page, path);
        await act?.(page);
        await expect(page.getByRole('heading', { name: heading })).toBeVisible();
        await expect(page).toHaveTitle(`${title} · Tournée`);
        await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
        await expect(page.getByRole('heading', { level: 1, includeHidden: true })).toHaveCount(1);
        await expectAccessibleThroughout(page);
        await expectToFit(page, heading);
      });
    }
  });
}

test('the tab’s title follows the page and the language, and English pages fit a narrow phone too', async ({
  page,
}) => {
  await enterAs(page, 'RegulatoryAffairsUser');
  await expect(page).toHaveTitle('Rappels · Tournée');
  await page.getByRole('link', { name: 'Produits' }).click();
  await expect(page).toHaveTitle('Produits · Tournée');
  await page.getByRole('button', { name: 'Langue : Français' }).click();
  await page.getByRole('menuitemradio', { name: 'English' }).click();
  await expect(page).toHaveTitle('Products · Tournée');

  for (const { open, pages } of WALKS) {
    const inEnglish = pages.filter(({ english }) => english);
    for (const [index, { path, english }] of inEnglish.entries()) {
      if (!english) continue;
      const [heading, title] = english;
      await test.step(path, async () => {
        // Somebody else signs in, in the language that is kept.
        if (index === 0 && open !== asNobody && open !== asRegulatory) await open(page, path);
        else await follow(page, path);
        await expect(page).toHaveTitle(`${title} · Tournée`);
        await expectToFit(page, heading);
      });
    }
  }
});

test('the forms to request access or a new password report invalid fields and their result', async ({ page }) => {
  await page.goto(demoAddress({ path: '/user/login' }));
  await page.getByRole('link', { name: 'Demander un accès' }).click();
  await page.getByRole('button', { name: 'Envoyer la demande' }).click();
  const email = page.getByRole('textbox', { name: 'Adresse e-mail' });
  await expect(page.getByRole('textbox', { name: 'Prénom' })).toHaveAccessibleDescription('Indiquez votre prénom');
  await expect(email).toHaveAccessibleDescription('Indiquez une adresse e-mail complète');
  await page.getByRole('textbox', { name: 'Prénom' }).fill('Awa');
  await page.getByRole('textbox', { name: 'Nom', exact: true }).fill('Ndiaye');
  await email.fill('awa@labo.example');
  await page.getByRole('button', { name: 'Envoyer la demande' }).click();
  await expect(page.getByRole('status')).toContainText('Demande enregistrée pour awa@labo.example.');
  await expect(page.getByRole('status')).toContainText('Dans cette démonstration, aucun message ne part.');
  await page.getByRole('link', { name: 'Retour à la connexion' }).click();

  await page.getByRole('link', { name: /Mot de passe oublié/ }).click();
  await email.fill('awa');
  await page.getByRole('button', { name: 'Demander un nouveau mot de passe' }).click();
  await expect(email).toHaveAccessibleDescription('Indiquez une adresse e-mail complète');
  await email.fill('awa@labo.example');
  await page.getByRole('button', { name: 'Demander un nouveau mot de passe' }).click();
  await expect(page.getByRole('status')).toContainText('Demande enregistrée');
});
