import { describe, expect, test } from 'vitest';
import type { FinanceKind } from '#domain/finance/rows.ts';
import type { Catalogue } from '#domain/import/lookup.ts';
import { farAmounts, isShareColumn, saysShare } from '#domain/import/shares.ts';
import { tableOf, type TableSource } from '#domain/import/table.ts';

const products = [
  { ID: 'p1', ref: null, name: 'Amoxivane 500 mg B/12', pGHT: 1000, laboratory: 'Orvalis' },
  { ID: 'p2', ref: null, name: 'Paludexa 20/120 B/24', pGHT: 2000, laboratory: 'Sahelia' },
  { ID: 'p3', ref: null, name: 'Tensorel 5 mg B/30', pGHT: 1, laboratory: null },
  { ID: 'p4', ref: null, name: 'Éloxane 40 mg B/14', pGHT: 0, laboratory: null },
];
const CATALOGUE: Catalogue = {
  products,
  wholesalers: [
    { ID: 'w1', name: 'Répartis' },
    { ID: 'w2', name: 'Littoral Médicaments' },
  ],
  country: 'Guinée équatoriale',
  agency: 'Douala Akwa',
  people: ['Paul Mbida', 'Jo', 'Abel', 'Li Ekotto'],
};

describe('a name or a line above the rows', () => {
  test.each<[kind: FinanceKind, text: string, isShare: boolean]>([
    ['sales', 'Ventes octobre', false],
    ['sales', 'Ventes délégué', true],
    ['sales', 'Ventes par délégué', false],
    ['sales', 'Ventes par ville, délégué', true],
    ['sales', 'Ventes Mbida Paul', true],
    ['sales', 'Ventes Mbida', false],
    ['sales', 'Ventes Abel', true],
    ['sales', 'Ventes Jo', false],
    ['sales', 'Ventes Li Ekotto', true],
    ['sales', 'Agence de Yaoundé', true],
    ['sales', 'Agence de Douala Akwa', false],
    ['sales', 'Agence de Douala Bassa', true],
    ['sales', 'Agence de Guinée équatoriale', false],
    ['sales', 'Agence de Guinée', true],
    ['sales', 'Ventes région Littoral', false],
    ['sales', 'Ventes Répartis', false],
    ['sales', 'Ventes Orvalis', false],
    ['goals', 'Objectifs 2026', false],
    ['goals', 'Objectifs région Littoral', true],
    ['goals', 'Objectifs Répartis', true],
    ['goals', 'Objectifs Sahelia', true],
  ])('of %s that says “%s” is of a share: %s', (kind, text, isShare) => {
    expect(saysShare(text, kind, CATALOGUE)).toBe(isShare);
  });

  test('that names the only laboratory is of the whole', () => {
    const one = { ...CATALOGUE, products: products.filter(({ laboratory }) => laboratory !== 'Sahelia') };
    expect(saysShare('Objectifs Orvalis', 'goals', one)).toBe(false);
  });

  test('that names an agency is of a share where the own agency is not known', () => {
    const { wholesalers } = CATALOGUE;
    expect(saysShare('Agence de Douala Akwa', 'sales', { products, wholesalers, agency: null })).toBe(true);
  });
});

test.each<[kind: FinanceKind, title: string, only: string, isShare: boolean]>([
  ['sales', 'Agence', 'Yaoundé', true],
  ['sales', 'Agence', 'Douala Akwa', false],
  ['sales', 'Produit', 'Yaoundé', false],
  ['sales', 'Nom du délégué', 'Mbida', true],
  ['sales', 'Ville', 'Kribi', false],
  ['goals', 'Ville', 'Kribi', true],
  ['goals', 'Délégué', 'Mbida', true],
  ['goals', 'Produit', 'Amoxivane', false],
])('a column of %s under “%s” with “%s” in all rows is of a share: %s', (kind, title, only, isShare) => {
  expect(isShareColumn(title, only, kind, CATALOGUE)).toBe(isShare);
});

