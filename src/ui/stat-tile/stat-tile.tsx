import { assignInlineVars } from '@vanilla-extract/dynamic';
import type { ReactNode } from 'react';
import { Digits } from '../digits/digits.tsx';
import * as styles from './stat-tile.css.ts';

export const CHANGE_TONES = ['neutral', 'green', 'red'] as const;

export interface ChangeProps {
  /** Green and red judge a performance; a plain difference has neither. */
  readonly tone?: (typeof CHANGE_TONES)[number];
  /** With its sign and its unit: « +4 pts ». */
  readonly children: ReactNode;
}

/** By how much something changed. */
export function Change({ tone = 'neutral', children }: ChangeProps) {
  return <bdi className={styles.change({ tone })}>{children}</bdi>;
}

export interface StatTileProps {
  readonly label: ReactNode;
  /** The figure, written in the active locale. */
  readonly value: ReactNode;
  readonly unit?: ReactNode;
  /** What gives it its measure: « sur 92 412 000 FCFA attendus ». */
  readonly note?: ReactNode;
  /** A sparkline. */
  readonly children?: ReactNode;
}

/** How wide a character is in its own size. */
const DIGIT = 0.62;
const OTHER = 0.32;

/** In its own size: a digit is as wide as any other, and what stands between digits narrower. */
function breadthOf(figure: string): string {
  const digits = figure.replaceAll(/\D/gu, '').length;
  return String(digits * DIGIT + (figure.length - digits) * OTHER);
}

/** One figure and what it counts. It stands in a `StatGroup`. */
export function StatTile({ label, value, unit, note, children }: StatTileProps) {
  return (
    <div className={styles.tile}>
      <dt className={styles.label}>{label}</dt>
      <dd
        className={styles.value}
        style={typeof value === 'string' ? assignInlineVars({ [styles.breadth]: breadthOf(value) }) : undefined}
      >
        {/* Turned together: the gap stays between the figure and its unit. */}
        <bdi>
          {typeof value === 'string' ? <Digits>{value}</Digits> : value}
          {unit && <span className={styles.unit}> {unit}</span>}
        </bdi>
      </dd>
      {note && <dd className={styles.note}>{note}</dd>}
      {children && <dd className={styles.aside}>{children}</dd>}
    </div>
  );
}

/** A few figures side by side; never boxes. */
export function StatGroup({ children }: { readonly children: ReactNode }) {
  return (
    <div className={styles.clip}>
      <dl className={styles.group}>{children}</dl>
    </div>
  );
}
