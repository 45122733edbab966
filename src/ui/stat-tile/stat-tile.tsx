import { assignInlineVars } from '@vanilla-extract/dynamic';
import type { ReactNode } from 'react';
import { Digits } from '../digits/digits.tsx';
import * as styles from './stat-tile.css.ts';

export const CHANGE_TONES = ['neutral', 'green', 'red'] as const;

export interface ChangeProps {
  /** Green and red judge performance; a plain difference is neutral. */
  readonly tone?: (typeof CHANGE_TONES)[number];
  /** The difference with its sign and unit: « +4 pts ». */
  readonly children: ReactNode;
}

/** A difference from a previous value. */
export function Change({ tone = 'neutral', children }: ChangeProps) {
  return <bdi className={styles.change({ tone })}>{children}</bdi>;
}

export interface StatTileProps {
  readonly label: ReactNode;
  /** The figure, formatted in the active locale. */
  readonly value: ReactNode;
  readonly unit?: ReactNode;
  /** Puts the figure into proportion: « sur 92 412 000 FCFA attendus ». */
  readonly note?: ReactNode;
  /** A sparkline. */
  readonly children?: ReactNode;
}

/** The width of a digit, in multiples of its font size. */
const DIGIT = 0.62;
const OTHER = 0.32;

/** Estimates the width of a figure, in multiples of its font size. Separators are narrower than digits. */
function breadthOf(figure: string): string {
  const digits = figure.replaceAll(/\D/gu, '').length;
  return String(digits * DIGIT + (figure.length - digits) * OTHER);
}

/** A figure with its label. It stands in a `StatGroup`. */
export function StatTile({ label, value, unit, note, children }: StatTileProps) {
  return (
    <div className={styles.tile}>
      <dt className={styles.label}>{label}</dt>
      <dd
        className={styles.value}
        style={typeof value === 'string' ? assignInlineVars({ [styles.breadth]: breadthOf(value) }) : undefined}
      >
        {/* Keeps figure and unit together in right-to-left pages, with the space between them. */}
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

/** Figures side by side, without boxes. */
export function StatGroup({ children }: { readonly children: ReactNode }) {
  return (
    <div className={styles.clip}>
      <dl className={styles.group}>{children}</dl>
    </div>
  );
}
