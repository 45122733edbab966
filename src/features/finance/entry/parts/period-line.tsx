import { Plural, Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { FinanceKind, FinancePeriod } from '#domain/finance/rows.ts';
import { financePeriodsQuery } from '#queries/finance-periods.queries.ts';
import { useServices } from '#state/services.tsx';
import { Badge } from '#ui/badge/badge.tsx';
import { useFigures } from '#ui/chart/figures.ts';
import { factsOf, type PeriodFacts, type Sums } from '../../shared/period-facts.ts';
import { DeedWords, STAGE_TONES, useStageNames } from '../../shared/period-words.tsx';
import * as styles from '../finance-edit.css.ts';
import { periodRowsQuery } from '../finance-edit.queries.ts';
import { CURRENCY } from '../named-rows.ts';

export interface PeriodLineProps {
  readonly kind: FinanceKind;
  readonly period: FinancePeriod;
}

/** What is known of the period beside its picker: saved by whom, dispatched when, changed since. */
export function PeriodLine({ kind, period }: PeriodLineProps) {
  const { api, settings } = useServices();
  const told = useQuery(financePeriodsQuery(api, kind));
  const isUntold = told.data === null;
  const derived = useQuery({ ...periodRowsQuery(api, kind, period, settings.lacks), enabled: isUntold });
  if (told.data) return <Facts facts={factsOf(told.data.find((state) => state.period === period))} />;
  if (!isUntold || derived.data === undefined) return null;
  if (derived.data === null) {
    return (
      <p className={styles.periodLine}>
        <Trans>Votre serveur ne dit pas si cette période est répartie, ni qui l’a enregistrée.</Trans>
      </p>
    );
  }
  return (
    <Facts facts={derived.data}>
      <Trans>Votre serveur ne dit ni qui ni quand.</Trans>
    </Facts>
  );
}

function Facts({ facts, children }: { readonly facts: PeriodFacts; readonly children?: ReactNode }) {
  const names = useStageNames();
  const { stage, saved, dispatched } = facts;
  return (
    <p className={styles.periodLine}>
      <Badge tone={STAGE_TONES[stage]}>{names[stage]}</Badge>{' '}
      {stage !== 'nothing' && (
        <span>
          {(stage === 'saved' || stage === 'changed') && (
            <>
              <Trans>
                Enregistré : <Amount sums={saved} />
              </Trans>{' '}
              <DeedWords deed={saved} />
              {'. '}
            </>
          )}
          {(stage === 'dispatched' || stage === 'changed') && (
            <>
              <Trans>
                Réparti : <Amount sums={dispatched} />
              </Trans>{' '}
              <DeedWords deed={dispatched} />
              {'. '}
            </>
          )}
          {children}
        </span>
      )}
    </p>
  );
}

function Amount({ sums: { quantity, turnover } }: { readonly sums: Sums }) {
  const { full } = useFigures();
  return (
    <>
      <Plural value={quantity} one="# boîte" other="# boîtes" />, {full(turnover)} {CURRENCY}
    </>
  );
}
