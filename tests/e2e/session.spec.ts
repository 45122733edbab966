import type { Locator, Page } from '@playwright/test';
import {
  accountOf,
  DEMO_PASSWORD,
  demoAddress,
  enterAs,
  expect,
  follow,
  pathOf,
  personOf,
  signIn,
  signOut,
  test,
} from './fixtures.ts';
import { rowsOf } from './reminder-editor.ts';

const REMINDERS = '/regulatoryaffairsuser/administration/reminders';

/** Whether the session's token is in localStorage and in sessionStorage. */
const keptIn = (page: Page) =>
  page.evaluate(() => ({
    device: localStorage.getItem('auth_token') !== null,
    tab: sessionStorage.getItem('auth_token') !== null,
  }));

test.describe('a session', () => {
  test('is stored on the device or for the tab only, as chosen; going back after signing out does not restore it', async ({
    page,
    context,
  }) => {
    await page.goto(demoAddress());
    await signIn(page, personOf('Supervisor').email, DEMO_PASSWORD);
    await expect(accountOf(page, 'Supervisor')).toBeVisible();
    expect(await keptIn(page)).toEqual({ device: true, tab: false });
    const tab = await context.newPage();
    await tab.goto(demoAddress());
    await expect(accountOf(tab, 'Supervisor')).toBeVisible();

    await page.bringToFront();
    await follow(page, '/app/customer-card/dashboard');
    await expect(page.getByRole('heading', { level: 1, name: 'Clients' })).toBeVisible();
    await signOut(page, 'Supervisor');
    await expect(page.getByRole('heading', { level: 1, name: 'Se connecter' })).toBeVisible();
    expect(await keptIn(page)).toEqual({ device: false, tab: false });
    await page.goBack();
    await expect(page.getByRole('heading', { level: 1, name: 'Se connecter' })).toBeVisible();

    await page.getByText('Rester connecté sur cet appareil').click();
    await signIn(page, personOf('Supervisor').email, DEMO_PASSWORD);
    await expect(accountOf(page, 'Supervisor')).toBeVisible();
    expect(await keptIn(page)).toEqual({ device: false, tab: true });
    await page.reload();
    await expect(accountOf(page, 'Supervisor')).toBeVisible();
    await tab.goto(demoAddress());
    await expect(tab.getByRole('heading', { level: 1, name: 'Se connecter' })).toBeVisible();
  });
});

