/** The zeros of Arabic-Indic, eastern Arabic-Indic and full-width digits. */
const ZEROS = [0x06_60, 0x06_f0, 0xff_10];

/**
 * Zero-width spaces and marks of the direction of Latin text, which copies from web pages and chats have: nobody sees them
 * in a number. Marks of the other direction and overrides stay, since the digits around them are shown in another order.
 */
const UNSEEN = /[\u200B-\u200E\u202A\u202C\u2060\u2066\u2068\u2069\uFEFF]/gu;

/**
 * A text with these digits as those of other texts, and without marks that nobody sees. Separators stay: nothing else says
 * what they mean.
 */
export const plainDigits = (text: string): string =>
  text.replaceAll(UNSEEN, '').replaceAll(/[\u0660-\u0669\u06F0-\u06F9\uFF10-\uFF19]/gu, (digit) => {
    const code = digit.codePointAt(0) ?? 0;
    return String(code - (ZEROS.findLast((zero) => zero <= code) ?? code));
  });
