/** A rough check for an e-mail address: one `@`, a dot in the domain, no spaces. The server decides. */
export function looksLikeEmail(text: string): boolean {
  return /^[^\s@]+@[^\s@]+\.[^\s@.]+$/.test(text.trim());
}
