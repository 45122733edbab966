import { FILE_RULES } from '#domain/files/file-rules.ts';
import { checkContent, checkFile, type FileRefusal, HEAD_BYTES } from '#lib/file-check.ts';

/**
 * Checks a file for an upload to the administration: name, type, size and content.
 * @returns why it is refused, or `null`
 */
export async function checkAdministrationFile(file: File): Promise<FileRefusal | null> {
  const head = async () => new Uint8Array(await file.slice(0, HEAD_BYTES).arrayBuffer());
  return checkFile(file, FILE_RULES.administration) ?? checkContent(file.name, await head());
}
