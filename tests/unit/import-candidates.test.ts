import { describe, expect, test } from 'vitest';
import type { FinanceKind, FinancePeriod } from '#domain/finance/rows.ts';
import { chooseRoles, factsOf, hasNoBoxes, mayHaveBoxes, rolesByContent } from '#domain/import/candidates.ts';
import { type KnownColumns, knownHeader, type Role } from '#domain/import/columns.ts';
import { finderOf } from '#domain/import/lookup.ts';
import type { ImportAnswers } from '#domain/import/questions.ts';
import { CATALOGUE } from '../fixtures/finance/make.ts';

type Cells = readonly string[];
const [AMOX = '', PALU = ''] = CATALOGUE.products.map(({ name }) => name);
const factsIn = (titles: Cells, rows: readonly Cells[], start = 0) => factsOf(titles, rows, start, finderOf(CATALOGUE));

describe('what the rows show about a column', () => {
  test('is how many cells are filled, are numbers, and name a product or a wholesaler', () => {
    const rows = [
      ['Titre', '1', 'Répartis'],
      [` ${AMOX} `, '2', 'Répartis'],
      [AMOX, 'deux', ' '],
      ['TEN-5', '', 'Inconnu'],
      ['Inconnu', '3'],
    ];
    expect(factsIn(['Produit', 'Qté', 'Grossiste'], rows, 1)).toEqual([
      { title: 'Produit', filled: 4, numbers: 0, products: 3, wholesalers: 0 },
      { title: 'Qté', filled: 3, numbers: 2, products: 0, wholesalers: 0 },
      { title: 'Grossiste', filled: 2, numbers: 0, products: 0, wholesalers: 1 },
    ]);
  });

  test('is that of the first three hundred', () => {
    const rows = Array.from({ length: 303 }, () => [AMOX]);
    expect(factsIn(['Produit'], rows)[0]?.products).toBe(300);
    expect(factsIn(['Produit'], rows, 2)[0]?.filled).toBe(300);
    expect(factsIn(['Produit'], rows, 4)[0]?.filled).toBe(299);
  });
});

test.each([
  ['Montant', true],
  ['PGHT', true],
  ['Prix public', true],
  ['Date', true],
  ['Officines', false],
  ['Qté', false],
])('the column « %s » has money or dates, and no boxes: %s', (title, has) => {
  expect(hasNoBoxes(title)).toBe(has);
});

describe('a column may have boxes, whatever its title calls them', () => {
  const may = (title: string, cells: Cells, kind: FinanceKind = 'sales') => {
    const [facts] = factsIn(
      [title],
      cells.map((cell) => [cell]),
    );
    return facts !== undefined && mayHaveBoxes(facts, kind);
  };

  test('if half of its cells are numbers', () => {
    expect(may('Officines', ['1', '2', ''])).toBe(true);
    expect(may('Officines', ['1', 'x'])).toBe(true);
    expect(may('Officines', ['1', 'x', 'y'])).toBe(false);
    expect(may('Officines', ['', ''])).toBe(false);
  });

  test.each([
    ['Officines', true],
    ['', false],
    ['Montant', false],
    ['Laboratoire', false],
    ['Colisage', false],
    ['Stock', false],
    ['PGHT', false],
    ['Prix public', false],
    ['Code', false],
    ['Produit', false],
    ['ID produit', false],
    ['ID grossiste', false],
    ['Grossiste', false],
    ['Date', false],
  ])('if it says nothing else: « %s », %s', (title, is) => {
    expect(may(title, ['1'])).toBe(is);
  });

  test('of the kind that is entered', () => {
    expect(may('Objectif', ['1'])).toBe(false);
    expect(may('Objectif', ['1'], 'goals')).toBe(true);
  });
});

interface Told {
  readonly kind?: FinanceKind;
  readonly period?: FinancePeriod;
  /** As the titles are meant, where it is not what is written. */
  readonly meant?: Cells;
  readonly known?: KnownColumns;
  readonly answers?: ImportAnswers;
  readonly taken?: readonly number[];
  readonly hasCrosstab?: boolean;
  readonly sums?: readonly (readonly [number, readonly number[]])[];
}
function choose(written: Cells, rows: readonly Cells[], told: Told = {}) {
  const { kind = 'sales', period, meant = written, known = [], answers = {}, taken = [], sums = [] } = told;
  return chooseRoles({
    kind,
    period,
    facts: factsIn(written, rows),
    titles: meant,
    known,
    answers,
    taken: new Set(taken),
    hasCrosstab: told.hasCrosstab ?? false,
    sums: new Map(sums),
  });
}
/** Numbers below all titles but the first, which names a product. */
const row = (titles: Cells): Cells => titles.map((_, column) => (column === 0 ? AMOX : '5'));
const quick = (titles: Cells, told: Told = {}) => choose(titles, [row(titles)], told);

