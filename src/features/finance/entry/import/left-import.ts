import type { PastedMarks } from '#domain/import/pasted.ts';
import type { ImportAnswers } from '#domain/import/questions.ts';
import { isObject } from '#lib/shape.ts';
import type { LeftImport } from '#machines/import/import.types.ts';
import { forgetWork, keepWork, readWork } from '#state/kept-work.ts';
import { marksIn, withPastedMarks } from './pasted-file.ts';

/** What an older version of the application wrote has another form, and is not read. */
const FORM = 1;

/** An import whose page was closed or reloaded, as the device keeps it. */
export interface StoredImport extends LeftImport {
  readonly form: typeof FORM;
  readonly name: string;
  /** Bytes. */
  readonly size: number;
  readonly lastModified: number;
  /** What the spreadsheet of a pasted block hid or struck through; the file itself does not say it. */
  readonly marks?: PastedMarks;
  /** The answers of a question that was not sent yet. */
  readonly answers: ImportAnswers;
}

const isStored = (value: unknown): value is StoredImport =>
  isObject(value) && value['form'] === FORM && Array.isArray(value['corrections']) && Array.isArray(value['asked']);
const isFile = (value: unknown): value is File => value instanceof File;

const textOf = (draft: string) => `import ${draft}`;
/** By itself: it may be large, and does not change with each correction. */
const fileOf = (draft: string) => `import-file ${draft}`;

/** Whether a file is the one that an import was left with. */
export const isSameFile = (file: File, { name, size, lastModified }: StoredImport): boolean =>
  file.name === name && file.size === size && file.lastModified === lastModified;

export interface ReadImport {
  readonly stored: StoredImport;
  /** `null` if the device had no room for it: it must be chosen again. */
  readonly file: File | null;
}

/** The import that was left for a draft; `null` if there is none, or the device does not answer. */
export async function readLeftImport(draft: string): Promise<ReadImport | null> {
  const [stored, file] = await Promise.all([readWork(textOf(draft), isStored), readWork(fileOf(draft), isFile)]);
  if (!stored) return null;
  const { marks } = stored;
  const same = file && isSameFile(file, stored) ? file : null;
  return { stored, file: same && marks ? withPastedMarks(same, marks) : same };
}

/** The file that was stored last, by draft: it is not written again. */
const files = new Map<string, File>();

/** Keeps how far an import has come, and its file. @returns whether the device has all of it */
export async function keepLeftImport(
  draft: string,
  file: File,
  left: LeftImport & Pick<StoredImport, 'answers'>,
): Promise<boolean> {
  const { name, size, lastModified } = file;
  const marks = marksIn(file);
  const isNew = files.get(draft) !== file;
  if (isNew) files.delete(draft);
  const kept = await keepWork(textOf(draft), {
    form: FORM,
    name,
    size,
    lastModified,
    ...(marks && { marks }),
    ...left,
  });
  if (isNew && (await keepWork(fileOf(draft), file))) files.set(draft, file);
  return kept && files.get(draft) === file;
}

/** Forgets the import of a draft once its rows are taken, or it was closed. */
export async function forgetLeftImport(draft: string): Promise<void> {
  files.delete(draft);
  await Promise.all([forgetWork(textOf(draft)), forgetWork(fileOf(draft))]);
}
