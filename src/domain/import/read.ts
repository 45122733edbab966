import { isBlank } from '#lib/blank.ts';
import { checkContent, extensionOf, HEAD_BYTES } from '#lib/file-check.ts';
import type { FinanceKind, FinancePeriod } from '../finance/rows.ts';
import type { Catalogue } from './lookup.ts';
import { checkRows, type ImportReport } from './check.ts';
import {
  findHeader,
  guessRoles,
  type Header,
  type KnownColumns,
  missingRoles,
  type Role,
  titlesOf,
} from './columns.ts';
import { decode, type Encoding } from './decode.ts';
import type { KnownNames } from './corrections.ts';
import type { ImportNote } from './notes.ts';
import type { ImportHistory } from './outliers.ts';
import type { ImportAnswers, ImportQuestion } from './questions.ts';
import { type Cells, recordsOf, type Separator, separatorOf } from './records.ts';
import { type ImportRefusal, refusalOf } from './rules.ts';
import { type ImportTable, tableOf } from './table.ts';

/** How the rows of a file are read: sheet, header and the role of each column. */
export interface ColumnMapping {
  /** Index of the sheet. */
  readonly sheet: number;
  readonly header: Header;
  /** The role of each column. */
  readonly roles: readonly (Role | null)[];
  /** Answers to the questions of the layout. */
  readonly answers?: ImportAnswers;
}

export interface ColumnLayout {
  /** Empty where the file has none. */
  readonly title: string;
  readonly role: Role | null;
  /** The first cells that are not blank. */
  readonly samples: readonly string[];
}

export interface SheetLayout {
  /** Empty for a CSV file. */
  readonly name: string;
  /** How many records are not blank. */
  readonly filled: number;
  readonly header: Header;
  readonly columns: readonly ColumnLayout[];
  /** The first records, for the user to choose another header from. */
  readonly beginning: readonly Cells[];
}

/** The structure found in a file. Encoding and separator are `null` for a workbook. */
export interface ImportLayout {
  readonly encoding: Encoding | null;
  readonly separator: Separator | null;
  readonly sheets: readonly SheetLayout[];
  readonly mapping: ColumnMapping;
  /** `false` while the user must choose the sheet or map columns; questions come after that. */
  readonly isMapped: boolean;
  /** What the user is asked before the rows are read, in this order. */
  readonly questions: readonly ImportQuestion[];
  /** What was decided without asking. */
  readonly notes: readonly ImportNote[];
}

export type ReadResult =
  | { readonly kind: 'refused'; readonly refusal: ImportRefusal }
  /** `rows` is `null` until the columns are mapped and every question is answered. */
  | { readonly kind: 'read'; readonly layout: ImportLayout; readonly rows: CheckedRows | null };

/** The rows of a file, and their report before any correction. */
export interface CheckedRows {
  readonly table: ImportTable;
  readonly report: ImportReport;
}

export interface ReadOptions {
  readonly kind: FinanceKind;
  readonly catalogue: Catalogue;
  /** The open period; without it, no period in the file is compared. */
  readonly period?: FinancePeriod;
  readonly history?: ImportHistory;
  readonly knownColumns: KnownColumns;
  readonly knownNames: KnownNames;
  /** `null`: guess the mapping, and ask the user if that fails. */
  readonly mapping: ColumnMapping | null;
  /** Called with the share done, 0 to 1. */
  readonly onProgress?: (share: number) => void;
}

/** Progress once the file is in memory, and once it is split into cells. */
const IN_MEMORY = 0.1;
const IN_CELLS = 0.6;
const SAMPLES = 3;
/** How many records the user sees while choosing the header, and how many are searched for samples. */
const BEGINNING = 30;

const refused = (refusal: ImportRefusal): ReadResult => ({ kind: 'refused', refusal });

