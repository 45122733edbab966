import { describe, expect, test } from 'vitest';
import {
  type CellFormat,
  cellFormats,
  formatFor,
  isBoxFormat,
  isUnitFormat,
  showsNumber,
} from '#domain/import/cell-formats.ts';

/** How a workbook shows a number under the code of a format; `null`: plainly. */
function shown(code: string, value = 12): CellFormat | null {
  const formats = cellFormats(code);
  return formats && formatFor(formats, value);
}

test.each([
  '',
  'General',
  'Standard',
  '0',
  '#,##0',
  '#,##0.00',
  '# ##0',
  '@',
  '0.0_ ',
  '*-0',
  '[Red]0',
  '0\\ ',
  '0"."',
])('a number under “%s” is shown plainly', (code) => {
  expect(cellFormats(code)).toBeNull();
});

test.each(['dd/mm/yyyy', 'mmm-yy', '[h]:mm:ss', '"le "d', '[$-40C]d mmm'])('“%s” shows a day or an hour', (code) => {
  expect(cellFormats(code)).toBeNull();
});

describe('what is shown beside a number', () => {
  test.each<[code: string, before: string, after: string, words: string]>([
    ['0" cartons"', '', ' cartons', 'cartons'],
    ['"lot de "0', 'lot de ', '', 'lot de'],
    ['"lot n° "0"/"', 'lot n° ', '/', 'lot n°  /'],
    ['\\n\\o0', 'no', '', 'no'],
    ['[$FCFA-40C]\\ 0', 'FCFA ', '', 'FCFA'],
    ['#,##0.00 [$€-407]', '', '€', '€'],
    ['$0', '$', '', '$'],
    // Days have their letters in quotes, or beside a number.
    ['0" d"', '', ' d', 'd'],
  ])('under “%s” stands before or after it', (code, before, after, words) => {
    const format = shown(code);
    expect(format).toEqual({ before, after, words, divisor: 1, hasNumber: true, isNegative: false });
    expect(format && showsNumber(format)).toBe(true);
  });

  test.each<[code: string, isUnit: boolean, isBoxes: boolean]>([
    ['0" cartons"', true, false],
    ['0" boîtes"', false, true],
    ['"lot de "0', true, false],
    ['0" milliers"', true, false],
    ['0 €', false, false],
    ['0" Total"', false, false],
    ['-0" boîtes"', false, false],
    ['0," boîtes"', false, false],
    ['" boîtes"', false, false],
  ])('under “%s” is another unit: %s, or nothing but boxes: %s', (code, isUnit, isBoxes) => {
    const format = shown(code);
    if (!format) throw new Error(code);
    expect([isUnitFormat(format), isBoxFormat(format)]).toEqual([isUnit, isBoxes]);
  });
});

test.each([
  ['#,##0,', 1000],
  ['0,,', 1_000_000],
  ['0%', 0.01],
  ['0,%', 10],
  ['0,"k"', 1000],
])('under “%s” a number is divided by %s', (code, divisor) => {
  const format = shown(code);
  expect(format).toMatchObject({ divisor, hasNumber: true, isNegative: false });
  expect(format && showsNumber(format)).toBe(false);
});

test.each(['-0', '"-"0', '0-', '(0)', '( 0 )', '\\−0', '"– "0'])('under “%s” a number looks negative', (code) => {
  const format = shown(code);
  expect(format).toMatchObject({ isNegative: true, hasNumber: true, divisor: 1 });
  expect(format && showsNumber(format)).toBe(false);
});

test.each([
  [';;;', ''],
  ['"néant"', 'néant'],
  ['-', ''],
])('under “%s” no number is shown, nor a negative one', (code, words) => {
  const format = shown(code);
  expect(format).toMatchObject({ hasNumber: false, isNegative: false, words });
  expect(format && showsNumber(format)).toBe(false);
});

describe('of several sections', () => {
  test.each<[code: string, value: number, words: string | null]>([
    ['0" cartons";-0', 12, 'cartons'],
    ['0;-0" cartons"', 12, null],
    ['[<10]0" u";[<100]0" cartons";0', 9, 'u'],
    ['[<10]0" u";[<100]0" cartons";0', 10, 'cartons'],
    ['[<10]0" u";[<100]0" cartons";0', 100, null],
    ['[>10]0" u";0', 11, 'u'],
    ['[>10]0" u";0', 10, null],
    ['[<=10]0" u";0', 10, 'u'],
    ['[<=10]0" u";0', 11, null],
    ['[>=10]0" u";0', 10, 'u'],
    ['[>=10]0" u";0', 9, null],
    ['[=10]0" u";0', 10, 'u'],
    ['[=10]0" u";0', 11, null],
    ['[<>10]0" u";0', 11, 'u'],
    ['[<>10]0" u";0', 10, null],
    ['[Red][>=10]0" u";0', 10, 'u'],
    ['[>=1000]0" u"', 12, null],
    // What is no condition always holds.
    ['[=<10]0" u";0', 12, 'u'],
  ])('“%s” shows %d by the first that holds: %s', (code, value, words) => {
    expect(shown(code, value)?.words ?? null).toBe(words);
  });

  test.each([0, -12])('%d is looked at as it is stored', (value) => {
    expect(shown('0" cartons"', value)).toBeNull();
  });
});
