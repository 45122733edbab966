import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { href } from '#routes/links.ts';
import { CARD_ROUTES } from '#state/card-routes.ts';
import { navigate } from '#state/location.ts';
import type { ListRowContent } from '#ui/list/list-row.tsx';
import type { KnownCustomer } from '../visit-figures.ts';

/** What lists of a person’s customers show, and where their rows lead: to the card, for who reads cards. */
export function useCustomerRows(withCards: boolean) {
  const { t } = useLingui();
  const days = (count: number): string =>
    t`${plural(count, { 0: 'vu ce jour-là', one: 'vu # jour avant', other: 'vu # jours avant' })}`;
  const nameOf = ({ name }: KnownCustomer): string => name;
  return {
    nameOf,
    row(customer: KnownCustomer): ListRowContent {
      const { own, anybody, place, potential } = customer;
      return {
        title: <bdi>{nameOf(customer)}</bdi>,
        detail: [potential, place].filter(Boolean).join(' · '),
        end: own === null ? '—' : days(own),
        endDetail: own !== null && anybody !== null && anybody < own && t`par quelqu’un d’autre : ${anybody} j`,
      };
    },
    ...(withCards && {
      onAction({ ID, kind }: KnownCustomer) {
        if (kind) navigate(href(CARD_ROUTES[kind], { idCustomer: ID }));
      },
    }),
  };
}
