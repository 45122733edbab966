import { Trans } from '@lingui/react/macro';
import { entranceHref } from '#routes/entrance.ts';
import { Banner } from '#ui/banner/banner.tsx';
import { Link } from '#ui/link/link.tsx';

/** Confirms a request for access or for a new password in the demo: nothing is sent. */
export function Recorded({ email }: { readonly email: string }) {
  return (
    <Banner
      title={<Trans>Demande enregistrée pour {email}.</Trans>}
      actions={
        <Link variant="standalone" href={entranceHref('user_login')}>
          <Trans>Retour à la connexion</Trans>
        </Link>
      }
    >
      <Trans>Dans cette démonstration, aucun message ne part.</Trans>
    </Banner>
  );
}
