import { type CellFormats, cellFormats } from './cell-formats.ts';
import { NONE } from './lookup.ts';
import type { Cells } from './records.ts';

/** A sheet of a workbook, with what its user does not see. */
export interface WorkbookSheet {
  readonly name: string;
  readonly records: readonly Cells[];
  /** Hidden by hand, by a filter or by a height of zero; line numbers from 1. */
  readonly hiddenLines: ReadonlySet<number>;
  /** Indices. */
  readonly hiddenColumns: ReadonlySet<number>;
  /** Only the first cell of merged ones has a text. */
  readonly merged: readonly MergedCells[];
  /** Formats that show more than the number, or another one. */
  readonly formats: ByCell<CellFormats>;
  /** Cells that are struck through, or a part of whose text is. */
  readonly struck: ByCell<true>;
  readonly isHidden: boolean;
}

/** By index of the column, then by line from 1. */
export type ByCell<Value> = ReadonlyMap<number, ReadonlyMap<number, Value>>;

/** Cells of one column that are merged over several lines, from 1. */
export interface MergedCells {
  readonly column: number;
  readonly first: number;
  readonly last: number;
}

/**
 * Reads the sheets of a workbook; `null` if it is damaged. read-excel-file reads the cells but not what is hidden, merged or
 * shown beside a number, so that is read beside it.
 */
export async function readWorkbook(bytes: Uint8Array): Promise<readonly WorkbookSheet[] | null> {
  const [{ default: readCells }, { strFromU8, strToU8, unzipSync, zipSync }] = await Promise.all([
    import('read-excel-file/universal'),
    import('fflate'),
  ]);
  try {
    const unzipped = unzipSync(bytes, {
      filter: ({ name }) => /^xl\/(?:_rels\/)?(?:workbook|worksheets\/|styles|sharedStrings)/u.test(name),
    });
    const placed = Object.entries(unzipped).flatMap(([name, content]) => {
      if (!name.startsWith('xl/worksheets/')) return [];
      const xml = strFromU8(content);
      return WITHOUT_PLACE.test(xml) ? [[name, strToU8(withPlaces(xml))] as const] : [];
    });
    const files = { ...unzipped, ...Object.fromEntries(placed) };
    const whole = placed.length > 0 ? zipSync({ ...unzipSync(bytes), ...files }) : bytes;
    // Numbers stay text, so that a reference keeps its leading zeros and a quantity its digits.
    const sheets = await readCells(whole.slice().buffer, { parseNumber: (stored) => ({ stored }) });
    const text = (name: string): string => strFromU8(files[name] ?? new Uint8Array());
    const paths = new Map(
      tagsOf(text('xl/_rels/workbook.xml.rels'), 'Relationship').map((tag) => [
        attribute(tag, 'Id'),
        attribute(tag, 'Target').replace(/^\/?(?:xl\/)?/u, 'xl/'),
      ]),
    );
    const told = tagsOf(text('xl/workbook.xml'), 'sheet').filter((tag) => attribute(tag, 'name') !== '');
    const { formats, struck } = stylesOf(text('xl/styles.xml'));
    const struckTexts = struckTextsOf(text('xl/sharedStrings.xml'));
    return sheets.map(({ sheet, data }, at): WorkbookSheet => {
      const tag = told[at] ?? '';
      const xml = text(paths.get(attribute(tag, '[a-z0-9]+:id')) ?? '');
      return {
        name: sheet,
        records: withFormulas(
          data.map((row: readonly unknown[]) => row.map(cellText)),
          xml,
        ),
        isHidden: /hidden/iu.test(attribute(tag, 'state')),
        merged: mergedCells(xml),
        formats: styledCells(xml, formats, isNumericCell),
        struck: withTexts(styledCells(xml, struck), xml, struckTexts),
        ...hiddenParts(xml),
      };
    });
  } catch {
    return null;
  }
}

