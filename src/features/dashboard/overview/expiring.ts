import type { CalendarDate } from '@internationalized/date';
import { doesExpire, type Expires } from '#domain/regulatory/validity-filter.ts';
import { distinct } from '#lib/distinct.ts';
import { type Authorised, validityOf } from '#ui/validity-ribbon/validity.ts';

/** The products whose authorisation ends within a time, or has ended; those that end first come first. */
export const expiringOf = <T extends Authorised & { readonly ID: string }>(
  products: readonly T[],
  expires: Expires,
  today: CalendarDate,
): readonly T[] =>
  distinct(products)
    .filter((product) => doesExpire(expires, validityOf(product).end, today))
    .toSorted((one, other) => ((one.aMMEndDate ?? '') < (other.aMMEndDate ?? '') ? -1 : 1));
