import type { Locator, Page } from '@playwright/test';
import { STORAGE_KEYS } from '#lib/device/texts.ts';
import { MENU_DISPLAYS, type MenuDisplay, type menuMachine } from '#machines/menu/menu.machine.ts';
import { loginAnswer } from '../../model/fixtures.ts';
import type { PageDriver } from '../../model/page-driver.ts';
import { enterAs, expect, prepare } from './entry.ts';

const NAMES: Readonly<Record<MenuDisplay, string>> = {
  expanded: 'étendu',
  compact: 'compact',
  icons: 'icônes',
  hidden: 'masqué',
};

/** A desktop shows the menu's displays, a phone its drawer: the window is made narrow and wide again. */
const desktop = (page: Page) => page.setViewportSize({ width: 1440, height: 900 });
const phone = (page: Page) => page.setViewportSize({ width: 390, height: 844 });

const drawer = (page: Page): Locator => page.getByRole('dialog', { name: 'Menu' });
/** The button names the current display and the next one; on a phone it exists but is hidden. */
const cycleButton = (page: Page, display: MenuDisplay): Locator =>
  page.getByRole('button', { name: `Menu ${NAMES[display]}, passer à`, includeHidden: true });

const isDisplayed = (display: MenuDisplay) => async (page: Page) => {
  await expect(cycleButton(page, display)).toBeAttached();
  if (await cycleButton(page, display).isHidden()) return;
  await expect(page.getByRole('navigation', { name: 'Menu principal' })).toBeVisible({ visible: display !== 'hidden' });
};

export const driver: PageDriver<typeof menuMachine> = {
  async open(page, _path, { context: { initial } }) {
    await desktop(page);
    await prepare(page);
    // Without a stored choice a desktop shows the first display.
    const kept = initial === MENU_DISPLAYS[0] ? {} : { [STORAGE_KEYS.menu]: initial };
    await enterAs(page, loginAnswer('RegulatoryAffairsUser'), '/', kept);
  },

  events: {
    async 'menu.cycle'(page) {
      await desktop(page);
      await page.getByRole('button', { name: /^Menu .*, passer à / }).click();
    },
    async 'drawer.open'(page) {
      await phone(page);
      await page.getByRole('button', { name: 'Ouvrir le menu' }).click();
    },
    async 'drawer.close'(page) {
      await page.keyboard.press('Escape');
    },
    async navigated(page) {
      await drawer(page).getByRole('link', { name: 'Absences' }).click();
      await expect(page).toHaveURL(/\/administration\/absences$/);
    },
  },

  states: {
    'display.expanded': isDisplayed('expanded'),
    'display.compact': isDisplayed('compact'),
    'display.icons': isDisplayed('icons'),
    'display.hidden': isDisplayed('hidden'),
    'drawer.closed': (page) => expect(drawer(page)).toBeHidden(),
    'drawer.open': (page) => expect(drawer(page).getByRole('navigation', { name: 'Menu principal' })).toBeVisible(),
  },
};
