import { describe, expect, test } from 'vitest';
import { earlierPeriods } from '#domain/finance/earlier-periods.ts';
import type { KnownHeader } from '#domain/import/columns.ts';
import { NO_NAMES } from '#domain/import/corrections.ts';
import { changeHeaders, changeNames, nameChanges, withHeader, writtenNames } from '#domain/import/memory.ts';
import { tableOf } from '#domain/import/table.ts';
import { CATALOGUE } from '../../fixtures/finance/make.ts';

const KNOWN = { product: { tensorelgel: 'p3', paludexa: 'p2' }, wholesaler: { litoral: 'w2' } };

describe('remembered names', () => {
  test('are changed, forgotten and added one by one', () => {
    const after = changeNames(KNOWN, [
      { field: 'product', name: 'tensorelgel', ID: null },
      { field: 'product', name: 'paludexa', ID: 'p5' },
      { field: 'wholesaler', name: 'savane', ID: 'w3' },
    ]);
    expect(after).toEqual({ product: { paludexa: 'p5' }, wholesaler: { litoral: 'w2', savane: 'w3' } });
  });

  test('the changes between two states lead from one to the other, and back', () => {
    const other = { product: { paludexa: 'p5', glycarel: 'p4' }, wholesaler: {} };
    expect(changeNames(KNOWN, nameChanges(KNOWN, other))).toEqual(other);
    expect(changeNames(other, nameChanges(other, KNOWN))).toEqual(KNOWN);
    expect(nameChanges(KNOWN, KNOWN)).toEqual([]);
  });

  test('a name may be that of a property of every object', () => {
    const named = changeNames(NO_NAMES, [{ field: 'product', name: '__proto__', ID: 'p1' }]);
    expect(Object.entries(named.product)).toEqual([['__proto__', 'p1']]);
    expect(nameChanges(NO_NAMES, { product: {}, wholesaler: { constructor: 'w1' } })).toEqual([
      { field: 'wholesaler', name: 'constructor', ID: 'w1' },
    ]);
    expect(nameChanges({ product: {}, wholesaler: { constructor: 'w1' } }, NO_NAMES)).toEqual([
      { field: 'wholesaler', name: 'constructor', ID: null },
    ]);
  });
});

describe('names as a file writes them', () => {
  const ROLES = ['reference', 'product', 'productID', 'wholesaler', 'wholesalerID'] as const;
  const written = (
    records: readonly (readonly string[])[],
    product: readonly string[],
    wholesaler: readonly string[],
  ) => {
    const header = { first: 0, count: 0 } as const;
    const known = (names: readonly string[]) => Object.fromEntries(names.map((name) => [name, 'x1']));
    return writtenNames(tableOf({ records, header, roles: ROLES }, CATALOGUE), {
      product: known(product),
      wholesaler: known(wholesaler),
    });
  };

  test('are those of the first row that has them, and of no row whose meaning is not remembered', () => {
    const records = [
      ['', 'Tensor Gel', '', 'Litoral', ''],
      ['', 'TENSOR GEL', '', 'LITORAL', ''],
      ['', 'Paludex', '', 'Savane', ''],
      ['', '', '', '', ''],
      ['', 'Tensorel 5 mg B/30', '', 'Répartis', ''],
    ];
    expect(written(records, ['tensorgel', 'tensorel5mgb/30'], ['litoral', 'répartis'])).toEqual({
      product: { tensorgel: 'Tensor Gel' },
      wholesaler: { litoral: 'Litoral' },
    });
    expect(written(records, ['constructor'], [])).toEqual({ product: {}, wholesaler: {} });
    // What names a product elsewhere is a wholesaler here.
    expect(written(records, ['litoral'], ['tensorgel', 'savane'])).toEqual({
      product: {},
      wholesaler: { savane: 'Savane' },
    });
  });

  test('may be in columns of references or IDs', () => {
    const records = [
      ['ZZ 9', '', '', '', 'W 77'],
      ['', '', 'P 99', '', ''],
      ['ZZ 8', 'Glyc', 'P 98', 'Sav', 'W 78'],
    ];
    expect(written(records, ['zz9', 'p99', 'glyc'], ['w77', 'sav'])).toEqual({
      product: { zz9: 'ZZ 9', p99: 'P 99', glyc: 'Glyc' },
      wholesaler: { w77: 'W 77', sav: 'Sav' },
    });
  });
});

describe('remembered columns', () => {
  const header = (...titles: readonly string[]): KnownHeader => ({ titles, roles: titles.map(() => null) });
  const [sold, stock] = [header('produit', 'qte'), header('produit', 'stock', 'qte')];

  test('the latest choice for the same titles replaces the one before', () => {
    const again: KnownHeader = { titles: sold.titles, roles: ['product', 'quantity'] };
    expect(withHeader([sold, stock], again)).toEqual([stock, again]);
  });

  test('are fifty at most: the oldest give way', () => {
    const many = Array.from({ length: 50 }, (_, at) => header(`titre ${at}`));
    const after = many.reduce(withHeader, [sold]);
    expect(after).toEqual(many);
    expect(withHeader(many, sold)).toEqual([...many.slice(1), sold]);
  });

  test('only what changed is applied to what another tab stored', () => {
    const theirs = header('article', 'nombre');
    expect(changeHeaders([sold, theirs], [sold], [stock])).toEqual([theirs, stock]);
    expect(changeHeaders([sold, theirs], [sold], [sold])).toEqual([sold, theirs]);
  });
});

describe('the periods before one', () => {
  test.each([
    ['sales', '2026-02', ['2026-01', '2025-12', '2025-11']],
    ['trends', '2026-01-05', ['2025-12-29', '2025-12-22', '2025-12-15']],
    ['goals', '2022', ['2021', '2020']],
    ['sales', '2020-02', ['2020-01']],
    ['goals', '2020', []],
    ['sales', '2026-13', []],
    ['trends', '2026-02-30', []],
  ] as const)('%s before %s', (kind, period, expected) => {
    expect(earlierPeriods(kind, period, 3)).toEqual(expected);
  });
});
