import { titledBy } from '#lib/abbreviation.ts';
import { isBlank } from '#lib/blank.ts';
import { type Catalogue, finderOf, NONE, wholesalerIn } from './lookup.ts';
import type { ImportNote } from './notes.ts';
import { type DecimalSign, isNumber, parseNumber } from './numbers.ts';
import type { Cells } from './records.ts';
import { plainText } from './text.ts';

const TOTAL = /^(?:(?:grand|sous|sub)?[\s-]*tota(?:l|ux)(?:aux)?|somme)(?![\p{L}\p{N}])/u;
/** Words that may follow in the label of a total. */
const OF_TOTAL = new Set(
  'general generale generaux mois du de des d la le les quantite quantites qte boites unites periode reporter a grossiste grossistes produits ventes overall units'.split(
    ' ',
  ),
);
/** Whether a title or a label is that of a total. */
export const isTotal = (text: string): boolean => TOTAL.test(plainText(text).trim());

interface TotalSource {
  readonly records: readonly Cells[];
  readonly start: number;
  readonly titles: readonly string[];
  /** The columns that say what a row is about. */
  readonly identified: readonly number[];
  readonly quantities: readonly number[];
  /** The quantity in a line, from 1; 0 for none. */
  readonly quantityIn: (line: number, column: number) => number;
  readonly catalogue: Catalogue;
  /** The index in the catalogue of the wholesaler of a line, from 1. */
  readonly wholesalerAt: (line: number) => number;
  /** Lines, from 1, that are neither rows nor totals. */
  readonly skipped: ReadonlySet<number>;
}

interface Total {
  readonly line: number;
  readonly title: string;
  readonly stated: number | null;
  readonly computed: number;
}

const sumOf = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);

/** The rows of totals, with the sums of the rows that they are about. */
export function totalsOf(source: TotalSource): readonly Total[] {
  const { records, start, titles, identified, quantities, quantityIn, catalogue, wholesalerAt, skipped } = source;
  const finder = finderOf(catalogue);
  const ofWholesaler = sumsByWholesaler(source);
  const totals: Total[] = [];
  const quantitiesAt = (line: number) => quantities.map((column) => quantityIn(line, column));
  /** By column: the sums since the beginning, and since the last total. */
  const [all, since] = [quantities.map(() => 0), quantities.map(() => 0)];
  let next = start;
  for (let index = start; index < records.length; index += 1) {
    const record = records[index] ?? [];
    const label = skipped.has(index + 1) ? null : labelOf(record, identified);
    if (label === null || finder.product(label, '', '') !== NONE) continue;
    // The rows before are added up only where there is a total.
    for (; next < index; next += 1) {
      if (skipped.has(next + 1)) continue;
      for (const [at, quantity] of quantitiesAt(next + 1).entries()) {
        all[at] = (all[at] ?? 0) + quantity;
        since[at] = (since[at] ?? 0) + quantity;
      }
    }
    const stated = quantitiesAt(index + 1);
    const words = plainText(label)
      .replace(TOTAL, '')
      .match(/[\p{L}\p{N}]+/gu);
    const rest = (words ?? []).join(' ');
    const named =
      wholesalerIn(rest, catalogue.wholesalers) ?? titledBy(catalogue.wholesalers, rest, ({ name }) => name) ?? null;
    const isPlain = (words ?? []).every((word) => OF_TOTAL.has(word)) || named !== null;
    const of = named ? catalogue.wholesalers.indexOf(named) : wholesalerAt(index + 1);
    const own = ofWholesaler(of);
    const isSum = (sums: readonly number[]) => sumOf(sums) === sumOf(stated);
    const below = isSum(all) || isSum(since) ? null : sumsBelow(source, index + 1);
    // A zero is not the total of rows that are not there.
    const isZero = sumOf(stated) === 0 && quantities.some((column) => isNumber(record[column] ?? ''));
    const other = below && !isZero && [...(own ? [own] : []), ...below].find(isSum);
    if (!isPlain && below && !other) continue;
    const isStated = quantities.some((column) => !isBlank(record[column] ?? ''));
    if (!isStated && !isPlain) continue;
    const isPart = /^(?:sous|sub)/u.test(plainText(label));
    const isOfPart = isSum(since) || (isPart && !isSum(all));
    // A total above its rows sums what follows it.
    const [after = all] = totals.length === 0 && !all.some((sum) => sum !== 0) ? (below ?? []) : [];
    const computed = other || (isOfPart ? since : (own ?? after));
    // Errors of two columns may make up for each other.
    const odd =
      isStated && isSum(computed) ? quantities.flatMap((_, at) => (stated[at] === computed[at] ? [] : [at])) : [];
    const total = { line: index + 1, title: label, stated: isStated ? sumOf(stated) : null, computed: sumOf(computed) };
    totals.push(
      ...(odd.length === 0
        ? [total]
        : odd.map((at) => ({
            ...total,
            title: `${label}, ${titles[quantities[at] ?? NONE] ?? ''}`,
            stated: stated[at] ?? 0,
            computed: computed[at] ?? 0,
          }))),
    );
    since.fill(0);
    next = index + 1;
  }
  return totals;
}

