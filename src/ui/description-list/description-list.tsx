import type { ReactNode } from 'react';
import * as styles from './description-list.css.ts';

/**
 * `rows`: term and value side by side, with hairlines between rows. `columns`: term above value, columns side by side.
 */
export const DESCRIPTION_LAYOUTS = ['rows', 'columns'] as const;

export interface DescriptionListProps {
  readonly layout?: (typeof DESCRIPTION_LAYOUTS)[number];
  readonly items: readonly {
    readonly id: string;
    readonly term: ReactNode;
    /** A dash is shown if it is empty. */
    readonly value: ReactNode;
  }[];
}

const EMPTY: ReadonlySet<ReactNode> = new Set([null, undefined, false, '']);

/** A value, or the dash that stands for an empty one. */
export const orDash = (value: ReactNode): ReactNode => (EMPTY.has(value) ? '–' : value);

/** The properties of one record. */
export function DescriptionList({ layout = 'rows', items }: DescriptionListProps) {
  return (
    <dl className={styles.list({ layout })}>
      {items.map(({ id, term, value }) => (
        <div key={id} className={styles.item({ layout })}>
          <dt className={styles.term({ layout })}>{term}</dt>
          <dd className={styles.value({ layout })}>{orDash(value)}</dd>
        </div>
      ))}
    </dl>
  );
}
