import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { EmptyState } from '#ui/empty-state/empty-state.tsx';
import { type DayRights, isAgreedOnly } from '../use-worker.ts';

export interface EmptyDayProps {
  readonly rights: DayRights;
  readonly isPast: boolean;
  /** What can be done about it. */
  readonly children?: ReactNode;
}

/** Stands in place of the visits of a day that shows none. */
export function EmptyDay({ rights, isPast, children }: EmptyDayProps) {
  const usual = isPast ? (
    <Trans>Rien n’était prévu, et rien n’a été noté.</Trans>
  ) : (
    <Trans>Rien n’est prévu pour l’instant.</Trans>
  );
  return (
    <EmptyState title={<Trans>Aucune visite ce jour</Trans>}>
      {isAgreedOnly(rights) ? (
        <>
          <Trans>
            Aucune n’est validée. Celles qui attendent une validation ne sont montrées qu’à la personne et à son
            superviseur.
          </Trans>{' '}
          {children}
        </>
      ) : (
        children || usual
      )}
    </EmptyState>
  );
}
