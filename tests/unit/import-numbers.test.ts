import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { cellFormats, formatFor, isBoxFormat, isUnitFormat, showsNumber } from '#domain/import/cell-formats.ts';
import { decode, type Encoding, wideEncoding } from '#domain/import/decode.ts';
import {
  columnReading,
  countReading,
  isAmbiguous,
  isFractional,
  isNumber,
  isShortened,
  isRounded,
  parseCount,
  parseNumber,
  readingsOf,
  writtenNumber,
} from '#domain/import/numbers.ts';

/** What a text is: with a decimal point, with a decimal comma; `null` is no number. One value: the same under both. */
const READ: readonly (readonly [text: string, point: number | null, comma?: number | null])[] = [
  ['0', 0],
  ['7', 7],
  ['007', 7],
  [' 12 ', 12],
  ['12,5', 12.5],
  ['12.5', 12.5],
  ['.5', 0.5],
  [',5', 0.5],
  ['5.', null],
  ['1 200', 1200],
  ['1\u00a0200', 1200],
  ['1\u202f200', 1200],
  ["1'200", 1200],
  ['1’200', 1200],
  ['1 200,50', 1200.5],
  ['1 200.50', 1200.5],
  ['1 234 567', 1_234_567],
  ['12 34', null],
  ['1234 567', null],
  ['1\t200', null],
  ['1.234.567', 1_234_567],
  ['1,234,567', 1_234_567],
  ['1.234,5', 1234.5],
  ['1,234.5', 1234.5],
  ['1.234.567,89', 1_234_567.89],
  ['1,234,567.89', 1_234_567.89],
  ['1.23.456', null],
  ['1,234,56', null],
  ['1.000', 1, 1000],
  ['1,000', 1000, 1],
  ['12.345', 12.345, 12_345],
  ['123,456', 123_456, 123.456],
  ['0.500', 0.5],
  ['0,500', 0.5],
  ['1234.567', 1234.567],
  ['1.0000', 1],
  ['-5', -5],
  ['−5', -5],
  ['– 5', -5],
  ['5-', -5],
  ['5 −', -5],
  ['(5)', -5],
  ['(1 200,5)', -1200.5],
  ['-1.000', -1, -1000],
  ['+5', 5],
  ['+ 5', 5],
  ['--5', null],
  ['1e3', 1000],
  ['1.5E+3', 1500],
  ['2e-2', 0.02],
  ['1,5e3', 1500],
  ['1,5e', null],
  ['12.000000000000002', 12],
  ['0.30000000000000004', 0.3],
  ['12,0000000000', 12],
  ['1,123456789', 1.123456789],
  // From ten decimals on it is computed, and six are kept.
  ['1.2345678901', 1.234568],
  ['( 5 )', -5],
  ['', null],
  ['-', null],
  ['x', null],
  ['12 x', null],
  ['1/2', null],
  ['12 %', null],
  ['#N/A', null],
];

