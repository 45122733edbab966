import { queryOptions } from '@tanstack/react-query';
import type { Api } from '#api/client.ts';
import { keys } from '#queries/keys.ts';
import { HealthCentersDocument } from './health-centers.generated.ts';

/** The health centres of the agency, each with its work area and city. */
export function healthCentersQuery(api: Api) {
  return queryOptions({
    queryKey: keys.healthCenters,
    queryFn: ({ signal }) => api.request(HealthCentersDocument, {}, { signal }),
  });
}
