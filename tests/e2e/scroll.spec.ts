import type { Page } from '@playwright/test';
import { enterAs, expect, test } from './fixtures.ts';
import { threadsOfWheel } from './wheel.ts';

const ROLE = 'RegulatoryAffairsUser';
const REMINDERS = '/regulatoryaffairsuser/administration/reminders';
const PRODUCTS = '/regulatoryaffairsuser/administration/products';
const FAR = 400;

const scrollOf = (page: Page) => page.evaluate(() => Math.round(window.scrollY));
const menu = (page: Page) => page.getByRole('navigation', { name: 'Menu' });
const title = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });

async function scrollFar(page: Page): Promise<void> {
  await expect(page.getByRole('row').nth(12)).toBeVisible();
  await page.mouse.move(900, 600);
  await page.mouse.wheel(0, FAR);
  await expect.poll(() => scrollOf(page)).toBe(FAR);
}

test('a link opens a page at its top; back and forward show each page where it was left', async ({ page }) => {
  await enterAs(page, ROLE, { path: REMINDERS, scenario: 'standard' });
  await scrollFar(page);
  await menu(page).getByRole('link', { name: 'Produits' }).click();
  await expect(title(page, 'Produits')).toBeVisible();
  await expect.poll(() => scrollOf(page)).toBe(0);

  await page.goBack();
  await expect(title(page, 'Rappels')).toBeVisible();
  await expect.poll(() => scrollOf(page)).toBe(FAR);

  await page.goForward();
  await expect(title(page, 'Produits')).toBeVisible();
  await expect.poll(() => scrollOf(page)).toBe(0);
  await menu(page).getByRole('link', { name: 'Types d’action' }).click();
  await expect(title(page, 'Types d’action')).toBeVisible();
  await page.goBack();
  await expect(title(page, 'Produits')).toBeVisible();
  await expect.poll(() => scrollOf(page)).toBe(0);
  await page.goBack();
  await expect(title(page, 'Rappels')).toBeVisible();
  await expect.poll(() => scrollOf(page)).toBe(FAR);
});

test('a link opens a page at its top after a dialog was closed', async ({ page }) => {
  await enterAs(page, ROLE, { path: PRODUCTS, scenario: 'standard' });
  await menu(page).getByRole('link', { name: 'Rappels' }).click();
  await expect(title(page, 'Rappels')).toBeVisible();
  await scrollFar(page);
  await page.getByRole('row').nth(12).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('textbox', { name: 'Nom' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect.poll(() => scrollOf(page)).toBe(FAR);
  await menu(page).getByRole('link', { name: 'Produits' }).click();
  await expect(title(page, 'Produits')).toBeVisible();
  await expect.poll(() => scrollOf(page)).toBe(0);
});

test('the wheel moves a long list whatever the page does meanwhile', async ({ page }) => {
  await enterAs(page, ROLE, { path: PRODUCTS, scenario: 'standard' });
  const threads = await threadsOfWheel(page.getByRole('grid', { name: 'Produits' }));
  expect(threads).toEqual(new Set(['COMPOSITOR_THREAD']));
});