describe('a number', () => {
  test.each(READ.map(([text, point, comma = point]) => [text, point, comma] as const))(
    '“%s” is %s with a point, %s with a comma',
    (text, point, comma) => {
      expect(readingsOf(text)).toEqual({ '.': point ?? Number.NaN, ',': comma ?? Number.NaN });
      // It is never guessed.
      expect(parseNumber(text)).toBe(Object.is(point, comma) && point !== null ? point : Number.NaN);
      expect(isAmbiguous(text)).toBe(!Object.is(point, comma));
      expect(isNumber(text)).toBe(point !== null);
      expect(parseCount(text, '.')).toBe(isShortened(text) ? Number.NaN : (point ?? Number.NaN));
    },
  );

  test.each(['1 450 F CFA', '1 450 FCFA', '1 450 XAF', '1450 xof', '1450 EUR', '1450€', '1450 fcfa '])(
    'of money, “%s”, is a price and no count',
    (text) => {
      expect(parseNumber(text)).toBe(1450);
      expect(parseCount(text)).toBe(Number.NaN);
    },
  );

  test.each(['1e3', '1.5E+3', '1,5e3', '1,1E+03', '-1E+4'])(
    '“%s”, whose last digits are left out, is no count',
    (text) => {
      expect(isShortened(text)).toBe(true);
      expect(parseCount(text)).toBe(Number.NaN);
    },
  );

  test.each(['1,063E+03', '5,25e2', '1.1E+01', '2e-2', '1063', '1,1'])('“%s” has all its digits', (text) => {
    expect(isShortened(text)).toBe(false);
  });

  test('has the value that was written, however its thousands are separated', () => {
    const dialects = [
      [' ', ','],
      ['\u00a0', '.'],
      ['.', ','],
      [',', '.'],
      ['’', ','],
      ['', '.'],
      ['', ','],
    ] as const;
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 999_999_999 }),
        fc.integer({ min: 0, max: 99 }),
        fc.constantFrom(...dialects),
        fc.constantFrom('', '-'),
        (whole, hundredths, [group, decimal], sign) => {
          const grouped = String(whole).replaceAll(/\B(?=(?:\d{3})+$)/gu, group);
          const value = Number(`${sign}${whole}.${String(hundredths).padStart(2, '0')}`);
          const text = `${sign}${grouped}${decimal}${String(hundredths).padStart(2, '0')}`;
          expect(parseNumber(text) === value).toBe(true);
        },
      ),
    );
  });

  test('that was computed is told where rounding changes it', () => {
    expect(['12.000000000000002', '0.30000000000000004', '0,30000000000000004'].map(isRounded)).toEqual([
      true,
      true,
      true,
    ]);
    const same = ['12.5', '12.0000000000', '12,0000000000', '1.234567890', 'x', 'x0,12345678901', '12', '1 200', '(5)'];
    expect(same.filter(isRounded)).toEqual([]);
  });

  test('is fractional where its decimals are not all zeros', () => {
    expect(['1,5', '0.25', '-2,5'].map(isFractional)).toEqual([true, true, true]);
    expect(['1,0', '3', '1.000', 'x', ''].map(isFractional)).toEqual([false, false, false, false, false]);
  });

  test('that is written has one reading, and reads back', () => {
    expect([writtenNumber(12), writtenNumber(12.345), writtenNumber(12.345, ','), writtenNumber(-0.5)]).toEqual([
      '12',
      '12.3450',
      '12,3450',
      '-0.5000',
    ]);
    fc.assert(
      fc.property(
        fc.integer({ min: -1e9, max: 1e9 }),
        fc.constantFrom('.' as const, ',' as const),
        (tenThousandths, sign) => {
          const value = tenThousandths / 10_000;
          const text = writtenNumber(value, sign);
          expect([isAmbiguous(text), parseNumber(text) === value]).toEqual([false, true]);
        },
      ),
    );
  });
});

describe('a column of numbers', () => {
  const decided = (decimal: string, kind: string, text: string) => ({
    kind: 'decided',
    decimal,
    clue: { kind, decimal, text },
  });
  const open = (...clues: readonly (readonly [decimal: string, kind: string, text: string])[]) => ({
    kind: 'open',
    clues: clues.map(([decimal, kind, text]) => ({ kind, decimal, text })),
  });

  test.each<[words: string, texts: readonly string[], others: readonly string[], expected: unknown]>([
    ['no text has two readings', ['1', '1,5', '1.5', '1 000'], [], { kind: 'plain' }],
    ['nothing else is known', ['1.000', '20'], [], open()],
    ['a text has both signs', ['1.000', '1.234,50'], [], decided(',', 'twoSeparators', '1.234,50')],
    ['a text has both, the other way round', ['1,000', '1,234.50'], [], decided('.', 'twoSeparators', '1,234.50')],
    ['a text has spaces and a comma', ['1,000', '1 234,5'], [], decided(',', 'twoSeparators', '1 234,5')],
    ['a text has spaces and a point', ['1.000', '1 234.5'], [], decided('.', 'twoSeparators', '1 234.5')],
    ['a text has spaces alone', ['1.000', '1 234'], [], open()],
    ['a text has other decimals', ['1.000', '2,5'], [], decided(',', 'decimals', '2,5')],
    ['a text has its own decimals', ['1.000', '2.5'], [], decided('.', 'decimals', '2.5')],
    ['few have decimals, many look like thousands', ['1.000', '3.000', '2.5'], [], open(['.', 'decimals', '2.5'])],
    [
      'texts contradict each other',
      ['1.000', '2,5', '3.5'],
      [],
      open([',', 'decimals', '2,5'], ['.', 'decimals', '3.5']),
    ],
    [
      'several have such decimals, of which the first is told',
      ['1.000', '2,5', '3,5'],
      [],
      decided(',', 'decimals', '2,5'),
    ],
    ['a text is no number', ['1.000', '2.5 x', 'n.c.'], [], open()],
    ['a computed number says nothing', ['1.000', '0.30000000000000004'], [], open()],
    ['another column shows thousands', ['1.000'], ['1 234,50'], decided(',', 'otherColumn', '1 234,50')],
    ['another column would make decimals of them', ['1.000'], ['2.5'], open(['.', 'otherColumn', '2.5'])],
    ['another column would make decimals of one of them', ['1.000', '20'], ['2.5'], open(['.', 'otherColumn', '2.5'])],
    ['a text beside is no number', ['1,000', 'n.c.'], ['1234.50'], decided('.', 'otherColumn', '1234.50')],
    ['its own texts count more than others', ['1.000', '2,5'], ['3.5'], decided(',', 'decimals', '2,5')],
    [
      'other columns contradict each other',
      ['1.000'],
      ['2,5', '3.5'],
      open([',', 'otherColumn', '2,5'], ['.', 'otherColumn', '3.5']),
    ],
  ])('is read so where %s', (_, texts, others, expected) => {
    expect(columnReading(texts, others)).toEqual(expected);
  });

  test('of boxes is not decided by parts of boxes', () => {
    expect(columnReading(['1.000', '2.5'])).toEqual(decided('.', 'decimals', '2.5'));
    expect(countReading(['1.000', '2.5'])).toEqual(open(['.', 'decimals', '2.5']));
    expect(countReading(['1.000', '2.5', '3.0'])).toEqual(open(['.', 'decimals', '2.5']));
    expect(countReading(['1.000', '2.0'])).toEqual(decided('.', 'decimals', '2.0'));
    expect(countReading(['1.000', '2,5'])).toEqual(decided(',', 'decimals', '2,5'));
  });
});

