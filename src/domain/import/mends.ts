/** A cell that somebody writes in. */
export const TYPED_FIELDS = ['quantity', 'price'] as const;
export type TypedField = (typeof TYPED_FIELDS)[number];

/** What a name may stand for. */
export const NAMED_FIELDS = ['product', 'wholesaler'] as const;
export type NamedField = (typeof NAMED_FIELDS)[number];

/** One act of mending. Rows are told by their index in the table. */
export type Mend =
  /** A name stands for this product or wholesaler, in every row that has it. */
  | { readonly kind: 'name'; readonly field: NamedField; readonly name: string; readonly ID: string }
  /** This row alone is about this product or wholesaler: it names none. */
  | { readonly kind: 'assign'; readonly row: number; readonly field: NamedField; readonly ID: string }
  | { readonly kind: 'type'; readonly row: number; readonly field: TypedField; readonly text: string }
  /** What a product costs in this period: in every row about it, whatever the file says there. */
  | { readonly kind: 'price'; readonly productID: string; readonly price: number }
  /** A row that goes on beyond the header is right as it was read. */
  | { readonly kind: 'keep'; readonly row: number }
  /** What these rows say twice is added to what their first ones say. */
  | { readonly kind: 'add'; readonly rows: readonly number[] }
  | { readonly kind: 'exclude'; readonly rows: readonly number[] }
  | { readonly kind: 'include'; readonly row: number };

/** What names stand for, by the plain name: an ID of the catalogue. */
export type KnownNames = Readonly<Record<NamedField, Readonly<Record<string, string>>>>;

export const NO_NAMES: KnownNames = { product: {}, wholesaler: {} };

/** What all acts together come to, the last of those about the same thing counting. */
export interface Settled {
  readonly names: Readonly<Record<NamedField, ReadonlyMap<string, string>>>;
  readonly assigned: Readonly<Record<NamedField, ReadonlyMap<number, string>>>;
  readonly typed: Readonly<Record<TypedField, ReadonlyMap<number, string>>>;
  /** By the product's ID. */
  readonly prices: ReadonlyMap<string, number>;
  readonly kept: ReadonlySet<number>;
  readonly added: ReadonlySet<number>;
  readonly excluded: ReadonlySet<number>;
}

export function settle(mends: readonly Mend[], known: KnownNames = NO_NAMES): Settled {
  const names = {
    product: new Map(Object.entries(known.product)),
    wholesaler: new Map(Object.entries(known.wholesaler)),
  };
  const assigned = { product: new Map<number, string>(), wholesaler: new Map<number, string>() };
  const typed = { quantity: new Map<number, string>(), price: new Map<number, string>() };
  const prices = new Map<string, number>();
  const kept = new Set<number>();
  const added = new Set<number>();
  const excluded = new Set<number>();
  for (const mend of mends) {
    switch (mend.kind) {
      case 'name':
        names[mend.field].set(mend.name, mend.ID);
        break;
      case 'assign':
        assigned[mend.field].set(mend.row, mend.ID);
        break;
      case 'type':
        typed[mend.field].set(mend.row, mend.text);
        break;
      case 'price':
        prices.set(mend.productID, mend.price);
        break;
      case 'keep':
        kept.add(mend.row);
        break;
      case 'add':
        for (const row of mend.rows) added.add(row);
        break;
      case 'exclude':
        for (const row of mend.rows) excluded.add(row);
        break;
      case 'include':
        excluded.delete(mend.row);
        break;
    }
  }
  return { names, assigned, typed, prices, kept, added, excluded };
}

/** What is worth knowing for the next file: what names were said to stand for. */
export function namesChosen(mends: readonly Mend[], known: KnownNames): KnownNames {
  const { names } = settle(mends, known);
  return { product: Object.fromEntries(names.product), wholesaler: Object.fromEntries(names.wholesaler) };
}
