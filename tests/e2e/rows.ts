import { expect, type Page } from '@playwright/test';

/**
 * Resolves when the grids of a page have all their rows, of which there are no more than a hundred: those out of sight
 * follow those in sight. Only then do they add up, or make a list to compare.
 */
export async function everyRow(page: Page): Promise<void> {
  const grids = page.locator('[aria-rowcount]');
  await expect(grids.first()).toBeVisible();
  await expect
    .poll(() =>
      grids.evaluateAll((all) =>
        all.every((grid) => grid.querySelectorAll('[role=row]').length >= Number(grid.getAttribute('aria-rowcount'))),
      ),
    )
    .toBe(true);
}
