import { queryOptions } from '@tanstack/react-query';
import type { Api } from '#api/client.ts';
import { keys } from '#queries/keys.ts';
import { WorkAreasDocument } from './work-areas.generated.ts';

/** The work areas of the agency, each with its city. */
export function workAreasQuery(api: Api) {
  return queryOptions({
    queryKey: keys.workAreas,
    queryFn: ({ signal }) => api.request(WorkAreasDocument, {}, { signal }),
  });
}
