import { Trans } from '@lingui/react/macro';
import { Button } from '#ui/button/button.tsx';
import { MissingState } from '#ui/missing-state/missing-state.tsx';
import { Page } from '#ui/page/page.tsx';
import type { PeriodFault } from './period-fault.ts';

export interface PeriodNoticeProps {
  readonly fault: Pick<PeriodFault<unknown>, 'asked' | 'reason'>;
  /** Whether the page is for entry. */
  readonly isEntry?: boolean;
  /** The first and the last period of the page, in words. */
  readonly first: string;
  readonly last: string;
  /** The period offered, in words. */
  readonly offered: string;
  readonly onOpen: () => void;
}

/**
 * The page in place of a period that does not exist or that it cannot show. See
 * docs/rules/finance.md#period-in-address.
 */
export function PeriodNotice({ fault, isEntry = false, first, last, offered, onOpen }: PeriodNoticeProps) {
  const { asked, reason } = fault;
  return (
    <Page>
      <MissingState
        isPage
        kind="period"
        title={
          reason === 'foreign' ? (
            <Trans>Cette page ne montre pas ce que demande l’adresse</Trans>
          ) : reason === 'unreadable' ? (
            <Trans>Cette période n’existe pas</Trans>
          ) : isEntry ? (
            <Trans>Cette période ne peut pas être saisie</Trans>
          ) : (
            <Trans>Cette période ne peut pas être affichée</Trans>
          )
        }
        actions={
          <Button variant="primary" onPress={onOpen}>
            <Trans>Ouvrir la période proposée</Trans>
          </Button>
        }
      >
        {asked === '' ? (
          <Trans>L’adresse laisse la période vide.</Trans>
        ) : (
          <Trans>
            L’adresse demande « <bdi>{asked}</bdi> ».
          </Trans>
        )}{' '}
        {reason === 'outside' &&
          (isEntry ? (
            <Trans>
              La saisie va de {first} à {last}.
            </Trans>
          ) : (
            <Trans>
              Les chiffres vont de {first} à {last}.
            </Trans>
          ))}
        {reason === 'foreign' && <Trans>Cette page ne connaît pas ce paramètre.</Trans>}
        {reason === 'half' && <Trans>Il manque le premier ou le dernier mois.</Trans>}
        {reason === 'long' && <Trans>Une période a au plus deux ans.</Trans>}
        {reason === 'reversed' && <Trans>Le premier mois vient après le dernier.</Trans>}{' '}
        <Trans>La période proposée : {offered}.</Trans>
      </MissingState>
    </Page>
  );
}
