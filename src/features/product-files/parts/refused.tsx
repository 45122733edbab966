import { Trans, useLingui } from '@lingui/react/macro';
import { entryOf } from '#api/catalogue.ts';
import type { ServerCode } from '#api/codes.ts';
import { Banner } from '#ui/banner/banner.tsx';

/** Why the server said no: the catalogue's words for its codes. */
export function Refused({ codes }: { readonly codes: readonly ServerCode[] }) {
  const { i18n } = useLingui();
  const words = codes.length > 0 ? codes : (['errors.error-title'] as const);
  return (
    <Banner tone="red" title={<Trans>Le serveur a refusé ce fichier.</Trans>}>
      {words.map((code) => i18n._(entryOf(code).message)).join(' ')} <Trans>Votre saisie est gardée ici.</Trans>
    </Banner>
  );
}
