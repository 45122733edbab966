import { queryOptions } from '@tanstack/react-query';
import type { Api } from '#api/client.ts';
import { keys } from './keys.ts';
import { CardChoicesDocument } from './card-choices.generated.ts';

/** Milliseconds. The lists of a card’s forms hardly ever change. */
const FRESH = 300_000;

/** What the forms of a customer’s card choose from. */
export function cardChoicesQuery(api: Api) {
  return queryOptions({
    queryKey: keys.cardChoices,
    queryFn: ({ signal }) => api.request(CardChoicesDocument, {}, { signal }),
    staleTime: FRESH,
  });
}
