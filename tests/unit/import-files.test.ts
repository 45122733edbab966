import { describe, expect, test } from 'vitest';
import type { FinanceKind } from '#domain/finance/rows.ts';
import { issuesOf, stateOf, takeRows } from '#domain/import/check.ts';
import { NO_NAMES } from '#domain/import/corrections.ts';
import { type ColumnMapping, readImport, type ReadResult } from '#domain/import/read.ts';
import { IMPORT_RULES } from '#domain/import/rules.ts';
import { CATALOGUE, csvOf, LARGEST, TEXTS, wideCatalogue, WORKBOOKS } from '../fixtures/finance/make.ts';
import { reading } from '../reading.ts';

const fixtures = reading('tests/fixtures/finance/*');
const bytesOf = (name: string) => new Uint8Array(fixtures.bytes(`tests/fixtures/finance/${name}`));
const fixture = (name: string) => new File([bytesOf(name)], name);

const read = (file: File, kind: FinanceKind = 'sales', mapping: ColumnMapping | null = null) =>
  readImport(file, { kind, catalogue: CATALOGUE, knownColumns: [], knownNames: NO_NAMES, mapping });

/** « 4 wrong duplicate · p1 w1 7 × 1450 » */
function reportOf(result: ReadResult): readonly string[] {
  if (result.kind === 'refused') return [`refused: ${result.refusal}`];
  if (!result.rows) return ['asks for its columns'];
  const { table, report } = result.rows;
  return Array.from(table.lines, (line, row) => {
    const what = [line, stateOf(report, row), ...issuesOf(report, row)].join(' ');
    const product = CATALOGUE.products[report.product[row] ?? -1]?.ID ?? '–';
    const wholesaler = CATALOGUE.wholesalers[report.wholesaler[row] ?? -1]?.ID ?? '–';
    return `${what} · ${product} ${wholesaler} ${report.quantity[row]} × ${report.pght[row]}`;
  });
}

const GOOD = ['2 ready · p1 w1 420 × 1450', '3 ready · p4 w2 12 × 3540'];

/** The expected report of each file, line by line. */
const REPORTS: Readonly<Record<string, readonly string[]>> = {
  'semicolons.csv': GOOD,
  'commas.csv': GOOD,
  'tabs.csv': GOOD,
  'utf-8-mark.csv': GOOD,
  'utf-16-little.csv': GOOD,
  'utf-16-big.csv': GOOD,
  'windows-1252.csv': GOOD,
  'separator-told.csv': ['3 ready · p1 w1 420 × 1450', '4 ready · p4 w2 12 × 3540'],
  'decimal-commas.csv': ['3 ready · p1 w1 420 × 1450', '4 wrong quantityFractional · p2 w1 12.5 × 1980'],
  'quotes-with-lines.csv': ['2 ready · p1 w1 1200 × 1450', '3 wrong wholesalerUnknown · p2 – 35 × 1980'],
  'unclosed-quote.csv': ['2 wrong productUnknown · – w1 420 × NaN', '3 ready · p2 w1 12 × 1980'],
  'merged-headers.csv': ['6 ready · p1 w1 420 × 1450', '8 ready · p2 w1 35 × 1980'],
  'wire-names.csv': ['2 ready · p1 w1 420 × 1450', '3 wrong productUnknown · – w1 3 × NaN'],
  'empty.csv': ['refused: empty'],
  'blank.csv': ['refused: empty'],
  'header-only.csv': ['refused: headerOnly'],
  'unknown-header.csv': ['asks for its columns'],
  'picture.csv': ['refused: contentMismatch'],
  'formulas.csv': [
    '2 wrong quantityFormulaError · p1 w1 NaN × 1450',
    '3 ready · p2 w1 12 × 1980',
    '4 wrong productUnknown · – w1 3 × NaN',
  ],
  'quantities.csv': [
    '2 wrong quantityFractional · p1 w1 1234.5 × 1450',
    '3 ready · p2 w1 1234 × 1980',
    '4 ready · p3 w1 1234 × 3120',
    '5 wrong quantityTooLarge · p4 w1 1000000000000000 × 3540',
    '6 wrong quantityNegative · p1 w2 -12 × 1450',
    '8 wrong quantityMissing · p3 w2 NaN × 3120',
    '9 wrong quantityUnreadable · p4 w2 NaN × 3540',
  ],
  'duplicates.csv': [
    '2 ready · p1 w1 10 × 1450',
    '3 ready · p2 w1 5 × 1980',
    '4 wrong duplicate · p1 w1 7 × 1450',
    '5 ready · p1 w2 3 × 1450',
    '6 wrong duplicate · p1 w1 1 × 1450',
  ],
  'unknown-names.csv': [
    '2 wrong productUnknown · – w1 10 × NaN',
    '3 wrong productMissing · – w1 4 × NaN',
    '4 wrong wholesalerUnknown · p3 – 6 × 3120',
    '5 wrong wholesalerMissing · p3 – 6 × 3120',
  ],
  'leading-zeros.csv': [
    '2 ready · p1 w1 5 × 1450',
    '3 ready · p2 w1 6 × 1980',
    '4 wrong productUnknown · – w1 7 × NaN',
  ],
  'prices.csv': [
    '2 warning priceDiffers · p1 w1 1 × 1500.5',
    '3 ready · p2 w1 1 × 1980',
    '4 ready · p3 w1 1 × 3120',
    '5 wrong priceUnreadable · p4 w1 1 × NaN',
  ],
  'too-many-cells.csv': ['2 wrong overlong · p1 w1 1 × 1450', '3 ready · p2 w1 12 × 1980'],
  'two-sheets.xlsx': ['asks for its columns'],
  'one-sheet.xlsx': [
    '2 ready · p4 – 1200 × 3540',
    '3 wrong quantityTooLarge priceDiffers · p1 – 1000000000000000 × 1450.5',
  ],
};

