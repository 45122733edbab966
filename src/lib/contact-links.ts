/** A link that calls a number as somebody wrote it, « 6 77 12 34 56 (bureau) »; `null` without any digit. */
export const callHref = (phone: string | null | undefined): string | null =>
  phone && /\d/u.test(phone) ? `tel:${phone.replaceAll(/[^\d+]/gu, '')}` : null;

/** A link that writes to an address; `null` for what is not one. */
export const mailHref = (email: string | null | undefined): string | null =>
  email?.includes('@') ? `mailto:${encodeURIComponent(email).replace('%40', '@')}` : null;

/** A link that marks a place in the device's map application. */
export const mapHref = ({ lat, lng }: { readonly lat: number; readonly lng: number }): string =>
  `geo:${lat},${lng}?q=${lat},${lng}`;
