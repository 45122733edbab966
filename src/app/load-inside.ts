import { lateCode } from './late-code.ts';

/** The guard and the table of routes. */
export const insideCode = lateCode(() => import('./inside.tsx'));

/** Loads the page of a path ahead of need, once the table of routes is there. */
export function preloadAt(path: string): void {
  insideCode.load().then(
    ({ default: inside }) => inside.preloadPage(path),
    () => insideCode.forget(),
  );
}