describe('the role of a column', () => {
  test('is the one that its title says alone', () => {
    const titles = ['Produit', 'Grossiste', 'Qté', 'PGHT', 'Remarque'];
    const rows = [[AMOX, 'Répartis', '5', '1450', 'x']];
    expect(choose(titles, rows)).toEqual({
      roles: ['product', 'wholesaler', 'quantity', 'price', null],
      contests: [],
      candidates: [2],
      parts: [],
      unmatched: [],
    });
    expect(choose(['Produit', 'Grossiste', 'Objectif'], [[AMOX, 'Répartis', '5']], { kind: 'goals' }).roles).toEqual([
      'product',
      null,
      'quantity',
    ]);
  });

  test('is the one that the user chose before, by the titles as they are written', () => {
    const titles = ['Produit', 'Mar', 'Stock'];
    const known = [knownHeader(titles, ['product', null, 'quantity'])];
    expect(quick(titles, { known, meant: ['Produit', '2026-11-03', 'Stock'] })).toMatchObject({
      roles: ['product', null, 'quantity'],
      contests: [],
    });
    expect(quick(['Produit', 'Stock'], { known }).roles).toEqual(['product', null]);
  });

  test('is the one that the user answers, or none', () => {
    const titles = ['Produit', 'Qté', 'Stock'];
    expect(quick(titles, { answers: { columns: { quantity: 2 } } }).roles).toEqual(['product', null, 'quantity']);
    expect(quick(titles, { answers: { columns: { quantity: null } } }).roles).toEqual(['product', null, null]);
    expect(quick(titles, { answers: { added: [1, 2] } }).roles).toEqual(['product', 'quantity', 'quantity']);
    expect(quick(titles, { answers: { added: [2], columns: { quantity: 1 } } }).roles).toEqual([
      'product',
      null,
      'quantity',
    ]);
    expect(quick(titles, { answers: { added: [] } }).roles).toEqual(['product', 'quantity', null]);
  });

  test('is not given to a column that is taken', () => {
    expect(quick(['Produit', 'Qté', 'PGHT'], { taken: [1, 2] })).toMatchObject({
      roles: ['product', null, null],
      candidates: [],
    });
  });

  test('is not quantity where the quantities are in columns of wholesalers', () => {
    expect(quick(['Produit', 'Qté', 'Octobre'], { hasCrosstab: true, sums: [[2, [1]]] })).toEqual({
      roles: ['product', null, null],
      contests: [],
      candidates: [],
      parts: [],
      unmatched: [],
    });
  });
});

