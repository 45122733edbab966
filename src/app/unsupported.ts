/**
 * What the application cannot do without. The list is short on purpose: what the build target already
 * needs to parse is checked by `public/boot.js`, which any browser can run.
 */
const NEEDED: Readonly<Record<string, () => boolean>> = {
  IndexedDB: () => 'indexedDB' in globalThis,
  AbortSignal: () => 'AbortSignal' in globalThis && 'any' in AbortSignal,
  Intl: () => 'Segmenter' in Intl,
  Promise: () => 'withResolvers' in Promise,
};

/** Names of the technologies this browser lacks; empty when everything is there (spec §8). */
export function missingTechnologies(): readonly string[] {
  return Object.entries(NEEDED)
    .filter(([, present]) => !present())
    .map(([name]) => name);
}
