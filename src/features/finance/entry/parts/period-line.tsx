import { Plural, Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { FinanceKind, FinancePeriod } from '#domain/finance/rows.ts';
import { Badge } from '#ui/badge/badge.tsx';
import { Button } from '#ui/button/button.tsx';
import { useFigures } from '#ui/chart/figures.ts';
import { Skeleton, SkeletonGroup } from '#ui/skeleton/skeleton.tsx';
import type { Deed, PeriodFacts, Sums } from '../../shared/period-facts.ts';
import { DeedWords, STAGE_TONES, useStageNames } from '../../shared/period-words.tsx';
import * as styles from '../finance-edit.css.ts';
import { CURRENCY } from '../named-rows.ts';
import { usePeriodFacts } from '../use-period-facts.ts';

export interface PeriodLineProps {
  readonly kind: FinanceKind;
  readonly period: FinancePeriod;
  /** Shows the rows that the facts are of, where the sheet was opened with other ones; null: it was not. */
  readonly onNewer: (() => void) | null;
}

/** What is known of the period beside its picker: saved by whom, dispatched when, changed since. */
export function PeriodLine({ kind, period, onNewer }: PeriodLineProps) {
  const { facts, isTold, hasFailed, isRetrying, retry } = usePeriodFacts(kind, period);
  if (facts === undefined) {
    return (
      <div className={styles.periodLine}>
        {hasFailed ? (
          <>
            <Trans>L’état de cette période n’a pas pu être lu.</Trans>{' '}
            <Button size="small" isPending={isRetrying} onPress={retry}>
              <Trans>Réessayer</Trans>
            </Button>
          </>
        ) : (
          <SkeletonGroup>
            <Skeleton width="16rem" />
          </SkeletonGroup>
        )}
      </div>
    );
  }
  if (facts === null) {
    return (
      <p className={styles.periodLine}>
        <Trans>Votre serveur ne dit pas si cette période est répartie, ni qui l’a enregistrée.</Trans>
      </p>
    );
  }
  return (
    <Facts facts={facts}>
      {!isTold && <Trans>Votre serveur ne dit ni qui ni quand.</Trans>}
      {onNewer && <Newer by={facts.saved.by} onShow={onNewer} />}
    </Facts>
  );
}

/** Somebody has saved since the sheet was opened, which has the rows from before. */
function Newer({ by, onShow }: { readonly by: string | null; readonly onShow: () => void }) {
  return (
    <>
      {' '}
      <strong>
        {by === null ? (
          <Trans>Quelqu’un a enregistré depuis que vous avez ouvert la période : le tableau ne le montre pas.</Trans>
        ) : (
          <Trans>{by} a enregistré depuis que vous avez ouvert la période : le tableau ne le montre pas.</Trans>
        )}
      </strong>{' '}
      <Button size="small" onPress={onShow}>
        <Trans>Voir</Trans>
      </Button>
    </>
  );
}

function Facts({ facts, children }: { readonly facts: PeriodFacts; readonly children?: ReactNode }) {
  const names = useStageNames();
  const { stage, saved, dispatched } = facts;
  const isEmptied = saved.quantity === 0 && saved.at !== null;
  return (
    <p className={styles.periodLine}>
      <Badge tone={STAGE_TONES[stage]}>{names[stage]}</Badge>{' '}
      {(stage !== 'nothing' || isEmptied) && (
        <span>
          {isEmptied && (
            <>
              <Trans>
                Période vidée <DeedWords deed={saved} />
              </Trans>
              {'. '}
            </>
          )}
          {!isEmptied && stage === 'saved' && <Stored facts={saved} />}
          {!isEmptied && stage === 'changed' && (
            <Trans>
              Enregistré : <Stored facts={saved} />
            </Trans>
          )}
          {stage === 'nothing' && dispatched.at !== null && (
            <>
              <Trans>
                Réparti ainsi <DeedWords deed={dispatched} />
              </Trans>
              {'. '}
            </>
          )}
          {stage === 'dispatched' && <Stored facts={dispatched} />}
          {stage === 'changed' && (
            <Trans>
              Réparti : <Stored facts={dispatched} />
            </Trans>
          )}
          {children}
        </span>
      )}
    </p>
  );
}

/** « 40 boîtes, 105 600 FCFA, par Prisca Nguemo, 3 nov. 2026 09:30. » */
function Stored({ facts }: { readonly facts: Sums & Deed }) {
  const { full } = useFigures();
  const { quantity, turnover, at, by } = facts;
  return (
    <>
      <Plural value={quantity} one="# boîte" other="# boîtes" />, {full(turnover)} {CURRENCY}
      {(at !== null || by !== null) && (
        <>
          {', '}
          <DeedWords deed={facts} />
        </>
      )}
      {'. '}
    </>
  );
}
