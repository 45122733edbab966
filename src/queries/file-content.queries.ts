import { queryOptions } from '@tanstack/react-query';
import type { Api } from '#api/client.ts';
import { keys } from './keys.ts';

/** The bytes of a file. They are large, so they are dropped soon after the last look; they never change. */
export function fileContentQuery(api: Api, link: string) {
  return queryOptions({
    queryKey: keys.fileContent(link),
    queryFn: ({ signal }) => api.download(link, { signal }),
    staleTime: Infinity,
    gcTime: 30_000,
  });
}
