import type { ReactNode } from 'react';
import * as styles from './form-grid.css.ts';

export const FORM_GRID_COLUMNS = [1, 2, 3] as const;

export interface FormGridProps {
  /** The greatest number of columns. Narrow screens have fewer, a phone one. */
  readonly columns?: (typeof FORM_GRID_COLUMNS)[number];
  readonly children: ReactNode;
}

/** Lays out the fields of a form. */
export function FormGrid({ columns = 1, children }: FormGridProps) {
  return <div className={styles.grid({ columns })}>{children}</div>;
}

/** Spans all columns of the grid. */
export function FormGridWide({ children }: { readonly children: ReactNode }) {
  return <div className={styles.wide}>{children}</div>;
}
