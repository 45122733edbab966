import { useQuery } from '@tanstack/react-query';
import { useRoute } from '#state/route.tsx';
import { useServices } from '#state/services.tsx';
import { wholesalerQuery } from './card.queries.ts';
import { wholesalerCard } from './cards.ts';
import { CardPage } from './parts/card-page.tsx';

/** The card of a wholesaler. */
export default function WholesalerScreen() {
  const { api } = useServices();
  const { idCustomer = '' } = useRoute().params;
  const read = useQuery(wholesalerQuery(api, idCustomer));
  const wholesaler = read.data?.data.readWholesalerDetailedDatas;
  return (
    <CardPage
      kind="wholesaler"
      customerID={idCustomer}
      read={read}
      card={wholesaler ? wholesalerCard(wholesaler) : null}
    />
  );
}
