import { Trans, useLingui } from '@lingui/react/macro';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useState } from 'react';
import { useLocale } from 'react-aria-components';
import { IconButton } from '../icon-button/icon-button.tsx';
import * as styles from './chart.css.ts';
import { useFigures } from './figures.ts';

/** A column of numbers, one for each row. */
export interface TableColumn {
  readonly id: string;
  readonly name: string;
  /** The number of a row as it is read. */
  readonly cell: (row: number) => string;
  /** The same for a spreadsheet: without separators; nothing where nothing is known. */
  readonly bare: (row: number) => string;
}

/** What a chart shows, as rows: for those who do not see it, and for copying. */
export interface TableData {
  /** What the rows are: « Semaine ». */
  readonly heading: string;
  readonly rowCount: number;
  readonly nameOf: (row: number) => string;
  readonly columns: readonly TableColumn[];
}

/** Rows of cells, parted by tabs: what spreadsheets paste. */
export function tabSeparated({ heading, rowCount, nameOf, columns }: TableData): string {
  const rows = Array.from({ length: rowCount }, (_, row) => [nameOf(row), ...columns.map(({ bare }) => bare(row))]);
  return [[heading, ...columns.map(({ name }) => name)], ...rows]
    .map((cells) => cells.map((cell) => cell.replaceAll(/[\t\r\n]+/g, ' ')).join('\t'))
    .join('\n');
}

/** A region that scrolls must be reached without a pointer too. */
const REACHABLE = { role: 'region', tabIndex: 0 } as const;

export interface ChartTableProps {
  readonly label: string;
  readonly data: TableData;
}

/** More rows at once than this nobody reads, and a browser takes its time over them. */
const PAGE = 200;

/** The numbers of a chart in rows; many of them in pages. */
export function ChartTable({ label, data }: ChartTableProps) {
  const [page, setPage] = useState(0);
  const { rowCount } = data;
  // Fewer may have come since.
  const from = Math.min(page, Math.max(0, Math.ceil(rowCount / PAGE) - 1)) * PAGE;
  const to = Math.min(rowCount, from + PAGE);
  return (
    <>
      {/* Another page begins at its top. */}
      <Rows key={from} label={label} data={data} from={from} to={to} />
      {rowCount > PAGE && <Pages from={from} to={to} rowCount={rowCount} onTurn={(by) => setPage(from / PAGE + by)} />}
    </>
  );
}

interface RowsProps extends ChartTableProps {
  readonly from: number;
  readonly to: number;
}

function Rows({ label, data: { heading, rowCount, nameOf, columns }, from, to }: RowsProps) {
  return (
    <div {...REACHABLE} className={styles.scroller} aria-label={label}>
      <table className={styles.table} aria-label={label} aria-rowcount={rowCount + 1}>
        <thead>
          <tr aria-rowindex={1}>
            <th scope="col" className={styles.heading}>
              {heading}
            </th>
            {columns.map(({ id, name }) => (
              <th key={id} scope="col" className={styles.numberHeading}>
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {Array.from({ length: to - from }, (_, index) => from + index).map((row) => (
            <tr key={row} aria-rowindex={row + 2}>
              <th scope="row" className={styles.rowHeading}>
                {nameOf(row)}
              </th>
              {columns.map(({ id, cell }) => (
                <td key={id} className={styles.number}>
                  {cell(row)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

interface PagesProps extends Omit<RowsProps, keyof ChartTableProps> {
  readonly rowCount: number;
  readonly onTurn: (by: 1 | -1) => void;
}

function Pages({ from, to, rowCount, onTurn }: PagesProps) {
  const { t } = useLingui();
  const { direction } = useLocale();
  const { full } = useFigures();
  const [first, last, count] = [full(from + 1), full(to), full(rowCount)];
  const [Before, After] = direction === 'rtl' ? [ChevronRight, ChevronLeft] : [ChevronLeft, ChevronRight];
  return (
    <div className={styles.pages}>
      <IconButton label={t`Lignes précédentes`} size="small" isDisabled={from === 0} onPress={() => onTurn(-1)}>
        <Before />
      </IconButton>
      <span className={styles.pageWords} aria-live="polite">
        <Trans>
          {first} à {last} sur {count}
        </Trans>
      </span>
      <IconButton label={t`Lignes suivantes`} size="small" isDisabled={to === rowCount} onPress={() => onTurn(1)}>
        <After />
      </IconButton>
    </div>
  );
}
