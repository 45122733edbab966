/** The first letters of the first two words of a name, in capitals: « Estelle Ngo Bassa » is EN. */
export function initialsOf(name: string): string {
  const words = name.trim().split(/[\s\u202F\u00A0]+/u);
  return words
    .slice(0, 2)
    .map((word) => Array.from(word)[0] ?? '')
    .join('')
    .toLocaleUpperCase();
}

/** The index of the tint for a name, from 0. A name has the same tint on every screen and device. */
export function tintOf(name: string, tints: number): number {
  let hash = 0;
  for (const letter of name) hash = (hash * 31 + (letter.codePointAt(0) ?? 0)) % 65_521;
  return hash % tints;
}
