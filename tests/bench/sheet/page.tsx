import { I18nProvider } from '@lingui/react';
import { useCallback, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { activateLanguage, i18n } from '#app/i18n.ts';
import { type SheetColumn, SheetGrid, type SheetRow, type SheetValue } from '#ui/sheet-grid/sheet-grid.tsx';
import '#ui/theme/global.css.ts';

const MONTHS = [
  'janv.',
  'févr.',
  'mars',
  'avr.',
  'mai',
  'juin',
  'juil.',
  'août',
  'sept.',
  'oct.',
  'nov.',
  'déc.',
] as const;
const YEAR = 'year';

const rows = Array.from({ length: 500 }, (_, index): SheetRow => ({
  id: String(index),
  name: `Amoxivane ${index + 1} mg B/12`,
  detail: 'Orvalis',
}));
const columns: readonly SheetColumn[] = [
  ...MONTHS.map((month) => ({ id: month, label: month, input: { min: 0, isWhole: true } })),
  { id: YEAR, label: 'Année', unit: 'boîtes' },
];
const keyOf = (row: string, column: string) => `${row} ${column}`;
const planted = new Map<string, SheetValue>(
  rows.flatMap(({ id }, row) =>
    MONTHS.map((month, at): [string, SheetValue] => [keyOf(id, month), (row * 31 + at * 7) % 2_000]),
  ),
);

/** A draft as a screen keeps it: every change makes it anew, and computes what follows from it. */
function Draft() {
  const [cells, setCells] = useState<ReadonlyMap<string, SheetValue>>(planted);
  const valueOf = useCallback(
    (row: string, column: string): SheetValue => {
      const at = (month: string) => cells.get(keyOf(row, month)) ?? null;
      if (column !== YEAR) return at(column);
      return MONTHS.reduce((sum, month) => {
        const value = at(month);
        return sum + (typeof value === 'number' ? value : 0);
      }, 0);
    },
    [cells],
  );
  const totalOf = (column: string) =>
    rows.reduce((sum, { id }) => {
      const value = valueOf(id, column);
      return sum + (typeof value === 'number' ? value : 0);
    }, 0);
  return (
    <SheetGrid
      label="Objectifs 2027"
      nameLabel="Produit"
      rows={rows}
      columns={columns}
      valueOf={valueOf}
      totalOf={totalOf}
      height="90dvh"
      onChange={(changes) =>
        setCells(
          (before) =>
            new Map([
              ...before,
              ...changes.map(({ row, column, value }): [string, SheetValue] => [keyOf(row, column), value]),
            ]),
        )
      }
    />
  );
}

await activateLanguage('fr');

const root = document.getElementById('root');
if (!root) throw new Error('The page has no root.');
createRoot(root).render(
  <I18nProvider i18n={i18n}>
    <Draft />
  </I18nProvider>,
);
