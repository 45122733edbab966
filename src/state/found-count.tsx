import { createContext, use } from 'react';
import type { Facet, Found } from '#queries/customer-filters.ts';
import { useFormat } from './format.ts';

/** What the filters leave; `null` until it is known. */
export const FoundContext = createContext<Found | null>(null);

/**
 * How many customers a choice would leave. It reads them from the page: the lists of choices stay as they are while
 * somebody types a search, and those that are closed count nothing.
 */
export function FoundCount({ facet, id }: { readonly facet: Facet; readonly id: string }) {
  const format = useFormat();
  const found = use(FoundContext);
  return found && format.number(found.countsOf(facet).get(id) ?? 0);
}

/** The choices of a filter with how many customers each would leave. */
export const counted = <Choice extends { readonly id: string }>(facet: Facet, choices: readonly Choice[]) =>
  choices.map((choice) => ({ ...choice, hint: <FoundCount facet={facet} id={choice.id} /> }));
