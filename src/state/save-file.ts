import type { CsvValue } from '#lib/csv.ts';

/** Starts the download of a file, as if the user had followed a link to it. */
export function saveFile(name: string, content: Blob): void {
  const address = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  URL.revokeObjectURL(address);
}

/**
 * Starts the download of a short CSV file; see export-table.ts for tables that may be long. Loads the CSV library on first
 * use.
 */
export async function saveCsv(name: string, rows: readonly (readonly CsvValue[])[]): Promise<void> {
  const { writeCsv } = await import('#lib/csv.ts');
  saveFile(name, new Blob([writeCsv(rows)], { type: 'text/csv' }));
}
