import { useLingui } from '@lingui/react/macro';
import { completionOf } from '#lib/completion.ts';
import { BulletBar } from '../bullet-bar/bullet-bar.tsx';
import { BulletLegend } from '../bullet-bar/bullet-legend.tsx';
import { ChartShell, type ChartProps } from '../chart/chart-frame.tsx';
import type { TableData } from '../chart/chart-table.tsx';
import { useFigures } from '../chart/figures.ts';
import * as styles from './bullet.css.ts';

export interface BulletRow {
  readonly id: string;
  readonly name: string;
  readonly actual: number;
  /** 0 without a target: there is then no completion rate. */
  readonly target: number;
}

export interface BulletProps extends Omit<ChartProps, 'summary'> {
  readonly rows: readonly BulletRow[];
  /** The heading for the rows: « Produit ». */
  readonly alongLabel: string;
  /** Formats a value for reading; by default a number in the active locale. */
  readonly formatValue?: (value: number) => string;
}

const ROW = 37;

/** Results against targets. Each row is scaled to its own target. */
export function Bullet({ rows, alongLabel, formatValue, ...props }: BulletProps) {
  const { t } = useLingui();
  const { full, bare, percent } = useFigures();
  const write = formatValue ?? full;
  const read = (value: number | null, words: (value: number) => string, none: string) =>
    value === null ? none : words(value);
  const completionAt = (row: number) => {
    const found = rows[row];
    return found ? completionOf(found.actual, found.target) : null;
  };
  const column = (
    id: string,
    name: string,
    value: (row: number) => number | null,
    words: (value: number) => string,
  ) => ({
    id,
    name,
    cell: (row: number) => read(value(row), words, '—'),
    bare: (row: number) => read(value(row), bare, ''),
  });
  const table: TableData = {
    heading: alongLabel,
    rowCount: rows.length,
    nameOf: (row) => rows[row]?.name ?? '',
    columns: [
      column('actual', t`Réalisé`, (row) => rows[row]?.actual ?? null, write),
      column('target', t`Objectif`, (row) => rows[row]?.target ?? null, write),
      column('completion', t`Atteinte`, completionAt, percent),
    ],
  };
  return (
    <ChartShell
      {...props}
      height={props.height ?? Math.max(3, rows.length) * ROW}
      isEmpty={rows.length === 0}
      table={table}
      legend={<BulletLegend />}
    >
      <ul role="list" className={styles.list} aria-label={props.label}>
        {rows.map(({ id, name, actual, target }, row) => (
          <li key={id} className={styles.row}>
            <span className={styles.name}>{name}</span>
            <span className={styles.amounts}>
              <bdi>
                <span className={styles.actual}>{write(actual)}</span> / {write(target)}
              </bdi>
            </span>
            <span className={styles.bar}>
              <BulletBar value={completionAt(row)} />
            </span>
          </li>
        ))}
      </ul>
    </ChartShell>
  );
}
