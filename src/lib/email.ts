/** Whether a text can be an e-mail address: one `@`, a dot in the domain, no space. The server has the last word. */
export function looksLikeEmail(text: string): boolean {
  return /^[^\s@]+@[^\s@]+\.[^\s@.]+$/.test(text.trim());
}
