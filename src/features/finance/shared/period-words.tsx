import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { useFormat } from '#state/format.ts';
import type { BadgeTone } from '#ui/badge/badge.tsx';
import type { Deed, PeriodStage, SharedStage } from './period-facts.ts';

/** The names of the stages of a period, or of several together. */
export function useStageNames(): Readonly<Record<SharedStage, string>> {
  const { t } = useLingui();
  return {
    nothing: t`Rien d’enregistré`,
    saved: t`Enregistré, pas réparti`,
    partly: t`Réparti en partie`,
    dispatched: t`Réparti`,
    changed: t`Modifié depuis la répartition`,
  };
}

export const STAGE_TONES: Readonly<Record<PeriodStage, BadgeTone>> = {
  nothing: 'neutral',
  saved: 'amber',
  dispatched: 'green',
  changed: 'amber',
};

/** « par Prisca Nguemo, 3 nov. 2026 à 09:30 »; as much as is known, null for nothing. */
export function DeedWords({ deed: { at, by } }: { readonly deed: Deed }): ReactNode {
  const format = useFormat();
  const when = at === null ? null : `${format.date(at)} ${format.time(at) ?? ''}`.trim();
  if (by !== null && when !== null) {
    return (
      <Trans>
        par {by}, {when}
      </Trans>
    );
  }
  if (by !== null) return <Trans>par {by}</Trans>;
  return when;
}
