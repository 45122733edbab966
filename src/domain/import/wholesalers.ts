import { titledBy } from '#lib/abbreviation.ts';
import { isBlank } from '#lib/blank.ts';
import type { FinanceKind, FinancePeriod } from '../finance/rows.ts';
import { type factsOf, hasNoBoxes, isNumeric } from './candidates.ts';
import {
  isAmount,
  isOtherQuantity,
  isTitleOf,
  isWholeTitleOf,
  mayBeOther,
  OF_PRODUCTS,
  type Role,
  ROLES,
  wordsOf,
} from './columns.ts';
import { type Catalogue, finderOf, type ImportWholesaler, NONE, wholesalerIn } from './lookup.ts';
import { mentionsIn, openIn, withoutMentions } from './mentions.ts';
import type { CrosstabQuestion, FoundPlace, ImportAnswers, WholesalerQuestion, WhoseQuestion } from './questions.ts';
import type { Cells } from './records.ts';
import { isNumber } from './numbers.ts';
import { isTotal } from './totals.ts';
import { placeOf } from './view.ts';
import { besideDay } from './weekdays.ts';

/** The wholesaler that a short text names, or abbreviates alone: « LABOREX D. ». */
const wholesalerTitled = (title: string, wholesalers: readonly ImportWholesaler[]): ImportWholesaler | undefined =>
  wholesalerIn(title, wholesalers) ?? titledBy(wholesalers, title, ({ name }) => name);

/** Forms of companies, which say nothing about the quantities below a name. */
const COMPANY = /^(?:s|a|r|l|sa|sarl|sas|ste|societe|ets|etablissements|groupe?|ltd|cie)$/u;

/** The words of a title beside those of a wholesaler’s name, be they abbreviated or written together. */
function wordsBeside(title: string, name: string): string {
  const own = wordsOf(name).join('');
  return wordsOf(title)
    .map((word) => (own.includes(word) ? '' : word.replace(own, '')))
    .filter((word) => !COMPANY.test(word))
    .join(' ');
}

/**
 * Asks whose rows these are; proposes the wholesaler that the place nearest to the rows names. The name of a sheet may
 * abbreviate it.
 */
export function wholesalerQuestion(
  { wholesalers }: Catalogue,
  places: readonly (readonly [FoundPlace, string])[],
): WholesalerQuestion {
  for (const [place, text] of places.toReversed()) {
    const found = place === 'sheet' ? wholesalerTitled(text, wholesalers) : wholesalerIn(text, wholesalers);
    if (found) return { kind: 'wholesaler', proposed: { wholesalerID: found.ID, place, text } };
  }
  return { kind: 'wholesaler', proposed: null };
}

/** By line, from 1: the index in the catalogue of the wholesaler that its cells name. */
export function wholesalerReader(
  records: readonly Cells[],
  roles: readonly (Role | null)[],
  catalogue: Catalogue,
): (line: number) => number {
  const finder = finderOf(catalogue);
  const [name, ID] = [roles.indexOf('wholesaler'), roles.indexOf('wholesalerID')];
  const known = new Map<string, number>();
  return (line) => {
    const cellIn = (column: number): string => records[line - 1]?.[column]?.trim() ?? '';
    const cells = [cellIn(name), cellIn(ID)] as const;
    const key = cells.join('\u0000');
    const index = known.get(key) ?? finder.wholesaler(...cells);
    known.set(key, index);
    return index;
  };
}

interface WhoseSource {
  readonly records: readonly Cells[];
  readonly roles: readonly (Role | null)[];
  /** Whether a line, from 1, is a row. */
  readonly isRow: (line: number) => boolean;
  readonly places: readonly (readonly [FoundPlace, string])[];
  readonly catalogue: Catalogue;
  readonly quantityAt: (line: number) => number;
}

/**
 * Compares the wholesaler that a file is named for with those of its rows; `null` if they agree. `others`: the lines of
 * the other wholesalers.
 */
export function whoseQuestion({ records, roles, isRow, places, catalogue, quantityAt }: WhoseSource) {
  const { wholesalers } = catalogue;
  const told = places
    .flatMap(([place, text]) => {
      const named = wholesalerIn(text, wholesalers);
      return named && place !== 'title' ? [{ place, text, named }] : [];
    })
    .at(-1);
  if (!told) return null;
  const { place, text, named } = told;
  const wholesalerAt = wholesalerReader(records, roles, catalogue);
  const found = new Map<number, { wholesalerID: string; rows: number; quantity: number }>();
  const others: number[] = [];
  for (let line = 1; line <= records.length; line += 1) {
    if (!isRow(line)) continue;
    const index = wholesalerAt(line);
    const wholesaler = wholesalers[index];
    if (!wholesaler) continue;
    const group = found.get(index) ?? { wholesalerID: wholesaler.ID, rows: 0, quantity: 0 };
    group.rows += 1;
    group.quantity += quantityAt(line);
    found.set(index, group);
    if (wholesaler.ID !== named.ID) others.push(line);
  }
  if (others.length === 0) return null;
  const question: WhoseQuestion = {
    kind: 'whose',
    wholesalerID: named.ID,
    place,
    text,
    wholesalers: [...found.values()],
  };
  return { question, named, others };
}

