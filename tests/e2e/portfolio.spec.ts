import type { Page } from '@playwright/test';
import { enterAs, expect, test } from './fixtures.ts';

const LIST = '/regulatoryaffairsuser/administration/products';
const COUNT = 16;

const rowsOf = (page: Page) => page.getByRole('row').filter({ has: page.getByRole('rowheader') });
const axisOf = (page: Page) => page.getByRole('group', { name: 'Axe du temps' });
const queryOf = (page: Page) => new URL(page.url()).searchParams;

test('the portfolio as a timeline: content, zoom from a month to five years, filters, and a product opened with the keyboard', async ({
  page,
}) => {
  await test.step('every product has a track, with its open actions and an accessible name', async () => {
    await enterAs(page, 'RegulatoryAffairsUser', { path: LIST });
    await page.getByRole('radio', { name: 'Frise' }).click();
    expect(queryOf(page).get('view')).toBe('timeline');
    await expect(rowsOf(page)).toHaveCount(COUNT);
    const tensorel = rowsOf(page).filter({ hasText: 'Tensorel 5 mg B/30' });
    await expect(tensorel).toContainText('Renouvellement, À préparer');
    await expect(tensorel.getByRole('img')).toHaveAccessibleName(
      /^171 jours restants, du 9 mai 2022 au 9 mai 2027\. \d+ rappels, le prochain le/,
    );
    await expect(axisOf(page)).toContainText('4 oct. 2026 – 3 oct. 2027');
  });

  await test.step('the axis zooms from a month to five years and moves, and a reload keeps it', async () => {
    await expect(rowsOf(page)).toHaveCount(COUNT);
    const axis = axisOf(page);
    await axis.getByRole('radio', { name: '5 ans' }).click();
    await expect(axis).toContainText('5 avr. 2026 – 4 avr. 2031');
    await axis.getByRole('radio', { name: '1 mois' }).click();
    await expect(axis).toContainText('15 nov. 2026 – 14 déc. 2026');
    await axis.getByRole('button', { name: 'Plus tard' }).click();
    await expect(axis).toContainText('30 nov. 2026 – 29 déc. 2026');
    await page.reload();
    await expect(axis).toContainText('30 nov. 2026 – 29 déc. 2026');
    await axis.getByRole('button', { name: 'Aujourd’hui' }).click();
    await expect(axis).toContainText('15 nov. 2026 – 14 déc. 2026');
  });

  await test.step('the filters apply, and Enter on a track opens its product', async () => {
    await page.getByRole('searchbox').fill('00233');
    await expect(rowsOf(page)).toHaveCount(1);
    await page.getByRole('rowheader').focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 1, name: 'Tensorel 5 mg B/30' })).toBeVisible();
  });
});
