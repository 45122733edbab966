import { describe, expect, test } from 'vitest';
import {
  dividingValues,
  isOfWholesaler,
  notSoldBeside,
  onlyValue,
  packsBeside,
  soldElsewhere,
} from '#domain/import/unread.ts';

/** A column that is not read; the rows have 1, 2, 4, … boxes, so that each sum tells its rows. « # » is no row. */
const unread = (title: string, cells: readonly string[]) => ({
  // A record ends with its last cell.
  records: cells.map((cell) => (cell === '' ? ['Produit'] : ['Produit', cell])),
  isRow: (line: number) => cells[line - 1] !== '#',
  column: 1,
  title,
  quantityAt: (line: number) => 2 ** (line - 1),
});
/** Each value with the number and the boxes of its rows; « 0–9 » stands for numbers alone. */
const divided = (title: string, cells: readonly string[]) =>
  dividingValues(unread(title, cells)).map(
    ({ text, areNumbers, rows, quantity }) => `${areNumbers ? '0–9' : text}: ${rows}, ${quantity}`,
  );
const words = (count: number): readonly string[] =>
  Array.from('abcdefghijklmnop', (letter) => `Ville ${letter.repeat(3)}`).slice(0, count);
const numbered = (...beginnings: readonly string[]) => beginnings.map((each, at) => `${each}${at + 101}`);

describe('what a column that is not read says of the rows', () => {
  test.each<[case_: string, title: string, cells: readonly string[], values: readonly string[]]>([
    ['two countries', 'Pays', ['Cameroun', 'Gabon', 'Cameroun'], ['Cameroun: 2, 5', 'Gabon: 1, 2']],
    ['in other letters', 'Pays', ['Gabon', ' GABON', 'Bénin', 'benin'], ['Gabon: 2, 3', 'Bénin: 2, 12']],
    ['a mark, or none', 'Pays', ['Gabon', '', ' '], ['Gabon: 1, 1', ': 2, 6']],
    ['but not of lines that are no rows', 'Pays', ['Gabon', '#', 'Gabon'], []],
    ['nothing, where all rows have one', 'Pays', ['Gabon', 'Gabon'], []],
    ['nothing, where none has any', 'Pays', ['', ''], []],
    ['nothing, where it describes products', 'Laboratoire', ['Orvalis', 'Sahelia', 'Orvalis'], []],
    ['two values, be each of one row', 'Pays', ['Gabon', 'Bénin'], ['Gabon: 1, 1', 'Bénin: 1, 2']],
    ['nothing, where more are of one row each', 'Pays', ['Gabon', 'Bénin', 'Tchad'], []],
    [
      'three for four rows',
      'Pays',
      ['Gabon', 'Bénin', 'Tchad', 'Gabon'],
      ['Gabon: 2, 9', 'Bénin: 1, 2', 'Tchad: 1, 4'],
    ],
    ['three marks that are numbers', 'Type', ['1', '2', '3', '1', '2', '3'], ['1: 2, 9', '2: 2, 18', '3: 2, 36']],
    ['nothing, where numbers are measures', 'Type', ['1', '2', '3', '4', '1', '2', '3', '4'], []],
    ['nothing, where numbers hardly repeat', 'Type', ['1', '2', '3', '1', '2'], []],
    ['one mark that is a number', 'Type', ['1', 'a', '1', 'a'], ['1: 2, 5', 'a: 2, 10']],
    ['two signs', 'Sens', ['1', '-1', '1', '-1'], ['1: 2, 5', '-1: 2, 10']],
    ['two signs without a number', 'Sens', ['+', '-', '+'], ['+: 2, 5', '-: 1, 2']],
    [
      'sales beside returns and gifts',
      'Type',
      ['Vente', 'Don', 'Retour'],
      ['Vente: 1, 1', 'Don: 1, 2', 'Retour: 1, 4'],
    ],
    ['nothing, where returns are issues of their own rows', 'Type', ['Vente', 'Retour', 'Avoir'], []],
    [
      'what it says of few rows',
      'Info',
      ['', 'pour Bata', 'hors zone'],
      [': 1, 1', 'pour Bata: 1, 2', 'hors zone: 1, 4'],
    ],
    [
      'what it says of few rows, beside what changes nothing',
      'Info',
      ['RAS', 'pour Bata', 'ok'],
      ['RAS: 1, 1', 'pour Bata: 1, 2', 'ok: 1, 4'],
    ],
    ['nothing, where it has codes of few rows', 'Info', ['', 'x1', 'y2'], []],
    ['nothing, where nothing that it says changes anything', 'Info', ['', 'RAS', 'ok'], []],
    ['nothing, where it says something of most rows', 'Info', ['', 'pour Bata', 'hors zone', 'au port'], []],
  ])('%s', (_case, title, cells, values) => {
    expect(divided(title, cells)).toEqual(values);
  });

  test('up to twelve values, if they repeat', () => {
    expect(divided('Ville', [...words(12), ...words(4)])).toHaveLength(12);
    expect(divided('Ville', [...words(12), ...words(3)])).toEqual([]);
    expect(divided('Ville', [...words(13), ...words(13)])).toEqual([]);
    expect(divided('Ville', [...words(14), ...words(14)])).toEqual([]);
  });
});

