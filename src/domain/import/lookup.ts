import { derivedOnce } from '#lib/derived-once.ts';
import { countsIn, packIn } from './columns.ts';
import { similarity, suggester } from './suggest.ts';
import { plain, plainText } from './text.ts';

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
  /** The agency's country, as the server spells it; `null` if it is not known. */
  readonly country?: string | null;
  /** The name of the agency, « Douala », if it is known: a file that names another one is not its own. */
  readonly agency?: string | null;
  /** The names of those who sell: a file that is named for one of them may have that share alone. */
  readonly people?: readonly string[];
}

/** From which similarity on an unknown name is taken for that of another product than the one its reference names. */
const ALIKE = 0.6;

/** Stands for a missing index. */
export const NONE = -1;

export interface Finder {
  /** The index of the product that these cells name; {@link NONE} if no product or more than one matches. */
  product(reference: string, name: string, ID: string): number;
  /**
   * The different products that these cells name, each by itself; more than one if they contradict each other. {@link NONE}
   * stands for one that is not in the catalogue.
   */
  products(reference: string, name: string, ID: string): readonly number[];
  wholesaler(name: string, ID: string): number;
}

/**
 * Looks up by reference, then by name, then by ID; accents, case and spaces are ignored. A catalogue is indexed once for all
 * steps of a reading, and for all rows of which a product is asked.
 */
export const finderOf: (catalogue: Catalogue) => Finder = derivedOnce(makeFinder);

function makeFinder({ products, wholesalers }: Catalogue): Finder {
  const byRef = indexOf(products.map(({ ref }) => ref ?? ''));
  const byName = indexOf(products.map(({ name }) => name));
  const byID = new Map(products.map(({ ID }, index) => [ID, index]));
  const wholesalerByName = indexOf(wholesalers.map(({ name }) => name));
  const wholesalerByID = new Map(wholesalers.map(({ ID }, index) => [ID, index]));
  const suggest = suggester(products.map(({ name }, index) => ({ name, index })));
  /** Which product an unknown name is like, if clearly more than the one that the reference names. */
  const alike = (name: string, told: number): number | undefined => {
    const [best] = suggest(name);
    const isOther = best && !suggest(name).some(({ index }) => index === told);
    return isOther && similarity(best.name, name) >= ALIKE ? best.index : undefined;
  };
  const numbers = products.map(({ name }) => numbersIn(name));
  const has = (written: ReadonlySet<string>, index: number): boolean =>
    numbers[index] !== undefined && numbers[index].length > 0 && numbers[index].every((each) => written.has(each));
  /** The product of which an unknown name has the strength and the pack, if those of the code's product are not in it. */
  const ofStrength = (name: string, told: number): number | undefined => {
    const written = new Set(numbersIn(name));
    return has(written, told) ? undefined : suggest(name).find(({ index }) => has(written, index))?.index;
  };
  const all = (reference: string, name: string, ID: string): readonly number[] => {
    const [ref, words] = [plain(reference), plain(name)];
    // Files mix the two columns up: a « produit » column may hold references, a reference column names.
    const byCode = byRef(ref) ?? byName(ref);
    const named = byName(words) ?? byRef(words);
    const told = [byCode, named, byID.get(ID)].filter((index) => index !== undefined);
    const [first] = told;
    if (first !== undefined && named === undefined) {
      const other =
        alike(name, first) ??
        ofStrength(name, first) ??
        (isOfAnother(name, products[first]?.name ?? '') ? NONE : undefined);
      if (other !== undefined) told.push(other);
    }
    return [...new Set(told)];
  };
  return {
    product(reference, name, ID) {
      const [only = NONE, second] = all(reference, name, ID);
      return second === undefined ? only : NONE;
    },
    products: all,
    wholesaler: (name, ID) => wholesalerByName(plain(name)) ?? wholesalerByID.get(ID) ?? NONE,
  };
}

/** Masses with their unit, in milligrams. */
const massesIn = (name: string): readonly number[] =>
  Array.from(
    plainText(name).matchAll(/(?<mass>\d+(?:[.,]\d+)?)\s*(?<unit>[m\u03BCu]?g)(?!\p{L})/gu),
    ({ groups: { mass = '', unit = '' } = {} }) =>
      (Number(mass.replace(',', '.')) * (MILLIGRAMS[unit] ?? 1000)).toPrecision(9),
  ).map(Number);
/** In a plain text « µ », which is a letter of its own on some keyboards, is the Greek one. */
const MILLIGRAMS: Readonly<Record<string, number>> = { mg: 1, '\u03BCg': 0.001, ug: 0.001 };

/** Whether an unknown name says another pack or another strength than the name of a product does. */
function isOfAnother(written: string, name: string): boolean {
  const [pack, own] = [packIn(written), packIn(name)];
  if (pack !== null && own !== null && pack !== own) return true;
  const [masses, owned] = [massesIn(written), massesIn(name)];
  const numbers = new Set([...owned, ...numbersIn(name).map(Number)]);
  const counts = pack === null && own !== null ? countsIn(written) : [];
  if (counts.length > 0 && !counts.some((count) => numbers.has(count))) return true;
  return owned.length > 0 && masses.some((mass) => !numbers.has(mass));
}

/** The numbers of a product's name: its strength and its pack. */
const numbersIn = (name: string): readonly string[] =>
  Array.from(name.matchAll(/\d+(?:[.,]\d+)?/gu), ([number]) => number.replace(',', '.'));

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

const lettersOf = (text: string): string => plain(text).replaceAll(/[^\p{L}\p{N}]/gu, '');
/** Shorter names are found in words that have nothing to do with them. */
const LEAST_LETTERS = 4;

/** The wholesaler that a text names; `null` for none or several. */
export function wholesalerIn(text: string, wholesalers: readonly ImportWholesaler[]): ImportWholesaler | null {
  const letters = lettersOf(text);
  const named = wholesalers.filter(({ name }) => {
    const own = lettersOf(name);
    return own === letters || (own.length >= LEAST_LETTERS && letters.includes(own));
  });
  const [only = null, second] = named;
  return second === undefined ? only : null;
}
