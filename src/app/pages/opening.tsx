import { Trans } from '@lingui/react/macro';
import * as styles from './pages.css.ts';

/** While it is being decided what to show; visible only if that takes long enough to be noticed. */
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
