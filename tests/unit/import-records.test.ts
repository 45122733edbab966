import { describe, expect, test } from 'vitest';
import { isSeparatorHint, readRecords, recordsOf, separatorOf } from '#domain/import/records.ts';

const text = (...lines: readonly string[]): string => lines.join('\n');

describe('the records of a text', () => {
  test.each<[words: string, written: string, records: readonly (readonly string[])[]]>([
    ['none', '', []],
    [
      'lines, of which the last one ends',
      text('a;b', '1;2', ''),
      [
        ['a', 'b'],
        ['1', '2'],
      ],
    ],
    [
      'lines, of which the last one does not end',
      text('a;b', '1;2'),
      [
        ['a', 'b'],
        ['1', '2'],
      ],
    ],
    [
      'lines of Windows',
      'a;b\r\n1;2\r\n',
      [
        ['a', 'b'],
        ['1', '2'],
      ],
    ],
    [
      'lines of an old Macintosh',
      'a;b\r1;2\r',
      [
        ['a', 'b'],
        ['1', '2'],
      ],
    ],
    ['blank lines, which have their numbers', text('a;b', '', '1;2', '', ''), [['a', 'b'], [''], ['1', '2'], ['']]],
    [
      'a last line with a separator alone',
      text('a;b', ';', ''),
      [
        ['a', 'b'],
        ['', ''],
      ],
    ],
    [
      'cells in quotes',
      text('a;b', '"x; ""y""";2'),
      [
        ['a', 'b'],
        ['x; "y"', '2'],
      ],
    ],
    [
      'cells in quotes, which part no cell',
      text('a;b', '"x";2', '1;"y"'),
      [
        ['a', 'b'],
        ['x', '2'],
        ['1', 'y'],
      ],
    ],
    ['a last line of nothing in quotes', text('a;b', '""'), [['a', 'b'], ['']]],
    [
      'a cell of several lines',
      text('a;b;c', '"rue', 'Douala";2;3', '4;5;6'),
      [
        ['a', 'b', 'c'],
        ['rue\nDouala', '2', '3'],
        ['4', '5', '6'],
      ],
    ],
    [
      'a cell of several lines, all cells in quotes',
      text('"a";"b"', '"x;1', 'y;2";"3"'),
      [
        ['a', 'b'],
        ['x;1\ny;2', '3'],
      ],
    ],
    [
      'a cell of several lines with quotes of its own, all cells in quotes',
      text('"a";"b"', '"x;""1""', 'y;2', 'z";"3"'),
      [
        ['a', 'b'],
        ['x;"1"\ny;2\nz', '3'],
      ],
    ],
  ])('are %s', (_, written, records) => {
    expect(readRecords(written, ';')).toEqual({ records, hasStrayQuotes: false });
    expect(recordsOf(written, ';')).toEqual(records);
  });

  test.each<[words: string, written: string, records: readonly (readonly string[])[]]>([
    [
      'is never closed',
      text('a;b', '1;2', '"x;3', 'y;4', ''),
      [
        ['a', 'b'],
        ['1', '2'],
        ['"x', '3'],
        ['y', '4'],
      ],
    ],
    [
      'is never closed, before a blank line',
      text('a;b', '1;2', '"x;3', '', ''),
      [['a', 'b'], ['1', '2'], ['"x', '3'], ['']],
    ],
    [
      'is never closed, in the last cell of its row',
      text('a;b', '1;2', '3;"4', '5;6'),
      [
        ['a', 'b'],
        ['1', '2'],
        ['3', '"4'],
        ['5', '6'],
      ],
    ],
    [
      'is never closed, below a cell of several lines',
      text('a;b', '"x', 'y";1', '"z;2', '3;4'),
      [
        ['a', 'b'],
        ['x\ny', '1'],
        ['"z', '2'],
        ['3', '4'],
      ],
    ],
    [
      'would swallow one of the rows that are usual, below lines of other widths',
      text('Ventes', 'octobre;2026;x', 'a;b', '1;2', '"x;1', 'y;2"'),
      [['Ventes'], ['octobre', '2026', 'x'], ['a', 'b'], ['1', '2'], ['"x', '1'], ['y', '2"']],
    ],
    [
      'would make one cell of two, above a line of nothing in quotes',
      text('a;b;c', '"x;1";2', '""'),
      [['a', 'b', 'c'], ['"x', '1"', '2'], ['']],
    ],
    [
      'would make one cell of two, far above a last line of one cell',
      text('a;b;c', '"x;1";2', '4;5;6', 'fin', ''),
      [['a', 'b', 'c'], ['"x', '1"', '2'], ['4', '5', '6'], ['fin']],
    ],
    [
      'is never closed, behind an empty cell',
      text('a;b', ';"x', ''),
      [
        ['a', 'b'],
        ['', '"x'],
      ],
    ],
    ['is never closed, in rows of one cell', text('a', '"x', '', 'y'), [['a'], ['"x'], [''], ['y']]],
    [
      'would swallow other rows',
      text('a;b', '"x;1', 'y;2', 'z";3', '4;5', '6;7'),
      [
        ['a', 'b'],
        ['"x', '1'],
        ['y', '2'],
        ['z"', '3'],
        ['4', '5'],
        ['6', '7'],
      ],
    ],
    [
      'would swallow other rows, of which one has quotes of its own',
      text('a;b', '1;2', '3;4', '"x;1', '"""y""";2', 'z";3'),
      [
        ['a', 'b'],
        ['1', '2'],
        ['3', '4'],
        ['"x', '1'],
        ['"y"', '2'],
        ['z"', '3'],
      ],
    ],
    [
      'would make one cell of two rows',
      text('a;b', '1;2', '"x;1', 'y;2"'),
      [
        ['a', 'b'],
        ['1', '2'],
        ['"x', '1'],
        ['y', '2"'],
      ],
    ],
    [
      'would make one cell of two',
      text('a;b;c', '"x;1";2', '4;5;6'),
      [
        ['a', 'b', 'c'],
        ['"x', '1"', '2'],
        ['4', '5', '6'],
      ],
    ],
  ])('have a quote as an ordinary character where it %s', (_, written, records) => {
    expect(readRecords(written, ';')).toEqual({ records, hasStrayQuotes: true });
  });

  test('may be of one cell each, whatever is in quotes', () => {
    expect(readRecords(text('a', '"x', 'y"', 'z'), ';')).toEqual({
      records: [['a'], ['x\ny'], ['z']],
      hasStrayQuotes: false,
    });
  });
});

