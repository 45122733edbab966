import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { takeRows } from '#domain/import/check.ts';
import { NO_NAMES } from '#domain/import/corrections.ts';
import type { DecimalSign } from '#domain/import/numbers.ts';
import { readImport, type ReadOptions } from '#domain/import/read.ts';
import { CATALOGUE } from '../fixtures/finance/make.ts';

type Encoding = 'utf-8' | 'utf-8-mark' | 'utf-16' | 'utf-16-unmarked' | 'windows-1252';

/** How one program writes a month. */
interface Dialect {
  readonly separator: ';' | ',' | '\t' | '|';
  /** Between thousands. */
  readonly group: string;
  readonly decimal: DecimalSign;
  /** How many decimals quantities have. */
  readonly decimals: 0 | 2;
  readonly encoding: Encoding;
  readonly titles: Readonly<Record<'product' | 'wholesaler' | 'quantity', string>>;
  readonly isCrosstab?: boolean;
}

const FRENCH = { product: 'Désignation', wholesaler: 'Grossiste', quantity: 'Quantité' };
const ENGLISH = { product: 'Product', wholesaler: 'Wholesaler', quantity: 'Qty' };
const WIRE = { product: 'pharmaProductID', wholesaler: 'wholesalerID', quantity: 'quantity' };
const dialect = (
  separator: Dialect['separator'],
  group: string,
  decimal: DecimalSign,
  decimals: 0 | 2,
  encoding: Encoding,
  titles: Dialect['titles'],
  isCrosstab = false,
): Dialect => ({ separator, group, decimal, decimals, encoding, titles, isCrosstab });

const DIALECTS: readonly Dialect[] = [
  dialect(';', '', ',', 0, 'utf-8-mark', FRENCH),
  dialect(';', '\u202F', ',', 2, 'utf-8', FRENCH),
  dialect(';', '.', ',', 0, 'utf-8', FRENCH),
  dialect(';', '.', ',', 2, 'utf-16', FRENCH),
  dialect(',', ',', '.', 0, 'utf-8', ENGLISH),
  dialect(',', ',', '.', 2, 'utf-16-unmarked', ENGLISH),
  dialect('\t', ' ', ',', 0, 'utf-16', FRENCH),
  dialect('\t', '.', ',', 0, 'utf-8', ENGLISH),
  dialect('|', '’', '.', 2, 'utf-8', ENGLISH),
  dialect(',', '', '.', 0, 'utf-8', WIRE),
  dialect(';', '.', ',', 0, 'windows-1252', FRENCH, true),
  dialect(',', '', '.', 0, 'utf-8', ENGLISH, true),
];

const { products, wholesalers } = CATALOGUE;
interface Entry {
  readonly product: number;
  readonly wholesaler: number;
  readonly quantity: number;
}

function numberText(quantity: number, { group, decimal, decimals }: Dialect): string {
  const whole = String(quantity).replaceAll(/\B(?=(?:\d{3})+$)/gu, group);
  return decimals === 0 ? whole : `${whole}${decimal}00`;
}

const quoted = (cell: string, separator: string): string => (cell.includes(separator) ? `"${cell}"` : cell);

function textOf(month: readonly Entry[], spoken: Dialect, order: readonly (keyof Dialect['titles'])[]): string {
  const { titles, separator, isCrosstab } = spoken;
  const isWire = titles === WIRE;
  const nameOf = (from: readonly { readonly ID: string; readonly name: string }[], at: number): string =>
    from[at]?.[isWire ? 'ID' : 'name'] ?? '';
  const rows = isCrosstab
    ? [
        [titles.product, ...wholesalers.map(({ name }) => name)],
        ...[...new Set(month.map(({ product }) => product))].map((product) => [
          nameOf(products, product),
          ...wholesalers.map((_, wholesaler) => {
            const found = month.find((each) => each.product === product && each.wholesaler === wholesaler);
            return found ? numberText(found.quantity, spoken) : '';
          }),
        ]),
      ]
    : [
        order.map((role) => titles[role]),
        ...month.map(({ product, wholesaler, quantity }) => {
          const cells = {
            product: nameOf(products, product),
            wholesaler: nameOf(wholesalers, wholesaler),
            quantity: numberText(quantity, spoken),
          };
          return order.map((role) => cells[role]);
        }),
      ];
  return rows.map((row) => row.map((cell) => quoted(cell, separator)).join(separator)).join('\r\n');
}

function bytesOf(text: string, encoding: Encoding): Uint8Array<ArrayBuffer> {
  if (encoding === 'windows-1252') return Uint8Array.from(text, (letter) => letter.codePointAt(0) ?? 0);
  if (encoding === 'utf-8') return new TextEncoder().encode(text);
  if (encoding === 'utf-8-mark') return new TextEncoder().encode(`\uFEFF${text}`);
  const letters = Array.from(encoding === 'utf-16' ? `\uFEFF${text}` : text);
  const view = new DataView(new ArrayBuffer(2 * letters.length));
  for (const [at, letter] of letters.entries()) view.setUint16(2 * at, letter.codePointAt(0) ?? 0, true);
  return new Uint8Array(view.buffer);
}

const month = fc.uniqueArray(
  fc.record({
    product: fc.nat(products.length - 1),
    wholesaler: fc.nat(wholesalers.length - 1),
    quantity: fc.oneof(fc.integer({ min: 1, max: 999 }), fc.integer({ min: 1000, max: 999_999 })),
  }),
  { minLength: 1, maxLength: 8, selector: ({ product, wholesaler }) => `${product} ${wholesaler}` },
);
const order = fc.shuffledSubarray(['product', 'wholesaler', 'quantity'] as const, { minLength: 3 });

/** The rows of a file, after the answer to the question about its numbers; what else it asks otherwise. */
async function rowsOf(file: File, decimal: DecimalSign): Promise<readonly string[]> {
  const options: ReadOptions = {
    kind: 'sales',
    catalogue: CATALOGUE,
    period: '2026-10',
    history: null,
    knownColumns: [],
    knownNames: NO_NAMES,
    mapping: null,
  };
  const first = await readImport(file, options);
  if (first.kind === 'refused') return [first.refusal];
  const isAsked = first.layout.questions.some(({ kind }) => kind === 'numbers');
  const answers = { ...first.layout.mapping.answers, decimal: { quantity: decimal } };
  const last = isAsked ? await readImport(file, { ...options, mapping: { ...first.layout.mapping, answers } }) : first;
  if (last.kind === 'refused' || !last.rows) return [JSON.stringify(last)];
  return takeRows(last.rows.report, CATALOGUE)
    .map(({ pharmaProductID, wholesalerID, quantity }) => `${pharmaProductID} ${wholesalerID} ${quantity}`)
    .toSorted();
}

test('a month written in any dialect is read back as it is, or asked about', async () => {
  await fc.assert(
    fc.asyncProperty(month, fc.constantFrom(...DIALECTS), order, async (entries, spoken, columns) => {
      const file = new File([bytesOf(textOf(entries, spoken, columns), spoken.encoding)], 'mois.csv');
      const truth = entries.map(
        ({ product, wholesaler, quantity }) => `${products[product]?.ID} ${wholesalers[wholesaler]?.ID} ${quantity}`,
      );
      expect(await rowsOf(file, spoken.decimal)).toEqual(truth.toSorted());
    }),
    { numRuns: 400 },
  );
});
