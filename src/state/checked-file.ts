import { FILE_RULES } from '#domain/files/file-rules.ts';
import { checkContent, checkFile, type FileRefusal, HEAD_BYTES } from '#lib/file-check.ts';

/** Whether a file may be sent to the administration: by its name, its type, its size, and what it holds (spec §5). */
export async function checkAdministrationFile(file: File): Promise<FileRefusal | null> {
  const head = async () => new Uint8Array(await file.slice(0, HEAD_BYTES).arrayBuffer());
  return checkFile(file, FILE_RULES.administration) ?? checkContent(file.name, await head());
}
