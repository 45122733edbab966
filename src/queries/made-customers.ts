import { derivedOnce } from '#lib/derived-once.ts';
import { whenAtRest } from '#lib/idle.ts';
import { inSlices, mapInSlices, sortInSlices } from '#lib/in-slices.ts';
import { collator } from '#lib/intl.ts';
import { prepareFilters } from './customer-filters.ts';
import { type AllCustomers, type Customer, searchTextOf, toBeMade } from './customer-records.ts';

export type Compare = (a: string, b: string) => number;

/** Milliseconds after which the texts that a search looks through are made anyway. */
const SEARCHED_WITHIN = 2000;

/** What was made of an answer, as several pages show the same one. */
const made = derivedOnce<AllCustomers, Map<Compare, readonly Customer[]>>(() => new Map());

/** The order of customers' names; the same function for the same locale. */
export const byName = (locale: string): Compare => collator(locale, { numeric: true }).compare;

/** The customers of an answer as `makeCustomers` has made them, if it has. */
export const madeCustomers = (all: AllCustomers, compare: Compare): readonly Customer[] | undefined =>
  made(all).get(compare);

/**
 * Makes the customers of the four kinds in one list, sorted by name, and what a list without filters says of them: in
 * slices, as 20,000 of them take a while.
 */
export async function makeCustomers(
  all: AllCustomers,
  compare: Compare,
  signal: AbortSignal,
): Promise<readonly Customer[]> {
  const customers: Customer[] = [];
  const rest = toBeMade(all);
  await inSlices(() => {
    const next = rest.next();
    if (next.done) return false;
    customers.push(next.value);
    return true;
  }, signal);
  const sorted = await sortInSlices(customers, (a, b) => compare(a.name, b.name), signal);
  await prepareFilters(sorted, signal);
  made(all).set(compare, sorted);
  // A search comes after the list.
  whenAtRest(() => void mapInSlices(sorted, searchTextOf), SEARCHED_WITHIN);
  return sorted;
}
