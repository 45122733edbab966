import { Trans } from '@lingui/react/macro';

/** Says that the quota and what the page of a delegate expects are two figures: each counts the visits asked by other customers. */
export const NotExpected = () => (
  <Trans>
    Le quota vient du serveur ; ce n’est pas ce que la page d’un délégué nomme « attendues », qui ne connaît que les
    clients visités depuis un an et s’arrête au jour montré.
  </Trans>
);