test.each([
  ['sep=;', true],
  [' SEP=, ', true],
  ['sep=|', true],
  ['sep=', true],
  ['sep=:', false],
  ['a sep=;', false],
  ['sep=;;', false],
])('“%s” is the line of the separator: %s', (line, expected) => {
  expect(isSeparatorHint(line)).toBe(expected);
});

describe('the separator', () => {
  test.each([
    ['what the first line says', 'sep=|\r\nProduit;Quantité\r\nA;1', '|'],
    ['what the first line says in capitals', 'SEP=,\nProduit;Quantité\nA;1', ','],
    ['the one of the known titles', text('Produit,Quantité', 'A;B;C;D,1', 'A;B;C;D,1', 'A;B;C;D,1'), ','],
    ['the one of even records', text('x;y', '1;2;4', '3;4', '1,2', '3,4', '5,6'), ','],
    ['the one of most cells, of equals', text('x;y;z|u', '1;2;3|4', '1;2;3|4'), ';'],
    ['the one of most cells, whichever it is', text('x|y|z;u', '1|2|3;4', '1|2|3;4'), '|'],
    ['one at the end of a single line', 'x|', '|'],
    ['one of the last line', text('x', 'a|b'), '|'],
    ['the tabulator', text('Produit\tQuantité', 'A\t1'), '\t'],
    ['the comma where nothing tells', 'x', ','],
  ])('is %s', (_, written, separator) => {
    expect(separatorOf(written, 'sales')).toBe(separator);
  });

  test('is that of titles which were mapped before', () => {
    const written = text('Z1|Z2', 'a;b;c|d', 'a;b;c|d', 'a;b;c', 'a;b;c');
    expect(separatorOf(written, 'sales')).toBe(';');
    const known = [{ titles: ['z1', 'z2'], roles: ['product' as const, 'quantity' as const] }];
    expect(separatorOf(written, 'sales', known)).toBe('|');
  });

  test('is looked for in the beginning of a long text', () => {
    const long = 'x'.repeat(800);
    const rows = Array.from({ length: 25 }, () => `${long};1`);
    expect(separatorOf(text(...rows, ...rows.map(() => `${long},1,2,3`)), 'sales')).toBe(';');
  });
});
