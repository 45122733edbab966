import { useQuery } from '@tanstack/react-query';
import { useRoute } from '#state/route.tsx';
import { useServices } from '#state/services.tsx';
import { healthWorkerQuery } from './card.queries.ts';
import type { Card, HealthWorker } from './card.types.ts';
import { CardPage } from './parts/card-page.tsx';

function cardOf(worker: HealthWorker): Card {
  return {
    kind: 'healthworker',
    history: worker,
    title: worker.denomination ?? '',
    specialities: worker.MySpecialities,
    sites: worker.MyHealthCenters.map(({ ID, name, textualLocation, WorkArea }) => ({
      ID,
      name,
      directions: textualLocation,
      area: WorkArea,
    })),
    worker,
    place: null,
  };
}

/** The card of a health worker. */
export default function HealthWorkerScreen() {
  const { api } = useServices();
  const { idCustomer = '' } = useRoute().params;
  const read = useQuery(healthWorkerQuery(api, idCustomer));
  const worker = read.data?.data.readCustomerHealthWorkerDetailedDatas;
  return <CardPage kind="healthworker" customerID={idCustomer} read={read} card={worker ? cardOf(worker) : null} />;
}
