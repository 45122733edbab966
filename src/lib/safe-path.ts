const BASE = 'https://tournee.invalid';

/**
 * Reads the `to` of a sign-in address: an address inside the application, or nothing (decision 8).
 * Refused: another origin in any spelling (`//host`, `/\\host`, a tab between the slashes, a scheme), and `/user/*`,
 * which would send a signed-in user back to the sign-in page.
 * @returns path, query and hash, normalised by the URL parser; the `token` of a query is dropped
 */
export function safePath(to: string | null | undefined): string | undefined {
  if (!to?.startsWith('/') || to.includes('\\')) return undefined;
  if (!URL.canParse(to, BASE)) return undefined;
  const url = new URL(to, BASE);
  if (url.origin !== BASE || url.pathname.startsWith('//')) return undefined;
  if (url.pathname === '/user' || url.pathname.startsWith('/user/')) return undefined;
  url.searchParams.delete('token');
  return url.pathname + url.search + url.hash;
}
