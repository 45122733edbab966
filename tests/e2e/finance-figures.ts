import type { Locator, Page } from '@playwright/test';
import { expect, follow } from './fixtures.ts';
import { everyRow } from './rows.ts';

/** The rows of a table of figures. */
export const rowsOf = (page: Page) => page.getByRole('row').filter({ has: page.getByRole('rowheader') });
export const linkIn = (row: Locator) => row.getByRole('link');
/** Reads a number in either language, without its unit. */
export const numberIn = (text: string | null): number => Number((text ?? '').replace(/\D/g, ''));

/** Reads a total of the page by its name. */
export async function totalOf(page: Page, figure: string): Promise<number> {
  const explains = page.getByRole('button', { name: `D’où vient ce nombre : ${figure}` });
  await expect(explains).toBeVisible();
  return numberIn(await explains.locator('xpath=ancestor::dt/following-sibling::dd[1]').textContent());
}

/** Reads the amount obtained in a row, without the expected one below it. */
export async function obtainedIn(row: Locator): Promise<number> {
  const [obtained = ''] = (await row.getByRole('gridcell').filter({ hasText: 'sur' }).innerText()).split('sur');
  return numberIn(obtained);
}

/** The sum of the rows of the page. */
export async function sumOfRows(page: Page): Promise<number> {
  await everyRow(page);
  const all = await Promise.all((await rowsOf(page).all()).map(obtainedIn));
  return all.reduce((sum, value) => sum + value, 0);
}

/** The amount of each line, and the address of the page whose total must equal it. */
async function promisesOf(
  page: Page,
): Promise<readonly { readonly name: string; readonly obtained: number; readonly href: string | null }[]> {
  await everyRow(page);
  return Promise.all(
    (await rowsOf(page).all()).map(async (row) => ({
      name: await linkIn(row).innerText(),
      obtained: await obtainedIn(row),
      href: await linkIn(row).getAttribute('href'),
    })),
  );
}

/**
 * Reads a page of lines, then the page of each line, down to the pages that show months. The lines of each page must
 * add up to its total, which must equal the amount of the line that led to it.
 * @returns the amount of each line, by name
 */
export async function agreeAllTheWayDown(page: Page, figure: string): Promise<ReadonlyMap<string, number>> {
  const read = new Map<string, number>();
  const promises = await promisesOf(page);
  expect(promises.reduce((sum, { obtained }) => sum + obtained, 0)).toBe(await totalOf(page, figure));
  for (const { name, obtained, href } of promises) {
    read.set(name, obtained);
    await follow(page, href ?? '');
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
    expect(await totalOf(page, figure), name).toBe(obtained);
    if (await page.getByRole('grid', { name: 'Atteinte mois par mois' }).isHidden()) {
      for (const [below, part] of await agreeAllTheWayDown(page, figure)) read.set(below, part);
    }
  }
  return read;
}
