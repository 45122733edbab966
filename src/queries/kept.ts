import { matchQuery, type Query, type QueryClient, type QueryKey } from '@tanstack/react-query';
import { keys } from './keys.ts';

/**
 * What the device keeps of what was read, to show it where the server does not answer: everything that a day in the field needs. See
 * docs/rules/field-work.md#day-pack.
 */
const KEPT: readonly QueryKey[] = [
  keys.agencies,
  keys.workGroups,
  keys.people,
  keys.products,
  keys.customers,
  keys.cardChoices,
  keys.cities,
  keys.workAreas,
  keys.healthCenters,
  keys.field,
  keys.weeklyReports(),
  keys.absences(),
];

export const isKept = (query: Query): boolean => KEPT.some((queryKey) => matchQuery({ queryKey }, query));

/** The queries that pages show, of those of which something holds. */
export const shownQueries = (queries: QueryClient, holds: (query: Query) => boolean): readonly Query[] =>
  queries.getQueryCache().findAll({ type: 'active', predicate: holds });

/**
 * Reads again what pages show from the device: one first, and the others only if the server answers.
 * @returns whether nothing is left
 */
export async function reread(queries: QueryClient, isFromDevice: (query: Query) => boolean): Promise<boolean> {
  const [first] = shownQueries(queries, isFromDevice);
  if (!first) return true;
  await queries.refetchQueries({ predicate: (query) => query === first });
  if (isFromDevice(first)) return false;
  await queries.refetchQueries({ type: 'active', predicate: isFromDevice });
  return shownQueries(queries, isFromDevice).length === 0;
}

/** Shows an answer that did not come by the query’s own call. */
export const showAnswer = (query: Query, data: unknown): void => void query.setData(data);

/** The query of its options. */
export const queryOf = (queries: QueryClient, { queryKey }: { readonly queryKey: QueryKey }): Query | undefined =>
  queries.getQueryCache().find({ queryKey });
