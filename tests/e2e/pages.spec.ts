import type { Page } from '@playwright/test';
import type { Language } from '#lib/languages.ts';
import { demoAddress, enterAs, expect, expectAccessibleThroughout, test } from './fixtures.ts';

type Words = Readonly<Record<Language, string>>;

interface BuiltPage {
  readonly name: string;
  readonly open: (page: Page, lang: Language) => Promise<void>;
  /** The heading that says the page is there. */
  readonly heading: Words;
  /** In the tab, before « · Tournée ». */
  readonly title: Words;
}

const administration = '/regulatoryaffairsuser/administration';
const reminders = `${administration}/reminders`;
const tensorel = `${administration}/product/prod-cm-brv-ten-0530`;
const renewal = `${tensorel}/regulatory-action/action-cm-1/regulatory-action-steps`;

/** A page whose heading is its title. */
const same = (words: Words): Pick<BuiltPage, 'heading' | 'title'> => ({ heading: words, title: words });
const asNobody = (path: string) => (page: Page, lang: Language) => page.goto(demoAddress({ path, lang })).then(() => undefined);
const asRegulatory = (path: string) => (page: Page, lang: Language) =>
  enterAs(page, 'RegulatoryAffairsUser', { path, lang });
const asRegulatoryWithRows = (path: string) => async (page: Page, lang: Language) => {
  await asRegulatory(path)(page, lang);
  await expect(page.getByRole('row')).not.toHaveCount(0);
};

const REMINDERS: Words = { fr: 'Rappels', en: 'Reminders' };
const ANY_REMINDER = `${reminders}?reminder=rem-cm-11`;

const PAGES: readonly BuiltPage[] = [
  {
    name: 'sign-in',
    open: asNobody('/user/login'),
    heading: { fr: 'Se connecter', en: 'Sign in' },
    title: { fr: 'Connexion', en: 'Sign in' },
  },
  {
    name: 'register',
    open: asNobody('/user/register'),
    heading: { fr: 'Demander un accès', en: 'Request access' },
    title: { fr: 'Demande d’accès', en: 'Access request' },
  },
  {
    name: 'forgotten password',
    open: asNobody('/user/forgot-password'),
    heading: { fr: 'Mot de passe oublié', en: 'Forgotten password' },
    title: { fr: 'Mot de passe oublié', en: 'Forgotten password' },
  },
  {
    name: 'agencies',
    async open(page, lang) {
      await enterAs(page, 'BossMultinational', { lang });
      await expect(page.getByRole('button', { name: 'Douala' })).toBeVisible();
    },
    heading: { fr: 'Agences', en: 'Agencies' },
    title: { fr: 'Agences', en: 'Agencies' },
  },
  { name: 'reminders', open: asRegulatoryWithRows(reminders), ...same(REMINDERS) },
  {
    name: 'reminders, none found',
    open: asRegulatory(`${reminders}?q=zzz`),
    heading: { fr: 'Aucun rappel ne contient « zzz »', en: 'No reminder contains “zzz”' },
    title: REMINDERS,
  },
  {
    name: 'new reminder, with everything missing',
    async open(page, lang) {
      await asRegulatory(`${reminders}?reminder=new`)(page, lang);
      await page.getByRole('button', { name: lang === 'fr' ? 'Enregistrer le rappel' : 'Save the reminder' }).click();
      await expect(page.getByRole('alert')).toBeVisible();
      await expect(page.getByRole('option').first()).toBeAttached();
    },
    heading: { fr: 'Nouveau rappel', en: 'New reminder' },
    title: REMINDERS,
  },
  {
    name: 'a reminder',
    async open(page, lang) {
      await asRegulatory(ANY_REMINDER)(page, lang);
      await expect(page.getByRole('option', { selected: true })).toHaveCount(4);
    },
    heading: { fr: 'Modifier le rappel', en: 'Edit the reminder' },
    title: REMINDERS,
  },
  {
    name: 'the question before a reminder with dependents is deleted',
    async open(page, lang) {
      await asRegulatory(ANY_REMINDER)(page, lang);
      const [remove, confirm] = lang === 'fr' ? ['Supprimer', 'Supprimer le rappel'] : ['Delete', 'Delete the reminder'];
      await page.getByRole('button', { name: remove }).click();
      await page.getByRole('button', { name: confirm }).click();
      await expect(page.getByRole('alertdialog').getByRole('listitem')).toHaveCount(1);
    },
    heading: { fr: 'Supprimer « Prendre rendez-vous au guichet » ?', en: 'Delete “Prendre rendez-vous au guichet”?' },
    title: REMINDERS,
  },
  {
    name: 'the question before changes are discarded',
    async open(page, lang) {
      await asRegulatory(`${reminders}?reminder=new`)(page, lang);
      await page.getByRole('textbox', { name: 'Description' }).fill('…');
      await page.keyboard.press('Escape');
    },
    heading: { fr: 'Abandonner vos modifications ?', en: 'Discard your changes?' },
    title: REMINDERS,
  },
  {
    name: 'action types, a new one',
    open: asRegulatory(`${administration}/type-regulatory-actions?type=new`),
    heading: { fr: 'Nouveau type d’action', en: 'New action type' },
    title: { fr: 'Types d’action réglementaire', en: 'Types of regulatory action' },
  },
  { name: 'action types', open: asRegulatoryWithRows(`${administration}/type-regulatory-actions`), ...same({ fr: 'Types d’action réglementaire', en: 'Types of regulatory action' }) },
  { name: 'products', open: asRegulatoryWithRows(`${administration}/products`), ...same({ fr: 'Produits', en: 'Products' }) },
  { name: 'portfolio', open: asRegulatoryWithRows(`${administration}/products?view=timeline`), ...same({ fr: 'Produits', en: 'Products' }) },
  {
    name: 'a product',
    open: asRegulatoryWithRows(`${tensorel}/regulatory-actions`),
    heading: { fr: 'Tensorel 5 mg B/30', en: 'Tensorel 5 mg B/30' },
    title: { fr: 'Actions réglementaires', en: 'Regulatory actions' },
  },
  {
    name: 'the files of a product',
    open: asRegulatoryWithRows(`${tensorel}/files`),
    heading: { fr: 'Tensorel 5 mg B/30', en: 'Tensorel 5 mg B/30' },
    title: { fr: 'Fichiers du produit', en: 'Product files' },
  },
  {
    name: 'a file to add, with everything missing',
    async open(page, lang) {
      await asRegulatory(`${tensorel}/files`)(page, lang);
      await page.getByRole('button', { name: lang === 'fr' ? 'Ajouter un fichier' : 'Add a file' }).click();
      await page.getByRole('button', { name: lang === 'fr' ? 'Ajouter le fichier' : 'Add the file' }).click();
      await expect(page.getByRole('alert').first()).toBeVisible();
    },
    heading: { fr: 'Ajouter un fichier', en: 'Add a file' },
    title: { fr: 'Fichiers du produit', en: 'Product files' },
  },
  {
    name: 'the steps of an action',
    async open(page, lang) {
      await asRegulatory(renewal)(page, lang);
      await expect(page.getByRole('list', { name: lang === 'fr' ? 'Étapes de l’action' : 'Steps of the action' })).toBeVisible();
    },
    heading: { fr: 'Renouvellement quinquennal', en: 'Renouvellement quinquennal' },
    title: { fr: 'Étapes de l’action réglementaire', en: 'Steps of the regulatory action' },
  },
  {
    name: 'a new authorisation, with everything missing',
    async open(page, lang) {
      await asRegulatory(`${renewal}?open=amm`)(page, lang);
      await page.getByRole('button', { name: lang === 'fr' ? 'Continuer' : 'Continue' }).click();
      await expect(page.getByRole('alert').first()).toBeVisible();
    },
    heading: { fr: 'Enregistrer la nouvelle AMM', en: 'Record the new authorisation' },
    title: { fr: 'Étapes de l’action réglementaire', en: 'Steps of the regulatory action' },
  },
  {
    name: 'not built yet',
    open: asRegulatory('/regulatoryaffairsuser/administration/absences'),
    heading: { fr: 'Cet écran n’est pas encore construit', en: 'This screen is not built yet' },
    title: { fr: 'Justificatifs d’absence', en: 'Absence justifications' },
  },
  {
    name: 'a right that is missing',
    open: (page, lang) =>
      enterAs(page, 'PharmaLaboReglementaryAffairUser', { path: '/app/customer-card/dashboard', lang }),
    heading: { fr: 'Permissions manquantes', en: 'Missing permissions' },
    title: { fr: 'Permissions manquantes', en: 'Missing permissions' },
  },
  {
    name: 'another role’s page',
    async open(page, lang) {
      await enterAs(page, 'Delegue', { lang });
      await page.goto('/boss/dashboard');
      await expect(page.getByRole('status').filter({ has: page.getByRole('link') })).toBeVisible();
    },
    heading: { fr: 'Se connecter', en: 'Sign in' },
    title: { fr: 'Connexion', en: 'Sign in' },
  },
  {
    name: 'not found',
    open: asNobody('/nowhere'),
    heading: { fr: 'Cette page n’existe pas', en: 'This page does not exist' },
    title: { fr: 'Page introuvable', en: 'Page not found' },
  },
  {
    name: 'error',
    open: asNobody('/error'),
    heading: { fr: 'Une erreur s’est produite', en: 'An error has occurred' },
    title: { fr: 'Une erreur s’est produite', en: 'An error has occurred' },
  },
];

