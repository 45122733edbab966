/** Milliseconds before each file: some three times as long as to cache one, and seconds for all of them together. */
const PAUSE = 25;

interface Fetching {
  readonly request: Request;
  readonly event: ExtendableEvent;
}

/**
 * A plugin of workbox that pauses before each file of the application that it caches. Without pauses, a device with few
 * cores is slow just while the application is used first.
 */
export const unhurried = {
  requestWillFetch: async ({ request, event }: Fetching): Promise<Request> => {
    // Later, a file is only fetched because a page waits for it.
    if (event.type === 'install') await new Promise((resolve) => setTimeout(resolve, PAUSE));
    return request;
  },
};
