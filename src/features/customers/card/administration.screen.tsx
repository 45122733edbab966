import { useQuery } from '@tanstack/react-query';
import { useRoute } from '#state/route.tsx';
import { useServices } from '#state/services.tsx';
import { administrationQuery } from './card.queries.ts';
import { CardPage } from './parts/card-page.tsx';
import { placeCard } from './cards.ts';

/** The card of an administrative customer. */
export default function AdministrationScreen() {
  const { api } = useServices();
  const { idCustomer = '' } = useRoute().params;
  const read = useQuery(administrationQuery(api, idCustomer));
  const place = read.data?.data.readCustomerAdministrativeDetailedDatas;
  return (
    <CardPage
      kind="administration"
      customerID={idCustomer}
      read={read}
      card={place ? placeCard('administration', place) : null}
    />
  );
}