describe('what the format of a number shows', () => {
  const of = (code: string, value: number) => {
    const formats = cellFormats(code);
    const format = formats && formatFor(formats, value);
    if (!format) return 'the number';
    const { words, divisor, hasNumber, isNegative } = format;
    return [
      words,
      ...(divisor === 1 ? [] : [`÷ ${divisor}`]),
      ...(hasNumber ? [] : ['no number']),
      ...(isNegative ? ['negative'] : []),
      ...(showsNumber(format) ? ['itself'] : []),
      ...(isBoxFormat(format) ? ['boxes'] : []),
      ...(isUnitFormat(format) ? ['another unit'] : []),
    ].join(', ');
  };

  test('a percent sign is beside the number, and is no unit', () => {
    expect(cellFormats('0" "%')).toMatchObject([{ format: { before: '', after: ' %', words: '', divisor: 0.01 } }]);
  });

  test.each([
    ['', 12, 'the number'],
    ['General', 12, 'the number'],
    ['0', 12, 'the number'],
    ['#,##0.00', 12, 'the number'],
    ['# ##0', 12, 'the number'],
    ['dd/mm/yyyy', 12, 'the number'],
    ['[Red]0', 12, 'the number'],
    ['0" cartons"', 12, 'cartons, itself, another unit'],
    ['"cartons "0', 12, 'cartons, itself, another unit'],
    ['0" boîtes"', 12, 'boîtes, itself, boxes'],
    ['0\\k', 12, 'k, itself'],
    ['0 [$FCFA]', 12, 'FCFA, itself'],
    ['[$€-40C] 0', 12, '€, itself'],
    ['0 €', 12, '€, itself'],
    ['#,##0,', 12, ', ÷ 1000'],
    ['#,##0,,', 12, ', ÷ 1000000'],
    ['0%', 12, ', ÷ 0.01'],
    ['0.0,"k"', 12, 'k, ÷ 1000'],
    ['"-"0', 12, ', negative'],
    ['0-', 12, ', negative'],
    ['(0)', 12, ', negative'],
    [';;;', 12, ', no number'],
    ['"vendu"', 12, 'vendu, no number'],
    ['0" cartons";0', -12, 'the number'],
    ['0" cartons"', 0, 'the number'],
    ['[>100]0" cartons";0', 101, 'cartons, itself, another unit'],
    ['[>100]0" cartons";0', 100, 'the number'],
    ['[>=100]0" cartons";0', 100, 'cartons, itself, another unit'],
    ['[<100]0" cartons";0', 99, 'cartons, itself, another unit'],
    ['[<100]0" cartons";0', 100, 'the number'],
    ['[<=100]0" cartons";0', 100, 'cartons, itself, another unit'],
    ['[<=100]0" cartons";0', 101, 'the number'],
    ['[=7]0" cartons";0', 7, 'cartons, itself, another unit'],
    ['[=7]0" cartons";0', 8, 'the number'],
    ['[<>7]0" cartons";0', 8, 'cartons, itself, another unit'],
    ['[<>7]0" cartons";0', 7, 'the number'],
    ['0;[=7]0" cartons"', 7, 'the number'],
  ])('“%s” shows of %d: %s', (code, value, expected) => {
    expect(of(code, value)).toBe(expected);
  });
});

