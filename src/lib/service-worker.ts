/** The service worker, beside the page. */
export const SERVICE_WORKER = 'sw.js';

/** What a page says to a service worker that waits: whoever uses it wants the new version now. */
export const TAKE_OVER = 'take-over';
