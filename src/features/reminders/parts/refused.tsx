import { Trans, useLingui } from '@lingui/react/macro';
import { entryOf } from '#api/catalogue.ts';
import { SERVER_CODES } from '#api/codes.ts';
import { Banner } from '#ui/banner/banner.tsx';

/** Why the server said no: the catalogue's words for its codes. */
export function Refused({ codes }: { readonly codes: readonly string[] }) {
  const { i18n } = useLingui();
  const known = SERVER_CODES.filter((code) => codes.includes(code));
  const words = known.length > 0 ? known : (['errors.error-title'] as const);
  return (
    <Banner tone="red" title={<Trans>Le serveur a refusé.</Trans>}>
      {words.map((code) => i18n._(entryOf(code).message)).join(' ')} <Trans>Votre saisie est gardée ici.</Trans>
    </Banner>
  );
}
