import { folded } from '#lib/folded.ts';

/** What tells that two cards may be one customer’s. */
export interface Recognised {
  readonly ID: string;
  readonly name: string;
  readonly phone: string | null;
  /** The work areas where the customer can be met. */
  readonly areaIDs: readonly string[];
}

/** The registered customers, by what a double would share. */
export interface DoubleIndex<T extends Recognised = Recognised> {
  readonly byName: ReadonlyMap<string, readonly T[]>;
  readonly byPhone: ReadonlyMap<string, readonly T[]>;
}

/** The words of a name in any order, without accents and capitals. */
const nameKey = (name: string): string => (folded(name).match(/[\p{L}\p{N}]+/gu) ?? []).toSorted().join(' ');

/** Digits that tell numbers of one country apart; before them stand the country and the network, written or not. */
const LOCAL_DIGITS = 8;

/** `null` for a number that is too short to tell anything. */
function phoneKey(phone: string | null): string | null {
  const digits = (phone ?? '').replaceAll(/\D/g, '');
  return digits.length < LOCAL_DIGITS ? null : digits.slice(-LOCAL_DIGITS);
}

const groupedBy = <T>(
  records: readonly T[],
  keyOf: (record: T) => string | null,
): ReadonlyMap<string, readonly T[]> => {
  const groups = Map.groupBy(records, keyOf);
  return new Map([...groups].flatMap(([key, group]) => (key === null || key === '' ? [] : [[key, group] as const])));
};

export const indexDoubles = <T extends Recognised>(customers: readonly T[]): DoubleIndex<T> => ({
  byName: groupedBy(customers, ({ name }) => nameKey(name)),
  byPhone: groupedBy(customers, ({ phone }) => phoneKey(phone)),
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
  const others = (found: readonly T[] = []) => found.filter(({ ID }) => ID !== card.ID);
  return {
    sameName: others(byName.get(nameKey(card.name))).filter(({ areaIDs }) =>
      areaIDs.some((ID) => card.areaIDs.includes(ID)),
    ),
    samePhone: others(byPhone.get(phoneKey(card.phone) ?? '')),
  };
}