describe('the files of wholesalers', () => {
  test('are exactly the output of their script', () => {
    expect([...Object.keys(TEXTS), ...Object.keys(WORKBOOKS)].toSorted()).toEqual(Object.keys(REPORTS).toSorted());
    const kept = Object.keys(TEXTS).map((name) => [name, bytesOf(name)]);
    expect(Object.fromEntries(kept)).toEqual(TEXTS);
  });

  test.each(Object.entries(REPORTS))('%s', async (name, expected) => {
    const kind = name === 'one-sheet.xlsx' ? 'goals' : 'sales';
    expect(reportOf(await read(fixture(name), kind))).toEqual(expected);
  });

  test('a sheet can be chosen, and its line numbers are its own', async () => {
    const first = await read(fixture('two-sheets.xlsx'));
    if (first.kind === 'refused') throw new Error(first.refusal);
    expect(first.layout.sheets.map(({ name, filled }) => [name, filled])).toEqual([
      ['Lisez-moi', 2],
      ['Octobre', 5],
    ]);
    expect(first.layout.mapping).toMatchObject({ sheet: 1, header: { first: 1, count: 1 } });
    // A formula that was never computed has no value, which is no empty cell.
    expect(reportOf(await read(fixture('two-sheets.xlsx'), 'sales', first.layout.mapping))).toEqual([
      '3 ready · p1 w1 420 × 1450',
      '5 wrong quantityFractional · p2 w1 12.5 × 1980',
      '6 wrong quantityFormulaError · p3 w2 NaN × 3120',
    ]);
  });

  test('columns can be mapped where they are unknown or there is no header', async () => {
    const mapping: ColumnMapping = {
      sheet: 0,
      header: { first: 0, count: 0 },
      roles: ['product', 'wholesaler', 'quantity'],
    };
    expect(reportOf(await read(fixture('unknown-header.csv'), 'sales', mapping))).toEqual([
      '1 wrong productUnknown wholesalerUnknown quantityUnreadable · – – NaN × NaN',
      '2 wrong productUnknown wholesalerUnknown · – – 3 × NaN',
    ]);
  });

  test('blank lines are counted', async () => {
    const result = await read(fixture('merged-headers.csv'));
    expect(result).toMatchObject({ kind: 'read', rows: { table: { blankLines: Int32Array.of(7) } } });
  });

  test('trends can only be CSV', async () => {
    expect(reportOf(await read(fixture('two-sheets.xlsx'), 'trends'))).toEqual(['refused: formatNotAllowed']);
  });

  test('an old, broken or fake workbook is refused with the reason', async () => {
    const old = Uint8Array.of(0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1);
    expect(reportOf(await read(new File([old], 'ventes.xls')))).toEqual(['refused: oldExcel']);
    const cut = bytesOf('two-sheets.xlsx').subarray(0, 1500);
    expect(reportOf(await read(new File([cut], 'ventes.xlsx')))).toEqual(['refused: unreadable']);
    expect(reportOf(await read(new File([TEXTS['semicolons.csv']?.slice() ?? ''], 'ventes.xlsx')))).toEqual([
      'refused: contentMismatch',
    ]);
  });

  test('a file may have exactly the maximum size, and no more', async () => {
    const catalogue = wideCatalogue();
    const options = { kind: 'trends', catalogue, knownColumns: [], knownNames: NO_NAMES, mapping: null } as const;
    const most = await readImport(new File([csvOf(LARGEST)], 'semaine.csv'), options);
    if (most.kind === 'refused' || !most.rows) throw new Error('It was not read.');
    const { table, report } = most.rows;
    expect(report.counts.wrong).toBe(0);
    expect(takeRows(report, catalogue)).toHaveLength(table.lines.length);
    expect(await readImport(new File([csvOf(LARGEST + 1)], 'semaine.csv'), options)).toEqual({
      kind: 'refused',
      refusal: 'tooLarge',
    });
    expect(IMPORT_RULES.goals.maxBytes).toBeGreaterThan(LARGEST);
  });
});
