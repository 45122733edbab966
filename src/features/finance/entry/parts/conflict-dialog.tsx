import { plural } from '@lingui/core/macro';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useMemo, useRef, useState } from 'react';
import { type DraftRows, turnoverOf, unitsOf } from '#domain/finance/draft-rows.ts';
import type { FinanceKind } from '#domain/finance/rows.ts';
import type { FinanceSnapshot } from '#machines/finance/finance.machine.ts';
import type { ComparedPart, Comparison, FinanceRows } from '#machines/finance/finance.types.ts';
import { Explained } from '#state/explain.tsx';
import { useSession } from '#state/session.tsx';
import { Banner } from '#ui/banner/banner.tsx';
import { Button } from '#ui/button/button.tsx';
import { useFigures } from '#ui/chart/figures.ts';
import { Checkbox } from '#ui/checkbox/checkbox.tsx';
import { Dialog, DialogBody, DialogFooter } from '#ui/dialog/dialog.tsx';
import { DiffTable } from '#ui/diff-table/diff-table.tsx';
import { SegmentedControl } from '#ui/segmented-control/segmented-control.tsx';
import { SkeletonRows } from '#ui/skeleton/skeleton.tsx';
import {
  changedParts,
  type DelegateShare,
  delegateShares,
  delegateSums,
  type PartRow,
  partRows,
  replacedSplits,
} from '../delegate-shares.ts';
import * as styles from '../finance-edit.css.ts';
import { CURRENCY, type FinanceCatalogue, hasWholesalers, useNames } from '../named-rows.ts';
import { ReplacedSplits } from './replaced-splits.tsx';
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

type View = 'parts' | 'delegates';

