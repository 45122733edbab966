import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { leastWidth, tableCells, tracksOf, visibleColumns } from '#ui/data-table/columns.ts';
import {
  type GridShape,
  HEAD,
  intentOf,
  nextEditable,
  type Place,
  placeWithin,
  type Press,
  rowStartingWith,
} from '#ui/data-table/keys.ts';
import { allToggled, extended, hiddenCount, shareSelected, toggled } from '#ui/data-table/selection.ts';
import { mostSpare } from '#ui/data-table/use-virtual-rows.ts';

const SHAPE: GridShape = { rows: 50, columns: 4, page: 10, hasHead: true, isRightToLeft: false };

const press = (key: string, held: Partial<Press> = {}): Press => ({
  key,
  shiftKey: false,
  ctrlKey: false,
  metaKey: false,
  altKey: false,
  ...held,
});

/** The target of a key, as `row:column`. */
function led(key: string, at: Place, shape: Partial<GridShape> = {}, held: Partial<Press> = {}): string | undefined {
  const intent = intentOf(press(key, held), at, { ...SHAPE, ...shape });
  return intent?.type === 'move' ? `${intent.to.row}:${intent.to.column}` : intent?.type;
}

describe('intentOf', () => {
  const at = { row: 20, column: 2 };

  test.each([
    ['ArrowUp', '19:2'],
    ['ArrowDown', '21:2'],
    ['ArrowLeft', '20:1'],
    ['ArrowRight', '20:3'],
    ['PageUp', '10:2'],
    ['PageDown', '30:2'],
    ['Home', '20:0'],
    ['End', '20:3'],
    ['Enter', 'open'],
    ['F2', 'edit'],
    [' ', 'toggle'],
    ['Escape', 'clear'],
    ['a', undefined],
    ['Tab', undefined],
  ])('%s asks for %s', (key, intent) => {
    expect(led(key, at)).toBe(intent);
  });

  test('goes to the ends of the grid with Control, and always in a list', () => {
    expect(led('Home', at, {}, { ctrlKey: true })).toBe('0:0');
    expect(led('End', at, {}, { metaKey: true })).toBe('49:3');
    expect(led('End', { row: 20, column: 0 }, { columns: 1 })).toBe('49:0');
    expect(led('a', at, {}, { ctrlKey: true })).toBe('selectAll');
  });

  test('swaps the left and right arrows in right-to-left pages', () => {
    expect(led('ArrowLeft', at, { isRightToLeft: true })).toBe('20:3');
    expect(led('ArrowRight', at, { isRightToLeft: true })).toBe('20:1');
  });

  test('moves up to the head if there is one, except by Page Up', () => {
    expect(led('ArrowUp', { row: 0, column: 1 })).toBe(`${HEAD}:1`);
    expect(led('ArrowUp', { row: 0, column: 1 }, { hasHead: false })).toBe('0:1');
    expect(led('PageUp', { row: 3, column: 1 })).toBe('0:1');
    expect(led('PageUp', { row: HEAD, column: 1 })).toBe(`${HEAD}:1`);
  });

  test('extends the selection only between rows, never from or to the head', () => {
    const isExtending = (key: string, from: Place) => {
      const intent = intentOf(press(key, { shiftKey: true }), from, SHAPE);
      return intent?.type === 'move' && intent.isExtending;
    };
    expect(isExtending('ArrowDown', at)).toBe(true);
    expect(isExtending('PageUp', at)).toBe(true);
    expect(isExtending('ArrowRight', at)).toBe(false);
    expect(isExtending('ArrowUp', { row: 0, column: 0 })).toBe(false);
    expect(isExtending('ArrowDown', { row: HEAD, column: 0 })).toBe(false);
    expect(isExtending('ArrowDown', { row: 49, column: 0 })).toBe(false);
  });

  test('never leaves the grid', () => {
    const keys = ['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight', 'PageUp', 'PageDown', 'Home', 'End'];
    const shape = fc.record({
      rows: fc.nat({ max: 30 }),
      columns: fc.integer({ min: 1, max: 5 }),
      page: fc.integer({ min: 1, max: 9 }),
      hasHead: fc.boolean(),
      isRightToLeft: fc.boolean(),
    });
    const strokes = fc.array(
      fc.record({ key: fc.constantFrom(...keys), ctrlKey: fc.boolean(), shiftKey: fc.boolean() }),
    );
    fc.assert(
      fc.property(shape, strokes, (given, pressed) => {
        let place = placeWithin({ row: 0, column: 0 }, given);
        for (const { key, ...held } of pressed) {
          const intent = intentOf(press(key, held), place, given);
          expect(intent?.type).toBe('move');
          if (intent?.type === 'move') place = intent.to;
          expect(place).toEqual(placeWithin(place, given));
        }
      }),
    );
  });
});

test('nextEditable visits the editable cells, and the same cells backwards', () => {
  const [columns, rows] = [[1, 3], 2];
  const way = ['0:1', '0:3', '1:1', '1:3'];
  const name = (place: Place | null) => place && `${place.row}:${place.column}`;
  way.forEach((from, index) => {
    const [row = 0, column = 0] = from.split(':').map(Number);
    expect(name(nextEditable({ row, column }, columns, rows, false))).toBe(way[index + 1] ?? null);
    expect(name(nextEditable({ row, column }, columns, rows, true))).toBe(way[index - 1] ?? null);
  });
  expect(nextEditable({ row: 0, column: 0 }, [], rows, false)).toBeNull();
});

