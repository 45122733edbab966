import { queryOptions } from '@tanstack/react-query';
import type { Api } from '#api/client.ts';
import { keys } from '#queries/keys.ts';
import {
  AdministrationCardDocument,
  DrugstoreCardDocument,
  HealthWorkerCardDocument,
  WholesalerCardDocument,
} from './card.generated.ts';

/** Each kind has a call of its own. `null` in place of a card: there is none, or the server refused it. */

export const healthWorkerQuery = (api: Api, ID: string) =>
  queryOptions({
    queryKey: keys.customerCard('healthworker', ID),
    queryFn: ({ signal }) => api.request(HealthWorkerCardDocument, { ID }, { signal }),
  });

export const drugstoreQuery = (api: Api, ID: string) =>
  queryOptions({
    queryKey: keys.customerCard('drugstore', ID),
    queryFn: ({ signal }) => api.request(DrugstoreCardDocument, { ID }, { signal }),
  });

export const administrationQuery = (api: Api, ID: string) =>
  queryOptions({
    queryKey: keys.customerCard('administration', ID),
    queryFn: ({ signal }) => api.request(AdministrationCardDocument, { ID }, { signal }),
  });

export const wholesalerQuery = (api: Api, ID: string) =>
  queryOptions({
    queryKey: keys.customerCard('wholesaler', ID),
    queryFn: ({ signal }) => api.request(WholesalerCardDocument, { ID }, { signal }),
  });
