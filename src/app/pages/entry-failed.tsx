import { Trans } from '@lingui/react/macro';
import { Button } from '#ui/button/button.tsx';
import { ErrorState } from '#ui/error-state/error-state.tsx';
import { Logo } from '#ui/logo/logo.tsx';
import * as styles from './pages.css.ts';

export interface EntryFailedProps {
  readonly onRetry: () => void;
  /** Drops the stored session and goes to the sign-in page. */
  readonly onLeave: () => void;
}

/** Shown when the session could not be validated: it stays stored, and the user may retry. */
export function EntryFailed({ onRetry, onLeave }: EntryFailedProps) {
  return (
    <main className={styles.bare}>
      <div className={styles.bareHead}>
        <Logo />
      </div>
      <div className={styles.middle}>
        <ErrorState
          isPage
          title={<Trans>Votre session n’a pas pu être vérifiée</Trans>}
          onRetry={onRetry}
          actions={
            <Button variant="ghost" onPress={onLeave}>
              <Trans>Se reconnecter</Trans>
            </Button>
          }
          code="internal-error"
        >
          <Trans>Le serveur ne répond pas. Vous restez connecté sur cet appareil, et vos saisies y sont gardées.</Trans>
        </ErrorState>
      </div>
    </main>
  );
}
