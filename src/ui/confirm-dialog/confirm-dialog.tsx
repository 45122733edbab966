import { Trans } from '@lingui/react/macro';
import { type ReactNode, useState } from 'react';
import { Banner } from '../banner/banner.tsx';
import { Button } from '../button/button.tsx';
import { Checkbox } from '../checkbox/checkbox.tsx';
import { Dialog, DialogBody, DialogFooter } from '../dialog/dialog.tsx';
import * as styles from './confirm-dialog.css.ts';

/** A record that the answer concerns, or a kind of record: one that is deleted too, or is not saved. */
export interface Loss {
  readonly id: string;
  readonly icon?: ReactNode;
  readonly label: ReactNode;
  /** The number of records, or a detail of a single one. */
  readonly count?: ReactNode;
}

export const CONFIRM_TONES = ['danger', 'neutral'] as const;

export interface ConfirmDialogProps {
  readonly isOpen: boolean;
  readonly onOpenChange: (isOpen: boolean) => void;
  /** The question: « Supprimer « Renouvellement » ? ». */
  readonly title: ReactNode;
  /** The consequences of confirming. */
  readonly description?: ReactNode;
  readonly tone?: (typeof CONFIRM_TONES)[number];
  /** The records that are lost, or left unsaved. */
  readonly losses?: readonly Loss[];
  /** A statement to tick before the confirm button is enabled. Confirming then passes `force`. */
  readonly forceLabel?: ReactNode;
  /** The verb and its object: « Supprimer le rappel ». */
  readonly confirmLabel: ReactNode;
  readonly cancelLabel?: ReactNode;
  readonly isPending?: boolean;
  /** The reason why the last attempt failed. The dialog stays open and shows it. */
  readonly error?: ReactNode;
  readonly onConfirm: (answer: { readonly force: boolean }) => void;
}

/**
 * Asks for confirmation of an action that cannot be undone. Focus starts on the cancel button. With a `forceLabel` the
 * checkbox must be ticked first, and only then is `force` true.
 */
export function ConfirmDialog({ isOpen, onOpenChange, title, description, ...question }: ConfirmDialogProps) {
  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      title={title}
      subtitle={description}
      role="alertdialog"
      size="small"
    >
      <Question {...question} />
    </Dialog>
  );
}

/** A component of its own, so that the tick is reset when the dialog closes. */
function Question({
  tone = 'danger',
  losses = [],
  forceLabel,
  confirmLabel,
  cancelLabel = <Trans>Annuler</Trans>,
  isPending = false,
  error,
  onConfirm,
}: Omit<ConfirmDialogProps, 'isOpen' | 'onOpenChange' | 'title' | 'description'>) {
  const [isTicked, setTicked] = useState(false);
  const isForced = forceLabel !== undefined && isTicked;
  const hasBody = losses.length > 0 || forceLabel !== undefined || error !== undefined;
  return (
    <>
      {hasBody && (
        <DialogBody>
          {losses.length > 0 && (
            <ul className={styles.losses}>
              {losses.map((loss) => (
                <li key={loss.id} className={styles.loss}>
                  {loss.icon && (
                    <span className={styles.icon} aria-hidden="true">
                      {loss.icon}
                    </span>
                  )}
                  <span className={styles.label}>{loss.label}</span>
                  {loss.count !== undefined && <span className={styles.count}>{loss.count}</span>}
                </li>
              ))}
            </ul>
          )}
          {forceLabel !== undefined && (
            <div className={styles.force}>
              <Checkbox tone="danger" isSelected={isTicked} onChange={setTicked}>
                {forceLabel}
              </Checkbox>
            </div>
          )}
          {error !== undefined && <Banner tone="red">{error}</Banner>}
        </DialogBody>
      )}
      <DialogFooter>
        <Button slot="close" variant="outline" size="large" autoFocus>
          {cancelLabel}
        </Button>
        <Button
          variant={tone === 'danger' ? 'danger' : 'primary'}
          size="large"
          isPending={isPending}
          isDisabled={forceLabel !== undefined && !isTicked}
          onPress={() => onConfirm({ force: isForced })}
        >
          {confirmLabel}
        </Button>
      </DialogFooter>
    </>
  );
}
