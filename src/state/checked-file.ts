import { useState } from 'react';
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

/**
 * The file that a form may have besides its fields. One that is refused, by its name or by its content, stands there until it is taken
 * away or replaced: saved meanwhile, the form would go without it.
 * @param take receives a file that is not refused
 */
export function useCheckedFile(take: (file: File) => void) {
  const [refusal, setRefusal] = useState<FileRefusal | null>(null);
  const [isRefused, setRefused] = useState(false);
  return {
    isRefused,
    async choose(file: File): Promise<void> {
      setRefusal(null);
      const found = await checkAdministrationFile(file);
      setRefusal(found);
      setRefused(found !== null);
      if (found === null) take(file);
    },
    /** Properties of the field. */
    field: {
      refusal,
      onRefused(isNow: boolean): void {
        setRefused(isNow);
        if (!isNow) setRefusal(null);
      },
    },
  };
}