test('choices are stored on the device: language, theme, text direction, menu display', async ({ page }) => {
  await page.goto(demoAddress());
  await page.getByRole('button', { name: 'English' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Sign in' })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: 'Sign in' })).toBeVisible();
  const root = page.locator('html');
  await expect(root).toHaveAttribute('lang', 'en');

  await page.getByRole('button', { name: 'Fatou Diagne' }).click();
  await page.getByRole('button', { name: 'Language: English' }).click();
  await page.getByRole('menuitemradio', { name: 'Français' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Rappels' })).toBeVisible();

  const cycle = page.getByRole('button', { name: /^Menu .*, passer à/ });
  const menu = page.getByRole('navigation', { name: 'Menu principal' });
  await expect(cycle).toHaveAccessibleName('Menu étendu, passer à compact');
  await cycle.click();
  await expect(cycle).toHaveAccessibleName('Menu compact, passer à icônes');
  await expect(menu.getByRole('link', { name: 'Clients' })).toBeVisible();
  await cycle.click();
  await expect(cycle).toHaveAccessibleName('Menu icônes, passer à masqué');
  await menu.getByRole('button', { name: 'Réglementaire' }).click();
  await page.getByRole('menuitem', { name: 'Produits' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Produits' })).toBeVisible();
  await cycle.click();
  await expect(cycle).toHaveAccessibleName('Menu masqué, passer à étendu');
  await expect(menu).toBeHidden();
  await expect(page.getByRole('link', { name: 'Tournée, mon accueil' })).toBeVisible();

  await page.getByRole('button', { name: 'Apparence' }).click();
  const appearance = page.getByRole('dialog', { name: 'Apparence' });
  await appearance.getByRole('radio', { name: 'Sombre' }).click();
  await appearance.getByText('Prune').click();
  await appearance.getByRole('radio', { name: 'De droite à gauche' }).click();
  await page.keyboard.press('Escape');
  for (const reloads of [false, true]) {
    if (reloads) await page.reload();
    await expect(page.getByRole('heading', { level: 1, name: 'Produits' })).toBeVisible();
    await expect(root).toHaveAttribute('lang', 'fr');
    await expect(root).toHaveAttribute('data-theme', 'dark.plum');
    await expect(root).toHaveAttribute('dir', 'rtl');
    // Components know of it too: the next cell of a table is to the left.
    const cells = page.getByRole('grid').getByRole('row').nth(1).getByRole('gridcell');
    await page.getByRole('grid').getByRole('rowheader').first().focus();
    await page.keyboard.press('ArrowLeft');
    await expect(cells.first()).toBeFocused();
    await expect(cycle).toHaveAccessibleName('Menu masqué, passer à étendu');
    await expect(menu).toBeHidden();
  }
  await cycle.click();
  await expect(menu.getByRole('link', { name: 'Rappels' })).toBeVisible();
  await expect(menu.getByRole('link', { name: 'Produits' })).toHaveAttribute('aria-current', 'page');
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('the menu is a drawer, and the bottom bar opens the main pages', async ({ page }) => {
    await enterAs(page, 'RegulatoryAffairsUser');
    const drawer = page.getByRole('dialog', { name: 'Menu' });
    const opener = page.getByRole('button', { name: 'Ouvrir le menu' });
    const bar = page.getByRole('navigation', { name: 'Accès rapide' });
    await expect(page.getByRole('navigation', { name: 'Menu principal' })).toBeHidden();

    await opener.tap();
    await expect(drawer).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(drawer).toBeHidden();
    await expect(opener).toBeFocused();

    await opener.tap();
    await drawer.getByRole('link', { name: 'Produits' }).tap();
    await expect(drawer).toBeHidden();
    await expect(page.getByRole('heading', { level: 1, name: 'Produits' })).toBeVisible();

    await bar.getByRole('button', { name: 'Menu' }).tap();
    await drawer.getByRole('button', { name: 'Compte de Fatou Diagne' }).tap();
    await page.getByRole('menuitem', { name: 'Se déconnecter' }).tap();
    await expect(page.getByRole('heading', { level: 1, name: 'Se connecter' })).toBeVisible();

    // Somebody who opens the demo on a phone came for its roles: they stand before the form, for the eye and the keyboard.
    const delegate = page.getByRole('button', { name: personOf('Delegue').name });
    const email = page.getByRole('textbox', { name: 'Adresse e-mail' });
    await expect(delegate).toBeInViewport();
    await expect(email).not.toBeInViewport();
    await delegate.tap();
    await expect(bar.getByRole('link')).toHaveText(['Programmes', 'Clients', 'Visites', 'Finances']);
    await expect(bar.getByRole('link', { name: 'Clients' })).toHaveAttribute('aria-current', 'page');

    // The demo's mark covers neither the bottom bar nor the last row.
    const edgesOf = async (element: Locator) => {
      const box = await element.boundingBox();
      return { top: box?.y ?? NaN, bottom: (box?.y ?? NaN) + (box?.height ?? NaN) };
    };
    const mark = await edgesOf(page.getByRole('complementary', { name: 'Démonstration, réglages' }));
    const tabs = await edgesOf(bar);
    expect(tabs.bottom).toBeLessThanOrEqual(mark.top);
    expect(mark.bottom).toBe(844);
    await expect(async () => {
      // The list grows while its customers arrive.
      await page.getByRole('main').evaluate((main) => main.scrollIntoView({ block: 'end' }));
      const last = await edgesOf(page.getByRole('main').getByRole('row').last());
      expect(last.bottom).toBeLessThanOrEqual(tabs.top);
    }).toPass();
    await bar.getByRole('link', { name: 'Finances' }).tap();
    await expect(page.getByRole('heading', { level: 1, name: 'Objectifs de vente' })).toBeVisible();
  });
});

test('navigation: the skip link, the focus, the back button, and an address that does not exist', async ({ page }) => {
  await enterAs(page, 'RegulatoryAffairsUser');
  await page.reload();
  await expect(rowsOf(page)).toHaveCount(13);
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Aller au contenu' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('radio', { name: 'Liste' })).toBeFocused();

  await page.getByRole('link', { name: 'Produits' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Produits' })).toBeVisible();
  await expect(page.getByRole('main')).toBeFocused();
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: 'Rappels' })).toBeVisible();
  await expect(page.getByRole('main')).toBeFocused();
  expect(pathOf(page)).toBe(REMINDERS);
  await page.goForward();
  await expect(page.getByRole('heading', { level: 1, name: 'Produits' })).toBeVisible();

  await follow(page, '/boss/dashboards');
  await expect(page.getByRole('heading', { level: 1, name: 'Cette page n’existe pas' })).toBeVisible();
  await expect(accountOf(page, 'RegulatoryAffairsUser')).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'Mon accueil' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Rappels' })).toBeVisible();
});
