/** File name of the service worker, relative to the page. */
export const SERVICE_WORKER = 'sw.js';

/** Message from a page to a waiting service worker: activate now. */
export const TAKE_OVER = 'take-over';