const NARROW = { width: 320, height: 640 };

/** Nothing to be scrolled sideways; what scrolls by itself (a table) does so inside the page. */
const overflowOf = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

// What is on its way to its place or its colour is not what is judged.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

for (const { name, open, heading, title } of PAGES) {
  for (const lang of ['fr', 'en'] as const) {
    test(`${name}, in ${lang === 'fr' ? 'French' : 'English'}`, async ({ page }) => {
      await open(page, lang);
      await expect(page.getByRole('heading', { name: heading[lang] })).toBeVisible();
      await expect(page).toHaveTitle(`${title[lang]} · Tournée`);
      await expect(page.locator('html')).toHaveAttribute('lang', lang);
      await expect(page.getByRole('heading', { level: 1, includeHidden: true })).toHaveCount(1);

      // What axe reads is the same in both languages; what may not fit is not.
      if (lang === 'fr') await expectAccessibleThroughout(page);
      await page.setViewportSize(NARROW);
      await expect.poll(() => overflowOf(page), 'no sideways scrolling at 320 px').toBe(0);
      await expect(page.getByRole('heading', { name: heading[lang] })).toBeVisible();
    });
  }
}

test('a tab is named by the page it shows, whatever the language it is changed to', async ({ page }) => {
  await enterAs(page, 'RegulatoryAffairsUser');
  await expect(page).toHaveTitle('Rappels · Tournée');
  await page.getByRole('link', { name: 'Produits' }).click();
  await expect(page).toHaveTitle('Produits · Tournée');
  await page.getByRole('button', { name: 'Langue : Français' }).click();
  await page.getByRole('menuitemradio', { name: 'English' }).click();
  await expect(page).toHaveTitle('Products · Tournée');
});

test('the forms of the way in say what is missing, and what came of them', async ({ page }) => {
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