const WITHOUT_PLACE = /<(?:\w+:)?c(?=[\s/>])(?![^<>]*\sr=")/u;
const ROW_OR_CELL = /<(?<name>(?:\w+:)?(?:c|row))(?=[\s/>])(?<rest>(?:[^<>"]|"[^"<]*")*)>/gu;

/**
 * Some programs write no references: a cell without one stands behind the cell before it, a row below the row before it.
 * Rows may be left as they are.
 */
function withPlaces(xml: string): string {
  let [line, column] = [0, NONE];
  return xml.replaceAll(ROW_OR_CELL, (tag, name: string, rest: string) => {
    const place = attribute(tag, 'r');
    if (name.endsWith('row')) {
      line = Number(place) || line + 1;
      column = NONE;
      return tag;
    }
    column = place === '' ? column + 1 : placeIn(place).column;
    return place === '' ? `<${name} r="${lettersOf(column)}${line}"${rest}>` : tag;
  });
}

const ERROR_CELL =
  /<(?:\w+:)?c(?=\s)(?=[^<>]*\st="e")[^<>]*\sr="(?<letters>[A-Z]+)(?<line>\d+)"[^<>]*>(?:(?!<\/(?:\w+:)?c>).)*?<(?:\w+:)?v>(?<text>[^<]*)/gsu;

/** A formula behind which no value is stored. The value of one that gives a text (`t="str"`) may be empty. */
const VALUELESS_CELL =
  /<(?:\w+:)?c(?=\s)(?<tag>[^<>]*?)\sr="(?<letters>[A-Z]+)(?<line>\d+)"(?<rest>[^<>]*)(?<!\/)>\s*<(?:\w+:)?f(?:\s[^<>]*)?(?:\/>|>(?<text>[^<]*)<\/(?:\w+:)?f>)\s*(?<value><(?:\w+:)?v(?:\s[^<>]*)?(?:\/>|><\/(?:\w+:)?v>))?\s*<\/(?:\w+:)?c>/gu;

/**
 * The errors of failed formulas, and the formulas that were never computed, as programs write them that only fill in a
 * workbook: read-excel-file reads both as empty cells, which may mean that nothing was sold.
 */
function withFormulas(records: readonly string[][], xml: string): readonly Cells[] {
  const put = (groupOf: GroupOf, text: string) => {
    const column = columnAt(groupOf('letters'));
    const record = records[Number(groupOf('line')) - 1] ?? [];
    while (record.length < column) record.push('');
    record[column] = text;
  };
  if (xml.includes('t="e"')) for (const groupOf of matchesOf(xml, ERROR_CELL)) put(groupOf, groupOf('text'));
  for (const groupOf of matchesOf(xml, VALUELESS_CELL)) {
    const isEmptyText = groupOf('value') !== '' && attribute(`${groupOf('tag')}${groupOf('rest')}`, 't') === 'str';
    if (!isEmptyText) put(groupOf, `=${unescaped(groupOf('text'))}`);
  }
  return records;
}

type GroupOf = (name: string) => string;

/** Each match of a pattern, by its groups; one that has not taken part is empty. */
const matchesOf = (xml: string, pattern: RegExp): readonly GroupOf[] =>
  Array.from(
    xml.matchAll(pattern),
    ({ groups = {} }) =>
      (name) =>
        groups[name] ?? '',
  );

/** Whether each shared text has a part that is struck through: beside it stands what replaced it. */
const struckTextsOf = (xml: string): readonly boolean[] => (xml.includes('strike') ? areStruckIn(xml, 'si') : []);

/** Of each element of a name, whether anything in it is struck through. */
const areStruckIn = (xml: string, name: string): readonly boolean[] =>
  Array.from(
    xml.matchAll(new RegExp(`<(?:\\w+:)?${name}(?:\\s*/>|[\\s>].*?</(?:\\w+:)?${name}>)`, 'gsu')),
    ([element]) => isStruckIn(element),
  );

const isStruckIn = (xml: string): boolean =>
  tagsOf(xml, 'strike').some((tag) => !/^(?:0|false)$/u.test(attribute(tag, 'val')));

const TEXT_CELL =
  /<(?:\w+:)?c(?=\s)(?=[^<>]*\st="(?:s|inlineStr)")[^<>]*\sr="(?<letters>[A-Z]+)(?<line>\d+)"[^<>]*(?<!\/)>(?<content>.*?)<\/(?:\w+:)?c>/gsu;

/** Adds the cells with a text of which a part is struck through. */
function withTexts(cells: ByCell<true>, xml: string, struckTexts: readonly boolean[]): ByCell<true> {
  if (!struckTexts.includes(true) && !xml.includes('strike')) return cells;
  const all = new Map(Array.from(cells, ([column, lines]) => [column, new Map(lines)]));
  for (const groupOf of matchesOf(xml, TEXT_CELL)) {
    const content = groupOf('content');
    const [, index] = /<(?:\w+:)?v>(\d+)</u.exec(content) ?? [];
    if (index === undefined ? !isStruckIn(content) : struckTexts[Number(index)] !== true) continue;
    const column = columnAt(groupOf('letters'));
    const lines = all.get(column) ?? new Map<number, true>();
    all.set(column, lines.set(Number(groupOf('line')), true));
  }
  return all;
}

/** The letters of a column by its index. */
const lettersOf = (column: number): string =>
  (column < 26 ? '' : lettersOf(Math.floor(column / 26) - 1)) + String.fromCodePoint(65 + (column % 26));

/** The index of a column by its letters. */
const columnAt = (letters: string): number =>
  Array.from(letters).reduce((sum, letter) => sum * 26 + Number.parseInt(letter, 36) - 9, 0) - 1;

/** The index of the column and the line, from 1, of an address such as « B12 ». */
const placeIn = (address: string) => ({
  column: columnAt(address.replaceAll(/\d/gu, '')),
  line: Number(address.replaceAll(/\D/gu, '')),
});

/** The formats that need no code, as far as they show another number. */
const BUILT_IN = [
  ['9', '0%'],
  ['10', '0.00%'],
] as const;
/** The types of cells that hold no number. */
const NOT_NUMERIC: ReadonlySet<string> = new Set(['s', 'str', 'inlineStr', 'b', 'e']);

/** By index of a cell style: what its format shows beside a number, or instead of it; and whether it strikes through. */
function stylesOf(xml: string) {
  const codes = new Map([
    ...BUILT_IN,
    ...tagsOf(xml, 'numFmt').map(
      (tag) => [attribute(tag, 'numFmtId'), unescaped(attribute(tag, 'formatCode'))] as const,
    ),
  ]);
  const [fonts = ''] = /<(?:\w+:)?fonts[\s>].*?<\/(?:\w+:)?fonts>/su.exec(xml) ?? [];
  const isStruck = areStruckIn(fonts, 'font');
  const [used = ''] = /<(?:\w+:)?cellXfs[\s>].*?<\/(?:\w+:)?cellXfs>/su.exec(xml) ?? [];
  const formats = new Map<string, CellFormats>();
  const struck = new Map<string, true>();
  for (const [at, tag] of tagsOf(used, 'xf').entries()) {
    const format = cellFormats(codes.get(attribute(tag, 'numFmtId')) ?? '');
    if (format) formats.set(String(at), format);
    if (isStruck[Number(attribute(tag, 'fontId'))]) struck.set(String(at), true);
  }
  return { formats, struck };
}

const ENTITIES: Readonly<Record<string, string>> = { quot: '"', apos: "'", lt: '<', gt: '>', amp: '&' };
const unescaped = (text: string): string =>
  text.replaceAll(/&(?:#(?<decimal>\d+)|#x(?<hex>[\da-f]+)|(?<name>\w+));/giu, (whole, decimal, hex, name) => {
    if (typeof name === 'string') return ENTITIES[name] ?? whole;
    return String.fromCodePoint(typeof decimal === 'string' ? Number(decimal) : Number.parseInt(String(hex), 16));
  });

/** The cells whose style is one of these. */
function styledCells<Value>(
  xml: string,
  styles: ReadonlyMap<string, Value>,
  isMeant: (tag: string) => boolean = () => true,
): ByCell<Value> {
  const cells = new Map<number, Map<number, Value>>();
  if (styles.size === 0) return cells;
  for (const tag of tagsOf(xml, 'c')) {
    const style = styles.get(attribute(tag, 's'));
    if (style === undefined || !isMeant(tag)) continue;
    const { column, line } = placeIn(attribute(tag, 'r'));
    const lines = cells.get(column) ?? new Map<number, Value>();
    cells.set(column, lines.set(line, style));
  }
  return cells;
}

const isNumericCell = (tag: string): boolean => !NOT_NUMERIC.has(attribute(tag, 't'));

/** Of cells merged sideways too, the first column: the others have no text of their own. */
function mergedCells(xml: string): readonly MergedCells[] {
  return tagsOf(xml, 'mergeCell').flatMap((tag) => {
    const [from, to] = attribute(tag, 'ref').split(':').map(placeIn);
    return from && to && to.line > from.line ? [{ column: from.column, first: from.line, last: to.line }] : [];
  });
}

function hiddenParts(xml: string): Pick<WorkbookSheet, 'hiddenLines' | 'hiddenColumns'> {
  const isHidden = (tag: string, size: string) => isTrue(attribute(tag, 'hidden')) || attribute(tag, size) === '0';
  const hiddenLines = new Set<number>();
  let line = 0;
  for (const tag of tagsOf(xml, 'row')) {
    line = Number(attribute(tag, 'r')) || line + 1;
    if (isHidden(tag, 'ht')) hiddenLines.add(line);
  }
  const hiddenColumns = new Set<number>();
  for (const tag of tagsOf(xml, 'col')) {
    if (!isHidden(tag, 'width')) continue;
    const last = Math.min(Number(attribute(tag, 'max')), MOST_COLUMNS);
    for (let column = Number(attribute(tag, 'min')); column <= last; column += 1) hiddenColumns.add(column - 1);
  }
  return { hiddenLines, hiddenColumns };
}

/** The columns of an Excel sheet. */
const MOST_COLUMNS = 16_384;

/** The opening tags of a name, whatever their prefix. Attribute values may hold `>`, but not `<`. */
const tagsOf = (xml: string, name: string): readonly string[] =>
  xml.match(new RegExp(`<(?:\\w+:)?${name}(?=[\\s/>])(?:[^<>"]|"[^"<]*")*>`, 'gu')) ?? [];

const attribute = (tag: string, name: string): string =>
  new RegExp(`\\s${name}="(?<value>[^"]*)"`, 'iu').exec(tag)?.groups?.['value'] ?? '';

const isTrue = (value: string): boolean => value === '1' || value === 'true';

function cellText(cell: unknown): string {
  if (cell instanceof Date) return cell.toISOString().slice(0, 10);
  // A stored number, unlike a text, has one reading: with a fourth decimal, « 1.234 » is not taken for a thousand.
  if (typeof cell === 'object' && cell !== null && 'stored' in cell) {
    const stored = String(cell.stored);
    // A text file that writes so has lost digits; a cell has all.
    const text = /e/iu.test(stored) ? String(Number(stored)) : stored;
    return /^-?\d{1,3}\.\d{3}$/u.test(text) ? `${text}0` : text;
  }
  return typeof cell === 'string' || typeof cell === 'boolean' ? String(cell) : '';
}