describe('of several columns of one role', () => {
  const contested = (titles: Cells, rows: readonly Cells[], told: Told = {}) =>
    choose(titles, rows, told).contests.map(({ role, columns }) => [role, ...columns]);

  test('those of which the catalogue knows texts have it', () => {
    const titles = ['Nom', 'Produit', 'Répartiteur', 'Grossiste', 'Qté'];
    expect(choose(titles, [['Dupont', AMOX, 'Camion', 'Répartis', '5']])).toMatchObject({
      roles: [null, 'product', null, 'wholesaler', 'quantity'],
      contests: [],
    });
    expect(contested(titles, [[PALU, AMOX, 'Littoral Médicaments', 'Répartis', '5']])).toEqual([
      ['product', 0, 1],
      ['wholesaler', 2, 3],
    ]);
  });

  test('the whole title has it where the catalogue knows nothing', () => {
    expect(choose(['Nom du client', 'Produit', 'Qté'], [['Dupont', 'Inconnu', '5']]).roles).toEqual([
      null,
      'product',
      'quantity',
    ]);
    expect(choose(['ID grossiste', 'ID wholesaler', 'Qté'], [['w1', 'w2', '5']]).roles).toEqual([
      'wholesalerID',
      null,
      'quantity',
    ]);
  });

  test('those with numbers are asked about', () => {
    expect(contested(['Produit', 'Qté', 'Boîtes'], [[AMOX, '5', '6']])).toEqual([['quantity', 1, 2]]);
    expect(contested(['Produit', 'Qté', 'Unités'], [[AMOX, '5', 'bte']])).toEqual([]);
    expect(choose(['Produit', 'Unités', 'Qté livrée'], [[AMOX, 'x', 'y']]).roles).toEqual([
      'product',
      'quantity',
      null,
    ]);
    expect(choose(['Produit', 'Qté livrée', 'Unités'], [[AMOX, 'x', 'y']]).roles).toEqual([
      'product',
      null,
      'quantity',
    ]);
    expect(contested(['Produit', 'Qté', 'Prix', 'Tarif'], [[AMOX, '5', '1', '2']])).toEqual([['price', 2, 3]]);
  });

  test('the PGHT is the price', () => {
    const titles = ['Produit', 'Qté', 'Prix', ' PGHT '];
    expect(choose(titles, [row(titles)])).toMatchObject({
      roles: ['product', 'quantity', null, 'price'],
      contests: [],
    });
    expect(choose(titles, [[AMOX, '5', '1', '']]).roles).toEqual(['product', 'quantity', null, 'price']);
    expect(contested(['Produit', 'Qté', 'Prix', 'PGHT', 'PGHT'], [row([...titles, ''])])).toEqual([['price', 2, 3, 4]]);
  });

  test('months and years may have the quantities', () => {
    expect(contested(['Produit', 'Septembre', 'Octobre'], [row(['', '', ''])])).toEqual([['quantity', 1, 2]]);
    expect(contested(['Produit', 'Qté', 'Octobre'], [row(['', '', ''])])).toEqual([['quantity', 1, 2]]);
    expect(contested(['Produit', 'Qté', 'Octobre'], [[AMOX, '5', 'x']])).toEqual([]);
    expect(contested(['Produit', 'Qté', 'Prix octobre'], [row(['', '', ''])])).toEqual([]);
    expect(contested(['Produit', 'Qté', 'Remarque'], [row(['', '', ''])])).toEqual([]);
    expect(contested(['Produit', 'Qté', 'Mois'], [row(['', '', ''])])).toEqual([]);
  });

  test('so may their total, and what is left of them', () => {
    const titles = ['Produit', 'Septembre', 'Octobre', 'Total Qté'];
    expect(contested(titles, [row(titles)])).toEqual([['quantity', 1, 2, 3]]);
    expect(quick(['Produit', 'Qté', 'Total Qté']).roles).toEqual(['product', 'quantity', null]);
    expect(contested(['Produit', 'Qté', 'Net'], [row(['', '', ''])])).toEqual([['quantity', 1, 2]]);
    expect(quick(['Produit', 'Net']).candidates).toEqual([]);
    expect(quick(['Produit', 'Qté', 'Code net']).candidates).toEqual([1]);
    expect(quick(['Produit', 'Prix', 'Prix net']).candidates).toEqual([]);
  });

  test('so may a sum of boxes, and those of which it is the sum', () => {
    expect(quick(['Produit', 'Officines', 'Cliniques', 'Total'], { sums: [[3, [1, 2]]] })).toMatchObject({
      roles: ['product', null, null, null],
      contests: [{ role: 'quantity', columns: [1, 2, 3], proposed: null }],
      candidates: [1, 2, 3],
      parts: [1, 2],
    });
  });

  test('that of the open period is proposed', () => {
    const titles = ['Produit', 'Septembre 2026', 'Octobre 2026'];
    const proposed = (told: Told) => quick(titles, told).contests[0]?.proposed;
    expect(proposed({ period: '2026-10' })).toEqual({ column: 2, reason: 'period' });
    expect(proposed({ period: '2026-09' })).toEqual({ column: 1, reason: 'period' });
    expect(proposed({ period: '2026-08' })).toBeNull();
    expect(proposed({})).toBeNull();
    const twice = quick(['Produit', 'Qté octobre', 'Boîtes octobre'], { period: '2026-10' });
    expect(twice.contests).toEqual([{ role: 'quantity', columns: [1, 2], proposed: null }]);
    expect(quick(['Produit', 'Qté', 'Prix octobre 2026', 'Prix'], { period: '2026-10' }).contests).toEqual([
      { role: 'price', columns: [2, 3], proposed: null },
    ]);
  });
});

describe('a single column of quantities', () => {
  test('is asked about where it may be another, with those that may have them', () => {
    const titles = ['Produit', 'Qté périmée', 'Officines', 'PGHT', 'Cliniques', 'Remarque'];
    expect(choose(titles, [[AMOX, '5', '6', '1450', '7', 'x']], { taken: [4] })).toMatchObject({
      roles: ['product', null, null, 'price', null, null],
      contests: [{ role: 'quantity', columns: [1, 2], proposed: null }],
    });
  });

  test('is not, where its title names a period', () => {
    expect(quick(['Produit', 'Ventes octobre'])).toMatchObject({ roles: ['product', 'quantity'], contests: [] });
  });
});