/** What stands around the text of a line: « *** » and « *** ». */
const FRAME = /^[^\p{L}\p{N}]+|[^\p{L}\p{N}.)]+$/gu;
const frameOf = (text: string): string => (text.match(FRAME) ?? []).join(' ').trim();

/** The text of a line that may be a heading, in one cell or in two: « Grossiste : Répartis », « *** Répartis *** ». */
function headingText(record: Cells) {
  const filled = record.filter((cell) => !isBlank(cell));
  if (filled.length > 2) return undefined;
  const text = filled.join(' : ');
  const isLabelled = isWholeTitleOf(text.replace(/:.*/su, ''), 'wholesaler');
  const name = (isLabelled ? text.replace(/^[^:]*:?/u, '') : text).replaceAll(FRAME, '');
  return { name, isLabelled, frame: filled.length === 1 ? frameOf(text) : '' };
}

/** The wholesaler that a line names, and nothing else: « Répartis », « Grossiste : Répartis », in one cell or in two. */
export function headingOf(record: Cells, catalogue: Catalogue): ImportWholesaler | undefined {
  const heading = headingText(record);
  return heading ? namedBy(heading, catalogue) : undefined;
}

const namedBy = ({ name }: { readonly name: string }, catalogue: Catalogue): ImportWholesaler | undefined =>
  catalogue.wholesalers[finderOf(catalogue).wholesaler(name, '')];

/**
 * The lines between the rows that are a {@link headingOf} a wholesaler, from 1, by their order: the rows below are of it.
 * With them, the last one above the titles is that of the first rows. A line of the same form names a wholesaler that is
 * not in the catalogue, `null`.
 */
export function headingsOf(
  records: readonly Cells[],
  start: number,
  isRow: (line: number) => boolean,
  catalogue: Catalogue,
): ReadonlyMap<number, ImportWholesaler | null> {
  const headings = records.flatMap((record, index) => {
    const isBelow = index >= start;
    const heading = !isBelow || isRow(index + 1) ? headingText(record) : undefined;
    return heading ? [{ ...heading, isBelow, line: index + 1, wholesaler: namedBy(heading, catalogue) }] : [];
  });
  const named = headings.filter(({ wholesaler }) => wholesaler);
  const frames = new Set(named.flatMap(({ isBelow, frame }) => (isBelow && frame !== '' ? [frame] : [])));
  const above = named.filter(({ isBelow }) => !isBelow).slice(-1);
  const below = headings.filter(
    ({ isBelow, wholesaler, isLabelled, frame }) => isBelow && (wholesaler || isLabelled || frames.has(frame)),
  );
  const isOfRows = below.some(({ wholesaler }) => wholesaler);
  return new Map(isOfRows ? [...above, ...below].map(({ line, wholesaler }) => [line, wholesaler ?? null]) : []);
}

interface SummedSource {
  readonly records: readonly Cells[];
  readonly start: number;
  readonly catalogue: Catalogue;
  readonly quantities: readonly number[];
  /** The quantity in a line, from 1. */
  readonly quantityAt: (line: number) => number;
  readonly skipped: ReadonlySet<number>;
}

/**
 * The lines that name a wholesaler and have the sum of the rows below, from 1: « Répartis;45 ». None, where one has
 * another sum: it may be of the rows above, or no sum at all.
 */
export function summedHeadings({ records, start, catalogue, quantities, quantityAt, skipped }: SummedSource) {
  const headings = new Map<number, { readonly wholesaler: ImportWholesaler; readonly title: string; sum: number }>();
  let last: { sum: number } | undefined;
  for (const [index, record] of records.entries()) {
    const line = index + 1;
    const texts = record.filter((cell) => !isBlank(cell) && !isNumber(cell));
    if (index < start || skipped.has(line) || texts.some(isTotal)) continue;
    const [title = '', second] = texts;
    const isCounted = quantities.some((column) => isNumber(record[column] ?? ''));
    const name = title.replaceAll(/\(?(?:sous|sub)?[\s-]*total\)?/giu, '');
    const wholesaler = isCounted && second === undefined ? headingOf([name], catalogue) : undefined;
    if (wholesaler) {
      const heading = { wholesaler, title, sum: 0 };
      headings.set(line, heading);
      last = heading;
    } else if (last) last.sum += quantityAt(line);
  }
  return [...headings].every(([line, { sum }]) => sum === quantityAt(line)) ? headings : new Map<number, never>();
}

/** By line: the wholesaler of the last heading above it. */
export function wholesalerBelow(
  headings: ReadonlyMap<number, ImportWholesaler | null>,
): (line: number) => ImportWholesaler | undefined {
  const lines = [...headings.keys()];
  return (line) => headings.get(lines[placeOf(lines, line) - 1] ?? NONE) ?? undefined;
}

