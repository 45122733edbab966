import type { DraftRows } from '#domain/finance/draft-rows.ts';
import { rowKey, wholeRows } from '#domain/finance/draft-rows.ts';
import { amountOf, fromHundredths } from '#domain/finance/figures.ts';
import { isWhole, sharesOf, split, totalOf } from '#domain/finance/split.ts';
import { personName } from '#domain/people/person-name.ts';
import type { ComparedPart, NamedPerson, PricedUnits, UnevenProduct } from '#machines/finance/finance.types.ts';
import type { EditedProduct } from './named-rows.ts';

/** The part of a period’s rows that one delegate gets. */
export interface DelegateShare {
  readonly ID: string;
  readonly name: string;
  readonly quantity: number;
  readonly turnover: number;
}

/** A delegate's units of a product through one wholesaler, on one side of a comparison. */
export interface PartRow {
  readonly key: string;
  readonly pharmaProductID: string;
  readonly wholesalerID: string | null;
  readonly delegate: string;
  readonly quantity: number;
  readonly turnover: number;
}

type Side = 'before' | 'after';

/** One side of the parts, without those that have no units on it. */
export const partRows = (parts: readonly ComparedPart[], side: Side): readonly PartRow[] =>
  parts.flatMap(({ pharmaProductID, wholesalerID, delegate, [side]: { quantity, pght } }) =>
    quantity > 0
      ? {
          key: JSON.stringify([pharmaProductID, wholesalerID, delegate.ID]),
          pharmaProductID,
          wholesalerID,
          delegate: delegate.name,
          quantity,
          turnover: turnoverOfUnits({ quantity, pght }),
        }
      : [],
  );

const turnoverOfUnits = ({ quantity, pght }: PricedUnits): number => fromHundredths(amountOf(quantity, pght));

const isSame = ({ before, after }: ComparedPart): boolean =>
  before.quantity === after.quantity && (before.quantity === 0 || before.pght === after.pght);

/** The parts that a dispatch would change. */
export const changedParts = (parts: readonly ComparedPart[]): readonly ComparedPart[] =>
  parts.filter((part) => !isSame(part));

/** One side of the parts summed by delegate, sorted by name. */
export function delegateSums(parts: readonly ComparedPart[], side: Side): readonly DelegateShare[] {
  const sums = new Map<string, { ID: string; name: string; quantity: number; hundredths: number }>();
  for (const { delegate, [side]: units } of parts) {
    const sum = sums.get(delegate.ID) ?? { ...delegate, quantity: 0, hundredths: 0 };
    sum.quantity += units.quantity;
    sum.hundredths += amountOf(units.quantity, units.pght);
    sums.set(delegate.ID, sum);
  }
  return [...sums.values()]
    .filter(({ quantity }) => quantity > 0)
    .map(({ hundredths, ...sum }) => ({ ...sum, turnover: fromHundredths(hundredths) }))
    .toSorted((a, b) => a.name.localeCompare(b.name));
}

/** A person's split that a dispatch or a save would replace. */
export interface ReplacedSplit {
  readonly person: NamedPerson;
  readonly pharmaProductIDs: readonly string[];
}

/** The splits that others dispatched and that a dispatch would change, by person. @param ownID the user */
export const replacedSplits = (parts: readonly ComparedPart[], ownID: string): readonly ReplacedSplit[] =>
  splitsByPerson(
    changedParts(parts).flatMap(({ splitBy, nextSplitBy, pharmaProductID }) =>
      // Whoever splits anew replaces no split but their own.
      splitBy && splitBy.ID !== ownID && splitBy.ID !== nextSplitBy?.ID ? { person: splitBy, pharmaProductID } : [],
    ),
  );

/** The splits that others saved and that a save would replace: those of the rows whose units it changes. */
export function overwrittenSplits(
  parts: readonly ComparedPart[],
  saved: DraftRows,
  draft: DraftRows,
  ownID: string,
): readonly ReplacedSplit[] {
  const [before, after] = [saved, draft].map((rows) => new Map(rows.map((row) => [rowKey(row), row.quantity])));
  return splitsByPerson(
    parts.flatMap((part) =>
      part.nextSplitBy && part.nextSplitBy.ID !== ownID && before?.get(rowKey(part)) !== after?.get(rowKey(part))
        ? { person: part.nextSplitBy, pharmaProductID: part.pharmaProductID }
        : [],
    ),
  );
}

interface OwnedSplit {
  readonly person: NamedPerson;
  readonly pharmaProductID: string;
}

function splitsByPerson(splits: readonly OwnedSplit[]): readonly ReplacedSplit[] {
  const people = new Map<string, { person: NamedPerson; products: Set<string> }>();
  for (const { person, pharmaProductID } of splits) {
    const found = people.get(person.ID) ?? { person, products: new Set<string>() };
    people.set(person.ID, found);
    found.products.add(pharmaProductID);
  }
  return Array.from(people.values(), ({ person, products }) => ({ person, pharmaProductIDs: [...products] })).toSorted(
    (a, b) => a.person.name.localeCompare(b.person.name),
  );
}

/**
 * Splits rows by the shares of today (docs/rules/finance.md#dispatch-shares), and sums them by delegate, sorted by name: what
 * a dispatch would do, but only an estimate of what one did.
 */
export function delegateShares(rows: DraftRows, products: readonly EditedProduct[]): readonly DelegateShare[] {
  const known = new Map(products.map((product) => [product.ID, product]));
  const shares = new Map<string, DelegateShare>();
  for (const { pharmaProductID, quantity, pght } of wholeRows(rows)) {
    const assigned = known.get(pharmaProductID)?.PharmaProductAssignedDelegues ?? [];
    const { parts } = split(quantity, sharesOf(assigned));
    for (const { Delegue } of assigned) {
      const { ID } = Delegue;
      const units = parts?.get(ID) ?? 0;
      const before = shares.get(ID);
      shares.set(ID, {
        ID,
        name: personName(Delegue),
        quantity: (before?.quantity ?? 0) + units,
        turnover: (before?.turnover ?? 0) + units * pght,
      });
    }
  }
  return [...shares.values()].filter(({ quantity }) => quantity > 0).toSorted((a, b) => a.name.localeCompare(b.name));
}

/** The entered products that cannot be dispatched: their shares do not make 100 %. */
export function unevenProducts(products: readonly EditedProduct[], rows: DraftRows): readonly UnevenProduct[] {
  const entered = new Set(rows.map(({ pharmaProductID }) => pharmaProductID));
  return products.flatMap(({ ID, name, PharmaProductAssignedDelegues: assigned }) => {
    const shares = sharesOf(assigned);
    return entered.has(ID) && !isWhole(shares) ? [{ ID, name, total: totalOf(shares) }] : [];
  });
}
