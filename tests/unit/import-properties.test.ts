import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { FINANCE_KINDS, readRows, writeRows } from '#domain/finance/rows.ts';
import { checkRows, rowsIn, takeRows } from '#domain/import/check.ts';
import { guessRoles, knownHeader, rolesOf } from '#domain/import/columns.ts';
import { decode } from '#domain/import/decode.ts';
import { ACCEPTABLE_ISSUES, type Correction, NO_NAMES } from '#domain/import/corrections.ts';
import { parseNumber } from '#domain/import/numbers.ts';
import { readImport } from '#domain/import/read.ts';
import { recordsOf } from '#domain/import/records.ts';
import { suggester } from '#domain/import/suggest.ts';
import { tableOf } from '#domain/import/table.ts';
import { type ImportView, placeOf, rowsOf } from '#domain/import/view.ts';
import { CATALOGUE } from '../fixtures/finance/make.ts';

/** Number of runs; together more than ten thousand files, tables and texts. */
const MANY = { numRuns: 2500 };

const names = CATALOGUE.products.map(({ name }) => name);
const sign = fc.constantFrom(
  '"',
  ';',
  ',',
  '\t',
  '\n',
  '\r',
  ' ',
  '\u00A0',
  '\u202F',
  '=',
  '-',
  '(',
  ')',
  '.',
  '0',
  '7',
  'é',
  'A',
  '\uFEFF',
  '\0',
  '\uD83D',
);
const anything = fc.string({ unit: sign, maxLength: 60 });
const quantity = fc.oneof(
  fc.integer({ min: -9, max: 999 }).map(String),
  fc.constantFrom('', '1,5', '1e15', '1 000', 'x', '0'),
);
const cell = fc.oneof(
  fc.constantFrom(...names, 'Répartis', 'Littoral Médicaments', '', '00117', '1450'),
  quantity,
  anything,
);
const records = fc.array(fc.array(cell, { maxLength: 6 }), { maxLength: 30 });
const kind = fc.constantFrom(...FINANCE_KINDS);

const correction: fc.Arbitrary<Correction> = fc.oneof(
  fc.record({ kind: fc.constant('exclude' as const), rows: fc.array(fc.nat(20)) }),
  fc.record({ kind: fc.constant('add' as const), rows: fc.array(fc.nat(20)) }),
  fc.record({ kind: fc.constant('include' as const), row: fc.nat(20) }),
  fc.record({
    kind: fc.constant('accept' as const),
    rows: fc.array(fc.nat(20)),
    issue: fc.constantFrom(...ACCEPTABLE_ISSUES),
  }),
  fc.record({
    kind: fc.constant('type' as const),
    row: fc.nat(20),
    field: fc.constantFrom('quantity', 'price'),
    text: quantity,
  }),
  fc.record({
    kind: fc.constant('assign' as const),
    row: fc.nat(20),
    field: fc.constantFrom('product', 'wholesaler'),
    ID: fc.constantFrom('p1', 'w1', '?'),
  }),
  fc.record({
    kind: fc.constant('name' as const),
    field: fc.constantFrom('product', 'wholesaler'),
    name: fc.constantFrom('', 'x', '7'),
    ID: fc.constantFrom('p2', 'w2', '?'),
  }),
  fc.record({ kind: fc.constant('price' as const), productID: fc.constant('p1'), price: fc.nat(9) }),
);

