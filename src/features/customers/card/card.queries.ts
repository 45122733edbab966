import { queryOptions } from '@tanstack/react-query';
import type { Answer, Api } from '#api/client.ts';
import type { Operation } from '#api/operation.ts';
import { keys } from '#queries/keys.ts';
import type { Kind } from '../shared/kinds.ts';
import {
  AdministrationCardDocument,
  DrugstoreCardDocument,
  HealthWorkerCardDocument,
  WholesalerCardDocument,
} from './card.generated.ts';
import type { CardHistory } from './card.types.ts';

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

type HistoryRead = (api: Api, ID: string, signal: AbortSignal) => Promise<Answer<CardHistory | null>>;

const historyRead =
  <TResult extends object>(
    document: Operation<TResult, { ID: string }>,
    find: (data: TResult) => CardHistory | null,
  ): HistoryRead =>
  async (api, ID, signal) => {
    const { data, errors } = await api.request(document, { ID }, { signal });
    return { data: find(data), errors };
  };

const HISTORY_READS: Readonly<Record<Kind, HistoryRead>> = {
  healthworker: historyRead(HealthWorkerCardDocument, (data) => data.readCustomerHealthWorkerDetailedDatas),
  drugstore: historyRead(DrugstoreCardDocument, (data) => data.readCustomerDrugStoreDetailedDatas),
  administration: historyRead(AdministrationCardDocument, (data) => data.readCustomerAdministrativeDetailedDatas),
  wholesaler: historyRead(WholesalerCardDocument, (data) => data.readWholesalerDetailedDatas),
};

/** What a card tells of any kind, as the server has it now. */
export const readHistory = (
  api: Api,
  { kind, ID }: { readonly kind: Kind; readonly ID: string },
  signal: AbortSignal,
) => HISTORY_READS[kind](api, ID, signal);
