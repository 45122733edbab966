export const ENCODINGS = ['utf-8', 'utf-16le', 'utf-16be', 'windows-1252'] as const;
export type Encoding = (typeof ENCODINGS)[number];

/** Decodes a text file: UTF-16 by its byte order mark, else UTF-8 if it is valid, else Windows-1252. Drops the mark. */
export function decode(bytes: Uint8Array): { readonly text: string; readonly encoding: Encoding } {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return inEncoding(bytes, 'utf-16le');
  if (first === 0xfe && second === 0xff) return inEncoding(bytes, 'utf-16be');
  try {
    return { text: new TextDecoder('utf-8', { fatal: true }).decode(bytes), encoding: 'utf-8' };
  } catch {
    // Accented Windows-1252 text is almost never valid UTF-8.
    return inEncoding(bytes, 'windows-1252');
  }
}

const inEncoding = (bytes: Uint8Array, encoding: Encoding) => ({
  text: new TextDecoder(encoding).decode(bytes),
  encoding,
});
