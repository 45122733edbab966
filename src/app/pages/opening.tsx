import { Trans } from '@lingui/react/macro';
import * as styles from './pages.css.ts';

/** Shown while the guard decides and a screen loads; appears only after a short delay (CSS). */
export function Opening() {
  return (
    <div className={styles.opening} role="status">
      <span className={styles.openingThread} aria-hidden="true" />
      <span className={styles.openingWord}>
        <Trans>Ouverture…</Trans>
      </span>
    </div>
  );
}
