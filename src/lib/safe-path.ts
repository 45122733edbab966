const BASE = 'https://tournee.invalid';

/** The address of a path on this host, by whatever spelling; undefined for another host, and for what is no path. */
function onThisHost(path: string): URL | undefined {
  if (!path.startsWith('/') || path.includes('\\') || !URL.canParse(path, BASE)) return undefined;
  const url = new URL(path, BASE);
  return url.origin === BASE && !url.pathname.startsWith('//') ? url : undefined;
}

/** Whether a path stays on this host: browsers read `//`, `/\` and a tab between slashes as the beginning of another. */
export const isInside = (path: string): boolean => onThisHost(path) !== undefined;

/**
 * Checks the `to` parameter of the sign-in page (docs/rules/access.md#return-path). Refuses other origins in any
 * spelling (`//host`, `/\\host`, a tab between the slashes, a scheme) and `/user/*`, which would lead back to sign-in.
 * @returns path, query and hash, normalised by the URL parser and without a `token` parameter; `undefined` if refused
 */
export function safePath(to: string | null | undefined): string | undefined {
  const url = onThisHost(to ?? '');
  if (!url) return undefined;
  if (url.pathname === '/user' || url.pathname.startsWith('/user/')) return undefined;
  url.searchParams.delete('token');
  return url.pathname + url.search + url.hash;
}
