import { describe, expect, test } from 'vitest';
import { filtersOf } from '#features/finance/goals/filters.ts';

const KNOWN = { hasStates: true, laboratories: ['brevane', 'none'] };
const read = (query: string, known: Parameters<typeof filtersOf>[1] = KNOWN) =>
  filtersOf(new URLSearchParams(query), known);

describe('the filters in the address of goals', () => {
  test('are read', () => {
    expect(read('state=open&laboratory=brevane&q=+ten+')).toEqual({
      state: 'open',
      laboratory: 'brevane',
      search: 'ten',
      unknown: [],
    });
    expect(read('year=2026').unknown).toEqual([]);
    expect(read('laboratory=none').unknown).toEqual([]);
  });

  test.each([
    ['a state that does not exist', 'state=foo', ['state=foo']],
    ['a state in capitals', 'state=Open', ['state=Open']],
    ['an empty state', 'state=', ['state=']],
    ['two states', 'state=open&state=done', ['state=open / done']],
    ['a laboratory without goals', 'laboratory=other', ['laboratory=other']],
    ['both', 'state=foo&laboratory=other', ['state=foo', 'laboratory=other']],
  ])('of %s, nothing else is taken', (_, query, unknown) => {
    expect(read(query).unknown).toEqual(unknown);
  });

  test('has no state where the page has none', () => {
    expect(read('state=open', { ...KNOWN, hasStates: false })).toMatchObject({ state: null, unknown: ['state=open'] });
  });

  test('knows no laboratory to be missing until the goals are read', () => {
    expect(read('laboratory=other', { ...KNOWN, laboratories: null }).unknown).toEqual([]);
  });
});
