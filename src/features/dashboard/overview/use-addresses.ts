import type { DayRange } from '#lib/date-ranges.ts';
import { ownHref } from '#routes/links.ts';
import { useSession } from '#state/session.tsx';
import { useShownLocation } from '#state/location.ts';

/**
 * Parameters of the dashboard’s dialogs: the people of a group, the authorisations that end within some months, and those of the
 * highest potential whom nobody saw.
 */
export const [PEOPLE, ENDING, UNSEEN] = ['people', 'ending', 'unseen'] as const;

/** In place of the ID of a group: all of them. */
export const EVERYBODY = 'all';

/** The pages behind the figures of the dashboard, in the tree of the user; `undefined` where that tree has none. */
export function useAddresses() {
  const { userType } = useSession();
  const { path, search } = useShownLocation();
  /** The address of a dialog over the page, in the range that it shows. */
  const over = (name: string, value: string): string => {
    const params = new URLSearchParams(search);
    params.set(name, value);
    return `${path}?${params}`;
  };
  return {
    /** The quota page, which is a view of the dashboard. */
    quotas: `${path}?view=quotas`,
    /** Those of the highest potential whom nobody saw, over the page. */
    unseen: over(UNSEEN, '1'),
    /** The visits of a delegate in a range of days, beside its last day. */
    delegate: (ID: string, { start, end }: DayRange, day: string): string | undefined =>
      ownHref(userType, 'delegate', { id: ID }, { day, from: start, to: end }),
    /** The delegates of a group in the range of the page, or all of them, over it. */
    people: (group: string = EVERYBODY): string => over(PEOPLE, group),
    product: (ID: string): string | undefined => ownHref(userType, 'product_regulatory_actions', { idProduct: ID }),
    /** The authorisations that end: in the list of products, or over the page where the tree has none. */
    products: (expires: string): string => ownHref(userType, 'products', {}, { expires }) ?? over(ENDING, expires),
  };
}

/** Nothing for what has no page of its own in the tree of the user. */
export const hrefOf = (address: string | undefined) => (address === undefined ? {} : { href: address });
