import type { Api } from '#api/client.ts';
import { inTime } from '#lib/until-done.ts';

/** Milliseconds: after three seconds the device would stand in for the server. */
const HELD_WITHIN = 1000;

/**
 * The same API. What the server has answered is given out at the end of what `holding` returns, or a second later.
 * @param holding asked when the server has answered; `undefined` if the answer is given out at once
 */
export const heldApi = (api: Api, holding: () => Promise<void> | undefined): Api => ({
  ...api,
  request: async (operation, variables, options) => {
    const answer = api.request(operation, variables, options);
    // Nobody else hears of a failure until then, which the browser would report as forgotten.
    await answer.catch(() => undefined);
    const end = holding();
    if (end) await inTime(end, HELD_WITHIN).catch(() => undefined);
    return answer;
  },
});
