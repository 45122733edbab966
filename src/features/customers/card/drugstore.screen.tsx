import { useQuery } from '@tanstack/react-query';
import { useRoute } from '#state/route.tsx';
import { useServices } from '#state/services.tsx';
import { drugstoreQuery } from './card.queries.ts';
import { CardPage } from './parts/card-page.tsx';
import { placeCard } from './cards.ts';

/** The card of a drugstore. */
export default function DrugstoreScreen() {
  const { api } = useServices();
  const { idCustomer = '' } = useRoute().params;
  const read = useQuery(drugstoreQuery(api, idCustomer));
  const place = read.data?.data.readCustomerDrugStoreDetailedDatas;
  return (
    <CardPage
      kind="drugstore"
      customerID={idCustomer}
      read={read}
      card={place ? placeCard('drugstore', place) : null}
    />
  );
}