interface CrosstabSource {
  readonly kind: FinanceKind;
  readonly period: FinancePeriod | undefined;
  readonly catalogue: Catalogue;
  readonly titles: readonly string[];
  readonly facts: ReturnType<typeof factsOf>;
  readonly answers: ImportAnswers;
  readonly away: ReadonlySet<number>;
}

interface Crosstab {
  /** By index: the wholesaler whose quantities a column has. */
  readonly columns: ReadonlyMap<number, ImportWholesaler>;
  /** Columns of totals. */
  readonly totals: readonly number[];
  /** The columns to ask about. */
  readonly asked:
    | readonly {
        readonly column: number;
        readonly wholesalerID: string | null;
        readonly isOther: CrosstabQuestion['columns'][number]['isOther'];
      }[]
    | null;
}

/** Finds the columns that have the quantities of a wholesaler each, by their titles. */
export function crosstabOf({ kind, period, catalogue, titles, facts, answers, away }: CrosstabSource): Crosstab {
  const none: Crosstab = { columns: new Map(), totals: [], asked: null };
  const { wholesalers } = catalogue;
  const isSettled = (['wholesaler', 'wholesalerID', 'quantity'] as const).some(
    (role) => typeof answers.columns?.[role] === 'number',
  );
  if (kind === 'goals' || isSettled) return none;
  const numeric = new Set(facts.flatMap((each, column) => (isNumeric(each) ? [column] : [])));
  /** Of a column of numbers whose title says nothing else, the wholesaler may be abbreviated. */
  const isShort = (title: string, column: number): boolean =>
    numeric.has(column) &&
    ROLES.every((role) => !isTitleOf(title, role)) &&
    mentionsIn(title).length === 0 &&
    besideDay(title) !== '' &&
    !isTotal(title);
  /** Whether a title says something else beside its wholesaler; `null` for a word that is not known. */
  const saysOther = (title: string, name: string): boolean | null => {
    if (title === name) return false;
    if (isAmount(title) || isOtherQuantity(title, kind)) return true;
    if (period !== undefined && openIn(title, kind, period) === false) return true;
    const beside = wordsBeside(withoutMentions(title), name);
    return mayBeOther(beside, beside, kind) ? null : false;
  };
  const claims = titles.flatMap((title, column) => {
    if (away.has(column)) return [];
    const found = isShort(title, column) ? wholesalerTitled(title, wholesalers) : wholesalerIn(title, wholesalers);
    return found ? [{ column, title, wholesaler: found }] : [];
  });
  const counted = claims.filter(({ title }) => !hasNoBoxes(title) || wholesalers.some(({ name }) => name === title));
  // Amounts beside boxes are left aside; where a wholesaler has nothing else, they may be its boxes.
  const values = claims.filter(
    ({ column, title, wholesaler }) =>
      isAmount(title) &&
      numeric.has(column) &&
      !isTotal(title) &&
      !counted.some((each) => each.wholesaler === wholesaler),
  );
  const named = [...counted, ...(counted.length > 0 ? values : [])].map(({ column, title, wholesaler }) => ({
    column,
    wholesaler,
    isOther: saysOther(title, wholesaler.name),
  }));
  if (named.length === 0) return none;
  const isTaken = (column: number): boolean => named.some((each) => each.column === column);
  const totals = titles.flatMap((title, column) => (!isTaken(column) && isTotal(title) ? [column] : []));
  if (answers.crosstab) {
    const columns = Object.entries(answers.crosstab).flatMap(([column, ID]) => {
      const wholesaler = wholesalers.find((each) => each.ID === ID);
      return wholesaler ? [[Number(column), wholesaler] as const] : [];
    });
    return { columns: new Map(columns), totals, asked: null };
  }
  // A file may have a wholesaler column, and a wholesaler whose name is also a title.
  const hasColumn = titles.some((title) => isTitleOf(title, 'wholesaler') || isTitleOf(title, 'wholesalerID'));
  const unknown = facts.flatMap((each, column) => {
    const isNamed = OF_PRODUCTS.some((role) => isTitleOf(each.title, role));
    const isCandidate = !isTaken(column) && !totals.includes(column) && !away.has(column) && isNumeric(each);
    return isCandidate && !isNamed && !hasNoBoxes(each.title) && each.title !== ''
      ? [{ column, wholesalerID: null, isOther: false }]
      : [];
  });
  const twice = new Set(named.map(({ wholesaler }) => wholesaler)).size < named.length;
  if (hasColumn || unknown.length > 0 || twice || named.some(({ isOther }) => isOther !== false)) {
    const known = named.map(({ column, wholesaler, isOther }) => ({ column, wholesalerID: wholesaler.ID, isOther }));
    return { ...none, asked: [...known, ...unknown].toSorted((one, other) => one.column - other.column) };
  }
  return { columns: new Map(named.map(({ column, wholesaler }) => [column, wholesaler])), totals, asked: null };
}
