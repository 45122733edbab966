import { dayOf } from '#lib/scalars.ts';
import type { Context } from './context.ts';

/** The time zone of the agency of the call. */
export const localZone = ({ store, agencyID }: Context): string =>
  store.agencies.find(({ idAgency }) => idAgency === agencyID())?.timeZone ?? 'UTC';

/** The day of an instant in the agency of the call. */
export const localDay = (context: Context, instant: number): string => dayOf(instant, localZone(context));

/** The agency's current day. */
export const today = (context: Context): string => localDay(context, context.now);