describe('a column of units', () => {
  test('has one unit for all boxes, whatever is in them, and for blank cells', () => {
    expect(divided('Unité', ['Boîte', 'B/30', '', 'Ampoule'])).toEqual(['Boîte: 3, 7', 'Ampoule: 1, 8']);
    expect(divided('Unité', ['Boîte', 'Flacon', ''])).toEqual([]);
    expect(divided('Pays', ['Boîte', 'Flacon'])).toEqual(['Boîte: 1, 1', 'Flacon: 1, 2']);
  });

  test('says nothing where the other unit is an issue of its row', () => {
    expect(divided('Unité', ['Boîte', 'carton', 'lot de 2', ''])).toEqual([]);
    expect(divided('Unité', ['Boîte', 'carton', 'Ampoule'])).toEqual(['Boîte: 1, 1', 'Ampoule: 1, 4']);
  });
});

describe('a column of remarks', () => {
  test('has all of them where one says something', () => {
    expect(divided('Observations', ['RAS', 'Donné au dispensaire', ''])).toEqual([
      'RAS: 1, 1',
      'Donné au dispensaire: 1, 2',
      ': 1, 4',
    ]);
    expect(divided('Observations', ['ok', '12'])).toEqual(['ok: 1, 1', '12: 1, 2']);
    expect(divided('Observations', words(16))).toHaveLength(16);
    expect(divided('Observations', [...words(13), 'ok', 'ok'])).toHaveLength(14);
  });

  test('says nothing where all are harmless, or issues of their rows', () => {
    expect(divided('Observations', ['RAS', '', 'Livré le 12/11'])).toEqual([]);
    expect(divided('Observations', ['Retour', '', 'Avoir'])).toEqual([]);
  });
});

describe('a column of numbers of documents', () => {
  test.each<[case_: string, title: string, cells: readonly string[], values: readonly string[]]>([
    ['says by their beginnings what rows are', 'N° facture', numbered('FA', 'FA', 'AV'), ['FA: 2, 3', 'AV: 1, 4']],
    ['says so in words', 'Pièce', numbered('Facture n° ', 'AVOIR - '), ['Facture n: 1, 1', 'AVOIR: 1, 2']],
    ['has numbers without any', 'N° facture', numbered('', '', 'AV'), ['0–9: 2, 3', 'AV: 1, 4']],
    ['says nothing where all are alike', 'N° facture', numbered('FA', 'FA', 'FA'), []],
    ['is known by its beginnings', 'Numéro', numbered('FA', 'BL', 'XX'), ['FA: 1, 1', 'BL: 1, 2', 'XX: 1, 4']],
    ['has blank cells, which are of no document', 'N° facture', ['FA1', '', 'AV2'], ['FA: 1, 1', 'AV: 1, 4']],
    ['has few that are none', 'N° facture', ['FA1', 'comptoir'], ['FA: 1, 1', 'comptoir: 1, 2']],
    ['is none where most are none', 'Journal', ['FA1', 'comptoir', 'comptoir'], ['FA1: 1, 1', 'comptoir: 2, 6']],
    [
      'says nothing with too many beginnings',
      'N° facture',
      numbered(...words(13).map((word) => word.slice(-3)), 'FA'),
      [],
    ],
    ['with others may be of two series', 'Numéro', numbered('A', 'A', 'B'), ['A: 2, 3', 'B: 1, 4']],
    [
      'may be of four series',
      'Numéro',
      numbered('A', 'A', 'B', 'C', 'D'),
      ['A: 2, 3', 'B: 1, 4', 'C: 1, 8', 'D: 1, 16'],
    ],
    ['may be of too many series', 'Numéro', numbered('A', 'A', 'B', 'C', 'D', 'E'), []],
    ['may be of as many series as rows', 'Numéro', numbered('A', 'B', 'C'), []],
    ['may be of one series', 'Numéro', numbered('A', 'A', 'A'), []],
    ['is none where it has customers', 'Code client', numbered('A', 'A', 'B'), []],
    ['is none where it has products', 'Référence', numbered('A', 'A', 'B'), []],
    ['is none where it has batches', 'N° de lot', numbered('A', 'A', 'B'), []],
    ['is none where it has units', 'Unité', numbered('A', 'A', 'B'), []],
  ])('%s', (_case, title, cells, values) => {
    expect(divided(title, cells)).toEqual(values);
  });
});

