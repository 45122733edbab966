/** The zeros of Arabic-Indic, eastern Arabic-Indic and full-width digits. */
const ZEROS = [0x06_60, 0x06_f0, 0xff_10];

/** A text with these digits as those of other texts. Their separators stay: nothing else says what they mean. */
export const plainDigits = (text: string): string =>
  text.replaceAll(/[\u0660-\u0669\u06F0-\u06F9\uFF10-\uFF19]/gu, (digit) => {
    const code = digit.codePointAt(0) ?? 0;
    return String(code - (ZEROS.findLast((zero) => zero <= code) ?? code));
  });
