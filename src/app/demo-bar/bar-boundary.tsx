import { Trans } from '@lingui/react/macro';
import { Component, type ReactNode } from 'react';
import { Button } from '#ui/button/button.tsx';
import * as styles from './demo-bar.css.ts';

/** The address that begins the tab's demo again, whatever state it is in. */
const RESET_ADDRESS = `${import.meta.env.BASE_URL}?reset=1`;

/** Keeps a failure of the demo’s bar from blanking the page, and keeps the reset of the demo in reach. */
export class BarBoundary extends Component<{ readonly children: ReactNode }, { readonly hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override render() {
    if (!this.state.hasFailed) return this.props.children;
    return (
      <aside className={styles.notices} role="alert" data-demo="" data-react-aria-top-layer="true">
        <div className={styles.noticeWords}>
          <p className={styles.notice}>
            <Trans>Les réglages de la démonstration ont échoué.</Trans>
          </p>
          <div className={styles.row}>
            <Button size="small" onPress={() => this.setState({ hasFailed: false })}>
              <Trans>Réessayer</Trans>
            </Button>
            <a className={styles.resetLink} href={RESET_ADDRESS}>
              <Trans>Remettre la démonstration à zéro</Trans>
            </a>
          </div>
        </div>
      </aside>
    );
  }
}
