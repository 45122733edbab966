import type { Api } from '#api/client.ts';

/** The same API, which calls the server at once and gives out what it answers from `end` on. */
export const heldApi = (api: Api, end: Promise<void>): Api => ({
  ...api,
  request: async (operation, variables, options) => {
    const answer = api.request(operation, variables, options);
    // Nobody else hears of a failure until then, which the browser would report as forgotten.
    answer.catch(() => undefined);
    await end;
    return answer;
  },
});
