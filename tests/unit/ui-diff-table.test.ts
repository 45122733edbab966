import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { countOf, DIFF_VIEWS, diffRows, nextDifference, rowsOf } from '#ui/diff-table/diff.ts';

interface Row {
  readonly name: string;
  readonly quantity: number;
}

const keyOf = ({ name }: Row) => name;
const VALUES = [{ id: 'quantity', value: ({ quantity }: Row) => quantity }];
const compare = (before: readonly Row[], after: readonly Row[]) => diffRows(before, after, keyOf, VALUES);
const row = (name: string, quantity = 1): Row => ({ name, quantity });

const rows = fc.array(fc.record({ name: fc.constantFrom('a', 'b', 'c', 'd', 'e', 'f'), quantity: fc.nat(2) }), {
  maxLength: 12,
});

describe('diffRows', () => {
  test('keeps the order of the old records, with each added record after the one that it follows', () => {
    const found = compare([row('a'), row('b'), row('c')], [row('x'), row('a', 2), row('y'), row('z'), row('c')]);
    expect(found.map(({ kind, before, after }) => [kind, (after ?? before)?.name])).toEqual([
      ['added', 'x'],
      ['changed', 'a'],
      ['added', 'y'],
      ['added', 'z'],
      ['removed', 'b'],
      ['same', 'c'],
    ]);
  });

  test('pairs the second record of a name with the second', () => {
    const found = compare([row('a', 1), row('a', 2)], [row('a', 1), row('a', 3), row('a', 4)]);
    expect(found.map(({ kind }) => kind)).toEqual(['same', 'changed', 'added']);
  });

  test('contains every record of both sides once', () => {
    fc.assert(
      fc.property(rows, rows, (before, after) => {
        const found = compare(before, after);
        const all = (side: 'before' | 'after') => found.flatMap((each) => each[side] ?? []);
        expect(new Set(found.map(({ key }) => key)).size).toBe(found.length);
        expect(all('before')).toEqual(before);
        expect(all('after')).toHaveLength(after.length);
        expect(all('after')).toEqual(expect.arrayContaining([...after]));
      }),
    );
  });

  test('with the sides swapped, added records are removed ones', () => {
    fc.assert(
      fc.property(rows, rows, (before, after) => {
        const [there, back] = [compare(before, after), compare(after, before)];
        expect(countOf(there, 'added')).toBe(countOf(back, 'removed'));
        expect(countOf(there, 'changed')).toBe(countOf(back, 'changed'));
        expect(countOf(compare(before, before), 'differences')).toBe(0);
      }),
    );
  });
});

test('a view has as many rows as its count says', () => {
  fc.assert(
    fc.property(rows, rows, fc.constantFrom(...DIFF_VIEWS), (before, after, view) => {
      const all = compare(before, after);
      expect(rowsOf(all, view)).toHaveLength(countOf(all, view));
    }),
  );
});

test('nextDifference visits every difference once, in both directions', () => {
  fc.assert(
    fc.property(rows, rows, (before, after) => {
      const all = compare(before, after);
      const walk = (from: number, isBackward: boolean): number[] => {
        const next = nextDifference(all, from, isBackward);
        return next === -1 ? [] : [next, ...walk(next, isBackward)];
      };
      const differing = all.flatMap(({ kind }, index) => (kind === 'same' ? [] : [index]));
      expect(walk(-1, false)).toEqual(differing);
      expect(walk(all.length, true)).toEqual(differing.toReversed());
      expect(nextDifference(all, -1, true)).toBe(-1);
    }),
  );
});
