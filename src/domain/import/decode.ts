export type Encoding = 'utf-8' | 'utf-16le' | 'utf-16be' | 'windows-1252' | 'macintosh' | 'cp850';

/**
 * Decodes a text file: UTF-16 by its byte order mark or by its zeros, else UTF-8 if it is valid, else the encoding of one
 * byte for each letter that gives most French letters. Drops the mark.
 */
export function decode(bytes: Uint8Array): { readonly text: string; readonly encoding: Encoding } {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return inEncoding(bytes, 'utf-16le');
  if (first === 0xfe && second === 0xff) return inEncoding(bytes, 'utf-16be');
  const wide = wideEncoding(bytes);
  if (wide) return inEncoding(bytes, wide);
  try {
    return { text: new TextDecoder('utf-8', { fatal: true }).decode(bytes), encoding: 'utf-8' };
  } catch {
    // Accented text of one byte for each letter is almost never valid UTF-8.
    return inEncoding(bytes, byteEncoding(bytes));
  }
}

/** How many bytes are searched for zeros, and the share of every second byte that must be zero, and of the others not. */
const SEARCHED = 1024;
const MANY = 0.6;
const FEW = 0.05;

/** UTF-16 without a byte order mark: nearly every second byte is zero. */
export function wideEncoding(bytes: Uint8Array): 'utf-16le' | 'utf-16be' | null {
  const head = bytes.subarray(0, SEARCHED);
  if (head.length < 4 || bytes.length % 2 !== 0) return null;
  const zeros = [0, 0];
  for (const [at, byte] of head.entries()) if (byte === 0) zeros[at % 2] = (zeros[at % 2] ?? 0) + 1;
  const [even = 0, odd = 0] = zeros.map((count) => count / (head.length / 2));
  if (odd >= MANY && even <= FEW) return 'utf-16le';
  return even >= MANY && odd <= FEW ? 'utf-16be' : null;
}

/** Windows-1252 first: it is the usual one. Old accounting programs write CP850, old Macs their own. */
const OF_ONE_BYTE = ['windows-1252', 'cp850', 'macintosh'] as const satisfies readonly Encoding[];
/** How many letters above ASCII are looked at. */
const JUDGED = 2000;

/** The encoding in which most letters above ASCII are French ones. */
function byteEncoding(bytes: Uint8Array): (typeof OF_ONE_BYTE)[number] {
  const high = bytes.filter((byte) => byte >= 0x80).subarray(0, JUDGED);
  const french = (encoding: Encoding): number =>
    inEncoding(high, encoding).text.match(/[àâçéèêëîïôùûüÿœæ°’«»]/giu)?.length ?? 0;
  return OF_ONE_BYTE.toSorted((one, other) => french(other) - french(one))[0] ?? 'windows-1252';
}

/** The second half of CP850, which no browser decodes. */
const CP850 = Array.from(
  'ÇüéâäàåçêëèïîìÄÅÉæÆôöòûùÿÖÜø£Ø×ƒáíóúñÑªº¿®¬½¼¡«»░▒▓│┤ÁÂÀ©╣║╗╝¢¥┐' +
    '└┴┬├─┼ãÃ╚╔╩╦╠═╬¤ðÐÊËÈıÍÎÏ┘┌█▄¦Ì▀ÓßÔÒõÕµþÞÚÛÙýÝ¯´\u00AD±‗¾¶§÷¸°¨·¹³²■\u00A0',
);

function decodeCp850(bytes: Uint8Array): string {
  let text = '';
  for (const byte of bytes) text += byte < 0x80 ? String.fromCodePoint(byte) : CP850[byte - 0x80];
  return text;
}

const inEncoding = (bytes: Uint8Array, encoding: Encoding) => ({
  text: encoding === 'cp850' ? decodeCp850(bytes) : new TextDecoder(encoding).decode(bytes),
  encoding,
});
