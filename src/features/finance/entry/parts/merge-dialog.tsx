import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useMemo } from 'react';
import { type DraftRows, rowKey } from '#domain/finance/draft-rows.ts';
import { changedMeanwhile, type MeanwhileRow, mergedRows, type SideCell } from '#domain/finance/merge-rows.ts';
import type { FinanceKind } from '#domain/finance/rows.ts';
import { Badge } from '#ui/badge/badge.tsx';
import { Button } from '#ui/button/button.tsx';
import { useFigures } from '#ui/chart/figures.ts';
import { type DataColumn, DataTable } from '#ui/data-table/data-table.tsx';
import { Dialog, DialogBody, DialogFooter } from '#ui/dialog/dialog.tsx';
import * as styles from '../finance-edit.css.ts';
import { type FinanceCatalogue, hasWholesalers, useNames } from '../named-rows.ts';

export interface MergeDialogProps {
  readonly kind: FinanceKind;
  readonly catalogue: FinanceCatalogue;
  /** What the draft was begun from. */
  readonly base: DraftRows;
  /** What the server has now; `null`: the dialog is closed. */
  readonly theirs: DraftRows | null;
  readonly mine: DraftRows;
  readonly onTheirs: () => void;
  readonly onMine: () => void;
  readonly onBoth: () => void;
  readonly onClose: () => void;
}

interface MergedRow extends MeanwhileRow {
  readonly key: string;
  readonly merged: SideCell;
}

/** Somebody else saved the period meanwhile: three sides of each row that changed, and what a merge gives. */
export function MergeDialog({ theirs, onClose, ...props }: MergeDialogProps) {
  const { t } = useLingui();
  return (
    <Dialog
      isOpen={theirs !== null}
      onOpenChange={onClose}
      size="wide"
      eyebrow={<Trans>Enregistré entre-temps</Trans>}
      title={t`Quelqu’un d’autre a enregistré cette période`}
      subtitle={<Trans>Le serveur n’a plus les lignes que vous aviez au départ.</Trans>}
    >
      {theirs && <Content {...props} theirs={theirs} />}
    </Dialog>
  );
}

function Content({
  kind,
  catalogue,
  base,
  theirs,
  mine,
  onTheirs,
  onMine,
  onBoth,
}: Omit<MergeDialogProps, 'theirs' | 'onClose'> & { readonly theirs: DraftRows }) {
  const { t } = useLingui();
  const { full } = useFigures();
  const { productOf, wholesalerOf } = useNames(catalogue);
  const rows = useMemo((): readonly MergedRow[] => {
    const merged = new Map(mergedRows(base, theirs, mine).map((row) => [rowKey(row), row]));
    return changedMeanwhile(base, theirs, mine).map((row) => ({
      ...row,
      key: rowKey(row),
      merged: merged.get(rowKey(row)) ?? null,
    }));
  }, [base, theirs, mine]);
  const agreed = rows.filter(({ isAgreed }) => isAgreed).length;
  const contested = rows.filter(({ isContested }) => isContested).length;
  const text = (cell: SideCell): string =>
    cell === null ? t`absente` : typeof cell.quantity === 'number' ? full(cell.quantity) : cell.quantity;

  const columns = useMemo((): readonly DataColumn<MergedRow>[] => {
    const hasOtherPrices = rows.some(
      ({ base: was, theirs: is }) => was !== null && is !== null && was.pght !== is.pght,
    );
    const shown = (cell: SideCell) =>
      cell === null ? (
        <span className={styles.absent}>{t`absente`}</span>
      ) : (
        <span className={styles.side}>
          {typeof cell.quantity === 'number' ? full(cell.quantity) : cell.quantity}
          {hasOtherPrices && <span className={styles.price}>{t`à ${full(cell.pght)}`}</span>}
        </span>
      );
    const side = (id: 'base' | 'theirs' | 'mine', header: string): DataColumn<MergedRow> => ({
      id,
      header,
      align: 'end',
      cell: ({ [id]: cell }) => shown(cell),
      sort: ({ [id]: cell }) => (typeof cell?.quantity === 'number' ? cell.quantity : 0),
    });
    const wholesaler: DataColumn<MergedRow> = {
      id: 'wholesaler',
      header: t`Grossiste`,
      width: '1.3fr',
      cell: ({ wholesalerID }) => wholesalerID !== null && wholesalerOf(wholesalerID),
      sort: ({ wholesalerID }) => (wholesalerID === null ? '' : wholesalerOf(wholesalerID)),
    };
    return [
      {
        id: 'product',
        header: t`Produit`,
        width: '2fr',
        minWidth: 140,
        isRowHeader: true,
        cell: ({ pharmaProductID }) => productOf(pharmaProductID),
        sort: ({ pharmaProductID }) => productOf(pharmaProductID),
      },
      ...(hasWholesalers(kind) ? [wholesaler] : []),
      side('base', t`Au départ`),
      side('theirs', t`Sur le serveur`),
      side('mine', t`Votre saisie`),
      {
        id: 'merged',
        header: t`Réunies`,
        align: 'end',
        width: '1.3fr',
        cell: ({ merged, isContested }) => (
          <span className={styles.side}>
            {isContested && <Badge tone="amber">{t`la vôtre`}</Badge>}
            <strong>{shown(merged)}</strong>
          </span>
        ),
      },
    ];
  }, [rows, kind, productOf, wholesalerOf, full, t]);

  return (
    <>
      <DialogBody>
        <p className={styles.told}>
          {t`${plural(rows.length, { one: '# ligne a changé sur le serveur.', other: '# lignes ont changé sur le serveur.' })}`}{' '}
          {agreed > 0
            ? t`${plural(agreed, { one: '# y est déjà comme dans votre saisie.', other: '# y sont déjà comme dans votre saisie.' })}`
            : t`Rien n’est encore enregistré de votre saisie.`}{' '}
          {contested > 0 &&
            t`${plural(contested, { one: 'Vous en avez changé # aussi : si vous réunissez les deux, la vôtre l’emporte.', other: 'Vous en avez changé # aussi : si vous réunissez les deux, les vôtres l’emportent.' })}`}
        </p>
        <DataTable
          label={t`Ce qui a changé entre-temps`}
          columns={columns}
          rows={rows}
          getKey={({ key }) => key}
          getText={({ pharmaProductID }) => productOf(pharmaProductID)}
          card={({ pharmaProductID, wholesalerID, base: was, theirs: is, mine: own, merged, isContested }) => ({
            title: productOf(pharmaProductID),
            detail: [
              ...(wholesalerID === null ? [] : [wholesalerOf(wholesalerID)]),
              t`au départ ${text(was)}, sur le serveur ${text(is)}, votre saisie ${text(own)}`,
            ].join(' · '),
            end: isContested ? <Badge tone="amber">{t`la vôtre`}</Badge> : null,
            endDetail: text(merged),
          })}
          height="max(40dvh, 12rem)"
        />
      </DialogBody>
      <DialogFooter>
        <Button variant="outline" size="large" onPress={onTheirs}>
          <Trans>Prendre celles du serveur</Trans>
        </Button>
        <Button variant="outline" size="large" onPress={onMine}>
          <Trans>Garder ma saisie</Trans>
        </Button>
        <Button variant="primary" size="large" autoFocus onPress={onBoth}>
          <Trans>Réunir les deux</Trans>
        </Button>
      </DialogFooter>
    </>
  );
}
