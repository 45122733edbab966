import { Trans } from '@lingui/react/macro';
import { Banner } from '#ui/banner/banner.tsx';

/** Said where the address opens the customers of a speciality, or of a person, that these statistics do not have. */
export function UnknownRows() {
  return (
    <Banner tone="amber" title={<Trans>L’adresse nomme une spécialité ou une personne qui n’est pas ici.</Trans>}>
      <Trans>Choisissez une ligne ci-dessous pour voir ses clients.</Trans>
    </Banner>
  );
}
