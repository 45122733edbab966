import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useMemo, useRef, useState } from 'react';
import type { FinanceKind } from '#domain/finance/rows.ts';
import type { FinanceSnapshot } from '#machines/finance/finance.machine.ts';
import type { Comparison } from '#machines/finance/finance.types.ts';
import { Explained } from '#state/explain.tsx';
import { useSession } from '#state/session.tsx';
import { Banner } from '#ui/banner/banner.tsx';
import { Button } from '#ui/button/button.tsx';
import { Checkbox } from '#ui/checkbox/checkbox.tsx';
import { Dialog, DialogBody, DialogFooter } from '#ui/dialog/dialog.tsx';
import { DiffTable } from '#ui/diff-table/diff-table.tsx';
import { SegmentedControl } from '#ui/segmented-control/segmented-control.tsx';
import { SkeletonRows } from '#ui/skeleton/skeleton.tsx';
import { type DelegateShare, delegateShares } from '../delegate-shares.ts';
import * as styles from '../finance-edit.css.ts';
import { CURRENCY, type FinanceCatalogue } from '../named-rows.ts';
import { RowsDiff } from './rows-diff.tsx';

export interface ConflictDialogProps {
  readonly kind: FinanceKind;
  /** « octobre 2026 » */
  readonly period: string;
  readonly catalogue: FinanceCatalogue;
  readonly snapshot: FinanceSnapshot;
  readonly onForce: () => void;
  readonly onCancel: () => void;
  readonly onRetry: () => void;
}

/** The period was dispatched before: shows that dispatch beside the new one; see docs/rules/finance.md#dispatch-conflict. */
export function ConflictDialog({ kind, period, snapshot, onCancel, ...props }: ConflictDialogProps) {
  const { t } = useLingui();
  const titles: Readonly<Record<FinanceKind, string>> = {
    goals: t`Des objectifs existent déjà pour ${period}`,
    trends: t`Des tendances existent déjà pour la ${period}`,
    sales: t`Des ventes existent déjà pour ${period}`,
  };
  return (
    <Dialog
      isOpen={snapshot.matches('conflict')}
      onOpenChange={onCancel}
      size="wide"
      eyebrow={<Trans>Conflit de répartition</Trans>}
      title={titles[kind]}
      subtitle={
        <Trans>
          Cette période est déjà répartie entre les délégués. Vos lignes sont enregistrées : rien ne se perd si vous
          fermez.
        </Trans>
      }
    >
      <Content {...{ kind, snapshot, onCancel, ...props }} />
    </Dialog>
  );
}

function Content({ kind, catalogue, snapshot, onForce, onCancel, onRetry }: Omit<ConflictDialogProps, 'period'>) {
  const { t } = useLingui();
  const { userType } = useSession();
  const { comparison, error } = snapshot.context;
  const [view, setView] = useState<'rows' | 'delegates'>('rows');
  const [isTicked, setTicked] = useState(false);
  const sides = { before: t`Réparties`, after: t`Enregistrées` };
  const answer = useRef<HTMLButtonElement>(null);
  const shares = useShares(comparison, catalogue);
  const touched = new Set([...shares.before, ...shares.after].map(({ ID }) => ID)).size;
  return (
    <>
      <DialogBody>
        {comparison ? (
          <>
            {userType !== 'Supervisor' && (
              <div className={styles.views}>
                <SegmentedControl
                  label={t`Comparer`}
                  segments={[
                    { id: 'rows', label: t`Par produit` },
                    { id: 'delegates', label: t`Par délégué`, count: touched },
                  ]}
                  value={view}
                  onChange={(next) => setView(next === 'delegates' ? next : 'rows')}
                />
              </div>
            )}
            {view === 'rows' ? (
              <RowsDiff
                kind={kind}
                catalogue={catalogue}
                label={t`Ce qui est réparti et ce qui le remplacerait`}
                before={{ label: sides.before, rows: comparison.dispatched }}
                after={{ label: sides.after, rows: comparison.saved }}
                isInDialog
              />
            ) : (
              <DiffTable
                label={t`Ce que chaque délégué a et ce qu’il aurait`}
                before={{ label: sides.before, rows: shares.before }}
                after={{ label: sides.after, rows: shares.after }}
                keyOf={idOf}
                names={[{ id: 'delegate', header: t`Délégué`, text: ({ name }) => name }]}
                columns={[
                  { id: 'quantity', header: t`Quantité`, value: ({ quantity }) => quantity },
                  { id: 'turnover', header: t`Chiffre d’affaires`, value: ({ turnover }) => turnover },
                ]}
                measure={{ value: ({ turnover }) => turnover, unit: CURRENCY }}
                surface="raise"
                height="max(40dvh, 12rem)"
              />
            )}
          </>
        ) : error === undefined ? (
          <SkeletonRows />
        ) : (
          <Banner
            tone="red"
            title={<Trans>La comparaison n’a pas pu être lue.</Trans>}
            actions={
              <Button
                size="small"
                onPress={() => {
                  // This button goes away with the failure: focus moves to the harmless answer, as when the dialog opened.
                  answer.current?.focus();
                  onRetry();
                }}
              >
                <Trans>Réessayer</Trans>
              </Button>
            }
          >
            <Explained error={error} />
          </Banner>
        )}
      </DialogBody>
      <DialogFooter
        start={
          comparison && (
            <Checkbox
              tone="danger"
              isSelected={isTicked}
              onChange={setTicked}
              description={<Trans>Les chiffres de la période seront recalculés. Sans retour possible.</Trans>}
            >
              {userType === 'Supervisor'
                ? t`Refaire la répartition du groupe`
                : t`${plural(touched, { one: 'Refaire la répartition du délégué', other: 'Refaire la répartition des # délégués' })}`}
            </Checkbox>
          )
        }
      >
        <Button ref={answer} size="large" autoFocus onPress={onCancel}>
          <Trans>Garder ce qui est réparti</Trans>
        </Button>
        <Button variant="danger" size="large" isDisabled={!comparison || !isTicked} onPress={onForce}>
          <Trans>Remplacer et répartir</Trans>
        </Button>
      </DialogFooter>
    </>
  );
}

const idOf = ({ ID }: DelegateShare) => ID;

function useShares(comparison: Comparison | null, { products }: FinanceCatalogue) {
  return useMemo(
    () => ({
      before: delegateShares(comparison?.dispatched ?? [], products),
      after: delegateShares(comparison?.saved ?? [], products),
    }),
    [comparison, products],
  );
}
