import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { type DraftRows, turnoverOf, unitsOf } from '#domain/finance/draft-rows.ts';
import type { FinanceKind } from '#domain/finance/rows.ts';
import { Button } from '#ui/button/button.tsx';
import { useFigures } from '#ui/chart/figures.ts';
import { Dialog, DialogBody, DialogFooter } from '#ui/dialog/dialog.tsx';
import * as styles from '../finance-edit.css.ts';
import { CURRENCY, type FinanceCatalogue } from '../named-rows.ts';
import { RowsDiff } from './rows-diff.tsx';

export interface OvertakenDialogProps {
  readonly kind: FinanceKind;
  readonly catalogue: FinanceCatalogue;
  /** What the page shows. */
  readonly shown: DraftRows;
  /** What the server has now; `null`: the dialog is closed. */
  readonly theirs: DraftRows | null;
  readonly onDispatch: () => void;
  readonly onClose: () => void;
}

/** Somebody else saved the period before it was dispatched: what the dispatch would give out (docs/rules/finance.md#read-before-dispatch). */
export function OvertakenDialog({ kind, catalogue, shown, theirs, onDispatch, onClose }: OvertakenDialogProps) {
  const { t } = useLingui();
  const { full } = useFigures();
  return (
    <Dialog
      isOpen={theirs !== null}
      onOpenChange={onClose}
      size="wide"
      eyebrow={<Trans>Enregistré entre-temps</Trans>}
      title={t`La période a changé entre-temps`}
      subtitle={
        <Trans>
          Quelqu’un d’autre l’a enregistrée depuis que vous l’avez lue. Rien n’est encore réparti : voici ce qui a
          changé.
        </Trans>
      }
    >
      {theirs && (
        <>
          <DialogBody>
            <p className={styles.told}>
              <Trans>
                Le serveur a maintenant <Plural value={theirs.length} one="# ligne" other="# lignes" />,{' '}
                <Plural value={unitsOf(theirs)} one="# boîte" other="# boîtes" />, {full(turnoverOf(theirs))} {CURRENCY}
                . C’est ce qui serait réparti, et ce que la saisie montrera si vous y revenez.
              </Trans>
            </p>
            <RowsDiff
              {...{ kind, catalogue }}
              label={t`Ce qui a changé entre-temps`}
              before={{ label: t`Au départ`, rows: shown }}
              after={{ label: t`Sur le serveur`, rows: theirs }}
              isInDialog
            />
          </DialogBody>
          <DialogFooter>
            <Button variant="outline" size="large" autoFocus onPress={onClose}>
              <Trans>Revenir à la saisie</Trans>
            </Button>
            <Button variant="primary" size="large" onPress={onDispatch}>
              <Trans>Répartir entre les délégués</Trans>
            </Button>
          </DialogFooter>
        </>
      )}
    </Dialog>
  );
}
