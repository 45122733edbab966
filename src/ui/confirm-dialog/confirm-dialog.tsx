import { Trans } from '@lingui/react/macro';
import { type ReactNode, useState } from 'react';
import { Banner } from '../banner/banner.tsx';
import { Button } from '../button/button.tsx';
import { Checkbox } from '../checkbox/checkbox.tsx';
import { Dialog, DialogBody, DialogFooter } from '../dialog/dialog.tsx';
import * as styles from './confirm-dialog.css.ts';

/** A kind of thing that goes with what is deleted. */
export interface Loss {
  readonly id: string;
  readonly icon?: ReactNode;
  readonly label: ReactNode;
  /** How many go. Left out where each line is one thing, told by its name. */
  readonly count?: ReactNode;
}

export const CONFIRM_TONES = ['danger', 'neutral'] as const;

export interface ConfirmDialogProps {
  readonly isOpen: boolean;
  readonly onOpenChange: (isOpen: boolean) => void;
  /** The question: « Supprimer « Renouvellement » ? ». */
  readonly title: ReactNode;
  /** What follows from a yes. */
  readonly description?: ReactNode;
  readonly tone?: (typeof CONFIRM_TONES)[number];
  /** What goes too. */
  readonly losses?: readonly Loss[];
  /** The sentence to tick before the action that takes the losses along (`force`) is offered. */
  readonly forceLabel?: ReactNode;
  /** The verb and its object: « Supprimer le rappel ». */
  readonly confirmLabel: ReactNode;
  readonly cancelLabel?: ReactNode;
  readonly isPending?: boolean;
  /** Why the last attempt failed; the dialog stays open with it. */
  readonly error?: ReactNode;
  readonly onConfirm: (answer: { readonly force: boolean }) => void;
}

/**
 * Asks before something that cannot be taken back. Focus starts on the harmless answer.
 * With a `forceLabel` the action waits for the ticked line, and `force` is true only then (decision 40).
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

/** Apart from the dialog so that its tick is forgotten each time the dialog closes. */
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
