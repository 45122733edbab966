import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { explain } from '#api/error-catalogue.ts';
import { isUnanswered } from '#api/unanswered.ts';
import { useExplain } from '#state/explain.tsx';
import { SaidByServer } from '#state/item-failure.tsx';
import { Banner } from '#ui/banner/banner.tsx';

export interface NotSavedProps {
  /** « La ville n’a pas été enregistrée. » */
  readonly title: ReactNode;
  readonly failure: unknown;
  /**
   * How it is found out whether it was made all the same: the next save looks on the `server`, the user looks in the `list`, or asks
   * `others`, who may read it.
   */
  readonly lookUp: keyof typeof LOOK_UPS;
}

/**
 * Why a record was not saved, with the server's own words (docs/rules/customers.md#places). A save that was not answered may have
 * been made all the same.
 */
export function NotSaved({ title, failure, lookUp }: NotSavedProps) {
  const explained = useExplain();
  const { detail } = explain(failure);
  const isUnknown = isUnanswered(failure);
  return (
    <Banner tone="red" title={isUnknown ? <Trans>Pas de réponse : on ne sait pas si c’est enregistré.</Trans> : title}>
      {explained(failure)} <Trans>Votre saisie est gardée ici.</Trans>
      {isUnknown && <> {LOOK_UPS[lookUp]}</>} <SaidByServer words={detail ?? ''} />
    </Banner>
  );
}

const LOOK_UPS = {
  server: <Trans>Enregistrez de nouveau : elle est d’abord cherchée sur le serveur.</Trans>,
  list: <Trans>Cherchez-la dans la liste avant d’enregistrer de nouveau.</Trans>,
  others: <Trans>Avant d’enregistrer de nouveau, demandez à qui voit la liste si elle y est.</Trans>,
} as const;
