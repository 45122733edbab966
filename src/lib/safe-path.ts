const BASE = 'https://tournee.invalid';

/**
 * Checks the `to` parameter of the sign-in page (docs/rules/access.md#return-path). Refuses other origins in any
 * spelling (`//host`, `/\\host`, a tab between the slashes, a scheme) and `/user/*`, which would lead back to sign-in.
 * @returns path, query and hash, normalised by the URL parser and without a `token` parameter; `undefined` if refused
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
