import { isBlank } from '#lib/blank.ts';
import { checkContent, extensionOf, HEAD_BYTES } from '#lib/file-check.ts';
import type { FinanceKind, FinancePeriod } from '../finance/rows.ts';
import type { Catalogue } from './lookup.ts';
import { checkRows, type ImportReport } from './check.ts';
import { type Header, type KnownColumns, missingRoles, type Role } from './columns.ts';
import type { KnownNames } from './corrections.ts';
import { decode, type Encoding, wideEncoding } from './decode.ts';
import type { ImportNote } from './notes.ts';
import type { ImportHistory } from './outliers.ts';
import { type PastedMarks, withMarks } from './pasted.ts';
import type { ImportAnswers, ImportQuestion } from './questions.ts';
import { type Cells, readRecords, type Separator, separatorOf } from './records.ts';
import { type ImportRefusal, refusalOf, TEXT_EXTENSIONS } from './rules.ts';
import { layoutRoles, readSheet, samplesOf, type SheetReading } from './sheet.ts';
import type { ImportTable } from './table.ts';
import { readWorkbook, type WorkbookSheet } from './workbook.ts';

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
  /** Whether the workbook hides it. */
  readonly isHidden: boolean;
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
  /** What the spreadsheet hid or struck through, if the file is a block that was pasted. */
  readonly pasted?: PastedMarks | undefined;
  /** Called with the share done, 0 to 1. */
  readonly onProgress?: (share: number) => void;
}

/** Progress once the file is in memory, and once it is split into cells. */
const IN_MEMORY = 0.1;
const IN_CELLS = 0.6;
/** How many records the user sees while choosing the header. */
const BEGINNING = 30;

const refused = (refusal: ImportRefusal): ReadResult => ({ kind: 'refused', refusal });

/** Reads a file as rows. Called in a worker by the page, directly by tests. */
export async function readImport(file: File, options: ReadOptions): Promise<ReadResult> {
  const { kind, catalogue, period, history = null, knownColumns: known, knownNames, mapping: chosen } = options;
  const { onProgress = () => {} } = options;
  const bytes = new Uint8Array(await file.arrayBuffer());
  onProgress(IN_MEMORY);
  const refusal = refusalOf(file, kind);
  if (refusal) return refused(refusal);
  const opened = await sourceOf(file, bytes, kind, known);
  if (typeof opened === 'string') return refused(opened);
  const { pasted } = options;
  const source = pasted ? { ...opened, sheets: opened.sheets.map((each) => withMarks(each, pasted)) } : opened;
  onProgress(IN_CELLS);

  const sheets = source.sheets.map((sheet) => layoutOf(sheet, kind, known));
  const filled = sheets.filter((sheet) => sheet.filled > 0);
  if (filled.length === 0) return refused('empty');
  const score = (sheet: SheetLayout): number =>
    sheet.columns.filter(({ role }) => role !== null).length - (sheet.isHidden ? 1 : 0);
  const likeliest = filled.toSorted((one, other) => score(other) - score(one))[0];
  const at = chosen?.sheet ?? sheets.findIndex((sheet) => sheet === likeliest);
  const [guessed, sheet] = [sheets[at], source.sheets[at]];
  if (!guessed || !sheet) return refused('unreadable');
  const isStrict = source.separator === ',';
  const given = { fileName: file.name, kind, catalogue, period, history, known, isStrict };
  const reading = readSheet({ ...given, sheet, sheetIndex: at, chosen });
  const { mapping, titles, questions, table } = reading;
  const own = layoutWith(guessed, sheet, mapping, titles);
  const isMapped = reading.isMapped && (filled.length === 1 || chosen !== null);
  const unread = source.sheets.filter((each, index) => chosen && index !== at && each.records.some(isFilled));
  const readAlone = (each: WorkbookSheet) =>
    readSheet({ ...given, sheet: each, sheetIndex: source.sheets.indexOf(each), chosen: null });
  const layout: ImportLayout = {
    encoding: source.encoding,
    separator: source.separator,
    sheets: sheets.with(at, own),
    mapping,
    isMapped,
    questions,
    notes: [
      ...source.notes,
      ...reading.notes,
      ...(unread.length > 0
        ? [{ kind: 'sheetsUnread' as const, sheets: unread.map((each) => heldBy(each, readAlone(each))) }]
        : []),
    ],
  };
  const { first, count } = mapping.header;
  const isBare = filled.length === 1 && !sheet.records.slice(first + count).some(isFilled);
  if (isBare && missingRoles(guessed.columns.map(({ role }) => role)).length === 0) return refused('headerOnly');
  if (!isMapped || !table || questions.length > 0) return { kind: 'read', layout, rows: null };
  if (table.lines.length + table.leftOut.length === 0) return refused('headerOnly');
  const report = checkRows(table, catalogue, kind, [], knownNames);
  onProgress(1);
  return { kind: 'read', layout, rows: { table, report } };
}

/** Questions whose answer changes which numbers of a sheet are its quantities. */
const OF_QUANTITIES: ReadonlySet<ImportQuestion['kind']> = new Set(['header', 'columns', 'numbers', 'crosstab']);

