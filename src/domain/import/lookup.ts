import { plain } from './text.ts';

/** A product that an imported row can refer to, by reference or by name. */
export interface ImportProduct {
  readonly ID: string;
  readonly ref: string | null;
  readonly name: string;
  /** Ex-manufacturer price before tax. */
  readonly pGHT: number;
  readonly laboratory: string | null;
}

export interface ImportWholesaler {
  readonly ID: string;
  readonly name: string;
}

/** The products and wholesalers that the rows of a file can refer to. */
export interface Catalogue {
  readonly products: readonly ImportProduct[];
  readonly wholesalers: readonly ImportWholesaler[];
}

/** Stands for a missing index. */
export const NONE = -1;

export interface Finder {
  /** The index of the product that these cells name; {@link NONE} if no product or more than one matches. */
  product(reference: string, name: string, ID: string): number;
  wholesaler(name: string, ID: string): number;
}

/** Looks up by reference, then by name, then by ID; accents, case and spaces are ignored. */
export function finderOf({ products, wholesalers }: Catalogue): Finder {
  const byRef = indexOf(products.map(({ ref }) => ref ?? ''));
  const byName = indexOf(products.map(({ name }) => name));
  const byID = new Map(products.map(({ ID }, index) => [ID, index]));
  const wholesalerByName = indexOf(wholesalers.map(({ name }) => name));
  const wholesalerByID = new Map(wholesalers.map(({ ID }, index) => [ID, index]));
  return {
    product(reference, name, ID) {
      const [ref, words] = [plain(reference), plain(name)];
      // Files mix the two columns up: a « produit » column may hold references, a reference column names.
      return byRef(ref) ?? byRef(words) ?? byName(words) ?? byName(ref) ?? byID.get(ID) ?? NONE;
    },
    wholesaler: (name, ID) => wholesalerByName(plain(name)) ?? wholesalerByID.get(ID) ?? NONE,
  };
}

/** Indexes texts by their {@link plain} form. A text that occurs twice is ambiguous and finds nothing. */
function indexOf(texts: readonly string[]): (key: string) => number | undefined {
  const found = new Map<string, number>();
  for (const [index, text] of texts.entries()) {
    const key = plain(text);
    found.set(key, found.has(key) ? NONE : index);
  }
  return (key) => {
    const index = key === '' ? undefined : found.get(key);
    return index === NONE ? undefined : index;
  };
}
