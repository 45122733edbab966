import { FILE_RULES } from '../files/file-rules.ts';
import { checkFile, type FileFacts, type FileRefusal, type FileRules } from '#lib/file-check.ts';
import type { FinanceKind } from '../finance/rows.ts';

const [{ extensions, types, ...delimited }, excel] = FILE_RULES.trends.formats;
/** The extensions of text with separators, which is read under each. */
export const TEXT_EXTENSIONS: readonly string[] = [...extensions, 'txt', 'tsv', 'tab'];
const csv = { ...delimited, extensions: TEXT_EXTENSIONS, types: [...types, 'text/tab-separated-values'] };
const { maxBytes } = FILE_RULES.administration;

/** See docs/rules/finance.md#import-formats and docs/rules/limits.md#file-sizes. */
export const IMPORT_RULES = {
  goals: { formats: [csv, excel], maxBytes },
  trends: { formats: [csv], maxBytes: FILE_RULES.trends.maxBytes },
  sales: { formats: [csv, excel], maxBytes },
} as const satisfies Record<FinanceKind, FileRules>;

/** Why a file is refused after it was opened; {@link FileRefusal} are the reasons before that. */
export type ImportRefusal =
  | FileRefusal
  | 'empty'
  | 'headerOnly'
  | 'oldExcel'
  | 'htmlTable'
  | 'protected'
  | 'unreadable';

/** Checks a file before it is opened; `null` when it can be read. */
export function refusalOf(file: FileFacts, kind: FinanceKind): ImportRefusal | null {
  return checkFile(file, IMPORT_RULES[kind]) ?? (file.size === 0 ? 'empty' : null);
}
