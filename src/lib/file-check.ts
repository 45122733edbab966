import { hasVisible } from './visible-text.ts';
import { numberFormat } from './intl.ts';

/** A file format: its extensions and MIME types. */
export interface FileFormat {
  /** The name shown to users, the same in every language. */
  readonly label: string;
  /** Lower case, without the dot. */
  readonly extensions: readonly string[];
  readonly types: readonly string[];
}

/** The formats that a file may be allowed to have. */
export const FILE_FORMATS = {
  // With Excel installed, Windows reports CSV files as vnd.ms-excel.
  csv: {
    label: 'CSV',
    extensions: ['csv'],
    types: ['text/csv', 'application/csv', 'text/plain', 'application/vnd.ms-excel'],
  },
  excel: {
    label: 'Excel',
    extensions: ['xlsx', 'xls'],
    types: ['application/vnd.openxmlformats-officedocument.spreadsheetml.sheet', 'application/vnd.ms-excel'],
  },
  png: { label: 'PNG', extensions: ['png'], types: ['image/png'] },
  jpeg: { label: 'JPEG', extensions: ['jpg', 'jpeg'], types: ['image/jpeg', 'image/jpg'] },
  pdf: { label: 'PDF', extensions: ['pdf'], types: ['application/pdf'] },
  word: {
    label: 'Word',
    extensions: ['docx', 'doc'],
    types: ['application/vnd.openxmlformats-officedocument.wordprocessingml.document', 'application/msword'],
  },
} as const satisfies Record<string, FileFormat>;

/** The files that are accepted in one place. */
export interface FileRules {
  readonly formats: readonly FileFormat[];
  /** Bytes, inclusive. */
  readonly maxBytes: number;
}

export const FILE_REFUSALS = ['nameMissing', 'nameTooLong', 'formatNotAllowed', 'tooLarge', 'contentMismatch'] as const;
export type FileRefusal = (typeof FILE_REFUSALS)[number];

/** The properties of a `File` that are checked. */
export interface FileFacts {
  readonly name: string;
  /** Bytes. */
  readonly size: number;
  /** MIME type; empty or `application/octet-stream` where the browser does not know it. */
  readonly type: string;
}

/** Characters of a file name, with its extension: what file systems take (255 bytes), were every letter accented. */
export const MAX_FILE_NAME = 120;

/** What a browser says of a type that it does not know: nothing in `File.type`, the second in a form that it sends. */
const UNKNOWN_TYPES: ReadonlySet<string> = new Set(['', 'application/octet-stream', 'binary/octet-stream']);

const mimeOf = (type: string): string => type.toLowerCase().split(';')[0]?.trim() ?? '';

const TYPES: Readonly<Record<string, string>> = {
  csv: 'text/csv',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  xls: 'application/vnd.ms-excel',
  png: 'image/png',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  pdf: 'application/pdf',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  doc: 'application/msword',
};

/** The MIME type of a file: its own, or where that is unknown, that of its extension. */
export function typeOf({ name, type }: Pick<FileFacts, 'name' | 'type'>): string {
  if (!UNKNOWN_TYPES.has(mimeOf(type))) return type;
  return TYPES[extensionOf(name)] ?? type;
}

/**
 * Checks name, then format, then size. The extension decides the format, and the MIME type must not contradict it. Where
 * the type is unknown, {@link checkContent} decides.
 * @returns the first reason to refuse the file, or `null`
 */
export function checkFile({ name, size, type }: FileFacts, { formats, maxBytes }: FileRules): FileRefusal | null {
  const { stem, extension } = partsOf(name);
  if (!hasVisible(stem)) return 'nameMissing';
  if (name.length > MAX_FILE_NAME) return 'nameTooLong';
  const mime = mimeOf(type);
  const isAllowed = formats.some(
    ({ extensions, types }) => extensions.includes(extension) && (UNKNOWN_TYPES.has(mime) || types.includes(mime)),
  );
  if (!isAllowed) return 'formatNotAllowed';
  return size > maxBytes ? 'tooLarge' : null;
}

function partsOf(name: string): { readonly stem: string; readonly extension: string } {
  const trimmed = name.trim();
  const dot = trimmed.lastIndexOf('.');
  if (dot < 0) return { stem: trimmed, extension: '' };
  return { stem: trimmed.slice(0, dot), extension: trimmed.slice(dot + 1).toLowerCase() };
}

/** The extension of a file name: lower case, without the dot; empty if there is none. */
export const extensionOf = (name: string): string => partsOf(name).extension;

/** How many of the first bytes {@link checkContent} needs. */
export const HEAD_BYTES = 1024;

const beginsWith =
  (...bytes: readonly number[]) =>
  (head: Uint8Array): boolean =>
    bytes.every((byte, index) => head[index] === byte);

const isZip = beginsWith(0x50, 0x4b, 0x03, 0x04);
/** The container format of Office files before 2007. */
const isCompound = beginsWith(0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1);
const isPng = beginsWith(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a);
const isJpeg = beginsWith(0xff, 0xd8, 0xff);
/** PDF readers accept the header anywhere in the first kilobyte. */
const isPdf = (head: Uint8Array): boolean => new TextDecoder('latin1').decode(head).includes('%PDF-');
const isUtf16 = (head: Uint8Array): boolean => beginsWith(0xff, 0xfe)(head) || beginsWith(0xfe, 0xff)(head);
const isText = (head: Uint8Array): boolean =>
  head.length > 0 &&
  (isUtf16(head) || !head.includes(0)) &&
  ![isZip, isCompound, isPng, isJpeg, isPdf].some((is) => is(head));

/** The check of a file's first bytes, by extension. */
const LOOKS: Readonly<Record<string, (head: Uint8Array) => boolean>> = {
  csv: isText,
  xlsx: isZip,
  xls: isCompound,
  docx: isZip,
  doc: isCompound,
  png: isPng,
  jpg: isJpeg,
  jpeg: isJpeg,
  pdf: isPdf,
};

/**
 * Checks by its first bytes that a file has the format of its extension, so that a renamed program is refused.
 * @param head the first {@link HEAD_BYTES} bytes, or all of a shorter file
 */
export function checkContent(name: string, head: Uint8Array): FileRefusal | null {
  return LOOKS[extensionOf(name)]?.(head) ? null : 'contentMismatch';
}

const UNITS = ['byte', 'kilobyte', 'megabyte', 'gigabyte'] as const;

/**
 * Formats a size: « 1,2 Mo », « 20 Mo ». A unit is 1,024 of the one below, as in docs/rules/limits.md#file-sizes. Uses
 * narrow units, because the short English unit is “byte” even in the plural.
 * @param locale BCP 47
 */
export function formatBytes(bytes: number, locale: string): string {
  const power = bytes < 1 ? 0 : Math.min(Math.floor(Math.log2(bytes) / 10), UNITS.length - 1);
  const unit = UNITS[power] ?? 'byte';
  const value = bytes / 1024 ** power;
  return numberFormat(locale, {
    style: 'unit',
    unit,
    unitDisplay: 'narrow',
    maximumFractionDigits: value < 10 ? 1 : 0,
  })
    .formatToParts(value)
    .filter(({ type }) => type !== 'literal')
    .map((part) => (part.type === 'unit' ? `\u202F${part.value}` : part.value))
    .join('');
}
