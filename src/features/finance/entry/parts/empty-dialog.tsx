import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useMemo } from 'react';
import { turnoverOf, unitsOf } from '#domain/finance/draft-rows.ts';
import type { FinanceKind } from '#domain/finance/rows.ts';
import type { FinanceSnapshot } from '#machines/finance/finance.machine.ts';
import type { FinanceEvent, FinanceRows, SavedPeriod } from '#machines/finance/finance.types.ts';
import { Explained, ExplainedCodes } from '#state/explain.tsx';
import { useFigures } from '#ui/chart/figures.ts';
import { ConfirmDialog } from '#ui/confirm-dialog/confirm-dialog.tsx';
import { CURRENCY, type FinanceCatalogue, useNames } from '../named-rows.ts';
import type { ReadFacts } from '../use-period-facts.ts';
import { useOverwrittenSplits } from '../use-overwritten-splits.ts';
import { SplitsNamed } from './replaced-splits.tsx';

export interface EmptyDialogProps {
  readonly kind: FinanceKind;
  /** « octobre 2026 » */
  readonly period: string;
  readonly catalogue: FinanceCatalogue;
  readonly snapshot: FinanceSnapshot;
  readonly facts: ReadFacts['facts'];
  readonly send: (event: FinanceEvent) => void;
}

/** Confirms that the saved rows of a period go, and shows which (docs/rules/finance.md#empty-period). */
export function EmptyDialog({ kind, period, catalogue, snapshot, facts, send }: EmptyDialogProps) {
  const { t } = useLingui();
  const { going, isAskedAnew, error, refused } = snapshot.context;
  const losses = useLosses(going?.rows ?? NO_ROWS, catalogue);
  const isUnread = snapshot.matches({ emptying: 'unread' });
  const hasFailed = snapshot.matches({ emptying: 'failed' });
  return (
    <ConfirmDialog
      isOpen={snapshot.matches('emptying')}
      onOpenChange={() => send({ type: 'empty.cancel' })}
      title={t`Vider ${period} ?`}
      description={<Consequences {...{ going, facts, catalogue }} />}
      losses={losses}
      confirmLabel={isUnread || hasFailed ? t`Réessayer` : t`Vider la période`}
      cancelLabel={t`Garder les lignes`}
      isPending={snapshot.hasTag('busy')}
      error={
        isUnread ? (
          <>
            <Trans>Les lignes du serveur n’ont pas pu être relues.</Trans> <Explained error={error} />
          </>
        ) : hasFailed ? (
          refused ? (
            <>
              <ExplainedCodes codes={refused.codes} figures={kind === 'sales' ? 'realSales' : kind} /> {refused.detail}
            </>
          ) : (
            <Explained error={error} />
          )
        ) : isAskedAnew ? (
          <Trans>
            La période a changé entre-temps : quelqu’un d’autre l’a enregistrée ou répartie depuis que vous avez lu ce
            qui partirait. Rien n’est encore vidé : voici ce qui partirait maintenant.
          </Trans>
        ) : undefined
      }
      onConfirm={() => send({ type: isUnread || hasFailed ? 'retry' : 'empty.confirm' })}
    />
  );
}

interface ConsequencesProps extends Pick<EmptyDialogProps, 'facts' | 'catalogue'> {
  readonly going: SavedPeriod | null;
}

function Consequences({ going, facts, catalogue }: ConsequencesProps) {
  const { full } = useFigures();
  const splits = useOverwrittenSplits(going?.parts ?? null, going?.rows ?? NO_ROWS, NO_ROWS);
  if (!going) return <Trans>Les lignes enregistrées sont relues, pour montrer ce qui partirait.</Trans>;
  const { rows } = going;
  return (
    <>
      <Trans>
        <Plural value={rows.length} one="# ligne enregistrée" other="# lignes enregistrées" />,{' '}
        <Plural value={unitsOf(rows)} one="# boîte" other="# boîtes" />, {full(turnoverOf(rows))} {CURRENCY} : elles
        seraient retirées du serveur. Sans retour possible.
      </Trans>{' '}
      {facts && facts.dispatched.quantity > 0 && (
        <Trans>
          Ce qui est déjà réparti reste aux délégués (
          <Plural value={facts.dispatched.quantity} one="# boîte" other="# boîtes" />
          ), jusqu’à une nouvelle répartition.
        </Trans>
      )}
      {facts === undefined && (
        <Trans>
          Ce qui est déjà réparti n’a pas pu être lu : les délégués le gardent jusqu’à une nouvelle répartition.
        </Trans>
      )}
      {facts === null && (
        <Trans>
          Votre serveur ne dit pas ce qui est déjà réparti : les délégués le gardent jusqu’à une nouvelle répartition.
        </Trans>
      )}
      {splits ? (
        <SplitsNamed {...{ splits, catalogue }} />
      ) : (
        <>
          {' '}
          <Trans>
            Votre serveur ne dit pas qui a réparti ces lignes : si un superviseur l’a fait lui-même, sa répartition
            partirait aussi.
          </Trans>
        </>
      )}
    </>
  );
}

const NO_ROWS: FinanceRows = [];

/** The rows that would go, by wholesaler; goals by product number alone. */
function useLosses(going: FinanceRows, catalogue: FinanceCatalogue) {
  const { wholesalerOf } = useNames(catalogue);
  return useMemo(() => {
    const groups = Map.groupBy(going, ({ wholesalerID }) => wholesalerID);
    return [...groups].flatMap(([wholesalerID, rows]) =>
      wholesalerID === null
        ? []
        : {
            id: wholesalerID,
            label: wholesalerOf(wholesalerID),
            count: (
              <Trans>
                <Plural value={rows.length} one="# ligne" other="# lignes" />,{' '}
                <Plural value={unitsOf(rows)} one="# boîte" other="# boîtes" />
              </Trans>
            ),
          },
    );
  }, [going, wholesalerOf]);
}
