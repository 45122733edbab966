import { assignInlineVars } from '@vanilla-extract/dynamic';
import { type MouseEvent, memo, useMemo } from 'react';
import { type ImportReport, type RowState, stateOf } from '#domain/import/check.ts';
import * as styles from './import.css.ts';

/** Marks closer to each other than this are drawn as one: a file may have 120,000 rows. */
const STEPS = 240;

export interface ImportMapProps {
  readonly rows: Int32Array;
  readonly report: ImportReport;
  /** The visible range. */
  readonly first: number;
  readonly last: number;
  readonly onGo: (place: number) => void;
}

/** A map of the faulty rows, for a pointer; keys go from error to error. */
export function ImportMap({ rows, report, first, last, onGo }: ImportMapProps) {
  const percent = (place: number) => `${(100 * place) / Math.max(1, rows.length)}%`;
  const go = ({ currentTarget, clientY }: MouseEvent) => {
    const { top, height } = currentTarget.getBoundingClientRect();
    onGo(Math.min(rows.length - 1, Math.max(0, Math.floor(((clientY - top) / height) * rows.length))));
  };
  return (
    <button type="button" className={styles.map} tabIndex={-1} aria-hidden="true" onClick={go}>
      <Marks rows={rows} report={report} />
      <span
        className={styles.mapWindow}
        style={assignInlineVars({
          [styles.windowStart]: percent(first),
          [styles.windowSize]: percent(last + 1 - first),
        })}
      />
    </button>
  );
}

const Marks = memo(function Marks({ rows, report }: Pick<ImportMapProps, 'rows' | 'report'>) {
  const marks = useMemo(() => {
    const steps = new Map<number, RowState>();
    for (let place = 0; place < rows.length; place += 1) {
      if (report.states[rows[place] ?? 0] === 0) continue;
      const state = stateOf(report, rows[place] ?? 0);
      const step = Math.floor((place / rows.length) * STEPS);
      if (state === 'wrong' || (state === 'warning' && steps.get(step) !== 'wrong')) steps.set(step, state);
    }
    const drawn = (state: RowState) =>
      Array.from(steps, ([step, each]) => (each === state ? `M1 ${step}h8v1.2h-8z` : '')).join('');
    return { wrong: drawn('wrong'), warning: drawn('warning') };
  }, [rows, report]);
  return (
    <svg className={styles.mapMarks} viewBox={`0 0 10 ${STEPS}`} preserveAspectRatio="none">
      <path className={styles.mapWarning} d={marks.warning} />
      <path className={styles.mapWrong} d={marks.wrong} />
    </svg>
  );
});
