import { Trans } from '@lingui/react/macro';
import { forgetsUnused } from '#lib/device/persistence.ts';

/** Warns that the device deletes what waits on it; nothing where it does not. */
export function ForgottenUnused({ className }: { readonly className: string }) {
  if (!forgetsUnused()) return null;
  return (
    <p className={className}>
      <Trans>
        Cet appareil efface ce qu’un site y garde après sept jours sans l’ouvrir. Ajoutez Tournée à l’écran d’accueil,
        par le menu de partage, et connectez-vous là : rien ne s’y efface.
      </Trans>
    </p>
  );
}
