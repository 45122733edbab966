/** The most characters of a free text, wherever one is typed or sent: docs/rules/limits.md#text-lengths. */
export const TEXT_LIMITS = {
  /** A name, an address, a number: one line. */
  line: 200,
  /** A description or a note: several lines. */
  text: 5000,
} as const;
