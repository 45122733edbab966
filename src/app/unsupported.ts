/**
 * The features that the application needs and the build target does not guarantee. `public/boot.js`, which any browser
 * can run, checks that the browser can parse the build at all.
 */
const NEEDED: Readonly<Record<string, () => boolean>> = {
  IndexedDB: () => 'indexedDB' in globalThis,
  AbortSignal: () => 'AbortSignal' in globalThis && 'any' in AbortSignal,
  Intl: () => 'Segmenter' in Intl,
  Promise: () => 'withResolvers' in Promise,
};

/** The names of the features this browser lacks. See docs/rules/api.md#unsupported-device. */
export function missingTechnologies(): readonly string[] {
  return Object.entries(NEEDED)
    .filter(([, present]) => !present())
    .map(([name]) => name);
}
