/** A kind of file: what its name ends with, and what browsers say it is. */
export interface FileFormat {
  /** Its name among people, the same in every language; several formats may share it. */
  readonly label: string;
  /** Lower case, without the dot. */
  readonly extensions: readonly string[];
  readonly types: readonly string[];
}

const FILE_FORMATS = {
  // Windows tells a CSV as Excel's own, once that is installed.
  csv: { label: 'CSV', extensions: ['csv'], types: ['text/csv', 'application/csv', 'text/plain', 'application/vnd.ms-excel'] },
  excel: {
    label: 'Excel',
    extensions: ['xlsx', 'xls'],
    types: ['application/vnd.openxmlformats-officedocument.spreadsheetml.sheet', 'application/vnd.ms-excel'],
  },
  png: { label: 'PNG', extensions: ['png'], types: ['image/png'] },
  jpeg: { label: 'JPEG', extensions: ['jpg', 'jpeg'], types: ['image/jpeg', 'image/jpg'] },
  pdf: { label: 'PDF', extensions: ['pdf'], types: ['application/pdf'] },
} as const satisfies Record<string, FileFormat>;

/** What a place takes. */
export interface FileRules {
  readonly formats: readonly FileFormat[];
  /** Bytes; a file of just as many is taken. */
  readonly maxBytes: number;
}

const { csv, excel, png, jpeg, pdf } = FILE_FORMATS;

/** The two places whose limits are told (spec §6). */
export const FILE_RULES = {
  trends: { formats: [csv, excel], maxBytes: 5_191_680 },
  administration: { formats: [csv, excel, png, jpeg, pdf], maxBytes: 20_766_720 },
} as const satisfies Record<string, FileRules>;

export const FILE_REFUSALS = ['nameMissing', 'formatNotAllowed', 'tooLarge'] as const;
export type FileRefusal = (typeof FILE_REFUSALS)[number];

/** What is asked of a file; a `File` has it all. */
export interface FileFacts {
  readonly name: string;
  /** Bytes. */
  readonly size: number;
  /** MIME; empty where the browser does not know. */
  readonly type: string;
}

/**
 * Why a file cannot be taken, or nothing. Its name decides its format, and its type may not contradict it.
 * Only the first reason is told: its name, then its format, then its size.
 */
export function checkFile({ name, size, type }: FileFacts, { formats, maxBytes }: FileRules): FileRefusal | null {
  const trimmed = name.trim();
  const dot = trimmed.lastIndexOf('.');
  if ((dot < 0 ? trimmed : trimmed.slice(0, dot)) === '') return 'nameMissing';
  const extension = dot < 0 ? '' : trimmed.slice(dot + 1).toLowerCase();
  const [mime = ''] = type.toLowerCase().split(';');
  const isAllowed = formats.some(
    ({ extensions, types }) => extensions.includes(extension) && (mime === '' || types.includes(mime.trim())),
  );
  if (!isAllowed) return 'formatNotAllowed';
  return size > maxBytes ? 'tooLarge' : null;
}

const UNITS = ['byte', 'kilobyte', 'megabyte', 'gigabyte'] as const;

/**
 * A size as people read it: « 1,2 Mo », « 20 Mo ». Each unit is 1,024 of the one before, as the limits are told (spec §6).
 * @param locale BCP 47
 */
export function formatBytes(bytes: number, locale: string): string {
  const power = bytes < 1 ? 0 : Math.min(Math.floor(Math.log2(bytes) / 10), UNITS.length - 1);
  const unit = UNITS[power] ?? 'byte';
  const value = bytes / 1024 ** power;
  return new Intl.NumberFormat(locale, { style: 'unit', unit, maximumFractionDigits: value < 10 ? 1 : 0 }).format(value);
}
