import { msg } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { usePath } from '#state/location.ts';
import { Arrival } from '../arrival.tsx';
import { Notice } from './notice.tsx';

const TITLE = msg`Page introuvable`;

/** Shown for an address that the application does not have. */
export function NotFound() {
  return (
    <>
      <Notice title={<Trans>Cette page n’existe pas</Trans>} code={usePath()}>
        <Trans>
          L’adresse est incomplète, ou la page a changé de place. Vérifiez-la, ou repartez de votre accueil.
        </Trans>
      </Notice>
      <Arrival title={TITLE} />
    </>
  );
}
