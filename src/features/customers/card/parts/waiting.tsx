import { Plural, Trans } from '@lingui/react/macro';
import { openDialog } from '#state/query-params.ts';
import { Banner } from '#ui/banner/banner.tsx';
import { Button } from '#ui/button/button.tsx';
import type { Waiting } from '../../shared/outbox/card-item.ts';

/** How much of what was written about a customer the server does not have; it is mended in the outbox. */
export function WaitingLine({ waiting }: { readonly waiting: readonly Waiting[] }) {
  if (waiting.length === 0) return null;
  const refused = waiting.filter(({ isRefused }) => isRefused).length;
  const sendable = waiting.length - refused;
  return (
    <Banner
      tone={refused > 0 ? 'red' : 'amber'}
      title={
        <>
          {refused > 0 && <Plural value={refused} one="# saisie refusée." other="# saisies refusées." />}{' '}
          {sendable > 0 && <Plural value={sendable} one="# saisie à envoyer." other="# saisies à envoyer." />}
        </>
      }
      actions={
        <Button size="small" onPress={() => openDialog({ outbox: '1' })}>
          <Trans>Boîte d’envoi</Trans>
        </Button>
      }
    >
      {waiting
        .filter(({ recordID, about }) => recordID === null && about !== '')
        .map(({ about }) => about)
        .join(', ')}
    </Banner>
  );
}
