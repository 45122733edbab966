import * as styles from './spinner.css.ts';

/** A spinning ring for work in progress. It has no accessible text: put words beside it. */
export function Spinner() {
  return (
    <svg className={styles.spinner} viewBox="0 0 16 16" aria-hidden="true">
      <circle cx="8" cy="8" r="6" strokeDasharray="27 11" />
    </svg>
  );
}
