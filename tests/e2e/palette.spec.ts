import type { Page } from '@playwright/test';
import {
  accountOf,
  enterAs,
  expect,
  expectAccessibleThroughout,
  follow,
  openPalette,
  pathOf,
  test,
} from './fixtures.ts';

/** Types a few letters and opens the first result. */
async function take(page: Page, letters: string): Promise<void> {
  const palette = await openPalette(page);
  await page.keyboard.type(letters);
  const first = palette.getByRole('option').first();
  await expect(first).toContainText(new RegExp(letters, 'i'));
  // No option is active while typing, so Enter has to wait for one.
  await expect(palette.getByRole('combobox')).toHaveAttribute(
    'aria-activedescendant',
    (await first.getAttribute('id')) ?? '',
  );
  await page.keyboard.press('Enter');
  await expect(palette).toBeHidden();
}

test('a few letters and Enter open and focus a page; the palette does not open over an editor', async ({ page }) => {
  await enterAs(page, 'RegulatoryAffairsUser');
  await expect(page.getByRole('heading', { level: 1, name: 'Rappels' })).toBeVisible();
  await take(page, 'produ');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(pathOf(page)).toBe('/regulatoryaffairsuser/administration/products');
  await expect(page.getByRole('main')).toBeFocused();

  await follow(page, '/regulatoryaffairsuser/administration/reminders?reminder=new');
  const editor = page.getByRole('dialog', { name: 'Nouveau rappel' });
  await expect(editor).toBeVisible();
  await page.keyboard.press('ControlOrMeta+k');
  await page.keyboard.press('Escape');
  await expect(editor).toBeHidden();
  await expect(page.getByRole('dialog', { name: 'Aller à' })).toBeHidden();
});

test('its button shows the shortcut, and closing it restores the focus', async ({ page }) => {
  await enterAs(page, 'Boss');
  const button = page.getByRole('button', { name: 'Rechercher', exact: true });
  await expect(button).toHaveText(/^Rechercher(Ctrl|⌘) K$/);
  await button.click();
  await expect(page.getByRole('dialog', { name: 'Aller à' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(button).toBeFocused();

  const account = accountOf(page, 'Boss');
  await account.focus();
  const palette = await openPalette(page);
  await page.keyboard.press('ControlOrMeta+k');
  await expect(palette).toBeHidden();
  await expect(account).toBeFocused();

  await page.setViewportSize({ width: 1024, height: 768 });
  // A hover needs a pointer that moves in from outside.
  await page.mouse.move(512, 384);
  await button.hover();
  await expect(page.getByRole('tooltip')).toHaveText(/^Rechercher \((Ctrl|⌘) K\)$/);
});

test('its actions switch agency, theme and language, and sign out', async ({ page }) => {
  await enterAs(page, 'BossMultinational');
  await expect(page.getByRole('button', { name: /^Consulter/ })).toHaveCount(5);
  await take(page, 'abidjan');
  await expect(page.getByRole('button', { name: 'Agence : Abidjan' })).toBeVisible();
  const palette = await openPalette(page);
  await expect(palette.getByRole('group', { name: 'Agences' }).getByRole('option')).toHaveCount(4);
  await page.keyboard.press('Escape');

  await take(page, 'sombre');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark.blue');
  await take(page, 'english');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await expect(page.getByRole('button', { name: 'Search', exact: true })).toBeVisible();

  await take(page, 'sign out');
  await expect(page.getByRole('heading', { level: 1, name: 'Sign in' })).toBeVisible();
  await page.keyboard.press('ControlOrMeta+k');
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('a customer is found by name and opened by keyboard alone', async ({ page }) => {
  await enterAs(page, 'Boss');
  const palette = await openPalette(page);
  await page.keyboard.type('dr');
  const first = palette.getByRole('group', { name: 'Clients' }).getByRole('option').first();
  const name = (await first.locator('[slot=label]').textContent()) ?? '';
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await take(page, name);
  await expect(page).toHaveURL(/customer-card\/healthworker\//u);
  await expect(page.getByRole('heading', { level: 1 })).toContainText(name);
});

test('it is accessible, on a phone too', async ({ page }) => {
  await enterAs(page, 'Supervisor');
  await page.getByRole('button', { name: 'Rechercher', exact: true }).click();
  await expect(page.getByRole('combobox')).toBeFocused();
  await expectAccessibleThroughout(page);
});
