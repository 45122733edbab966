import type { CsvValue } from '#lib/csv.ts';
import type { ExportFormat } from '#lib/export-formats.ts';

/** Some of the rows, in their order; the first of all is the head. The last come with the format to write them in. */
export interface ToWriter {
  readonly rows: readonly (readonly CsvValue[])[];
  readonly format: ExportFormat | null;
}

export type FromWriter =
  | { readonly kind: 'file'; readonly file: Blob }
  | { readonly kind: 'failure'; readonly message: string };