test('rowStartingWith searches from a row, wraps around and ignores accents', () => {
  const rows = ['Éloxane', 'Brévadol', 'Elixir'];
  const find = (typed: string, from: number) => rowStartingWith(rows, (row) => row, typed, from);
  expect([find('e', 0), find('e', 1), find('éli', 0), find('bre', 2), find('z', 0)]).toEqual([0, 2, 2, 1, -1]);
});

describe('selection', () => {
  const keys = ['a', 'b', 'c', 'd', 'e'];
  const someKeys = fc.subarray(keys).map((chosen): ReadonlySet<string> => new Set(chosen));

  test('toggling twice restores it, and the given set is not changed', () => {
    fc.assert(
      fc.property(someKeys, fc.constantFrom(...keys), (selected, key) => {
        const before = new Set(selected);
        const once = toggled(selected, key);
        expect(once.has(key)).toBe(!before.has(key));
        expect(toggled(once, key)).toEqual(before);
        expect(selected).toEqual(before);
      }),
    );
  });

  test('takes all keys from the anchor to the key in both directions, and keeps the previous selection', () => {
    expect([...extended({ key: 'b', before: new Set(['e']) }, keys, 'd')]).toEqual(['e', 'b', 'c', 'd']);
    expect([...extended({ key: 'd', before: new Set() }, keys, 'b')]).toEqual(['b', 'c', 'd']);
    expect([...extended({ key: 'gone', before: new Set(['a']) }, keys, 'c')]).toEqual(['a', 'c']);
  });

  test('unselects what a shrunken range no longer contains', () => {
    fc.assert(
      fc.property(someKeys, fc.constantFrom(...keys), fc.constantFrom(...keys), (before, key, to) => {
        const range = extended({ key, before }, keys, to);
        const size = Math.abs(keys.indexOf(key) - keys.indexOf(to)) + 1;
        expect([...range].filter((each) => !before.has(each)).length).toBeLessThanOrEqual(size);
        expect(extended({ key, before }, keys, key)).toEqual(new Set([...before, key]));
      }),
    );
  });

  test('is none, some or all of the given rows, whatever else it contains', () => {
    expect(shareSelected(keys, new Set())).toBe('none');
    expect(shareSelected(keys, new Set(['z']))).toBe('none');
    expect(shareSelected(keys, new Set(['a', 'z']))).toBe('some');
    expect(shareSelected(keys, new Set([...keys, 'z']))).toBe('all');
    expect(shareSelected([], new Set(['z']))).toBe('none');
  });

  test('of all rows, and of none, leaves rows alone that a filter hides', () => {
    expect(allToggled(keys, new Set(['z', 'a']))).toEqual(new Set(['z', ...keys]));
    expect(allToggled(keys, new Set(['z', ...keys]))).toEqual(new Set(['z']));
    expect(allToggled([], new Set(['z']))).toEqual(new Set(['z']));
    fc.assert(
      fc.property(someKeys, fc.subarray(keys), (selected, shown) => {
        const next = allToggled(shown, selected);
        const outside = (set: ReadonlySet<string>) => [...set].filter((key) => !shown.includes(key)).toSorted();
        expect(outside(next)).toEqual(outside(selected));
        expect(hiddenCount(shown, next)).toBe(outside(selected).length);
      }),
    );
  });
});

describe('columns', () => {
  const columns = [
    { id: 'name', header: 'Nom', cell: String, isRowHeader: true, width: '2fr' as const, text: (n: number) => `n${n}` },
    { id: 'size', header: 'Taille', cell: String, width: 96, sort: (n: number) => n },
    { id: 'icon', header: 'Icône', cell: String, minWidth: 40 },
  ];

  test('are hidden, except the one that names the rows', () => {
    expect(visibleColumns(columns, new Set(['name', 'size'])).map(({ id }) => id)).toEqual(['name', 'icon']);
    expect(visibleColumns(columns)).toHaveLength(3);
  });

  test('have tracks of definite size', () => {
    expect(tracksOf(columns, false)).toEqual(['minmax(7.5rem, 2fr)', 'minmax(4.8125rem, 6rem)', 'minmax(2.5rem, 1fr)']);
    expect(tracksOf(columns, true)).toEqual(['minmax(6rem, 2fr)', '6rem', 'minmax(2.5rem, 1fr)']);
    expect(leastWidth(columns)).toBe(96 + 96 + 40);
  });

  test('export their text, else their sort key, else nothing', () => {
    expect([...tableCells(columns, [1, 2])]).toEqual([
      ['Nom', 'Taille', 'Icône'],
      ['n1', 1, undefined],
      ['n2', 2, undefined],
    ]);
  });
});

test('a short table has all its rows in the page, and one whose rows are as high as a window those near by', () => {
  expect(mostSpare(100, 54)).toBe(100);
  expect(mostSpare(101, 54)).toBe(8);
  expect(mostSpare(40, 64 + 76 * 20), '40 products with a field for each of 40 wholesalers').toBe(8);
});
