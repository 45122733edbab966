import { ChunkError } from './lazy-screen.ts';

type InsideModule = typeof import('./inside.tsx');

let loading: Promise<InsideModule> | undefined;

/** Loads the guard and the table of routes, once. A failure is remembered, because rendering asks again and again. */
export function loadInside(): Promise<InsideModule> {
  loading ??= import('./inside.tsx').catch((cause: unknown) => {
    throw new ChunkError('The application could not be loaded', { cause });
  });
  return loading;
}

/** Forgets a failure: the next `loadInside` tries again. */
export const forgetInside = (): void => {
  loading = undefined;
};

/** Loads it ahead of need. A failure is forgotten. */
export const preloadInside = (): void => void loadInside().catch(forgetInside);
