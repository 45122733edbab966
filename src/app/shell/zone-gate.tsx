import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useDeferredValue } from 'react';
import { agenciesQuery } from '#queries/agencies.queries.ts';
import { useAgency, useAgencyZone } from '#state/agencies.tsx';
import { useExplain } from '#state/explain.tsx';
import { useServices } from '#state/services.tsx';
import { ErrorState } from '#ui/error-state/error-state.tsx';
import { MissingState } from '#ui/missing-state/missing-state.tsx';
import { Page } from '#ui/page/page.tsx';
import { Opening } from '../pages/opening.tsx';
import type { ScreenGateProps } from '../screen-gate.ts';
import { useReadsOf } from './use-reads-ahead.ts';

/**
 * Shows a screen once the time zone of its agency is known. Until then any day or hour could be wrong, shown or saved, so
 * that nothing is shown or edited; see docs/rules/api.md#agency-time-zone.
 */
export function ZoneGate({ screen, children }: ScreenGateProps) {
  const { api } = useServices();
  const explained = useExplain();
  const agency = useAgency();
  const zone = useAgencyZone();
  const { data, error, isFetching, refetch } = useQuery(agenciesQuery(api));
  const isKnown = zone !== null;
  // The screen is rendered in slices: React renders what an answer changes in one piece.
  const mayOpen = useDeferredValue(useReadsOf(screen, isKnown));

  if (isKnown) return mayOpen ? children : <Opening />;
  const failure = error ?? (data?.data.readAllAgencies ? null : data?.errors[0]);
  if (failure) {
    return (
      <Page>
        <ErrorState
          isPage
          title={<Trans>L’agence n’a pas pu être lue</Trans>}
          onRetry={() => void refetch()}
          isRetrying={isFetching}
          code={failure.key}
        >
          {explained(failure)}{' '}
          <Trans>Sans elle, l’heure de ses dates n’est pas connue : rien n’est affiché ni enregistré.</Trans>
        </ErrorState>
      </Page>
    );
  }
  if (!data) return <Opening />;
  const country = agency?.country;
  return (
    <Page>
      <MissingState isPage kind="period" title={<Trans>L’heure de cette agence n’est pas connue</Trans>}>
        {country ? (
          <Trans>
            Le fuseau horaire de « {country} » est inconnu de Tournée. Rien n’est affiché ni enregistré, pour qu’aucune
            date ne soit fausse : prévenez votre administrateur.
          </Trans>
        ) : (
          <Trans>
            Le serveur n’indique pas le pays de cette agence. Rien n’est affiché ni enregistré, pour qu’aucune date ne
            soit fausse : prévenez votre administrateur.
          </Trans>
        )}
      </MissingState>
    </Page>
  );
}
