import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { entranceHref, HOME } from '#routes/entrance.ts';
import { useSessionOrNobody } from '#state/session.tsx';
import { Link } from '#ui/link/link.tsx';
import { Logo } from '#ui/logo/logo.tsx';
import * as styles from './pages.css.ts';

export interface NoticeProps {
  readonly title: ReactNode;
  readonly children: ReactNode;
  readonly actions?: ReactNode;
  readonly code?: string;
}

/** A page with one message and the links that lead on. Outside the shell it shows the logo itself. */
export function Notice({ title, children, actions, code }: NoticeProps) {
  const session = useSessionOrNobody();
  const message = (
    <div className={styles.middle}>
      <h1 className={styles.title} tabIndex={-1}>
        {title}
      </h1>
      <p className={styles.words}>{children}</p>
      <div className={styles.actions}>
        {actions}
        <HomeLink />
      </div>
      {code && (
        <code className={styles.code} translate="no">
          {code}
        </code>
      )}
    </div>
  );
  if (session) return message;
  return (
    <main className={styles.bare} id="contenu" tabIndex={-1}>
      <div className={styles.bareHead}>
        <Logo />
      </div>
      {message}
    </main>
  );
}

/** The link that always works: the user's landing, or the sign-in page if nobody is signed in. */
function HomeLink() {
  const session = useSessionOrNobody();
  return session ? (
    <Link variant="standalone" href={HOME}>
      <Trans>Mon accueil</Trans>
    </Link>
  ) : (
    <Link variant="standalone" href={entranceHref('user_login')}>
      <Trans>Se connecter</Trans>
    </Link>
  );
}
