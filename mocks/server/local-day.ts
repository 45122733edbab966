import { dayOf } from '#lib/scalars.ts';
import type { Context } from './context.ts';

/** The day of an instant in the agency of the call. */
export function localDay({ store, agencyID }: Context, instant: number): string {
  const agency = store.agencies.find(({ idAgency }) => idAgency === agencyID());
  return dayOf(instant, agency?.timeZone ?? 'UTC');
}

/** The agency's current day. */
export const today = (context: Context): string => localDay(context, context.now);