describe('importing', () => {
  test('never loses a row: each is imported or has an issue', () => {
    fc.assert(
      fc.property(records, kind, fc.array(correction, { maxLength: 6 }), (rows, of, corrections) => {
        const roles = rolesOf(of).slice(0, 5);
        const table = tableOf({ records: rows, header: { first: 0, count: 0 }, roles }, CATALOGUE);
        expect(table.lines.length + table.blankLines.length).toBe(rows.length);
        const report = checkRows(
          table,
          CATALOGUE,
          of,
          corrections.filter((each) => !('row' in each) || each.row < table.lines.length),
        );
        const { ready, warning, wrong, excluded, added } = report.counts;
        expect(ready + warning + wrong + excluded + added).toBe(table.lines.length);
        const taken = takeRows(report, CATALOGUE);
        expect(taken).toHaveLength(ready + warning);
        // The server accepts the rows as they are.
        expect(readRows(of, writeRows(taken)).problem).toBeUndefined();
        expect(taken.every(({ wholesalerID }) => (wholesalerID === null) === (of === 'goals'))).toBe(true);
        // The sum of all quantities is that of the rows in the file.
        const sum = (all: readonly number[]) => all.reduce((total, row) => total + (report.quantity[row] ?? 0), 0);
        const all = [...rowsIn(report, 'ready'), ...rowsIn(report, 'warning'), ...rowsIn(report, 'added')];
        expect(taken.reduce((total, row) => total + row.quantity, 0)).toBe(sum(all));
      }),
      MANY,
    );
  });

  test('reads any bytes without failing', async () => {
    const bytes = fc.oneof(
      fc.uint8Array({ maxLength: 200 }),
      anything.map((text) => new TextEncoder().encode(text)),
    );
    await fc.assert(
      fc.asyncProperty(
        bytes,
        fc.constantFrom('a.csv', 'a.xlsx', 'a.xls', 'a.txt', ''),
        kind,
        async (content, name, of) => {
          const result = await readImport(new File([content.slice()], name), {
            kind: of,
            catalogue: CATALOGUE,
            knownColumns: [],
            knownNames: NO_NAMES,
            mapping: null,
          });
          if (result.kind === 'refused' || !result.rows) return;
          const { header } = result.layout.mapping;
          const count = recordsOf(decode(content).text, result.layout.separator ?? ';').length;
          expect(result.rows.table.lines.length + result.rows.table.blankLines.length).toBe(
            count - header.first - header.count,
          );
        },
      ),
      MANY,
    );
  });

  test('reads back a quoted file', () => {
    const plainCell = fc.string({ unit: fc.constantFrom('"', ';', '\n', ' ', 'a', 'é', '0'), maxLength: 8 });
    fc.assert(
      fc.property(
        fc.array(fc.array(plainCell, { minLength: 2, maxLength: 4 }), { minLength: 1, maxLength: 8 }),
        (rows) => {
          const text = rows.map((row) => row.map((each) => `"${each.replaceAll('"', '""')}"`).join(';')).join('\n');
          expect(recordsOf(text, ';')).toEqual(rows);
        },
      ),
      MANY,
    );
  });

  test('reads numbers with any grouping', () => {
    const group = (digits: string, space: string) => digits.replaceAll(/\B(?=(?:\d{3})+$)/gu, space);
    fc.assert(
      fc.property(
        fc.nat(10 ** 9),
        fc.constantFrom(' ', '\u00A0', '\u202F', '\u2009', '’', ''),
        fc.boolean(),
        fc.nat(99),
        (whole, space, isNegative, cents) => {
          const written = `${isNegative ? '−' : ''}${group(String(whole), space)},${String(cents).padStart(2, '0')}`;
          expect(parseNumber(written)).toBe(
            (isNegative ? -1 : 1) * Number(`${whole}.${String(cents).padStart(2, '0')}`),
          );
        },
      ),
      MANY,
    );
  });

  test('reads nothing else as a number', () => {
    const others = ['', '-', '=1', '1 2', '12 34', 'douze', '1,2,3', '1.2.3', '0x10', '∞', 'NaN', '1 234,5,6'];
    expect(others.filter((text) => !Number.isNaN(parseNumber(text)))).toEqual([]);
    expect(
      ['(12)', '12-', '1.234,5', '1,234.5', '1,234,567', '3 120 FCFA', '1E+3', ',5'].map((text) => parseNumber(text)),
    ).toEqual([-12, -12, 1234.5, 1234.5, 1_234_567, 3120, 1000, 0.5]);
  });

  test('gives each role to at most one column', () => {
    const title = fc.constantFrom(
      'Produit',
      'Désignation',
      'Code produit',
      'Qté',
      'Quantité',
      'Prix total',
      'PGHT',
      'Grossiste',
      'Code grossiste',
      'wholesalerID',
      '',
      'Boîtes',
      'x',
    );
    fc.assert(
      fc.property(fc.array(title, { maxLength: 8 }), kind, (titles, of) => {
        const roles = guessRoles(titles, of).filter((role) => role !== null);
        expect(new Set(roles).size).toBe(roles.length);
        expect(roles.every((role) => rolesOf(of).includes(role))).toBe(true);
      }),
      MANY,
    );
    expect(
      guessRoles(['Code produit', 'Nom du produit', 'Répartiteur', 'Qté vendue', 'Prix total', 'P.U.'], 'sales'),
    ).toEqual(['reference', 'product', 'wholesaler', 'quantity', null, 'price']);
    expect(
      guessRoles(['Produit', 'Qté', 'Qté livrée', ''], 'sales', [
        knownHeader(['produit', 'QTE', 'Qté livrée'], ['product', null, 'quantity']),
      ]),
    ).toEqual(['product', null, 'quantity', null]);
    // The neighbours changed: the choice does not count.
    expect(
      guessRoles(['Produit', 'Qté livrée', 'Qté'], 'sales', [
        knownHeader(['produit', 'QTE', 'Qté livrée'], ['product', 'quantity', null]),
      ]),
    ).toEqual(['product', null, 'quantity']);
  });

  test('suggests the intended name', () => {
    const suggest = suggester(CATALOGUE.products);
    expect(suggest('Paludexa 20-120 b24')[0]?.ID).toBe('p2');
    expect(suggest('ELOXAN 40')[0]?.ID).toBe('p4');
    // The shorter name has more letters in common; the abbreviation means the other.
    const strengths = suggester([{ name: 'Tensorel 5 mg B/30' }, { name: 'Tensorel 10 mg B/30' }]);
    expect(strengths('Tens 10')[0]?.name).toBe('Tensorel 10 mg B/30');
    expect(strengths('Tens. 5')[0]?.name).toBe('Tensorel 5 mg B/30');
    expect(suggest('Xyz')).toEqual([]);
    expect(suggest('')).toEqual([]);
  });

  test('shows every matching row, in order and once', () => {
    fc.assert(
      fc.property(
        records,
        fc.constantFrom<ImportView[]>('all', 'wrong', 'warning'),
        fc.array(correction, { maxLength: 3 }),
        (rows, view, corrections) => {
          const table = tableOf(
            { records: rows, header: { first: 0, count: 0 }, roles: rolesOf('sales').slice(0, 5) },
            CATALOGUE,
          );
          const done = corrections.filter(
            (each) =>
              (!('row' in each) || each.row < table.lines.length) &&
              (!('rows' in each) || each.rows.every((row) => row < table.lines.length)),
          );
          const report = checkRows(table, CATALOGUE, 'sales', done);
          const shown = Array.from(rowsOf(view, table, report, done));
          expect(shown).toEqual([...new Set(shown)].toSorted((one, other) => one - other));
          const meant = view === 'all' ? Array.from(table.lines.keys()) : rowsIn(report, view);
          expect(meant.filter((row) => shown[placeOf(shown, row)] !== row)).toEqual([]);
        },
      ),
      MANY,
    );
  });
});
