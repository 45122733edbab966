import { type PastedMarks, pastedMarks } from '#domain/import/pasted.ts';
import type { ClipboardMarks } from '#ui/sheet-grid/marks.ts';

/** What the spreadsheets of pasted blocks hid or struck through: a text file cannot say it. */
const marksOf = new WeakMap<File, PastedMarks>();

/** A block of the clipboard as the file that it might have been. */
export function pastedFile(
  cells: readonly (readonly string[])[],
  name: string,
  { marks, height }: ClipboardMarks,
): File {
  // Lines of one cell may be those of a file already, quotes and all: « "Tensorel";"900" ».
  const special = cells.every(({ length }) => length === 1) ? /[\t\r\n]/u : /["\t\r\n]/u;
  const quoted = (text: string) => (special.test(text) ? `"${text.replaceAll('"', '""')}"` : text);
  const text = cells.map((row) => row.map(quoted).join('\t')).join('\n');
  const file = new File([text], `${name}.txt`, { type: 'text/plain' });
  if (marks.length > 0) marksOf.set(file, pastedMarks(cells, marks, height));
  return file;
}

/** Gives a pasted file that the device had kept its marks again. */
export const withPastedMarks = (file: File, marks: PastedMarks): File => {
  marksOf.set(file, marks);
  return file;
};

/** What the spreadsheet hid or struck through of a file that was pasted; `undefined` for any other file. */
export const marksIn = (file: File): PastedMarks | undefined => marksOf.get(file);
