import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useMemo } from 'react';
import type { OtherPrice, PriceSource } from '#domain/finance/file-rows.ts';
import { Button } from '#ui/button/button.tsx';
import { useFigures } from '#ui/chart/figures.ts';
import { type DataColumn, DataTable } from '#ui/data-table/data-table.tsx';
import { Dialog, DialogBody, DialogFooter } from '#ui/dialog/dialog.tsx';
import { CURRENCY, type FinanceCatalogue, useNames } from '../named-rows.ts';

export interface PriceDialogProps {
  readonly catalogue: FinanceCatalogue;
  /** Empty: the dialog is closed. */
  readonly prices: readonly OtherPrice[];
  readonly onChoose: (prices: PriceSource) => void;
}

/**
 * A file has another price for products that other wholesalers’ rows have too. A product has one price in a period, so
 * the user says which. Closing the dialog leaves the other wholesalers’ rows as they are.
 */
export function PriceDialog({ catalogue, prices, onChoose }: PriceDialogProps) {
  const { t } = useLingui();
  const { full } = useFigures();
  const { productOf } = useNames(catalogue);
  const columns = useMemo(
    (): readonly DataColumn<OtherPrice>[] => [
      {
        id: 'product',
        header: t`Produit`,
        cell: ({ pharmaProductID }) => productOf(pharmaProductID),
        sort: ({ pharmaProductID }) => productOf(pharmaProductID),
        isRowHeader: true,
        width: '2fr',
      },
      { id: 'own', header: t`Autres grossistes`, cell: ({ own }) => full(own), sort: ({ own }) => own, align: 'end' },
      { id: 'file', header: t`Fichier`, cell: ({ file }) => full(file), sort: ({ file }) => file, align: 'end' },
    ],
    [t, full, productOf],
  );
  return (
    <Dialog
      isOpen={prices.length > 0}
      onOpenChange={() => onChoose('own')}
      size="large"
      title={t`${plural(prices.length, { one: 'Quel PGHT pour # produit ?', other: 'Quel PGHT pour # produits ?' })}`}
      subtitle={
        <Trans>
          Un produit a un seul prix par période. Le fichier et les lignes des autres grossistes n’ont pas le même.
        </Trans>
      }
    >
      <DialogBody>
        <DataTable
          label={t`PGHT des autres grossistes et du fichier, en ${CURRENCY}`}
          columns={columns}
          rows={prices}
          getKey={({ pharmaProductID }) => pharmaProductID}
          getText={({ pharmaProductID }) => productOf(pharmaProductID)}
          card={({ pharmaProductID, own, file }) => ({
            title: productOf(pharmaProductID),
            detail: t`Autres grossistes : ${full(own)}. Fichier : ${full(file)}.`,
          })}
          height="min(40dvh, 24rem)"
        />
      </DialogBody>
      <DialogFooter>
        <Button variant="outline" size="large" onPress={() => onChoose('file')}>
          <Trans>Prendre les prix du fichier</Trans>
        </Button>
        <Button variant="primary" size="large" autoFocus onPress={() => onChoose('own')}>
          <Trans>Garder les prix de la saisie</Trans>
        </Button>
      </DialogFooter>
    </Dialog>
  );
}
