import { foldedWords } from '#lib/folded.ts';

/** What tells that two cards may be one customer’s. */
export interface Recognised {
  readonly ID: string;
  readonly name: string;
  readonly phone: string | null;
  /** The work areas where the customer can be met. */
  readonly areaIDs: readonly string[];
}

/** Customers by what they share; `null`: those who have nothing that tells. */
type Groups<T> = ReadonlyMap<string | null, readonly T[]>;

/** The registered customers, by what a double would share. */
export interface DoubleIndex<T extends Recognised = Recognised> {
  readonly byName: Groups<T>;
  readonly byPhone: Groups<T>;
}

/** The words of a name in any order, without accents and capitals; `null` without any. */
const nameKey = (name: string): string | null => foldedWords(name).toSorted().join(' ') || null;

/** Digits that tell numbers of one country apart; before them stand the country and the network, written or not. */
const LOCAL_DIGITS = 8;

/** `null` for a number that is too short to tell anything. */
function phoneKey(phone: string | null): string | null {
  const digits = phone?.replaceAll(/\D/g, '');
  return digits === undefined || digits.length < LOCAL_DIGITS ? null : digits.slice(-LOCAL_DIGITS);
}

export const indexDoubles = <T extends Recognised>(customers: readonly T[]): DoubleIndex<T> => ({
  byName: Map.groupBy(customers, ({ name }) => nameKey(name)),
  byPhone: Map.groupBy(customers, ({ phone }) => phoneKey(phone)),
});

/**
 * The customers that a card may be a double of: the same name in the same work area, or the same telephone
 * (docs/rules/customers.md#doubles).
 * @param card the card itself is not its double
 */
export function doublesOf<T extends Recognised>(
  { byName, byPhone }: DoubleIndex<T>,
  card: Recognised,
): { readonly sameName: readonly T[]; readonly samePhone: readonly T[] } {
  const others = (groups: Groups<T>, key: string | null) =>
    key === null ? [] : (groups.get(key) ?? []).filter(({ ID }) => ID !== card.ID);
  return {
    sameName: others(byName, nameKey(card.name)).filter(({ areaIDs }) =>
      areaIDs.some((ID) => card.areaIDs.includes(ID)),
    ),
    samePhone: others(byPhone, phoneKey(card.phone)),
  };
}
