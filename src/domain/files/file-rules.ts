import { FILE_FORMATS, type FileRules } from '#lib/file-check.ts';

const { csv, excel, png, jpeg, pdf, word } = FILE_FORMATS;

/** The formats and sizes of uploads; the page and the demo server check the same limits. */
export const FILE_RULES = {
  trends: { formats: [csv, excel], maxBytes: 5_191_680 },
  administration: { formats: [csv, excel, word, png, jpeg, pdf], maxBytes: 20_766_720 },
} as const satisfies Record<string, FileRules>;
