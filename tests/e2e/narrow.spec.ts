import { LEAST_OF_NAMES } from '#ui/data-table/columns.ts';
import type { UserType } from '#domain/access/roles.ts';
import { enterAs, expect, test } from './fixtures.ts';

/** The widths of small tablets, in CSS pixels: the narrowest with a table, which has cards below. */
const WIDTHS = [768, 800];

interface Table {
  readonly role: UserType;
  readonly path: string;
  readonly name: RegExp;
}

const TABLES: readonly Table[] = [
  { role: 'Boss', path: '/boss/dashboard?view=quotas', name: /^Quotas de visites/u },
  { role: 'Supervisor', path: '/supervisor/delegate/user-cm-7?day=2026-11-18', name: /^Couverture/u },
  { role: 'Boss', path: '/boss/finances/sales/laboratory/labo-orvalis?month=2026-10', name: /./u },
  { role: 'RegulatoryAffairsUser', path: '/regulatoryaffairsuser/administration/products', name: /^Produits/u },
];

for (const { role, path, name } of TABLES) {
  test(`a narrow table keeps its names readable and its numbers whole: ${path}`, async ({ page }) => {
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 1024 });
      await enterAs(page, role, { path });
      const table = page.getByRole('grid', { name }).first();
      const names = table.getByRole('rowheader');
      const numbers = table.getByRole('gridcell').filter({ hasText: /^[\d\s,%]+$/u });
      await expect(names.first()).toBeVisible();
      await expect(numbers.first()).toBeVisible();
      const widths = await names.evaluateAll((all) => all.map((each) => each.getBoundingClientRect().width));
      expect(Math.min(...widths), `names at ${width}`).toBeGreaterThanOrEqual(LEAST_OF_NAMES);
      const cut = await numbers.evaluateAll((all) =>
        all.filter((each) => each.scrollWidth > each.clientWidth).map(({ textContent }) => textContent),
      );
      expect(cut, `numbers at ${width}`).toEqual([]);
    }
  });
}
