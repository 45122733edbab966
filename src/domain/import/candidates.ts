import type { FinanceKind, FinancePeriod } from '../finance/rows.ts';
import {
  isAmount,
  isAttribute,
  isNetQuantity,
  isOtherPrice,
  isOtherQuantity,
  isTitleOf,
  isTotalQuantity,
  isUnitTitle,
  type KnownColumns,
  knownRoles,
  likeness,
  mayBeOther,
  type Role,
  rolesOf,
  wordsOf,
} from './columns.ts';
import type { Finder } from './lookup.ts';
import { NONE } from './lookup.ts';
import { datePart, isOpen, mentionKey, mentionsIn, openIn, partNamed, withoutMentions } from './mentions.ts';
import { isNumber } from './numbers.ts';
import type { ImportAnswers } from './questions.ts';
import type { Cells } from './records.ts';
import { plain } from './text.ts';

/** What the first rows show about a column. */
interface ColumnFacts {
  readonly title: string;
  readonly filled: number;
  readonly numbers: number;
  /** How many cells name a product or a wholesaler of the catalogue. */
  readonly products: number;
  readonly wholesalers: number;
}

/** Whether a title says that its column has money, or dates: no boxes. */
export const hasNoBoxes = (title: string): boolean =>
  isAmount(title) || isOtherPrice(title) || isTitleOf(title, 'price') || datePart(title) !== null;

/** How many rows are looked at. */
const SEARCHED = 300;

export function factsOf(
  titles: readonly string[],
  records: readonly Cells[],
  start: number,
  finder: Finder,
): readonly ColumnFacts[] {
  const searched = records.slice(start, start + SEARCHED);
  return titles.map((title, column) => {
    const texts = new Map<string, number>();
    for (const record of searched) {
      const text = record[column]?.trim() ?? '';
      if (text !== '') texts.set(text, (texts.get(text) ?? 0) + 1);
    }
    const count = (isMeant: (text: string) => boolean): number =>
      [...texts].reduce((sum, [text, times]) => sum + (isMeant(text) ? times : 0), 0);
    return {
      title,
      filled: count(() => true),
      numbers: count(isNumber),
      products: count((text) => finder.product(text, '', '') !== NONE),
      wholesalers: count((text) => finder.wholesaler(text, '') !== NONE),
    };
  });
}

/** A column that is mostly numbers. */
export const isNumeric = ({ filled, numbers }: ColumnFacts): boolean => filled > 0 && numbers * 2 >= filled;

interface Contest {
  readonly role: Role;
  readonly columns: readonly number[];
  readonly proposed: { readonly column: number; readonly reason: 'period' } | null;
}

export interface RoleChoice {
  readonly roles: readonly (Role | null)[];
  /** Roles that only the user can give. */
  readonly contests: readonly Contest[];
  /** The columns that may have the quantities, chosen or not. */
  readonly candidates: readonly number[];
  /** Those that have a part of the period each: the quarters of a year, the days of a week. */
  readonly parts: readonly number[];
  /** Those of references that name no products, beside names that do: numbers of documents, or the wholesaler’s codes. */
  readonly unmatched: readonly number[];
}

/** Of so many products that names say, references say one at least, or they are none. */
const UNMATCHED = 10;

/** The columns whose titles are of references, and whose codes are of no product though the names beside them are. */
function unmatchedIn(facts: readonly ColumnFacts[], answers: ImportAnswers): readonly number[] {
  const named = Math.max(0, ...facts.map(({ title, products }) => (isTitleOf(title, 'product') ? products : 0)));
  return facts.flatMap(({ title, products }, column) => {
    const isReference = isTitleOf(title, 'reference') && answers.columns?.reference !== column;
    return isReference && products * UNMATCHED < named ? [column] : [];
  });
}

interface RoleSource {
  readonly kind: FinanceKind;
  readonly period: FinancePeriod | undefined;
  readonly facts: readonly ColumnFacts[];
  /** As they are meant: « Mar » may be a day. */
  readonly titles: readonly string[];
  readonly known: KnownColumns;
  readonly answers: ImportAnswers;
  /** Columns that hold the quantities of a wholesaler each, and columns that are left out. */
  readonly taken: ReadonlySet<number>;
  /** Whether the quantities are in columns of wholesalers. */
  readonly hasCrosstab: boolean;
  /** By index of a column of totals: the columns of boxes of which it is the sum. */
  readonly sums: ReadonlyMap<number, readonly number[]>;
}

/** Whether a column may have boxes that are sold, or planned, whatever its title calls them: « Officines ». */
export const mayHaveBoxes = (each: ColumnFacts, kind: FinanceKind): boolean =>
  isNumeric(each) &&
  isFree(each) &&
  each.title !== '' &&
  !isAmount(each.title) &&
  !isAttribute(each.title) &&
  !isUnitTitle(each.title) &&
  !isOtherQuantity(each.title, kind);

/**
 * Gives each role to its column where there is one candidate. Where there are several, texts that the catalogue knows
 * decide between columns of names; between columns of numbers the user decides.
 */