describe('a text file', () => {
  const TEXT = 'Désignation;Quantité;Dépôt à Yaoundé, façade été, forêt\r\n';
  const BYTES: Readonly<Record<string, Readonly<Record<string, number>>>> = {
    cp850: { é: 0x82, à: 0x85, ç: 0x87, ê: 0x88, ô: 0x93 },
    macintosh: { é: 0x8e, à: 0x88, ç: 0x8d, ê: 0x90, ô: 0x99 },
    'windows-1252': { é: 0xe9, à: 0xe0, ç: 0xe7, ê: 0xea, ô: 0xf4 },
  };
  const oneByte = (text: string, letters: Readonly<Record<string, number>>) =>
    Uint8Array.from(text, (letter) => letters[letter] ?? letter.codePointAt(0) ?? 0);
  const wide = (text: string, isLittle: boolean) => {
    const view = new DataView(new ArrayBuffer(2 * text.length));
    for (let at = 0; at < text.length; at += 1) view.setUint16(2 * at, text.charCodeAt(at), isLittle);
    return new Uint8Array(view.buffer);
  };

  test.each<[encoding: Encoding, bytes: Uint8Array]>([
    ['utf-8', new TextEncoder().encode(TEXT)],
    ['utf-8', new TextEncoder().encode(`\uFEFF${TEXT}`)],
    ['utf-16le', wide(`\uFEFF${TEXT}`, true)],
    ['utf-16be', wide(`\uFEFF${TEXT}`, false)],
    ['utf-16le', wide(TEXT, true)],
    ['utf-16be', wide(TEXT, false)],
    ['windows-1252', oneByte(TEXT, BYTES['windows-1252'] ?? {})],
    ['cp850', oneByte(TEXT, BYTES['cp850'] ?? {})],
    ['macintosh', oneByte(TEXT, BYTES['macintosh'] ?? {})],
  ])('is read in %s', (encoding, bytes) => {
    expect(decode(bytes)).toEqual({ text: TEXT, encoding });
  });

  test('without letters above ASCII is UTF-8, and so is an empty one', () => {
    expect(decode(Uint8Array.from('a;b', (letter) => letter.charCodeAt(0)))).toEqual({
      text: 'a;b',
      encoding: 'utf-8',
    });
    expect(decode(new Uint8Array())).toEqual({ text: '', encoding: 'utf-8' });
  });

  test.each<[text: string, encoding: Encoding, bytes: readonly number[]]>([
    ['Ça va', 'cp850', [0x80, 0x61, 0x20, 0x76, 0x61]],
    ['n° 5', 'cp850', [0x6e, 0xf8, 0x20, 0x35]],
    ['à', 'utf-16le', [0xff, 0xfe, 0xe0, 0]],
    ['à', 'utf-16be', [0xfe, 0xff, 0, 0xe0]],
    // Half a mark is none.
    ['ÿa', 'windows-1252', [0xff, 0x61]],
    ['þa', 'windows-1252', [0xfe, 0x61]],
    ['aþ', 'windows-1252', [0x61, 0xfe]],
    ['aÿ', 'windows-1252', [0x61, 0xff]],
  ])('of few letters is read too: %s in %s', (text, encoding, bytes) => {
    expect(decode(Uint8Array.from(bytes))).toEqual({ text, encoding });
  });

  test('of one accent, after many letters without, is read too', () => {
    const long = 'a'.repeat(3000);
    expect(decode(oneByte(`${long}é`, { é: 0x82 }))).toEqual({ text: `${long}é`, encoding: 'cp850' });
  });

  test.each([
    ['utf-16le', 1],
    ['utf-16be', 0],
  ] as const)('is in %s only where nearly every second byte is zero', (encoding, second) => {
    const zeros = (share: number, others = 0, length = 100) =>
      Uint8Array.from({ length }, (_, at) => (at / 2 < ((at % 2 === second ? share : others) * length) / 2 ? 0 : 65));
    expect(wideEncoding(zeros(1))).toBe(encoding);
    expect(wideEncoding(zeros(0.6))).toBe(encoding);
    expect(wideEncoding(zeros(0.58))).toBeNull();
    expect(wideEncoding(zeros(1, 0.04))).toBe(encoding);
    expect(wideEncoding(zeros(1, 0.06))).toBeNull();
    // Five of a hundred are few.
    expect(wideEncoding(zeros(1, 0.05, 200))).toBe(encoding);
    expect(wideEncoding(zeros(1, 1))).toBeNull();
    expect(wideEncoding(zeros(1, 0, 99))).toBeNull();
    expect(wideEncoding(zeros(1, 0, 2))).toBeNull();
    expect(wideEncoding(zeros(1, 0, 4))).toBe(encoding);
  });
});