/** Reads a file as rows. Called in a worker by the page, directly by tests. */
export async function readImport(file: File, options: ReadOptions): Promise<ReadResult> {
  const { kind, catalogue, knownColumns: known, knownNames, mapping: chosen, onProgress = () => {} } = options;
  const bytes = new Uint8Array(await file.arrayBuffer());
  onProgress(IN_MEMORY);
  const refusal = refusalOf(file, kind) ?? checkContent(file.name, bytes.subarray(0, HEAD_BYTES));
  if (refusal) return refused(refusal);
  const extension = extensionOf(file.name);
  if (extension === 'xls') return refused('oldExcel');
  const source = extension === 'xlsx' ? await workbookOf(bytes) : csvOf(bytes, kind, known);
  if (!source) return refused('unreadable');
  onProgress(IN_CELLS);

  const sheets = source.sheets.map(({ name, records }, index) =>
    layoutOf(name, records, kind, known, chosen?.sheet === index ? chosen : null),
  );
  const filled = sheets.filter((sheet) => sheet.filled > 0);
  if (filled.length === 0) return refused('empty');
  const namedIn = (sheet: SheetLayout) => sheet.columns.filter(({ role }) => role !== null).length;
  const likeliest = filled.toSorted((one, other) => namedIn(other) - namedIn(one))[0];
  const at = chosen?.sheet ?? sheets.findIndex((sheet) => sheet === likeliest);
  const sheet = sheets[at];
  const records = source.sheets[at]?.records;
  if (!sheet || !records) return refused('unreadable');
  const mapping = { sheet: at, header: sheet.header, roles: sheet.columns.map(({ role }) => role) };
  const isAsked = missingRoles(mapping.roles, kind).length > 0 || (filled.length > 1 && chosen === null);
  const layout: ImportLayout = {
    encoding: source.encoding,
    separator: source.separator,
    sheets,
    mapping,
    isMapped: !isAsked,
    questions: [],
    notes: [],
  };
  if (isAsked) {
    // All columns are known and there are no rows: there is nothing to ask.
    const isBare =
      filled.length === 1 && sheet.filled <= sheet.header.count && missingRoles(mapping.roles, kind).length === 0;
    return isBare ? refused('headerOnly') : { kind: 'read', layout, rows: null };
  }
  const table = tableOf({ records, header: mapping.header, roles: mapping.roles }, catalogue);
  if (table.lines.length === 0) return refused('headerOnly');
  const report = checkRows(table, catalogue, kind, [], knownNames);
  onProgress(1);
  return { kind: 'read', layout, rows: { table, report } };
}

interface Source {
  readonly encoding: Encoding | null;
  readonly separator: Separator | null;
  readonly sheets: readonly { readonly name: string; readonly records: readonly Cells[] }[];
}

function csvOf(bytes: Uint8Array, kind: FinanceKind, known: KnownColumns): Source {
  const { text, encoding } = decode(bytes);
  const separator = separatorOf(text, kind, known);
  return { encoding, separator, sheets: [{ name: '', records: recordsOf(text, separator) }] };
}

async function workbookOf(bytes: Uint8Array): Promise<Source | null> {
  const { default: readWorkbook } = await import('read-excel-file/universal');
  try {
    // Numbers stay text, so that a reference keeps its leading zeros and a quantity its digits.
    const sheets = await readWorkbook(bytes.slice().buffer, { parseNumber: (written) => written });
    const texts = (row: readonly unknown[]) => row.map(cellText);
    return {
      encoding: null,
      separator: null,
      sheets: sheets.map(({ sheet, data }) => ({ name: sheet, records: data.map(texts) })),
    };
  } catch {
    return null;
  }
}

const cellText = (cell: unknown): string => {
  if (cell instanceof Date) return cell.toISOString().slice(0, 10);
  return typeof cell === 'string' || typeof cell === 'boolean' ? String(cell) : '';
};

function layoutOf(
  name: string,
  records: readonly Cells[],
  kind: FinanceKind,
  known: KnownColumns,
  chosen: ColumnMapping | null,
): SheetLayout {
  const header = chosen?.header ?? findHeader(records, kind, known);
  const heads = records.slice(header.first, header.first + Math.max(1, header.count));
  const headed = heads.map((record) => record.findLastIndex((cell) => !isBlank(cell)) + 1);
  const width = Math.max(0, (chosen?.roles.findLastIndex((role) => role !== null) ?? 0) + 1, ...headed);
  const titles = titlesOf(records, header, width);
  const roles = chosen && chosen.roles.length > 0 ? chosen.roles : guessRoles(titles, kind, known);
  const start = header.count === 0 ? 0 : header.first + header.count;
  const columns = titles.map((title, column): ColumnLayout => {
    const samples: string[] = [];
    for (let row = start; row < records.length && row < start + BEGINNING && samples.length < SAMPLES; row += 1) {
      const cell = records[row]?.[column]?.trim();
      if (cell) samples.push(cell);
    }
    return { title, role: roles[column] ?? null, samples };
  });
  const filled = records.filter((record) => record.some((cell) => !isBlank(cell))).length;
  return { name, filled, header, columns, beginning: records.slice(0, BEGINNING) };
}

const partsOf = (whole: object): readonly unknown[] => Object.values(whole);

/** The buffers to transfer with a message. */
export const buffersOf = ({ table, report }: CheckedRows): ArrayBufferLike[] => [
  ...new Set(
    [table, table.cells, report].flatMap(partsOf).flatMap((part) => (ArrayBuffer.isView(part) ? part.buffer : [])),
  ),
];
