import type { Locator, Page } from '@playwright/test';
import { expect } from './fixtures.ts';

/** The lines of a table of figures. */
export const rowsOf = (page: Page) => page.getByRole('row').filter({ has: page.getByRole('rowheader') });
export const linkIn = (row: Locator) => row.getByRole('link');
/** A number as it is written in either language, without its unit. */
export const numberIn = (text: string | null): number => Number((text ?? '').replace(/\D/g, ''));

/** A total of the page: what stands under its name. */
export async function totalOf(page: Page, figure: string): Promise<number> {
  const explains = page.getByRole('button', { name: `D’où vient ce nombre : ${figure}` });
  await expect(explains).toBeVisible();
  return numberIn(await explains.locator('xpath=ancestor::dt/following-sibling::dd[1]').textContent());
}

/** What was obtained in a row, without what was expected under it. */
export async function obtainedIn(row: Locator): Promise<number> {
  const [obtained = ''] = (await row.getByRole('gridcell').filter({ hasText: 'sur' }).innerText()).split('sur');
  return numberIn(obtained);
}

/** What the lines of the page make together. */
export async function sumOfRows(page: Page): Promise<number> {
  await expect(rowsOf(page).first()).toBeVisible();
  const all = await Promise.all((await rowsOf(page).all()).map(obtainedIn));
  return all.reduce((sum, value) => sum + value, 0);
}
