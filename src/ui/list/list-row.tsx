import type { ReactNode } from 'react';
import * as styles from './list.css.ts';

export interface ListRowContent {
  /** An avatar or an icon. */
  readonly leading?: ReactNode;
  readonly title: ReactNode;
  /** The second line. */
  readonly detail?: ReactNode;
  /** Shown at the end of the first line: a badge, a time. */
  readonly end?: ReactNode;
  /** Shown at the end of the second line. */
  readonly endDetail?: ReactNode;
}

/** The two lines of a row: title and detail. */
export function ListRow({ leading, title, detail, end, endDetail }: ListRowContent) {
  return (
    <div className={styles.row}>
      {leading && <div className={styles.leading}>{leading}</div>}
      <div className={styles.words}>
        <div className={styles.title}>{title}</div>
        {detail && <div className={styles.detail}>{detail}</div>}
      </div>
      {(end || endDetail) && (
        <div className={styles.end}>
          {end}
          {endDetail && <div className={styles.endDetail}>{endDetail}</div>}
        </div>
      )}
    </div>
  );
}
