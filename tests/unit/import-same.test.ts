import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { checkRows, issuesOf, stateOf, takeRows } from '#domain/import/check.ts';
import { controlOf } from '#domain/import/control.ts';
import type { Correction } from '#domain/import/corrections.ts';
import { type Catalogue, NONE } from '#domain/import/lookup.ts';
import { tableOf } from '#domain/import/table.ts';
import { otherUnits } from '#domain/import/units.ts';
import { CATALOGUE } from '../fixtures/finance/make.ts';

// What must not matter when rows are read and checked: the order of the columns, of the catalogue, and of the rows.

const COLUMNS = ['product', 'reference', 'wholesaler', 'quantity', 'price', 'unit', 'note'] as const;
type Column = (typeof COLUMNS)[number];

const NAMES: readonly string[] = CATALOGUE.products.map(({ name }) => name);
const CELLS: Readonly<Record<Column, readonly string[]>> = {
  product: [...NAMES, 'Inconnu', 'inconnu ', ''],
  reference: ['', '', '', '00117', 'TEN-5', 'X9'],
  wholesaler: ['Répartis', 'Littoral Médicaments', 'repartis', 'Autre', ''],
  quantity: ['1', '12', '40', '1 200', '999999', '2', '0', '-3', '1,5', 'x', '', '1.000'],
  price: ['', '', '1450', '1980', '3 120,5', 'cher', '-1'],
  unit: ['', 'boîte', 'carton', 'Carton', 'lot de 2'],
  note: ['', '', 'Retour', 'livré'],
};
type Row = Readonly<Record<Column, string>>;
const cellOf = (column: Column) => fc.constantFrom(...CELLS[column]);
const someRows: fc.Arbitrary<readonly Row[]> = fc.array(
  fc.record({
    product: cellOf('product'),
    reference: cellOf('reference'),
    wholesaler: cellOf('wholesaler'),
    quantity: cellOf('quantity'),
    price: cellOf('price'),
    unit: cellOf('unit'),
    note: cellOf('note'),
  }),
  { minLength: 1, maxLength: 12 },
);
const someCorrections: fc.Arbitrary<readonly Correction[]> = fc.array(
  fc.oneof(
    fc.record({ kind: fc.constant('exclude' as const), rows: fc.array(fc.nat(12)) }),
    fc.record({ kind: fc.constant('add' as const), rows: fc.array(fc.nat(12)) }),
    fc.record({
      kind: fc.constant('name' as const),
      field: fc.constant('product' as const),
      name: fc.constant('inconnu'),
      ID: fc.constantFrom('p1', 'p2'),
    }),
    fc.record({ kind: fc.constant('price' as const), productID: fc.constantFrom('p1', 'p2'), price: fc.nat(3000) }),
    fc.record({
      kind: fc.constant('accept' as const),
      rows: fc.array(fc.nat(12)),
      issue: fc.constantFrom('otherUnit' as const, 'notSold' as const),
    }),
  ),
  { maxLength: 4 },
);

/** The rows as a person sees them, whatever their columns and the catalogue. */
function read(
  rows: readonly Row[],
  order: readonly Column[],
  catalogue: Catalogue,
  corrections: readonly Correction[],
) {
  const table = tableOf(
    {
      records: rows.map((row) => order.map((column) => row[column])),
      header: { first: 0, count: 0 },
      roles: order.map((column) => (column === 'unit' || column === 'note' ? null : column)),
      units: [order.indexOf('unit')],
      remarks: [order.indexOf('note')],
    },
    catalogue,
  );
  const report = checkRows(table, catalogue, 'sales', corrections);
  const told = Array.from(table.lines, (_, row) => ({
    product: catalogue.products[report.product[row] ?? NONE]?.ID ?? null,
    wholesaler: catalogue.wholesalers[report.wholesaler[row] ?? NONE]?.ID ?? null,
    unknown: [table.names[table.productName[row] ?? NONE], table.names[table.wholesalerName[row] ?? NONE]],
    cells: (['product', 'reference', 'wholesaler', 'quantity', 'price'] as const).map(
      (role) => table.texts[table.cells[role][row] ?? 0],
    ),
    unit: table.texts[table.otherUnit[row] ?? 0],
    note: table.texts[table.notSold[row] ?? 0],
    quantity: report.quantity[row],
    price: report.pght[row],
    twin: report.twin[row],
    state: stateOf(report, row),
    issues: issuesOf(report, row),
  }));
  return {
    told,
    taken: takeRows(report, catalogue),
    control: controlOf(table, report),
    units: otherUnits(table, report),
    counts: report.counts,
  };
}