function Content({ kind, catalogue, snapshot, onForce, onCancel, onRetry }: Omit<ConflictDialogProps, 'period'>) {
  const { comparison, isComparedAnew, error } = snapshot.context;
  // A tick is about what was shown: another comparison needs another one.
  const [ticked, setTicked] = useState<Comparison | null>(null);
  const isTicked = comparison !== null && ticked === comparison;
  const isShown = snapshot.matches({ conflict: 'yearExists' }) || snapshot.matches({ conflict: 'saleDataExists' });
  const answer = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    // The button that was pressed is disabled until the new comparison is ticked too.
    if (isComparedAnew) answer.current?.focus();
  }, [isComparedAnew, comparison]);
  return (
    <>
      <DialogBody>
        {error !== undefined && (
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
        {isComparedAnew && (
          <Banner tone="amber" title={<Trans>La période a changé entre-temps.</Trans>}>
            <Trans>
              Quelqu’un d’autre l’a enregistrée ou répartie depuis que vous avez lu la comparaison. Rien n’est encore
              remplacé : voici la nouvelle.
            </Trans>
          </Banner>
        )}
        {comparison ? <Compared {...{ kind, catalogue, comparison }} /> : error === undefined && <SkeletonRows />}
      </DialogBody>
      <DialogFooter
        start={
          comparison && (
            <Checkbox
              tone="danger"
              isSelected={isTicked}
              isDisabled={!isShown}
              onChange={(isOn) => setTicked(isOn ? comparison : null)}
              description={<Trans>Les chiffres de la période seront recalculés. Sans retour possible.</Trans>}
            >
              <Consequence comparison={comparison} catalogue={catalogue} />
            </Checkbox>
          )
        }
      >
        <Button ref={answer} size="large" autoFocus onPress={onCancel}>
          <Trans>Garder ce qui est réparti</Trans>
        </Button>
        <Button
          variant="danger"
          size="large"
          isDisabled={!isTicked || snapshot.matches({ conflict: 'failed' })}
          isPending={isTicked && snapshot.matches({ conflict: 'comparing' })}
          pendingLabel={<Trans>Lecture du serveur…</Trans>}
          onPress={onForce}
        >
          <Trans>Remplacer et répartir</Trans>
        </Button>
      </DialogFooter>
    </>
  );
}

interface ComparedProps {
  readonly kind: FinanceKind;
  readonly catalogue: FinanceCatalogue;
  readonly comparison: Comparison;
}

/** Both sides, as exactly as the server tells them. */
function Compared({ kind, catalogue, comparison }: ComparedProps) {
  if (comparison.parts) return <ComparedParts {...{ kind, catalogue }} parts={comparison.parts} />;
  if (comparison.dispatched) {
    return <Estimated {...{ kind, catalogue }} dispatched={comparison.dispatched} saved={comparison.saved} />;
  }
  return (
    <Banner tone="amber" title={<Trans>Votre serveur ne dit pas ce qui est réparti.</Trans>}>
      <Untold rows={comparison.saved} />
    </Banner>
  );
}

function Untold({ rows }: { readonly rows: DraftRows }) {
  const { full } = useFigures();
  return (
    <Trans>
      Rien ne peut être comparé. Vos lignes enregistrées,{' '}
      <Plural value={unitsOf(rows)} one="# boîte" other="# boîtes" /> et {full(turnoverOf(rows))} {CURRENCY},
      remplaceraient tout ce que les délégués ont de cette période, y compris ce qu’un superviseur a réparti lui-même.
    </Trans>
  );
}

/** What was dispatched and what would be, delegate by delegate (docs/rules/finance.md#dispatched-parts). */
function ComparedParts({
  kind,
  catalogue,
  parts,
}: Omit<ComparedProps, 'comparison'> & { readonly parts: readonly ComparedPart[] }) {
  const { t } = useLingui();
  const { member } = useSession();
  const replaced = useMemo(() => replacedSplits(parts, member.ID), [parts, member.ID]);
  const names = useNames(catalogue);
  const [view, setView] = useState<View>('parts');
  const [before, after] = useMemo(() => [partRows(parts, 'before'), partRows(parts, 'after')] as const, [parts]);
  const measures = useMeasures<PartRow>();
  const product = { id: 'product', header: t`Produit`, text: (row: PartRow) => names.productOf(row.pharmaProductID) };
  const delegate = { id: 'delegate', header: t`Délégué`, text: (row: PartRow) => row.delegate };
  const wholesaler = {
    id: 'wholesaler',
    header: t`Grossiste`,
    text: (row: PartRow) => (row.wholesalerID === null ? '' : names.wholesalerOf(row.wholesalerID)),
  };
  return (
    <>
      <ReplacedSplits splits={replaced} catalogue={catalogue} />
      <Views first={t`Par produit et délégué`} second={t`Par délégué`} view={view} onChange={setView} />
      {view === 'parts' ? (
        <DiffTable
          label={t`Ce que chaque délégué a de chaque produit et ce qu’il aurait`}
          before={{ label: t`Réparti`, rows: before }}
          after={{ label: t`Après`, rows: after }}
          keyOf={keyOf}
          names={hasWholesalers(kind) ? [product, delegate, wholesaler] : [product, delegate]}
          {...measures}
          surface="raise"
          height={HEIGHT}
        />
      ) : (
        <ByDelegate before={delegateSums(parts, 'before')} after={delegateSums(parts, 'after')} />
      )}
    </>
  );
}

/** Without the parts: exact by product, estimated by delegate. */
function Estimated({
  kind,
  catalogue,
  dispatched,
  saved,
}: Omit<ComparedProps, 'comparison'> & { readonly dispatched: FinanceRows; readonly saved: FinanceRows }) {
  const { t } = useLingui();
  const { userType } = useSession();
  const [view, setView] = useState<View>('parts');
  const shares = useMemo(
    () => ({
      before: delegateShares(dispatched, catalogue.products),
      after: delegateShares(saved, catalogue.products),
    }),
    [dispatched, saved, catalogue.products],
  );
  return (
    <>
      <Banner tone="amber" title={<Trans>Votre serveur ne dit pas ce que chaque délégué a.</Trans>}>
        <Trans>
          Par produit, la comparaison est exacte. Par délégué, c’est une estimation d’après les parts d’aujourd’hui :
          une répartition faite par un superviseur n’y paraît pas, et disparaîtrait.
        </Trans>
      </Banner>
      {userType !== 'Supervisor' && (
        <Views first={t`Par produit`} second={t`Par délégué, estimation`} view={view} onChange={setView} />
      )}
      {view === 'parts' ? (
        <RowsDiff
          kind={kind}
          catalogue={catalogue}
          label={t`Ce qui est réparti et ce qui le remplacerait`}
          before={{ label: t`Réparties`, rows: dispatched }}
          after={{ label: t`Enregistrées`, rows: saved }}
          isInDialog
        />
      ) : (
        <ByDelegate {...shares} />
      )}
    </>
  );
}

interface ByDelegateProps {
  readonly before: readonly DelegateShare[];
  readonly after: readonly DelegateShare[];
}

function ByDelegate({ before, after }: ByDelegateProps) {
  const { t } = useLingui();
  return (
    <DiffTable
      label={t`Ce que chaque délégué a et ce qu’il aurait`}
      before={{ label: t`Réparti`, rows: before }}
      after={{ label: t`Après`, rows: after }}
      keyOf={idOf}
      names={[{ id: 'delegate', header: t`Délégué`, text: ({ name }) => name }]}
      {...useMeasures<DelegateShare>()}
      surface="raise"
      height={HEIGHT}
    />
  );
}

interface ViewsProps {
  readonly first: string;
  readonly second: string;
  readonly view: View;
  readonly onChange: (view: View) => void;
}

function Views({ first, second, view, onChange }: ViewsProps) {
  const { t } = useLingui();
  return (
    <div className={styles.views}>
      <SegmentedControl
        label={t`Comparer`}
        segments={[
          { id: 'parts', label: first },
          { id: 'delegates', label: second },
        ]}
        value={view}
        onChange={(next) => onChange(next === 'delegates' ? next : 'parts')}
      />
    </div>
  );
}

/** How many delegates the dispatch concerns: those whose units change, or as far as that is known. */
function Consequence({ comparison, catalogue }: Pick<ComparedProps, 'comparison' | 'catalogue'>) {
  const { t } = useLingui();
  const { userType } = useSession();
  const count = useMemo(() => touchedDelegates(comparison, catalogue), [comparison, catalogue]);
  if (count === 0) return t`Refaire la répartition à l’identique`;
  if (userType === 'Supervisor' && !comparison.parts) return t`Refaire la répartition du groupe`;
  return t`${plural(count, { one: 'Refaire la répartition du délégué', other: 'Refaire la répartition des # délégués' })}`;
}

function touchedDelegates({ parts, dispatched, saved }: Comparison, { products }: FinanceCatalogue): number {
  if (parts) return new Set(changedParts(parts).map(({ delegate }) => delegate.ID)).size;
  const all = [...delegateShares(dispatched ?? [], products), ...delegateShares(saved, products)];
  return new Set(all.map(({ ID }) => ID)).size;
}

const HEIGHT = 'max(40dvh, 12rem)';
const keyOf = ({ key }: PartRow) => key;
const idOf = ({ ID }: DelegateShare) => ID;

interface Measured {
  readonly quantity: number;
  readonly turnover: number;
}

/** The compared values of rows with units and an amount. */
function useMeasures<Row extends Measured>() {
  const { t } = useLingui();
  return useMemo(
    () => ({
      columns: [
        { id: 'quantity', header: t`Quantité`, value: ({ quantity }: Row) => quantity },
        { id: 'turnover', header: t`Chiffre d’affaires`, value: ({ turnover }: Row) => turnover },
      ],
      measure: { value: ({ turnover }: Row) => turnover, unit: CURRENCY },
    }),
    [t],
  );
}