export function chooseRoles(source: RoleSource): RoleChoice {
  const { kind, period, titles, known, answers, taken, hasCrosstab } = source;
  const written = source.facts.map(({ title }) => title);
  const facts = source.facts.map((each, column) => ({ ...each, column, title: titles[column] ?? '' }));
  const summed = new Set([...source.sums].flatMap(([total, of]) => [total, ...of]));
  const counted = new Set(candidatesFor('quantity', facts));
  const counting = facts.filter(
    (each) => !hasCrosstab && !taken.has(each.column) && (counted.has(each) || summed.has(each.column)),
  );
  const unmatched = unmatchedIn(facts, answers);
  const parts = partsOf(counting, kind, period);
  const [added = []] = hasCrosstab ? [] : source.sums.values();
  const found = { candidates: columnsOf(counting), parts: parts.length > 0 ? parts : added, unmatched };
  const remembered = knownRoles(written, known);
  if (remembered) return { roles: remembered, contests: [], ...found, unmatched: [] };
  const { added: chosen = [] } = answers;
  const roles = titles.map((_, column): Role | null => (chosen.includes(column) ? 'quantity' : null));
  const contests: Contest[] = [];
  for (const role of rolesOf(kind)) {
    const answer = answers.columns?.[role];
    if (role === 'quantity' && chosen.length > 0) continue;
    if (answer !== undefined) {
      if (answer !== null) roles[answer] = role;
      continue;
    }
    const candidates =
      role === 'quantity'
        ? counting
        : candidatesFor(role, facts).filter(({ column }) => !taken.has(column) && !unmatched.includes(column));
    const [only, second] = candidates;
    if (only === undefined) continue;
    const proposed = role === 'quantity' ? proposal(candidates, kind, period) : null;
    if (second !== undefined) contests.push({ role, columns: columnsOf(candidates), proposed });
    else if (role === 'quantity' && mayBeOther(only.title, withoutMentions(only.title), kind)) {
      const others = facts.filter(
        (each) => each !== only && !taken.has(each.column) && isNumeric(each) && isFree(each),
      );
      contests.push({ role, columns: columnsOf([only, ...others]), proposed });
    } else roles[only.column] = role;
  }
  return { roles, contests, ...found };
}

interface Column extends ColumnFacts {
  /** Index. */
  readonly column: number;
}

const columnsOf = (facts: readonly Column[]): readonly number[] => facts.map(({ column }) => column);

/** The columns whose titles name a part of the open period each, and say nothing else that differs. */
function partsOf(columns: readonly Column[], kind: FinanceKind, period: FinancePeriod | undefined): readonly number[] {
  const named = columns.flatMap(({ column, title }) => {
    const [mention, second] = mentionsIn(title);
    const part = mention && second === undefined ? partNamed(mention, kind) : null;
    if (!mention || part === null || (period !== undefined && isOpen(mention, kind, period) === false)) return [];
    return [{ column, key: mentionKey(mention), like: `${part} ${wordsOf(withoutMentions(title)).join(' ')}` }];
  });
  const alike = named.filter(({ like }) => like === named[0]?.like);
  const areDistinct = new Set(alike.map(({ key }) => key)).size === alike.length;
  return alike.length > 1 && areDistinct ? alike.map(({ column }) => column) : [];
}

/** Whether a column has no role of its own. */
const isFree = ({ title }: ColumnFacts): boolean =>
  !(['reference', 'product', 'wholesaler', 'price', 'productID', 'wholesalerID'] as const).some((role) =>
    isTitleOf(title, role),
  ) &&
  !isOtherPrice(title) &&
  datePart(title) === null;

/** Whether a title is a month or a year. */
const isPeriodTitle = (title: string): boolean => datePart(title) === null && mentionsIn(title).length > 0;

/** What the cells of a column of each role have, or it is no candidate beside one whose cells have it. */
const HELD: Readonly<Record<Role, 'numbers' | 'products' | 'wholesalers'>> = {
  reference: 'products',
  product: 'products',
  productID: 'products',
  wholesaler: 'wholesalers',
  wholesalerID: 'wholesalers',
  quantity: 'numbers',
  price: 'numbers',
};

function candidatesFor(role: Role, facts: readonly Column[]): readonly Column[] {
  const isQuantity = role === 'quantity';
  const named = facts.filter(
    (each) =>
      isTitleOf(each.title, role) || (isQuantity && isNumeric(each) && isFree(each) && isPeriodTitle(each.title)),
  );
  // Beside the quantities of weeks or months, their total may be what is asked for.
  const isTotal = ({ title }: ColumnFacts): boolean => named.length > 1 && isTotalQuantity(title);
  const isNet = (each: ColumnFacts): boolean => named.length > 0 && isFree(each) && isNetQuantity(each.title);
  const exact = named.filter(({ title }) => role === 'price' && plain(title) === 'pght');
  const meant =
    exact.length === 1
      ? exact
      : facts.filter((each) => named.includes(each) || (isQuantity && (isTotal(each) || isNet(each))));
  const held = meant.filter((each) => each[HELD[role]] > 0);
  const best = meant.toSorted((one, other) => likeness(other.title, role) - likeness(one.title, role)).slice(0, 1);
  return held.length > 0 ? held : best;
}

function proposal(
  columns: readonly Column[],
  kind: FinanceKind,
  period: FinancePeriod | undefined,
): Contest['proposed'] {
  if (period === undefined) return null;
  const [only, second] = columns.filter(({ title }) => openIn(title, kind, period) === true);
  return only !== undefined && second === undefined ? { column: only.column, reason: 'period' } : null;
}

/** The roles that the contents of columns suggest, for a file without titles. */
export function rolesByContent(facts: readonly ColumnFacts[], kind: FinanceKind): readonly (Role | null)[] {
  const most = (count: (each: ColumnFacts) => number): number => {
    const counts = facts.map(count);
    const best = Math.max(0, ...counts);
    return best === 0 ? NONE : counts.indexOf(best);
  };
  const product = most(({ products }) => products);
  const wholesaler = kind === 'goals' ? NONE : most(({ wholesalers }) => wholesalers);
  const numeric = facts.flatMap((each, column) =>
    column !== product && column !== wholesaler && isNumeric(each) ? [column] : [],
  );
  return facts.map((_, column) => {
    if (column === product) return 'product';
    if (column === wholesaler) return 'wholesaler';
    return numeric.length === 1 && column === numeric[0] ? 'quantity' : null;
  });
}