describe('the parts of a period', () => {
  test.each<[case_: string, titles: Cells, told: Told, parts: readonly number[]]>([
    ['are the quarters of a year', ['Produit', 'T1 2026', 'T2 2026'], { kind: 'goals', period: '2026' }, [1, 2]],
    ['are those of no year', ['Produit', 'T1', 'T2'], { kind: 'goals', period: '2026' }, [1, 2]],
    ['whatever period is entered', ['Produit', 'T1 2026', 'T2 2026'], { kind: 'goals' }, [1, 2]],
    ['are not those of another year', ['Produit', 'T1 2025', 'T2 2025'], { kind: 'goals', period: '2026' }, []],
    ['are the months of a year', ['Produit', 'Janvier', 'Février', 'Mars'], { kind: 'goals' }, [1, 2, 3]],
    ['are not the months of a month', ['Produit', 'Janvier', 'Février'], {}, []],
    ['are the weeks of a month', ['Produit', 'S41', 'S42'], {}, [1, 2]],
    ['say the same otherwise', ['Produit', 'Qté T1', 'Qté T2', 'Ventes T3'], { kind: 'goals' }, [1, 2]],
    ['are of one length', ['Produit', 'T1', 'T2', 'Janvier'], { kind: 'goals' }, [1, 2]],
    ['are not one alone', ['Produit', 'T1', 'Qté'], { kind: 'goals' }, []],
    ['are not the same twice', ['Produit', 'T1', 'T1', 'T2'], { kind: 'goals' }, []],
    ['are not of two mentions', ['Produit', 'T1 et T2', 'T3 et T4'], { kind: 'goals' }, []],
  ])('%s', (_case, titles, told, parts) => {
    expect(quick(titles, told).parts).toEqual(parts);
  });
});

describe('references that name no products beside names that do', () => {
  const products = CATALOGUE.products.map(({ name }) => name);
  const rows = (named: number, referred: number): readonly Cells[] =>
    Array.from({ length: named }, (_, at) => [at < referred ? 'TEN-5' : `X${at}`, products[at % 4] ?? '', '5']);
  const TITLES = ['Code', 'Produit', 'Qté'];

  test('are none of products', () => {
    expect(choose(TITLES, rows(11, 1))).toMatchObject({ roles: [null, 'product', 'quantity'], unmatched: [0] });
    expect(choose(TITLES, rows(10, 1))).toMatchObject({ roles: ['reference', 'product', 'quantity'], unmatched: [] });
    expect(choose(TITLES, rows(1, 0)).unmatched).toEqual([0]);
    expect(choose(TITLES, [['X', 'Inconnu', '5']]).unmatched).toEqual([]);
    expect(choose(['Code', 'Remarque', 'Qté'], rows(4, 0)).unmatched).toEqual([]);
    expect(choose(['Remarque', 'Produit', 'Qté'], rows(4, 0)).unmatched).toEqual([]);
  });

  test('are of products where the user says so, or said it before', () => {
    expect(choose(TITLES, rows(4, 0), { answers: { columns: { reference: 0 } } })).toMatchObject({
      roles: ['reference', 'product', 'quantity'],
      unmatched: [],
    });
    const known = [knownHeader(TITLES, ['reference', 'product', 'quantity'])];
    expect(choose(TITLES, rows(4, 0), { known })).toMatchObject({
      roles: ['reference', 'product', 'quantity'],
      unmatched: [],
    });
  });
});

describe('a file without titles', () => {
  test.each<[case_: string, rows: readonly Cells[], kind: FinanceKind, roles: readonly (Role | null)[]]>([
    ['is told by its contents', [[AMOX, 'Répartis', '5']], 'sales', ['product', 'wholesaler', 'quantity']],
    ['has no wholesalers in goals', [[AMOX, 'Répartis', '5']], 'goals', ['product', null, 'quantity']],
    [
      'has its products where most are',
      [
        ['x', AMOX, '5'],
        [PALU, AMOX, '6'],
      ],
      'sales',
      [null, 'product', 'quantity'],
    ],
    ['has no quantities where two columns may', [[AMOX, '5', '6']], 'sales', ['product', null, null]],
    ['has no products where none is known', [['Inconnu', '5']], 'sales', [null, 'quantity']],
    ['has numbers that are references', [['117', '5']], 'sales', ['product', 'quantity']],
    ['may have nothing', [['x', 'y']], 'sales', [null, null]],
  ])('%s', (_case, rows, kind, roles) => {
    expect(
      rolesByContent(
        factsIn(
          roles.map(() => ''),
          rows,
        ),
        kind,
      ),
    ).toEqual(roles);
  });
});