/** By wholesaler, and by column: the sums of its rows, wherever they stand. Added up once, where a total asks for them. */
function sumsByWholesaler(source: TotalSource): (wholesaler: number) => readonly number[] | undefined {
  const { records, start, identified, quantities, quantityIn, wholesalerAt, skipped } = source;
  let sums: Map<number, number[]> | null = null;
  const added = (): Map<number, number[]> => {
    const found = new Map<number, number[]>();
    for (let line = start + 1; line <= records.length; line += 1) {
      const of = wholesalerAt(line);
      if (of === NONE || skipped.has(line) || labelOf(records[line - 1] ?? [], identified) !== null) continue;
      const own = found.get(of) ?? quantities.map(() => 0);
      for (const [at, column] of quantities.entries()) own[at] = (own[at] ?? 0) + quantityIn(line, column);
      found.set(of, own);
    }
    return found;
  };
  return (wholesaler) => (sums ??= added()).get(wholesaler);
}

/** By column: the sums of all rows below a record, and of those before the next total. */
function sumsBelow(
  { records, identified, quantities, quantityIn, skipped }: TotalSource,
  first: number,
): readonly [readonly number[], readonly number[]] {
  const [all, part] = [quantities.map(() => 0), quantities.map(() => 0)];
  let isPart = true;
  for (let index = first; index < records.length; index += 1) {
    if (skipped.has(index + 1)) continue;
    if (labelOf(records[index] ?? [], identified) !== null) isPart = false;
    else {
      for (const [at, column] of quantities.entries()) {
        const quantity = quantityIn(index + 1, column);
        all[at] = (all[at] ?? 0) + quantity;
        if (isPart) part[at] = (part[at] ?? 0) + quantity;
      }
    }
  }
  return [all, part];
}

function labelOf(record: Cells, identified: readonly number[]): string | null {
  for (const column of identified) {
    const text = record[column] ?? '';
    if (isTotalStart(text) && isTotal(text)) return text.trim();
  }
  const first = record.find((cell) => !isBlank(cell)) ?? '';
  return isTotalStart(first) && isTotal(first) ? first.trim() : null;
}

/** A cheap test before {@link isTotal}: total, sous-total, sub-total, grand total, somme. */
const STARTS = new Set(Array.from(' \t\u00A0tsgTSG', (letter) => letter.codePointAt(0)));
const isTotalStart = (text: string): boolean => STARTS.has(text.codePointAt(0));

/** The columns of totals, each with the sum of the quantities beside it. */
export function totalColumns(
  records: readonly Cells[],
  lines: readonly number[],
  titles: readonly string[],
  columns: readonly number[],
  quantityAt: (line: number) => number,
  sign: DecimalSign | undefined,
): readonly ImportNote[] {
  const computed = lines.reduce((sum, line) => sum + quantityAt(line), 0);
  return columns.map((column) => {
    const stated = lines.reduce((sum, line) => {
      const value = parseNumber(records[line - 1]?.[column] ?? '', sign);
      return Number.isNaN(value) ? sum : sum + value;
    }, 0);
    return { kind: 'totalLeftOut', line: null, title: titles[column] ?? '', stated, computed };
  });
}

/** How many rows show whether a column is the sum of others. */
const SEARCHED = 300;

/**
 * By index of a column of totals: the columns beside it, two at least, of which it is the sum in most rows. `mayCount` says
 * which columns may be counted.
 */
export function summedColumns(
  records: readonly Cells[],
  start: number,
  titles: readonly string[],
  mayCount: (column: number) => boolean,
): ReadonlyMap<number, readonly number[]> {
  const searched = records.slice(start, start + SEARCHED);
  const valueAt = (record: Cells, column: number): number => parseNumber(record[column] ?? '') || 0;
  const isSum = (total: number, of: readonly number[]): boolean => {
    const filled = searched.filter((record) => valueAt(record, total) !== 0);
    const right = filled.filter(
      (record) => sumOf(of.map((column) => valueAt(record, column))) === valueAt(record, total),
    );
    const isSplit = of.every((column) => filled.some((record) => valueAt(record, column) !== 0));
    return right.length * 2 >= filled.length && isSplit;
  };
  return new Map(
    titles.flatMap((title, total) => {
      if (!isTotal(title)) return [];
      const before: number[] = [];
      for (let column = total - 1; column >= 0 && mayCount(column); column -= 1) {
        before.unshift(column);
        if (before.length > 1 && isSum(total, before)) return [[total, before] as const];
      }
      return [];
    }),
  );
}