describe('boxes that nobody pays', () => {
  test.each<[case_: string, title: string, cells: readonly string[], values: readonly string[]]>([
    ['have an amount of nothing', 'Montant', ['0', '1 450', '', '0'], ['0: 2, 9', '> 0: 1, 2', ': 1, 4']],
    ['are paid back with amounts below', 'Montant', ['-5', '10', '-7'], ['< 0: 2, 5', '> 0: 1, 2']],
    ['have a price of nothing', 'Prix public', ['0', '1'], ['0: 1, 1', '> 0: 1, 2']],
    ['have a whole discount', 'Remise', ['100 %', '10%', '', '5'], ['100 %: 1, 1', '< 100 %: 2, 10', ': 1, 4']],
    ['have it as a number', 'Remise %', ['100', '1', '99'], ['100: 1, 1', '1: 1, 2', '< 100 %: 1, 4']],
    ['are not told where there are none', 'Montant', ['5', '1', ''], []],
    ['are not those of a discount of nothing', 'Remise', ['0', '-2', '2', '99'], []],
    ['are not those of lines that are no rows', 'Montant', ['5', '#'], []],
  ])('%s', (_case, title, cells, values) => {
    expect(divided(title, cells)).toEqual(values);
  });

  test('are not told of rows without boxes', () => {
    const told = { ...unread('Montant', ['0', '0', '5', '5']), quantityAt: (line: number) => line - 2 };
    expect(dividingValues(told)).toEqual([]);
    expect(dividingValues({ ...told, quantityAt: () => 1 })).toHaveLength(2);
  });
});

test.each<[title: string, cells: readonly string[], packs: readonly string[]]>([
  ['Colisage', ['24', ' 24 ', '12', ''], ['24', '12']],
  ['Colisage', ['1', '1', '2'], ['2']],
  ['Colisage', ['1', '1'], []],
  ['Colisage', ['24', 'carton'], []],
  ['Colisage', ['48', '24', '12', '6'], ['48', '24', '12']],
  ['Colisage', ['24', '#'], ['24']],
  ['Rayon', ['24'], []],
])('« %s » with %j says that cartons have %j boxes', (title, cells, packs) => {
  expect(packsBeside(unread(title, cells))).toEqual(packs);
});

test.each<[cells: readonly string[], only: string | null]>([
  [['Gabon', ' Gabon', '#'], 'Gabon'],
  [['Gabon', 'Bénin'], null],
  [['Gabon', ''], null],
  [['', ''], null],
  [['#'], null],
])('of %j each row has %s', (cells, only) => {
  expect(onlyValue(unread('Pays', cells))).toBe(only);
});

test('boxes beside the quantities may have to be deducted', () => {
  const returns = ['1', '2,5', 'x', '#', ''];
  expect(notSoldBeside(unread('Retours', returns))).toBe(3.5);
  expect(notSoldBeside(unread('Retours', ['1.500']))).toBe(1500);
  expect(notSoldBeside(unread('Retours', ['1.500']), '.')).toBe(1.5);
  expect(notSoldBeside(unread('Retours', ['0', '']))).toBeNull();
  expect(notSoldBeside(unread('Retours', ['oui']))).toBeNull();
  expect(notSoldBeside(unread('Montant des retours', returns))).toBeNull();
  expect(notSoldBeside(unread('Stock', returns))).toBeNull();
});

describe('a column of a wholesaler', () => {
  const catalogue = {
    products: [],
    wholesalers: ['Laborex Douala', 'Ubipharm Douala', 'Tersa', 'Sud'].map((name, at) => ({ ID: String(at), name })),
  };

  test.each([
    ['Ventes Tersa', true],
    ['Ventes Laborex', true],
    ['Ventes Douala', false],
    ['Laborex et Ubipharm', false],
    ['Sud', true],
    ['Ventes Sud', false],
    ['Ventes', false],
  ])('is named by a name, or by a word that one name alone has: « %s », %s', (title, is) => {
    expect(isOfWholesaler(title, catalogue)).toBe(is);
  });

  test.each([
    ['Ventes Tersa', 3.5],
    ['Montant Tersa', null],
    ['Prix Tersa', null],
    ['Prix public Tersa', null],
    ['Date Tersa', null],
    ['Ventes', null],
  ])('is sold elsewhere: « %s », %s', (title, sum) => {
    expect(soldElsewhere(unread(title, ['1', '2,5', '']), catalogue)).toBe(sum);
  });

  test('is summed with the sign before decimals that the file has', () => {
    expect(soldElsewhere(unread('Tersa', ['1.500']), catalogue)).toBe(1500);
    expect(soldElsewhere(unread('Tersa', ['1.500']), catalogue, '.')).toBe(1.5);
    expect(soldElsewhere(unread('Tersa', ['', 'x']), catalogue)).toBeNull();
    expect(soldElsewhere(unread('Tersa', ['0']), catalogue)).toBe(0);
  });
});
