import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { CSV_SEPARATORS, neutralised, writeCsv } from '#lib/csv.ts';

/** A reader of RFC 4180, to hold the writer to it. */
function readCsv(text: string, separator: string): string[][] {
  const rows: string[][] = [];
  let [row, field, isQuoted]: [string[], string, boolean] = [[], '', false];
  for (let at = 0; at < text.length; at += 1) {
    const [sign = '', next] = [text[at], text[at + 1]];
    if (isQuoted && sign === '"' && next === '"') {
      field += '"';
      at += 1;
    } else if (sign === '"') isQuoted = !isQuoted;
    else if (isQuoted) field += sign;
    else if (sign === separator) [row, field] = [[...row, field], ''];
    else if (sign === '\r' && next === '\n') {
      rows.push([...row, field]);
      [row, field] = [[], ''];
      at += 1;
    } else field += sign;
  }
  return rows;
}

/** Words made of what is special, and of what is not. */
const words = fc.string({
  unit: fc.constantFrom('"', ',', ';', '\t', '\r', '\n', '=', '+', '-', '@', "'", ' ', 'é', 'a', '0'),
});
const value = fc.oneof(words, fc.integer(), fc.constantFrom(null, undefined, true, false));

describe('writeCsv', () => {
  test('writes what a reader of the standard reads back, whatever the separator', () => {
    fc.assert(
      fc.property(
        fc.array(fc.array(value, { minLength: 1 })),
        fc.constantFrom(...CSV_SEPARATORS),
        (rows, separator) => {
          const text = writeCsv(rows, { separator, hasByteOrderMark: false });
          expect(readCsv(text, separator)).toEqual(rows.map((row) => row.map(neutralised)));
        },
      ),
    );
  });

  test('begins with a byte order mark, ends rows with CRLF, and quotes what needs it alone', () => {
    const rows = [
      ['Ville', 'CA'],
      ['Douala; Akwa', 12],
      ['dite « la "belle" »', null],
    ];
    expect(writeCsv(rows)).toBe('\uFEFFVille;CA\r\n"Douala; Akwa";12\r\n"dite « la ""belle"" »";\r\n');
    expect(writeCsv([['a;b', 'c,d']], { separator: ',', hasByteOrderMark: false })).toBe('a;b,"c,d"\r\n');
  });
});

test('twenty thousand rows are written, and none twice', () => {
  const rows = Array.from({ length: 20_000 }, (_, index) => [`Client ${index}`, 'Douala; Akwa', index]);
  const written = readCsv(writeCsv(rows, { hasByteOrderMark: false }), ';');
  expect(new Set(written.map(([name]) => name)).size).toBe(20_000);
});

test('days are told apart from months; a decimal sign is that of the spreadsheet which parts cells so', () => {
  const day = '2026-10-01';
  const row = [{ day }, { day, isMonth: true }, 5.12, -0.5];
  expect(writeCsv([row], { hasByteOrderMark: false })).toBe('2026-10-01;2026-10;5,12;-0,5\r\n');
  expect(writeCsv([row], { separator: ',', hasByteOrderMark: false })).toBe('2026-10-01,2026-10,5.12,-0.5\r\n');
});

describe('neutralised', () => {
  test.each(['=1+1', '+1', '-1', '@SUM(A1)', '＝1+1', '＋1', '－1', '＠SUM(A1)', '"=1+1"'])(
    '%j is no formula',
    (text) => {
      expect(neutralised(text)).toBe(`'${text}`);
    },
  );

  test.each([
    ['a,=1+1', "a,'=1+1"],
    ['a;＝1+1;b', "a;'＝1+1;b"],
    ['a\t@SUM(A1)', "a\t'@SUM(A1)"],
    ['a\r\n-1', "a\r\n'-1"],
    ['a,"=1+1"', `a,'"=1+1"`],
    ['\t=1', "'\t'=1"],
  ])('%j is none either where a spreadsheet splits it', (text, safe) => {
    expect(neutralised(text)).toBe(safe);
  });

  test.each(['+237 6 99 00 11 22', '+237699001122', '+33\u00A01\u202F23 45 67 89'])(
    'leaves the telephone number %s as it is',
    (phone) => {
      expect(neutralised(phone)).toBe(phone);
    },
  );

  test.each([
    '+237-699-001-122',
    '+237/699001122',
    '+237 699 001 122+1',
    '+237 699 A1',
    '+ 237 699 001 122',
    '+237  699001122',
    '+23769',
    '+1234567890123456',
    '+237699001122 ',
    '+2376990\n+1122334',
    '=237699001122',
  ])('%j is no telephone number, and could be a calculation', (text) => {
    expect(neutralised(text)).toMatch(/^'/);
  });

  test('leaves a number out that is none', () => {
    expect([Number.NaN, Number.POSITIVE_INFINITY].map(neutralised)).toEqual(['', '']);
    expect(writeCsv([['a', Number.NaN, 1.5]], { hasByteOrderMark: false })).toBe('a;;1,5\r\n');
  });

  test('leaves numbers, and words that are no formula', () => {
    expect([-5, 'Dr Ewane', 'Akwa, -2 km', '1-2', '', null, true].map(neutralised)).toEqual([
      '-5',
      'Dr Ewane',
      'Akwa, -2 km',
      '1-2',
      '',
      '',
      'true',
    ]);
  });

  test('never lets a text begin as a formula does, wherever it is split', () => {
    fc.assert(
      fc.property(words, (text) => {
        expect(neutralised(text)).not.toMatch(/^(?!\+[\d ]+$)[=+\-@\t\r]/);
        expect(neutralised(text)).not.toMatch(/[,;\t\r\n]"*[=+\-@]/);
      }),
    );
  });
});

test('points in a text are no decimal signs, and no rows are an empty file', () => {
  expect(writeCsv([['Dr. Ewane', 1.5]], { hasByteOrderMark: false })).toBe('Dr. Ewane;1,5\r\n');
  expect(writeCsv([])).toBe('\uFEFF');
  expect(writeCsv([], { hasByteOrderMark: false })).toBe('');
});