const shuffled = <T>(items: readonly T[]) => fc.shuffledSubarray([...items], { minLength: items.length });

describe('rows are read and checked the same', () => {
  test('in whatever order their columns are', () => {
    fc.assert(
      fc.property(someRows, shuffled(COLUMNS), someCorrections, (rows, order, corrections) => {
        expect(read(rows, order, CATALOGUE, corrections)).toEqual(read(rows, COLUMNS, CATALOGUE, corrections));
      }),
      { numRuns: 400 },
    );
  });

  test('in whatever order the catalogue is', () => {
    fc.assert(
      fc.property(
        someRows,
        shuffled(CATALOGUE.products),
        shuffled(CATALOGUE.wholesalers),
        someCorrections,
        (rows, products, wholesalers, corrections) => {
          const other = { products, wholesalers };
          expect(read(rows, COLUMNS, other, corrections)).toEqual(read(rows, COLUMNS, CATALOGUE, corrections));
        },
      ),
      { numRuns: 400 },
    );
  });

  test('in whatever order they stand, where no two are about the same product', () => {
    const apart = someRows.map((rows) => {
      const seen = new Set<string>();
      return rows.filter(({ product, reference }) => {
        const isNew = reference === '' && NAMES.includes(product) && !seen.has(product);
        seen.add(product);
        return isNew;
      });
    });
    const orders = apart.chain((rows) => fc.tuple(fc.constant(rows), shuffled(rows)));
    fc.assert(
      fc.property(orders, ([rows, other]) => {
        const [one, two] = [rows, other].map((each) => read(each, COLUMNS, CATALOGUE, []));
        const placed = other.map((row) => one?.told[rows.indexOf(row)]);
        expect(two?.told).toEqual(placed);
        expect(two?.control).toEqual(one?.control);
        expect(two?.counts).toEqual(one?.counts);
      }),
      { numRuns: 300 },
    );
  });

  test('each is taken, added, left out or wrong, and what is taken is the sum of what is right', () => {
    fc.assert(
      fc.property(someRows, someCorrections, (rows, corrections) => {
        const { told, taken, control, counts } = read(rows, COLUMNS, CATALOGUE, corrections);
        const isIn = (...states: readonly string[]) => told.filter(({ state }) => states.includes(state));
        const right = isIn('ready', 'warning', 'added');
        const sum = (quantities: readonly (number | undefined)[]) =>
          quantities.reduce<number>((total, quantity) => total + (quantity ?? 0), 0);
        expect(sum(taken.map(({ quantity }) => quantity))).toBe(sum(right.map(({ quantity }) => quantity)));
        expect(control.taken).toEqual({
          rows: right.length,
          quantity: sum(right.map(({ quantity }) => quantity)),
          unreadable: 0,
        });
        expect(taken).toHaveLength(isIn('ready', 'warning').length);
        expect(counts).toEqual({
          ready: isIn('ready').length,
          warning: isIn('warning').length,
          wrong: isIn('wrong').length,
          excluded: isIn('excluded').length,
          added: isIn('added').length,
        });
        // One row for each product and wholesaler, and one price for each product.
        const pairs = taken.map(({ pharmaProductID, wholesalerID }) => `${pharmaProductID} ${wholesalerID}`);
        expect(new Set(pairs).size).toBe(pairs.length);
        const prices = new Set(taken.map(({ pharmaProductID, pght }) => `${pharmaProductID} ${pght}`));
        expect(prices.size).toBe(new Set(taken.map(({ pharmaProductID }) => pharmaProductID)).size);
      }),
      { numRuns: 400 },
    );
  });
});
