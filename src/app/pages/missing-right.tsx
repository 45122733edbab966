import { msg } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Arrival } from '../arrival.tsx';
import { Notice } from './notice.tsx';

const TITLE = msg`Permissions manquantes`;

/** Replaces a screen that the user's rights do not open; the menu stays. See docs/rules/access.md#missing-right. */
export function MissingRight() {
  return (
    <>
      <Notice title={<Trans>Permissions manquantes</Trans>}>
        <Trans>Votre compte n’ouvre pas cet écran. Si vous en avez besoin, demandez-le à votre direction.</Trans>
      </Notice>
      <Arrival title={TITLE} />
    </>
  );
}