describe('amounts beside quantities', () => {
  const [AMOX = '', PALU = '', TENS = '', ELOX = ''] = products.map(({ name }) => name);
  /** Rows of a product, its quantity and an amount that is not read. */
  const farIn = (records: readonly (readonly string[])[], more: Partial<TableSource> = {}) => {
    const header = { first: 0, count: 0 } as const;
    const table = tableOf({ records, header, roles: ['product', 'quantity', null], ...more }, CATALOGUE);
    return farAmounts({ records, column: 2, quantityAt: (line) => Number(records[line - 1]?.[1]) }, table, CATALOGUE);
  };
  const right = [
    [AMOX, '5', '5000'],
    [PALU, '3', '6000'],
    [AMOX, '7', '7000'],
  ];

  test.each([
    ['are not far at their price', right],
    [
      'are not far at the price of pharmacies',
      right.map(([name = '', boxes = '', amount]) => [name, boxes, `${Number(amount) * 1.35}`]),
    ],
    ['are not far below three times', [...right, [PALU, '1', '5999']]],
    ['are not far above a third', [...right, [PALU, '3', '2001']]],
    [
      'are not compared where they are no amounts',
      [...right, [PALU, '3', ''], [PALU, '3', 'x'], [PALU, '3', '0'], [PALU, '3', '-9'], [PALU, '3']],
    ],
    ['are not compared where there is no quantity', [...right, [PALU, '0', '6000']]],
    ['are not compared where there is no price', [...right, [ELOX, '3', '6000'], ['Inconnu', '3', '6000']]],
  ])('%s', (_, records) => {
    expect(farIn(records)).toBeNull();
  });

  test.each([
    [
      'three times',
      [...right, [PALU, '1', '6000']],
      { line: 4, amount: 6000, quantity: 1, pght: 2000, far: 1, compared: 4 },
    ],
    [
      'a third',
      [...right, [PALU, '3', '2000']],
      { line: 4, amount: 2000, quantity: 3, pght: 2000, far: 1, compared: 4 },
    ],
    [
      'ten times, in two rows',
      [[AMOX, '5', '50000'], ...right, [PALU, '1', '20000']],
      { line: 1, amount: 50_000, quantity: 5, pght: 1000, far: 2, compared: 5 },
    ],
    [
      'five times in all rows',
      [
        [AMOX, '5', '25000'],
        [PALU, '3', '30000'],
      ],
      { line: 1, amount: 25_000, quantity: 5, pght: 1000, far: 2, compared: 2 },
    ],
    [
      'less than a third of the others',
      [
        [AMOX, '5', '10000'],
        [PALU, '3', '12000'],
        [AMOX, '5', '3000'],
      ],
      { line: 3, amount: 3000, quantity: 5, pght: 1000, far: 1, compared: 3 },
    ],
    [
      'many times a row of one box at the least price',
      [
        [TENS, '1', '1'],
        [AMOX, '5', '5000'],
        [PALU, '3', '60000'],
        [ELOX, '1', '1'],
        ['Inconnu', '1', '1'],
      ],
      { line: 3, amount: 60_000, quantity: 3, pght: 2000, far: 1, compared: 3 },
    ],
  ])('are far at %s', (_, records, far) => {
    expect(farIn(records)).toEqual(far);
  });

  test('are read by the sign of the prices, and with a decimal comma where there is none', () => {
    const dotted = [...right, [AMOX, '6', '60.000']];
    expect(farIn(dotted)).toMatchObject({ line: 4, amount: 60_000 });
    expect(farIn([...right, [AMOX, '6', '6,000']])).toMatchObject({ line: 4, amount: 6 });
    expect(farIn(dotted, { decimal: { price: '.' } })).toMatchObject({ line: 4, amount: 60 });
  });

  test('are compared once for a line with several wholesalers', () => {
    const [first, second] = CATALOGUE.wholesalers;
    if (!first || !second) throw new Error('There are two wholesalers.');
    const crosstab = new Map([
      [1, first],
      [3, second],
    ]);
    const records = [
      [AMOX, '5', '50000', '2'],
      [PALU, '3', '6000', '1'],
    ];
    expect(farIn(records, { roles: ['product', null, null, null], crosstab })).toMatchObject({ far: 1, compared: 2 });
  });
});
