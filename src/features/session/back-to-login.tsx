import { Trans } from '@lingui/react/macro';
import { entranceHref } from '#routes/entrance.ts';
import { Link } from '#ui/link/link.tsx';
import * as styles from './session.css.ts';

export function BackToLogin() {
  return (
    <p className={styles.lead}>
      <Trans>
        Vous avez un compte ? <Link href={entranceHref('user_login')}>Se connecter</Link>
      </Trans>
    </p>
  );
}
