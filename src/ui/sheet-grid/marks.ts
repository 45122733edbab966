import { isBlank } from '#lib/blank.ts';
import type { Clip } from './paste.ts';

/** What a spreadsheet hides or strikes through, which its text does not say. */
export interface Mark {
  /** A hidden row or column, a hidden or struck cell, or struck words outside a table. */
  readonly kind: 'row' | 'column' | 'cell' | 'words';
  /** From 0. */
  readonly row: number;
  readonly column: number;
  readonly text: string;
}

export interface ClipboardMarks {
  readonly marks: readonly Mark[];
  /** The number of rows of the table, in which marks are counted. */
  readonly height: number;
}

export const NO_MARKS: ClipboardMarks = { marks: [], height: 0 };

type Cells = readonly (readonly string[])[];

const LINE_THROUGH = /text-decoration[^:;]*:[^;]*line-through/iu;
const HIDDEN =
  /(?:^|;)\s*(?:display\s*:\s*none|visibility\s*:\s*(?:hidden|collapse)|height\s*:\s*0(?:\.0+)?(?:p[tx])?\s*(?:;|$))/iu;
const STRUCK_ELEMENT = 's, strike, del';
/** A rule of a style sheet, and the class at the end of one of its selectors. */
const RULE = /([^{}]+)\{([^{}]*)\}/gu;
const CLASS_AT_END = /\.([\w-]+)\s*$/u;

const textOf = ({ textContent }: Element): string => textContent.replaceAll(/\s+/gu, ' ').trim();
const joined = (texts: readonly string[]): string => texts.filter((text) => text !== '').join(' · ');

/**
 * Finds what the HTML of a clipboard hides or strikes through. Nothing of it reaches the page: it is parsed in a document of
 * its own, where nothing runs or loads.
 */
export function clipboardMarks(html: string): ClipboardMarks {
  const page = new DOMParser().parseFromString(html, 'text/html');
  const rules = Array.from(page.querySelectorAll('style'), ({ textContent }) => textContent).flatMap((sheet) =>
    Array.from(sheet.matchAll(RULE), ([, selectors = '', style = '']) => ({ selectors, style })),
  );
  const classesWith = (pattern: RegExp): ReadonlySet<string> =>
    new Set(
      rules
        .filter(({ style }) => pattern.test(style))
        .flatMap(({ selectors }) => selectors.split(',').flatMap((each) => CLASS_AT_END.exec(each)?.[1] ?? [])),
    );
  const styled = (pattern: RegExp) => {
    const classes = classesWith(pattern);
    return (element: Element) =>
      pattern.test(element.getAttribute('style') ?? '') || [...element.classList].some((each) => classes.has(each));
  };
  const [isStyledHidden, isStyledStruck] = [styled(HIDDEN), styled(LINE_THROUGH)];
  const isHidden = (element: Element) => element.hasAttribute('hidden') || isStyledHidden(element);
  const strikes = (element: Element) => element.matches(STRUCK_ELEMENT) || isStyledStruck(element);
  const isStruck = (cell: Element) =>
    [...ancestorsOf(cell), cell].some(strikes) ||
    [...cell.querySelectorAll('*')].some((each) => strikes(each) && textOf(each) !== '');

  const rows = [...page.querySelectorAll('tr')];
  const isHiddenRow = (row: Element) => row.getAttribute('height') === '0' || isHidden(row);
  // Excel ends some tables with a hidden row that only holds the widths of the columns: its text has no line.
  while (rows.at(-1)?.textContent.trim() === '' && rows.at(-1)?.matches('[height="0"]') === true) rows.pop();
  const placed = cellsOf(rows).map(({ cell, ...place }) => ({ cell, ...place, text: textOf(cell) }));
  const written = placed.filter(({ text }) => text !== '');

  const hiddenRows = new Set(rows.flatMap((row, at) => (isHiddenRow(row) ? [at] : [])));
  const hiddenColumns = new Set(
    [...page.querySelectorAll('col')]
      .flatMap((col) => Array.from({ length: col.span }, () => isHidden(col)))
      .flatMap((isGone, at) => (isGone ? [at] : [])),
  );
  const ofRows = [...hiddenRows].map((row) => ({
    kind: 'row' as const,
    row,
    column: 0,
    text: joined(written.filter((each) => each.row === row).map(({ text }) => text)),
  }));
  const ofColumns = [...hiddenColumns].map((column) => ({
    kind: 'column' as const,
    row: 0,
    column,
    text: joined(written.filter((each) => each.column === column).map(({ text }) => text)),
  }));
  const ofCells = written
    .filter(({ row, column }) => !hiddenRows.has(row) && !hiddenColumns.has(column))
    .filter(({ cell }) => isHidden(cell) || isStruck(cell))
    .map(({ row, column, text }) => ({ kind: 'cell' as const, row, column, text }));
  const ofWords = [...page.body.querySelectorAll('*')]
    .filter((each) => !each.closest('table') && !each.querySelector('table') && strikes(each))
    .filter((each) => !ancestorsOf(each).some(strikes))
    .map((each) => ({ kind: 'words' as const, row: 0, column: 0, text: textOf(each) }));
  const marks = [...ofRows, ...ofColumns, ...ofCells, ...ofWords].filter(({ text }) => text !== '');
  return { marks, height: rows.length };
}

function ancestorsOf(element: Element): readonly Element[] {
  const parent = element.parentElement;
  return parent ? [...ancestorsOf(parent), parent] : [];
}

/** The cells of rows, each at its place: a cell that spans several takes that of others. */
function cellsOf(
  rows: readonly HTMLTableRowElement[],
): readonly { readonly cell: Element; readonly row: number; readonly column: number }[] {
  const taken = new Set<string>();
  return rows.flatMap(({ cells }, row) => {
    let column = 0;
    return Array.from(cells, (cell) => {
      while (taken.has(`${row} ${column}`)) column += 1;
      const place = { cell, row, column };
      for (let down = 1; down < Math.min(cell.rowSpan, rows.length - row); down += 1) {
        for (let across = 0; across < cell.colSpan; across += 1) taken.add(`${row + down} ${column + across}`);
      }
      column += cell.colSpan;
      return place;
    });
  });
}

/**
 * The texts of a clipboard without what is hidden or struck; `null` if its table has other rows than the text, if nothing
 * would be left, or if a title would be missing, without which numbers would go where they do not belong. A line that names its row is left out whole, so that the name alone empties nothing.
 */
export function withoutMarks(
  cells: Cells,
  { marks, height }: ClipboardMarks,
  { titles, isNamed }: Pick<Clip, 'titles' | 'isNamed'>,
): Cells | null {
  const isPlaced = height === cells.length && marks.every(({ kind }) => kind !== 'words');
  const isUntitled = titles !== null && marks.some(({ kind, row }) => kind !== 'column' && row === 0);
  if (!isPlaced || isUntitled) return null;
  const rows = new Set(marks.flatMap(({ kind, row }) => (kind === 'row' || (isNamed && kind === 'cell') ? [row] : [])));
  const columns = new Set(marks.flatMap(({ kind, column }) => (kind === 'column' ? [column] : [])));
  const blank = new Set(marks.flatMap(({ kind, row, column }) => (kind === 'cell' ? [`${row} ${column}`] : [])));
  const left = cells.flatMap((texts, row) =>
    rows.has(row)
      ? []
      : [
          texts.flatMap((text, column) => {
            if (columns.has(column)) return [];
            return [blank.has(`${row} ${column}`) ? '' : text];
          }),
        ],
  );
  return left.flat().every(isBlank) ? null : left;
}
