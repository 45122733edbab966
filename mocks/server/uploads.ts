import type { StoredFile } from '#mocks/seed/types.ts';
import type { ServerCode } from '#api/codes.ts';
import { FILE_RULES } from '#domain/files/file-rules.ts';
import { checkContent, checkFile, type FileRefusal, HEAD_BYTES, typeOf } from '#lib/file-check.ts';
import type { Context } from './context.ts';
import { refusal } from './errors.ts';

const CODES: Readonly<Record<FileRefusal, ServerCode>> = {
  nameMissing: 'FILE_NAME_REQUIRED',
  nameTooLong: 'FILE_NAME_TOO_LONG',
  formatNotAllowed: 'FILE_FORMAT_NOT_ALLOWED',
  contentMismatch: 'FILE_FORMAT_NOT_ALLOWED',
  tooLarge: 'FILE_TOO_LARGE',
};

/**
 * Uploaded files whose content does not match their extension. Resolvers are synchronous and cannot read files, so this
 * runs before them.
 */
export async function findMislabelled(variables: Readonly<Record<string, unknown>>): Promise<ReadonlySet<unknown>> {
  const checked = await Promise.all(
    Object.values(variables).map(async (value) => {
      if (!isFile(value)) return [];
      const head = new Uint8Array(await value.slice(0, HEAD_BYTES).arrayBuffer());
      return checkContent(value.name, head) === null ? [] : [value];
    }),
  );
  return new Set(checked.flat());
}

/** Checks the shape rather than the class, since some hosts have their own `File` class. JSON has no functions. */
export const isFile = (value: unknown): value is File =>
  typeof value === 'object' &&
  value !== null &&
  'name' in value &&
  'size' in value &&
  'arrayBuffer' in value &&
  typeof value.arrayBuffer === 'function';

/**
 * Checks an uploaded file of the administration screens: docs/rules/limits.md#file-checks.
 * @throws FILE_NAME_REQUIRED, FILE_NAME_TOO_LONG, FILE_FORMAT_NOT_ALLOWED, FILE_TOO_LARGE
 */
export function taken(file: File, context: Context): Omit<StoredFile, 'name'> {
  const wrong =
    checkFile(file, FILE_RULES.administration) ?? (context.mislabelled.has(file) ? 'contentMismatch' : null);
  if (wrong) throw refusal(CODES[wrong], `${file.name}: ${wrong}`);
  return { content: file, size: file.size, type: typeOf(file) || 'application/octet-stream', Created: context.now };
}
