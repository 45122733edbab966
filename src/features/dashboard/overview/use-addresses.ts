import type { DayRange } from '#lib/date-ranges.ts';
import { ownHref } from '#routes/links.ts';
import { useSession } from '#state/session.tsx';
import { useShownLocation } from '#state/location.ts';
import type { ShownRange } from './use-range.ts';

/** The pages behind the figures of the dashboard, in the tree of the user; `undefined` where that tree has none. */
export function useAddresses() {
  const { userType } = useSession();
  const { path, search } = useShownLocation();
  const unseen = new URLSearchParams(search);
  unseen.set('unseen', '1');
  return {
    /** The quota page, which is a view of the dashboard. */
    quotas: `${path}?view=quotas`,
    /** Those of the highest potential whom nobody saw, over the page. */
    unseen: `${path}?${unseen}`,
    /** The visits of a delegate in a range of days, beside its last day. */
    delegate: (ID: string, { start, end }: DayRange, day: string): string | undefined =>
      ownHref(userType, 'delegate', { id: ID }, { day, from: start, to: end }),
    /** The visits of a group, and of its people: of one day, or of the seven that end with it. */
    group: (ID: string, { range, last }: ShownRange): string | undefined =>
      ownHref(userType, 'visit_statistics_workgroup', { id: ID }, statisticsOf(range, last)),
    groups: ({ range, last }: ShownRange): string | undefined =>
      ownHref(userType, 'visit_statistics_workgroups', {}, statisticsOf(range, last)),
    product: (ID: string): string | undefined => ownHref(userType, 'product_regulatory_actions', { idProduct: ID }),
    products: (expires: string): string | undefined => ownHref(userType, 'products', {}, { expires }),
  };
}

/** Statistics of visits cover a day or seven. */
const statisticsOf = ({ start, end }: DayRange, day: string) => ({ day, days: start === end ? '1' : null });

/** Nothing for what has no page of its own in the tree of the user. */
export const hrefOf = (address: string | undefined) => (address === undefined ? {} : { href: address });
