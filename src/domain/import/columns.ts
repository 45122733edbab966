import { isBlank } from '#lib/blank.ts';
import type { FinanceKind } from '../finance/rows.ts';
import { plain } from './text.ts';

/** What a column may hold. */
export const ROLES = ['reference', 'product', 'wholesaler', 'quantity', 'price', 'productID', 'wholesalerID'] as const;
export type Role = (typeof ROLES)[number];

const OF_WHOLESALERS: readonly Role[] = ['wholesaler', 'wholesalerID'];
const OF_PRODUCTS: readonly Role[] = ['reference', 'product', 'productID'];

/** The roles of a kind: goals know no wholesaler. */
export const rolesOf = (kind: FinanceKind): readonly Role[] =>
  kind === 'goals' ? ROLES.filter((role) => !OF_WHOLESALERS.includes(role)) : ROLES;

/** Each of these groups needs one column. */
const needsOf = (kind: FinanceKind): readonly (readonly Role[])[] => [
  OF_PRODUCTS,
  ...(kind === 'goals' ? [] : [OF_WHOLESALERS]),
  ['quantity'],
];

/** What is still to be found among the columns: « produit », « quantité ». */
export function missingRoles(roles: readonly (Role | null)[], kind: FinanceKind): readonly Role[] {
  return needsOf(kind)
    .filter((group) => !group.some((role) => roles.includes(role)))
    .map((group) => (group === OF_PRODUCTS ? 'product' : (group[0] ?? 'product')));
}

/** What heads a column, as a whole: names of the wire, French, English. */
const WHOLE: Readonly<Record<Role, readonly string[]>> = {
  productID: ['pharmaproductid', 'productid', 'idproduct', 'idproduit'],
  wholesalerID: ['wholesalerid', 'idwholesaler', 'idgrossiste'],
  reference: ['ref', 'reference', 'code', 'sku', 'cip', 'codeproduit', 'codearticle', 'productref', 'productcode'],
  product: [
    'produit',
    'product',
    'designation',
    'libelle',
    'article',
    'name',
    'nom',
    'item',
    'description',
    'specialite',
  ],
  wholesaler: ['grossiste', 'wholesaler', 'repartiteur', 'distributeur', 'distributor', 'depositaire'],
  quantity: [
    'quantite',
    'qte',
    'qty',
    'quantity',
    'unites',
    'units',
    'boites',
    'boxes',
    'nombre',
    'volume',
    'ventes',
    'vendu',
    'objectif',
    'goal',
  ],
  price: ['pght', 'prix', 'price', 'pu', 'prixunitaire', 'unitprice', 'prixht', 'tarif'],
};

/** In the order in which a word tells: a « code produit » is a reference, a « code grossiste » none. */
const TELLING: readonly Role[] = ['wholesaler', 'quantity', 'price', 'reference', 'product'];
/** Amounts of several are none of our columns. */
const TOTALS = new Set(['total', 'montant', 'amount', 'ca', 'valeur', 'value', 'turnover']);
/** Longer than that, it is a sentence. */
const MAX_WORDS = 4;

const wordsOf = (title: string): readonly string[] =>
  title
    .normalize('NFKD')
    .replaceAll(/\p{Mn}/gu, '')
    .toLowerCase()
    .match(/[\p{L}\p{N}]+/gu) ?? [];

/** How well a title names a role, from 0. */
function likeness(title: string, role: Role): number {
  const words = wordsOf(title);
  const whole = words.join('');
  if (whole === '') return 0;
  if (WHOLE[role].includes(whole)) return 3;
  if (words.length > MAX_WORDS || words.some((word) => TOTALS.has(word))) return 0;
  const told = new Set(words.flatMap((word) => [word, word.replace(/s$/u, '')]));
  return TELLING.find((each) => WHOLE[each].some((name) => told.has(name))) === role ? 2 : 0;
}

/** The columns that the user chose before, by the plain title: a role, or none. */
export type KnownColumns = Readonly<Record<string, Role | 'none'>>;

/** A role for each title, at most one column each: what the user chose before, else what the title says best. */
export function guessRoles(
  titles: readonly string[],
  kind: FinanceKind,
  known: KnownColumns = {},
): readonly (Role | null)[] {
  const score = (title: string, role: Role): number => {
    const chosen = known[plain(title)];
    if (chosen !== undefined) return chosen === role ? 4 : 0;
    return likeness(title, role);
  };
  const claims = rolesOf(kind)
    .flatMap((role) => titles.map((title, column) => ({ role, column, score: score(title, role) })))
    .filter((claim) => claim.score > 0)
    .toSorted((one, other) => other.score - one.score || one.column - other.column);
  const roles: (Role | null)[] = titles.map(() => null);
  for (const { role, column } of claims) {
    if (roles[column] === null && !roles.includes(role)) roles[column] = role;
  }
  return roles;
}

/** Records that head the others: `count` of them from `first` on; none where a file begins with its rows. */
export interface Header {
  readonly first: number;
  readonly count: 0 | 1 | 2;
}

/** Beyond these records a header is not looked for: titles, addresses and dates stand above it. */
const SEARCHED = 25;

type Row = readonly string[];

const widthOf = (rows: readonly Row[]): number =>
  Math.max(0, ...rows.map((row) => row.findLastIndex((cell) => !isBlank(cell)) + 1));

/** What heads each column. Of two records, the lower says it better; where cells were merged it may say nothing. */
export function titlesOf(rows: readonly Row[], { first, count }: Header, width: number): readonly string[] {
  const [upper = [], lower = []] = count === 2 ? [rows[first], rows[first + 1]] : [[], count === 1 ? rows[first] : []];
  return Array.from({ length: width }, (_, column) => lower[column]?.trim() || upper[column]?.trim() || '');
}

/** Where the header is: the record, or the pair of them, whose titles name most roles; the first filled one where none does. */
export function findHeader(rows: readonly Row[], kind: FinanceKind, known: KnownColumns = {}): Header {
  const searched = rows.slice(0, SEARCHED);
  let best: Header = {
    first: Math.max(
      0,
      searched.findIndex((row) => row.filter((cell) => !isBlank(cell)).length > 1),
    ),
    count: 1,
  };
  let most = 0;
  for (const count of [1, 2] as const) {
    for (const [first] of searched.entries()) {
      if (first + count > rows.length) break;
      const header = { first, count };
      const named = guessRoles(titlesOf(rows, header, widthOf(rows.slice(first, first + count))), kind, known).filter(
        Boolean,
      ).length;
      if (named > most) [best, most] = [header, named];
    }
  }
  return best;
}
