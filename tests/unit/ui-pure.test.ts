import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { initialsOf, tintOf } from '#ui/avatar/initials.ts';
import { sortRows } from '#ui/data-table/sort-rows.ts';

const compare = new Intl.Collator('fr', { numeric: true }).compare;

describe('initialsOf', () => {
  test.each([
    ['Fatou Diagne', 'FD'],
    ['Estelle Ngo Bassa', 'EN'],
    ['élise', 'É'],
    ['  Serge\u00A0Etoundi ', 'SE'],
    ['', ''],
  ])('%j is %j', (name, initials) => {
    expect(initialsOf(name)).toBe(initials);
  });
});

test('a name always has the same tint, within the range', () => {
  fc.assert(
    fc.property(fc.string(), fc.integer({ min: 1, max: 12 }), (name, tints) => {
      const tint = tintOf(name, tints);
      expect(tint).toBe(tintOf(name, tints));
      expect(tint).toBeGreaterThanOrEqual(0);
      expect(tint).toBeLessThan(tints);
    }),
  );
});

describe('sortRows', () => {
  test('sorts text in the order of the language, and numbers in it by value', () => {
    const words = ['Zinc', 'B/120', 'Élan', 'B/12', 'ébène', 'Eau'];
    expect(sortRows(words, (word) => word, 'ascending', compare)).toEqual([
      'B/12',
      'B/120',
      'Eau',
      'ébène',
      'Élan',
      'Zinc',
    ]);
  });

  test('puts unknown values last in both directions, and is stable', () => {
    const rows = [
      { id: 'a', key: null },
      { id: 'b', key: 2 },
      { id: 'c', key: 1 },
      { id: 'd', key: undefined },
      { id: 'e', key: 2 },
    ];
    const order = (direction: 'ascending' | 'descending') =>
      sortRows(rows, ({ key }) => key, direction, compare).map(({ id }) => id);
    expect(order('ascending')).toEqual(['c', 'b', 'e', 'a', 'd']);
    expect(order('descending')).toEqual(['b', 'e', 'c', 'a', 'd']);
  });

  test('returns the same rows, and does not change the given array', () => {
    fc.assert(
      fc.property(fc.array(fc.option(fc.integer())), (keys) => {
        const given = keys.map((key, id) => ({ id, key }));
        const before = [...given];
        const sorted = sortRows(given, ({ key }) => key, 'ascending', compare);
        expect(given).toEqual(before);
        expect(new Set(sorted)).toEqual(new Set(given));
      }),
    );
  });
});
