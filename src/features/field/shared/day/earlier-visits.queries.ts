import { queryOptions } from '@tanstack/react-query';
import type { Answer, Api } from '#api/client.ts';
import type { Kind } from '#domain/customers/kinds.ts';
import { keys } from '#queries/keys.ts';
import {
  EarlierVisitsOfAdministrationDocument,
  EarlierVisitsOfDrugstoreDocument,
  EarlierVisitsOfHealthWorkerDocument,
  EarlierVisitsOfWholesalerDocument,
  type EarlierVisitFragment,
} from '../day.generated.ts';

type Read = (
  api: Api,
  ID: string,
  signal: AbortSignal,
) => Promise<Answer<{ readonly MyVisitReports: readonly EarlierVisitFragment[] } | null>>;

/** Each kind of customer has a call of its own. */
const READS: Readonly<Record<Kind, Read>> = {
  async healthworker(api, ID, signal) {
    const { data, errors } = await api.request(EarlierVisitsOfHealthWorkerDocument, { ID }, { signal });
    return { data: data.readCustomerHealthWorkerDetailedDatas, errors };
  },
  async drugstore(api, ID, signal) {
    const { data, errors } = await api.request(EarlierVisitsOfDrugstoreDocument, { ID }, { signal });
    return { data: data.readCustomerDrugStoreDetailedDatas, errors };
  },
  async administration(api, ID, signal) {
    const { data, errors } = await api.request(EarlierVisitsOfAdministrationDocument, { ID }, { signal });
    return { data: data.readCustomerAdministrativeDetailedDatas, errors };
  },
  async wholesaler(api, ID, signal) {
    const { data, errors } = await api.request(EarlierVisitsOfWholesalerDocument, { ID }, { signal });
    return { data: data.readWholesalerDetailedDatas, errors };
  },
};

/** The visits to a customer so far, the latest first. */
export const earlierVisitsQuery = (api: Api, kind: Kind, ID: string) =>
  queryOptions({
    queryKey: keys.earlierVisits(kind, ID),
    queryFn: async ({ signal }): Promise<readonly EarlierVisitFragment[]> => {
      const { data: customer, errors } = await READS[kind](api, ID, signal);
      const [failure] = errors;
      if (!customer && failure) throw failure;
      return (customer?.MyVisitReports ?? []).toSorted((one, other) => other.startTimeStamp - one.startTimeStamp);
    },
    // A visit is not kept waiting for them.
    retry: false,
  });
