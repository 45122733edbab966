import { expect, test } from 'vitest';
import { finderOf, NONE, wholesalerIn } from '#domain/import/lookup.ts';

const names = [
  'Tensorel 5 mg B/30',
  'Tensorel 10 mg B/30',
  'Paludexa 20/120 B/24',
  'Vitamol 1 g B/8',
  'Micronex 50 µg B/20',
  'Sirolex sirop',
  'Gelunor 0,5 g B/16',
  'Nivo',
  'Calcor 7',
];
const finder = finderOf({
  products: names.map((name, index) => ({ ID: `p${index}`, ref: `R${index}`, name, pGHT: 100, laboratory: null })),
  wholesalers: [],
});

test.each([
  ['the same strength, misspelt', 'R0', 'TENSOREL CP 5MG BTE 30', 0],
  ['another strength, misspelt', 'R1', 'TENSOREL CP 5MG BTE 30', NONE],
  ['no strength', 'R1', 'TENSOREL CP', 1],
  ['a strength without its pack', 'R1', 'Tensorel 10MG', 1],
  ['the strengths of nothing else', 'R2', 'Paludexa cp', 2],
  ['its bare numbers', 'R1', 'Tensor 10 30', 1],
  ['the bare numbers of another', 'R1', 'Tensor 5 30', NONE],
  ['its bare numbers beside those of another', 'R1', 'Tensor 5 10 30', 1],
  ['the one number of another', 'R0', 'Calc 7', NONE],
  ['the name of another', 'R3', 'Tensorel', NONE],
  ['letters enough of another', 'R3', 'Nive', NONE],
  ['too few letters of another', 'R3', 'Tens', 3],
  ['letters of another that has no strength', 'R0', 'Sirol 5', 0],
  ['the pack alone', 'R3', 'zzz B/8', 3],
  ['another pack', 'R3', 'zzz B/9', NONE],
  ['a pack where the product has none', 'R5', 'zzz B/9', 5],
  ['the strength in another unit', 'R3', 'zzz 1000 mg', 3],
  ['the strength in small units', 'R4', 'zzz 0,05 mg', 4],
  ['the strength in another spelling of the unit', 'R4', 'zzz 50 ug', 4],
  ['the strength in capital letters, with a point', 'R6', 'ZZZ 0.5 G', 6],
  ['half a gram in milligrams', 'R6', 'zzz 500mg', 6],
  ['another strength in grams', 'R6', 'zzz 0,25 g', NONE],
  ['another strength in milligrams', 'R3', 'zzz 500 mg', NONE],
  ['another strength in small units', 'R4', 'zzz 5 µg', NONE],
  ['a strength where the product has none', 'R5', 'zzz 500 mg', 5],
  ['a count of the pack', 'R3', 'zzz x8', 3],
  ['a count of blisters of the pack', 'R3', 'zzz 2x4', 3],
  ['another count', 'R3', 'zzz x12', NONE],
  ['a count beside the pack', 'R3', 'zzz B/8 x12', 3],
  ['a count where the product has no pack', 'R5', 'zzz x12', 5],
])('a code and a name with %s', (_case, reference, name, index) => {
  expect(finder.product(reference, name, '')).toBe(index);
});

test('a code and a name that contradict each other stand for both, also where one is in no catalogue', () => {
  expect(finder.products('R1', 'Paludexa 20/120 B/24', '')).toEqual([1, 2]);
  expect(finder.products('R3', 'Tensorel 5 mg', 'p2')).toEqual([3, 2, 0]);
  expect(finder.products('R3', 'zzz B/9', '')).toEqual([3, NONE]);
  expect(finder.products('R3', 'Vitamol 1 g B/8', 'p3')).toEqual([3]);
});

test('a micro has two letters that look the same', () => {
  for (const micro of ['\u00B5', '\u03BC']) {
    expect(finder.product('R4', `zzz 50 ${micro}g`, '')).toBe(4);
    expect(finder.product('R4', `zzz 5 ${micro}g`, '')).toBe(NONE);
  }
});

test('a name that is like that of the code is of no other product', () => {
  expect(finder.products('R0', 'TENSOREL CP 5MG BTE 30', '')).toEqual([0]);
  expect(finder.products('R0', '', '')).toEqual([0]);
});

test('a name that is in no catalogue names nothing without a code, be it alike', () => {
  expect(finder.products('', 'TENSOREL CP 5MG BTE 30', '')).toEqual([]);
  expect(finder.product('', 'TENSOREL CP 5MG BTE 30', '')).toBe(NONE);
  expect(finder.product('R99', 'zzz B/9', '')).toBe(NONE);
  expect(finder.product('', '', 'p3')).toBe(3);
});

/** The finder of products of these references and names. */
const finderFor = (...products: readonly (readonly [ref: string | null, name: string])[]) =>
  finderOf({
    products: products.map(([ref, name], index) => ({ ID: `p${index}`, ref, name, pGHT: 100, laboratory: null })),
    wholesalers: ['Répartis', 'Littoral', 'Double', 'Double'].map((name, index) => ({ ID: `w${index}`, name })),
  });

test('a code may stand in the column of names, and a name in that of codes', () => {
  const mixed = finderFor(['X12', 'Xylor 5 mg B/24'], ['Y7', 'Yper sirop']);
  expect(mixed.product('', 'y 7', '')).toBe(1);
  expect(mixed.product('YPER SIROP', '', '')).toBe(1);
  expect(mixed.products('X12', 'Yper sirop', '')).toEqual([0, 1]);
  expect(mixed.products('X12', 'Y7', '')).toEqual([0, 1]);
  // A code that looks like a pack.
  expect(mixed.products('X12', 'X12', '')).toEqual([0]);
});

test('two products of one name are told apart by their codes alone', () => {
  const doubled = finderFor(['A', 'Nivo'], ['B', 'Nivo'], [null, 'Solo']);
  expect(doubled.products('', 'Nivo', '')).toEqual([]);
  expect(doubled.product('B', 'Nivo', '')).toBe(1);
  expect(doubled.product('', 'Autre', '')).toBe(NONE);
  expect(doubled.product('', 'Solo', '')).toBe(2);
});

test('the sign before decimals is the same number', () => {
  const strengths = finderFor(['A', 'Nurol 0,5 g B/16'], ['B', 'Nurol B/16']);
  expect(strengths.product('A', 'Nurol cp 0.5 16', '')).toBe(0);
});

test('a wholesaler is told by its name, or by its ID', () => {
  const { wholesaler } = finderFor();
  expect(wholesaler('REPARTIS', '')).toBe(0);
  expect(wholesaler('', 'w1')).toBe(1);
  expect(wholesaler('Inconnu', 'w1')).toBe(1);
  expect(wholesaler('Répartis', 'w1')).toBe(0);
  expect(wholesaler('Double', '')).toBe(NONE);
  expect(wholesaler('Inconnu', '')).toBe(NONE);
});

test.each([
  ['Ventes Médi octobre', 'four'],
  ['Ventes Sud octobre', null],
  ['SUD', 'three'],
  ['Ventes-LABOREX-10', 'dashed'],
  ['Médi et Labo-rex', null],
  ['', null],
])('“%s” names a wholesaler by letters enough, or whole', (text, ID) => {
  const wholesalers = [
    { ID: 'four', name: 'Médi' },
    { ID: 'three', name: 'Sud' },
    { ID: 'dashed', name: 'Labo.Rex' },
  ];
  expect(wholesalerIn(text, wholesalers)?.ID ?? null).toBe(ID);
});
