import { useQuery } from '@tanstack/react-query';
import { useRoute } from '#state/route.tsx';
import { useServices } from '#state/services.tsx';
import { healthWorkerQuery } from './card.queries.ts';
import { workerCard } from './cards.ts';
import { CardPage } from './parts/card-page.tsx';

/** The card of a health worker. */
export default function HealthWorkerScreen() {
  const { api } = useServices();
  const { idCustomer = '' } = useRoute().params;
  const read = useQuery(healthWorkerQuery(api, idCustomer));
  const worker = read.data?.data.readCustomerHealthWorkerDetailedDatas;
  return <CardPage kind="healthworker" customerID={idCustomer} read={read} card={worker ? workerCard(worker) : null} />;
}
