import { Trans } from '@lingui/react/macro';
import { useServices } from '#state/services.tsx';
import { Banner } from '#ui/banner/banner.tsx';
import { Link } from '#ui/link/link.tsx';

/** Whom to contact, from the host's settings: the API has no call for this. See docs/rules/access.md#account-requests. */
export function Contact() {
  const { contact } = useServices().settings;
  if (!contact) {
    return (
      <Banner title={<Trans>Adressez-vous à l’administrateur de Tournée dans votre agence.</Trans>}>
        <Trans>Cette demande ne passe pas par l’application.</Trans>
      </Banner>
    );
  }
  const { name, email, phone } = contact;
  return (
    <Banner
      title={name ? <Trans>Adressez-vous à {name}.</Trans> : <Trans>Adressez-vous à votre administrateur.</Trans>}
    >
      {email && <Link href={`mailto:${email}`}>{email}</Link>} {phone && <Link href={`tel:${phone}`}>{phone}</Link>}
    </Banner>
  );
}
