import { type Arriving, arriving } from './arriving.ts';
import { ChunkError } from './lazy-screen.ts';

export interface LateCode<Code> {
  /** Loads it, once. A failure is remembered, because rendering asks again and again. Rejects with {@link ChunkError}. */
  readonly load: () => Arriving<Code>;
  /** Forgets a failure: the next `load` tries again. */
  readonly forget: () => void;
  /** Loads it ahead of need. A failure is forgotten. */
  readonly preload: () => void;
}

/** A part of the application that is not loaded with the first page. */
export function lateCode<Code>(read: () => Promise<Code>): LateCode<Code> {
  let loading: Arriving<Code> | undefined;
  const load = () =>
    (loading ??= arriving(
      read().catch((cause: unknown) => {
        throw new ChunkError('The application could not be loaded', { cause });
      }),
    ));
  const forget = (): void => {
    loading = undefined;
  };
  return { load, forget, preload: () => void load().catch(forget) };
}
