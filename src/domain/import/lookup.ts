import { plain } from './text.ts';

/** A product as rows name it: by its reference or by its name. */
export interface ImportProduct {
  readonly ID: string;
  readonly ref: string | null;
  readonly name: string;
  /** Price to the wholesaler, before tax. */
  readonly pGHT: number;
  readonly laboratory: string | null;
}

export interface ImportWholesaler {
  readonly ID: string;
  readonly name: string;
}

/** What the rows of a file may speak of. */
export interface Catalogue {
  readonly products: readonly ImportProduct[];
  readonly wholesalers: readonly ImportWholesaler[];
}

/** The index of what has no index. */
export const NONE = -1;

export interface Finder {
  /** The index of the product that these cells name; {@link NONE} where none or several do. */
  product(reference: string, name: string, ID: string): number;
  wholesaler(name: string, ID: string): number;
}

/** Finds by reference, then by name, whatever its accents, capitals and spaces. */
export function finderOf({ products, wholesalers }: Catalogue): Finder {
  const byRef = indexOf(products.map(({ ref }) => ref ?? ''));
  const byName = indexOf(products.map(({ name }) => name));
  const byID = new Map(products.map(({ ID }, index) => [ID, index]));
  const wholesalerByName = indexOf(wholesalers.map(({ name }) => name));
  const wholesalerByID = new Map(wholesalers.map(({ ID }, index) => [ID, index]));
  return {
    product(reference, name, ID) {
      const [ref, words] = [plain(reference), plain(name)];
      // Either may stand in the column of the other: files call « produit » what is a reference, and the other way round.
      return byRef(ref) ?? byRef(words) ?? byName(words) ?? byName(ref) ?? byID.get(ID) ?? NONE;
    },
    wholesaler: (name, ID) => wholesalerByName(plain(name)) ?? wholesalerByID.get(ID) ?? NONE,
  };
}

/** Looks texts up as {@link plain} writes them; two alike name neither. */
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