/** What a sheet that is not read holds. */
function heldBy({ name, records }: WorkbookSheet, { questions, table }: SheetReading) {
  const cells = records.reduce((sum, record) => sum + record.filter((cell) => !isBlank(cell)).length, 0);
  const isClear = table !== null && !questions.some(({ kind }) => OF_QUANTITIES.has(kind));
  const quantities = isClear ? [...table.quantity, ...table.leftOut.map(({ quantity }) => quantity)] : [];
  const known = quantities.filter((quantity) => !Number.isNaN(quantity));
  return { name, cells, quantity: known.length > 0 ? known.reduce((sum, quantity) => sum + quantity, 0) : null };
}

const isFilled = (record: Cells): boolean => record.some((cell) => !isBlank(cell));

interface Source {
  readonly encoding: Encoding | null;
  readonly separator: Separator | null;
  readonly sheets: readonly WorkbookSheet[];
  readonly notes: readonly ImportNote[];
}

/** Opens a file by its contents; its name only says what to expect. */
async function sourceOf(
  file: File,
  bytes: Uint8Array,
  kind: FinanceKind,
  known: KnownColumns,
): Promise<Source | ImportRefusal> {
  const head = bytes.subarray(0, HEAD_BYTES);
  const looksLike = (extension: string): boolean => checkContent(`a.${extension}`, head) === null;
  const isWorkbook = !TEXT_EXTENSIONS.includes(extensionOf(file.name));
  if (isWorkbook && looksLike('xls')) return isEncrypted(bytes) ? 'protected' : 'oldExcel';
  if (isWorkbook && looksLike('xlsx')) {
    const sheets = await readWorkbook(bytes);
    return sheets ? { encoding: null, separator: null, sheets, notes: [] } : 'unreadable';
  }
  // Old programs write text, and web pages, as .xls.
  const isText = (looksLike('csv') || wideEncoding(bytes) !== null) && extensionOf(file.name) !== 'xlsx';
  if (isHtml(head)) return 'htmlTable';
  return isText ? csvOf(bytes, kind, known) : 'contentMismatch';
}

const isHtml = (head: Uint8Array): boolean =>
  /^\s*<(?:!doctype html|html|head|body|table|meta|style)[\s>]/iu.test(decode(head).text.replace(/^\uFEFF/u, ''));

/** A workbook with a password is an encrypted package in the container of older files. */
const isEncrypted = (bytes: Uint8Array): boolean =>
  new TextDecoder('latin1').decode(bytes).includes(Array.from('EncryptedPackage').join('\0'));

function csvOf(bytes: Uint8Array, kind: FinanceKind, known: KnownColumns): Source {
  const { text: written, encoding } = decode(bytes);
  const { text, formulas } = withoutTextFormulas(written);
  const separator = separatorOf(text, kind, known);
  const { records, hasStrayQuotes } = readRecords(text, separator);
  const nothing = {
    hiddenLines: new Set<number>(),
    hiddenColumns: new Set<number>(),
    merged: [],
    formats: new Map(),
    struck: new Map(),
    isHidden: false,
  };
  return {
    encoding,
    separator,
    sheets: [{ name: '', records, ...nothing }],
    notes: [
      ...(encoding === 'utf-8' ? [] : [{ kind: 'encoding' as const, encoding }]),
      ...formulas,
      ...(hasStrayQuotes ? [{ kind: 'quotesOrdinary' as const }] : []),
    ],
  };
}

/** « ="868" » as a whole cell, with or without quotes of its own: a program keeps Excel from changing a text. */
const TEXT_FORMULA = /(?<=^|[;,\t|\n\r])(?:="(?<bare>[^"\n\r]*)"|"=""(?<quoted>[^"\n\r]*)""")(?=$|[;,\t|\n\r])/gu;

/** The text with the text in each such formula in its place. */
function withoutTextFormulas(text: string): { readonly text: string; readonly formulas: readonly ImportNote[] } {
  if (!text.includes('="')) return { text, formulas: [] };
  const found = text.match(TEXT_FORMULA) ?? [];
  const [first] = found;
  return {
    text: text.replaceAll(TEXT_FORMULA, (_, bare?: string, quoted?: string) => `"${bare ?? quoted ?? ''}"`),
    formulas: first === undefined ? [] : [{ kind: 'textFormula', text: first, count: found.length }],
  };
}

function layoutOf({ name, records, isHidden }: WorkbookSheet, kind: FinanceKind, known: KnownColumns): SheetLayout {
  const { header, titles, roles } = layoutRoles(records, kind, known);
  const columns = columnsOf(records, header, titles, roles);
  const filled = records.filter(isFilled).length;
  return { name, isHidden, filled, header, columns, beginning: records.slice(0, BEGINNING) };
}

const layoutWith = (
  layout: SheetLayout,
  { records }: WorkbookSheet,
  { header, roles }: ColumnMapping,
  titles: readonly string[],
): SheetLayout => ({ ...layout, header, columns: columnsOf(records, header, titles, roles) });

const columnsOf = (
  records: readonly Cells[],
  header: Header,
  titles: readonly string[],
  roles: readonly (Role | null)[],
): readonly ColumnLayout[] =>
  titles.map((title, column) => ({
    title,
    role: roles[column] ?? null,
    samples: samplesOf(records, header.first + header.count, column),
  }));

const partsOf = (whole: object): readonly unknown[] => Object.values(whole);

/** The buffers to transfer with a message. */
export const buffersOf = ({ table, report }: CheckedRows): ArrayBufferLike[] => [
  ...new Set(
    [table, table.cells, report].flatMap(partsOf).flatMap((part) => (ArrayBuffer.isView(part) ? part.buffer : [])),
  ),
];
