import { I18nProvider } from '@lingui/react';
import { Trans } from '@lingui/react/macro';
import { ErrorState } from '#ui/error-state/error-state.tsx';
import { Logo } from '#ui/logo/logo.tsx';
import { i18n } from '../i18n.ts';
import * as styles from './pages.css.ts';

/** Shown when the settings of the host, or the demo's server, could not be loaded. */
export function BootFailed({ reason }: { readonly reason: unknown }) {
  return (
    <I18nProvider i18n={i18n}>
      <main className={styles.bare}>
        <div className={styles.bareHead}>
          <Logo />
        </div>
        <div className={styles.middle}>
          <ErrorState
            isPage
            title={<Trans>Tournée n’a pas pu démarrer</Trans>}
            onRetry={() => location.reload()}
            code={reason instanceof Error ? reason.message : 'internal-error'}
          >
            <Trans>Vérifiez le réseau, puis réessayez. Vos saisies gardées sur cet appareil y sont toujours.</Trans>
          </ErrorState>
          {__DEMO__ && (
            <p>
              <a href={`${import.meta.env.BASE_URL}?reset=1`}>
                <Trans>Remettre la démonstration à zéro</Trans>
              </a>
            </p>
          )}
        </div>
      </main>
    </I18nProvider>
  );
}
