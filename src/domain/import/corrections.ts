import type { FindingKey } from './findings.ts';

/** Fields whose cells the user can edit. */
export const TYPED_FIELDS = ['quantity', 'price'] as const;
export type TypedField = (typeof TYPED_FIELDS)[number];

/** What a name in a file can refer to. */
export const NAMED_FIELDS = ['product', 'wholesaler'] as const;
export type NamedField = (typeof NAMED_FIELDS)[number];

/** Issues of a row which may be right as they are. */
export const ACCEPTABLE_ISSUES = ['overlong', 'notSold', 'otherUnit', 'struck'] as const;
export type AcceptableIssue = (typeof ACCEPTABLE_ISSUES)[number];

/** The quantity of a product, at one wholesaler where there are any. */
export interface Confirmed {
  readonly productID: string;
  readonly wholesalerID: string | null;
  readonly quantity: number;
}

/** One correction by the user. Rows are indices in the table. */
export type Correction =
  /** A name means this product or wholesaler, in every row that has the name. */
  | { readonly kind: 'name'; readonly field: NamedField; readonly name: string; readonly ID: string }
  /** This row, which has no name, is about this product or wholesaler. */
  | { readonly kind: 'assign'; readonly row: number; readonly field: NamedField; readonly ID: string }
  | { readonly kind: 'type'; readonly row: number; readonly field: TypedField; readonly text: string }
  /** The price of a product in this period; replaces the price of every row about it. */
  | { readonly kind: 'price'; readonly productID: string; readonly price: number }
  /** Products keep their own prices, whatever the file says. */
  | { readonly kind: 'ownPrices' }
  /** What is odd about the file as a whole is right. */
  | { readonly kind: 'acknowledge'; readonly finding: FindingKey }
  /** These quantities are right, however far they are from recent periods. */
  | { readonly kind: 'confirm'; readonly of: readonly Confirmed[] }
  /** The rows are right in spite of the issue. */
  | { readonly kind: 'accept'; readonly rows: readonly number[]; readonly issue: AcceptableIssue }
  /** Adds these duplicates to the first row about the same product and wholesaler. */
  | { readonly kind: 'add'; readonly rows: readonly number[] }
  | { readonly kind: 'exclude'; readonly rows: readonly number[] }
  | { readonly kind: 'include'; readonly row: number };

/** The meaning of names: from the plain name to an ID of the catalogue. */
export type KnownNames = Readonly<Record<NamedField, Readonly<Record<string, string>>>>;

export const NO_NAMES: KnownNames = { product: {}, wholesaler: {} };

/** All corrections combined; the last one about the same thing wins. */
export interface CombinedCorrections {
  readonly names: Readonly<Record<NamedField, ReadonlyMap<string, string>>>;
  /** Names of products whose meaning was chosen in an earlier file, and in no correction of this one. */
  readonly recalled: ReadonlySet<string>;
  readonly assigned: Readonly<Record<NamedField, ReadonlyMap<number, string>>>;
  readonly typed: Readonly<Record<TypedField, ReadonlyMap<number, string>>>;
  /** By the product's ID. */
  readonly prices: ReadonlyMap<string, number>;
  /** Whether the prices of the file are ignored. */
  readonly ownPrices: boolean;
  readonly acknowledged: ReadonlySet<FindingKey>;
  readonly accepted: Readonly<Record<AcceptableIssue, ReadonlySet<number>>>;
  /** By {@link confirmKey}: the quantity that was confirmed; no other is. */
  readonly confirmed: ReadonlyMap<string, number>;
  readonly added: ReadonlySet<number>;
  readonly excluded: ReadonlySet<number>;
}

/** The key of a confirmed quantity, or of an outlier, in `CombinedCorrections.confirmed`. */
export const confirmKey = ({ productID, wholesalerID }: Omit<Confirmed, 'quantity'>): string =>
  `${productID} ${wholesalerID ?? ''}`;

/** Those that are not confirmed: another quantity of the same product was, or none. */
export const notConfirmed = <T extends Confirmed>(
  figures: readonly T[],
  confirmed: ReadonlyMap<string, number>,
): readonly T[] => figures.filter((figure) => confirmed.get(confirmKey(figure)) !== figure.quantity);

export function combineCorrections(
  corrections: readonly Correction[],
  known: KnownNames = NO_NAMES,
): CombinedCorrections {
  const names = {
    product: new Map(Object.entries(known.product)),
    wholesaler: new Map(Object.entries(known.wholesaler)),
  };
  const recalled = new Set(Object.keys(known.product));
  const assigned = { product: new Map<number, string>(), wholesaler: new Map<number, string>() };
  const typed = { quantity: new Map<number, string>(), price: new Map<number, string>() };
  const prices = new Map<string, number>();
  let ownPrices = false;
  const acknowledged = new Set<FindingKey>();
  const accepted = {
    overlong: new Set<number>(),
    notSold: new Set<number>(),
    otherUnit: new Set<number>(),
    struck: new Set<number>(),
  };
  const confirmed = new Map<string, number>();
  const added = new Set<number>();
  const excluded = new Set<number>();
  for (const correction of corrections) {
    switch (correction.kind) {
      case 'name':
        names[correction.field].set(correction.name, correction.ID);
        if (correction.field === 'product') recalled.delete(correction.name);
        break;
      case 'assign':
        assigned[correction.field].set(correction.row, correction.ID);
        break;
      case 'type':
        typed[correction.field].set(correction.row, correction.text);
        break;
      case 'price':
        prices.set(correction.productID, correction.price);
        break;
      case 'ownPrices':
        ownPrices = true;
        break;
      case 'acknowledge':
        acknowledged.add(correction.finding);
        break;
      case 'confirm':
        for (const each of correction.of) confirmed.set(confirmKey(each), each.quantity);
        break;
      case 'accept':
        for (const row of correction.rows) accepted[correction.issue].add(row);
        break;
      case 'add':
        for (const row of correction.rows) added.add(row);
        break;
      case 'exclude':
        for (const row of correction.rows) excluded.add(row);
        break;
      case 'include':
        excluded.delete(correction.row);
        break;
    }
  }
  return { names, recalled, assigned, typed, prices, ownPrices, acknowledged, accepted, confirmed, added, excluded };
}

/** The meanings of names to remember for the next file: the known ones and those just chosen. */
export function namesChosen(corrections: readonly Correction[], known: KnownNames): KnownNames {
  const { names } = combineCorrections(corrections, known);
  return { product: Object.fromEntries(names.product), wholesaler: Object.fromEntries(names.wholesaler) };
}
