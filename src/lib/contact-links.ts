/** Digits that a number has at least. */
const SHORTEST = 6;

const digitsOf = (text: string): string => text.replaceAll(/[^\d+]/gu, '');

/**
 * A link that calls a number as somebody wrote it, « 6 77 12 34 56 (bureau) »: the first, where there are several, without what is
 * written behind it, « poste 12 »; `null` without any digit.
 */
export function callHref(phone: string | null | undefined): string | null {
  const [written] = /[+(]*\d[^\p{L}\n]*/u.exec(phone ?? '') ?? [];
  if (written === undefined) return null;
  // Some write 01/23/45/67.
  const first = digitsOf(written.split(/[/,;|]/u)[0] ?? '');
  return `tel:${first.length < SHORTEST ? digitsOf(written) : first}`;
}

/** A link that writes to an address; `null` for what is not one. */
export const mailHref = (email: string | null | undefined): string | null =>
  email?.includes('@') ? `mailto:${encodeURIComponent(email).replace('%40', '@')}` : null;

/** A link that marks a place in the device's map application. */
export const mapHref = ({ lat, lng }: { readonly lat: number; readonly lng: number }): string =>
  `geo:${lat},${lng}?q=${lat},${lng}`;
