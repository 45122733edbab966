import { partsOf, type ScreenModule } from '#routes/screens.ts';
import type { ScreenId } from '#routes/table.ts';
import { type Arriving, arriving } from './arriving.ts';
import { withWords } from './i18n.ts';

/** Milliseconds that a screen's code and words may take to arrive; see docs/rules/limits.md. */
const CHUNK_TIMEOUT = 120_000;

/** A screen's code did not arrive: no network, a timeout, or a file that a newer release replaced. */
export class ChunkError extends Error {
  override name = 'ChunkError';
}

export interface ScreenLoader {
  /**
   * Loads a screen's code and words, once. A failure is remembered, because rendering asks again and again.
   * Rejects with {@link ChunkError}.
   */
  readonly load: (screen: ScreenId) => Arriving<ScreenModule>;
  /** Forgets a failure: the next `load` tries again. */
  readonly forget: (screen: ScreenId) => void;
  /** Loads ahead of need, when a link is hovered or focused. A failure is forgotten. */
  readonly preload: (screen: ScreenId) => void;
}

/** @param find finds the parts of a screen */
export function createScreenLoader(find: typeof partsOf): ScreenLoader {
  const loading = new Map<ScreenId, Arriving<ScreenModule>>();

  async function fetchScreen(screen: ScreenId): Promise<ScreenModule> {
    const parts = await find(screen);
    return withWords(parts.folder, parts.load());
  }

  function load(screen: ScreenId): Arriving<ScreenModule> {
    const known = loading.get(screen);
    if (known) return known;
    const late = Promise.withResolvers<never>();
    const timer = setTimeout(() => late.reject(new Error('timeout')), CHUNK_TIMEOUT);
    const loaded = arriving(
      Promise.race([fetchScreen(screen), late.promise])
        .catch((cause: unknown) => {
          throw new ChunkError('The screen could not be loaded', { cause });
        })
        .finally(() => clearTimeout(timer)),
    );
    loading.set(screen, loaded);
    return loaded;
  }

  const forget = (screen: ScreenId): void => void loading.delete(screen);
  const preload = (screen: ScreenId): void => void load(screen).catch(() => forget(screen));
  return { load, forget, preload };
}

export const { load: loadScreen, forget: forgetScreen, preload: preloadScreen } = createScreenLoader(partsOf);
