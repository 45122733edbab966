import type { ScreenParts } from '#routes/screens.ts';
import { withWords } from './i18n.ts';

type ScreenModule = Awaited<ReturnType<ScreenParts['code']>>;

/** How long a screen's code and words may take to arrive (spec §9). */
const CHUNK_TIMEOUT = 120_000;

const loading = new Map<ScreenParts, Promise<ScreenModule>>();

/** A screen's code did not arrive: cut connection, time-out, or a file that a newer release replaced. */
export class ChunkError extends Error {
  override name = 'ChunkError';
}

/**
 * Loads a screen's code and words once. A failure is kept, as rendering asks again and again: {@link forgetScreen} is the retry.
 * The promise rejects with {@link ChunkError}.
 */
export function loadScreen(screen: ScreenParts): Promise<ScreenModule> {
  const known = loading.get(screen);
  if (known) return known;
  const late = Promise.withResolvers<never>();
  const timer = setTimeout(() => late.reject(new Error('timeout')), CHUNK_TIMEOUT);
  const loaded = Promise.race([withWords(screen.feature, screen.code()), late.promise])
    .catch((cause: unknown) => {
      throw new ChunkError('The screen could not be loaded', { cause });
    })
    .finally(() => clearTimeout(timer));
  loading.set(screen, loaded);
  return loaded;
}

/** Lets the next {@link loadScreen} try again. */
export function forgetScreen(screen: ScreenParts): void {
  loading.delete(screen);
}

/** Loads ahead of need, when a link is pointed at or focused. A failure waits until the screen is asked for. */
export function preloadScreen(screen: ScreenParts): void {
  loadScreen(screen).catch(() => forgetScreen(screen));
}
