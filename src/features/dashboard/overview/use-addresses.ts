import { ownHref } from '#routes/links.ts';
import { useSession } from '#state/session.tsx';
import { useShownLocation } from '#state/location.ts';

/** The pages behind the figures of the dashboard, in the tree of the user; `undefined` where that tree has none. */
export function useAddresses() {
  const { userType } = useSession();
  const { path } = useShownLocation();
  return {
    /** The quota page, which is a view of the dashboard. */
    quotas: `${path}?view=quotas`,
    /** A delegate’s day. */
    delegate: (ID: string, day: string): string | undefined => ownHref(userType, 'delegate', { id: ID }, { day }),
    /** The visits of a group, and of its people. */
    group: (ID: string, day: string, days: 1 | 7): string | undefined =>
      ownHref(userType, 'visit_statistics_workgroup', { id: ID }, { day, days: days === 1 ? '1' : null }),
    product: (ID: string): string | undefined => ownHref(userType, 'product_regulatory_actions', { idProduct: ID }),
    products: (expires: string): string | undefined => ownHref(userType, 'products', {}, { expires }),
  };
}

/** Nothing for what has no page of its own in the tree of the user. */
export const hrefOf = (address: string | undefined) => (address === undefined ? {} : { href: address });
