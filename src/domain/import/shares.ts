import type { FinanceKind } from '../finance/rows.ts';
import { wordsOf } from './columns.ts';
import { type Catalogue, NONE, wholesalerIn } from './lookup.ts';
import { parseNumber } from './numbers.ts';
import { median } from './outliers.ts';
import type { Cells } from './records.ts';
import type { ImportTable } from './table.ts';
import { plainText } from './text.ts';

// What a file has of a share of the agency alone

/** Somebody or a place whose share is less than the whole: « délégué », « zone Nord »; « zone industrielle » is an address. */
const SHARE =
  /(?<!\p{L})(?:delegue|deleguee|delegate|visiteur|visiteuse|vm|superviseur|supervisor|equipe|team|secteur|sector|territoire|territory|zone(?!\s+(?:industriel|franche|portuaire|d['’]activite|cemac|uemoa)))(?!\p{L})/u;
/** Those that are parts of an address where a wholesaler writes it above its sales. */
const OF_GOALS = /(?<!\p{L})(?:groupe|group|region|district|province|ville|city|grossiste|wholesaler)(?!\p{L})/u;
/** An agency: that of a file may be another than the one whose figures are entered. */
const AGENCY = /(?<!\p{L})(?:agence|agency|succursale|filiale|branch)(?!\p{L})/u;
/** A split of the whole: « par délégué ». */
const SPLIT = /(?<!\p{L})(?:par|per|by)\s+\p{L}+/gu;

/** The titles of columns that say whose share a row is of. */
const TITLES: Readonly<Record<'goals' | 'sold', RegExp>> = {
  sold: /^(?:delegues?|deleguees?|delegates?|vm|visiteurs?|secteurs?|sectors?|zones?|territoires?|territory|regions?|commercial|commerciaux|vendeurs?|representants?|reps?)$/u,
  goals:
    /^(?:villes?|city|towns?|districts?|provinces?|groupes?|groups?|equipes?|teams?|superviseurs?|supervisors?|grossistes?|wholesalers?|clients?|customers?)$/u,
};

/** Shorter names are words of other things. */
const LEAST_LETTERS = 4;

/**
 * Whether the name of a file, or a line above its rows, says that they are the share of somebody, of a place or of a
 * laboratory: what is read replaces the whole.
 */
export function saysShare(text: string, kind: FinanceKind, catalogue: Catalogue): boolean {
  const { people = [], wholesalers, products } = catalogue;
  const words = new Set(wordsOf(text));
  const has = (name: string): boolean => {
    const own = wordsOf(name);
    return own.some(({ length }) => length >= LEAST_LETTERS) && own.every((word) => words.has(word));
  };
  const whole = plainText(text).replaceAll(SPLIT, ' ');
  if (SHARE.test(whole) || people.some(has)) return true;
  if (AGENCY.test(whole) && !isOwnAgency(text, catalogue)) return true;
  if (kind !== 'goals') return false;
  const laboratories = new Set(products.flatMap(({ laboratory }) => laboratory ?? []));
  return (
    OF_GOALS.test(whole) ||
    wholesalerIn(text, wholesalers) !== null ||
    (laboratories.size > 1 && [...laboratories].some(has))
  );
}

/** Whether a text names the agency whose figures are entered, or its country. */
function isOwnAgency(text: string, { agency, country }: Catalogue): boolean {
  const words = wordsOf(text);
  return [agency, country].some((name) => name != null && wordsOf(name).every((word) => words.includes(word)));
}

/** Whether the title of a column says that its only value is whose share the rows are. */
export const isShareColumn = (title: string, only: string, kind: FinanceKind, catalogue: Catalogue): boolean =>
  (AGENCY.test(plainText(title)) && !isOwnAgency(only, catalogue)) ||
  wordsOf(title).some((word) => TITLES.sold.test(word) || (kind === 'goals' && TITLES.goals.test(word)));

// Amounts that are not those of the quantities beside them

/** From how many times the amount of the other rows on, or which part of it, an amount is that of another quantity. */
const FACTOR = 3;

/** The rows whose amount is far from quantity × PGHT, as that of most rows is to it. */
export interface FarAmounts {
  /** Of the first; from 1. */
  readonly line: number;
  readonly amount: number;
  readonly quantity: number;
  readonly pght: number;
  readonly far: number;
  readonly compared: number;
}

/**
 * Compares a column of amounts that is not read with quantity × PGHT; the usual ratio may be that of another price, or of
 * a rebate. `null` if no row is far from it.
 */
export function farAmounts(
  { records, column, quantityAt }: AmountColumn,
  table: ImportTable,
  { products }: Catalogue,
): FarAmounts | null {
  const seen = new Set<number>();
  const told = Array.from(table.lines, (line, row) => ({
    line,
    product: products[table.product[row] ?? NONE],
  })).flatMap(({ line, product }) => {
    const [amount, quantity, pght] = [
      parseNumber(records[line - 1]?.[column] ?? '', table.decimal.price ?? ','),
      quantityAt(line),
      product?.pGHT ?? 0,
    ];
    if (seen.has(line) || !(amount > 0) || quantity <= 0 || pght <= 0) return [];
    seen.add(line);
    return [{ line, amount, quantity, pght, ratio: amount / (quantity * pght) }];
  });
  const usual = median(told.map(({ ratio }) => ratio));
  const isFar = (ratio: number): boolean => ratio >= FACTOR || ratio <= 1 / FACTOR;
  const far = told.filter(({ ratio }) => isFar(ratio / (isFar(usual) ? 1 : usual)));
  const [first] = far;
  if (!first) return null;
  const { line, amount, quantity, pght } = first;
  return { line, amount, quantity, pght, far: far.length, compared: told.length };
}

interface AmountColumn {
  readonly records: readonly Cells[];
  readonly column: number;
  readonly quantityAt: (line: number) => number;
}
