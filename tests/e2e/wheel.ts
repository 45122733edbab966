import type { Locator } from '@playwright/test';

/** CSS pixels, and as many in a second. */
const FAR = 400;

/**
 * Turns the wheel over an element.
 * @returns the threads on which the browser then scrolled, by its own report of each frame: `COMPOSITOR_THREAD`; `MAIN_THREAD` if
 *   the page must be idle for a frame to move
 */
export async function threadsOfWheel(element: Locator): Promise<ReadonlySet<string>> {
  const page = element.page();
  const browser = page.context().browser();
  const box = await element.boundingBox();
  if (!browser || !box) throw new Error('There is nothing to scroll.');
  const devtools = await page.context().newCDPSession(page);
  await browser.startTracing(page, { categories: ['disabled-by-default-devtools.timeline.frame'] });
  await devtools.send('Input.synthesizeScrollGesture', {
    x: box.x + box.width / 2,
    y: box.y + Math.min(box.height, FAR) / 2,
    yDistance: -FAR,
    speed: FAR,
    gestureSourceType: 'mouse',
  });
  const trace = String(await browser.stopTracing());
  const threads = Array.from(trace.matchAll(/"scroll_state":"SCROLL_(\w+)"/g), ([, thread = '']) => thread);
  return new Set(threads.filter((thread) => thread !== 'NONE'));
}
