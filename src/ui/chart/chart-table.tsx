import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { PreviousNext } from '../previous-next/previous-next.tsx';
import * as styles from './chart.css.ts';
import { useFigures } from './figures.ts';

/** A column of numbers, one per row. */
export interface TableColumn {
  readonly id: string;
  readonly name: string;
  /** The number of a row, formatted for reading. */
  readonly cell: (row: number) => string;
  /** The same number for a spreadsheet: no separators; empty if unknown. */
  readonly bare: (row: number) => string;
}

/** The data of a chart as a table, for screen readers and for copying. */
export interface TableData {
  /** The heading of the first column: « Semaine ». */
  readonly heading: string;
  readonly rowCount: number;
  readonly nameOf: (row: number) => string;
  readonly columns: readonly TableColumn[];
}

/** The table as tab-separated text, which spreadsheets can paste. */
export function tabSeparated({ heading, rowCount, nameOf, columns }: TableData): string {
  const rows = Array.from({ length: rowCount }, (_, row) => [nameOf(row), ...columns.map(({ bare }) => bare(row))]);
  return [[heading, ...columns.map(({ name }) => name)], ...rows]
    .map((cells) => cells.map((cell) => cell.replaceAll(/[\t\r\n]+/g, ' ')).join('\t'))
    .join('\n');
}

/** A scrollable region must be reachable by keyboard. */
const REACHABLE = { role: 'region', tabIndex: 0 } as const;

export interface ChartTableProps {
  readonly label: string;
  readonly data: TableData;
}

/** Rows per page: nobody reads more at once, and rendering them would be slow. */
const PAGE = 200;

/** The numbers of a chart as rows, in pages if there are many. */
export function ChartTable({ label, data }: ChartTableProps) {
  const [page, setPage] = useState(0);
  const { rowCount } = data;
  // The data may have become shorter.
  const from = Math.min(page, Math.max(0, Math.ceil(rowCount / PAGE) - 1)) * PAGE;
  const to = Math.min(rowCount, from + PAGE);
  return (
    <>
      {/* The key makes each page start scrolled to its top. */}
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
  const { full } = useFigures();
  const [first, last, count] = [full(from + 1), full(to), full(rowCount)];
  return (
    <div className={styles.pages}>
      <PreviousNext
        size="small"
        previous={{ label: t`Lignes précédentes`, isDisabled: from === 0, onPress: () => onTurn(-1) }}
        next={{ label: t`Lignes suivantes`, isDisabled: to === rowCount, onPress: () => onTurn(1) }}
      >
        <span className={styles.pageWords} aria-live="polite">
          <Trans>
            {first} à {last} sur {count}
          </Trans>
        </span>
      </PreviousNext>
    </div>
  );
}
