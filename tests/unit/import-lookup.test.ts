import { expect, test } from 'vitest';
import { finderOf, NONE } from '#domain/import/lookup.ts';

const names = ['Tensorel 5 mg B/30', 'Tensorel 10 mg B/30', 'Paludexa 20/120 B/24'];
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
])('a code and a name with %s', (_case, reference, name, index) => {
  expect(finder.product(reference, name, '')).toBe(index);
});
