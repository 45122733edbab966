import { Trans, useLingui } from '@lingui/react/macro';
import { GitCompareArrows, X } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import {
  Dialog as AriaDialog,
  type DialogRenderProps,
  Heading,
  Modal,
  ModalOverlay,
  type ModalOverlayProps,
} from 'react-aria-components';
import { Button } from '../button/button.tsx';
import { IconButton } from '../icon-button/icon-button.tsx';
import * as styles from './dialog.css.ts';

export { DialogTrigger } from 'react-aria-components';

export const DIALOG_SIZES = ['small', 'medium', 'large', 'wide'] as const;
export type DialogSize = (typeof DIALOG_SIZES)[number];

export interface DialogProps extends Pick<
  ModalOverlayProps,
  'isOpen' | 'defaultOpen' | 'onOpenChange' | 'isDismissable' | 'isKeyboardDismissDisabled'
> {
  /** A question (« Supprimer le rappel ? ») or the name of the edited record. */
  readonly title: ReactNode;
  /** The kind of problem, in a few words above the title: « Conflit de répartition ». */
  readonly eyebrow?: ReactNode;
  /** One or two sentences below the title, announced with it when the dialog opens. */
  readonly subtitle?: ReactNode;
  readonly size?: DialogSize;
  /** An `alertdialog` demands an answer: it has no close button, only its own buttons close it. */
  readonly role?: 'dialog' | 'alertdialog';
  readonly children?: ReactNode | ((dialog: DialogRenderProps) => ReactNode);
}

/**
 * A modal dialog. It contains a `DialogBody` and a `DialogFooter`, both inside a form if there is one. On a phone it
 * slides up as a sheet. A button with `slot="close"` closes it.
 */
export function Dialog({
  title,
  eyebrow,
  subtitle,
  size = 'medium',
  role = 'dialog',
  children,
  ...overlay
}: DialogProps) {
  const { t } = useLingui();
  const subtitleId = useId();
  return (
    <ModalOverlay {...overlay} className={styles.overlay}>
      <Modal className={styles.modal({ size })}>
        <AriaDialog className={styles.dialog} role={role} {...(subtitle && { 'aria-describedby': subtitleId })}>
          {(dialog) => (
            <>
              <div className={styles.header}>
                <div className={styles.titles}>
                  {eyebrow && (
                    <p className={styles.eyebrow}>
                      <GitCompareArrows className={styles.eyebrowIcon} aria-hidden="true" />
                      {eyebrow}
                    </p>
                  )}
                  <Heading slot="title" className={styles.title}>
                    {title}
                  </Heading>
                  {subtitle && (
                    <p id={subtitleId} className={styles.subtitle}>
                      {subtitle}
                    </p>
                  )}
                </div>
                {role === 'dialog' && (
                  <IconButton slot="close" label={t`Fermer`}>
                    <X />
                  </IconButton>
                )}
              </div>
              {typeof children === 'function' ? children(dialog) : children}
            </>
          )}
        </AriaDialog>
      </Modal>
    </ModalOverlay>
  );
}

/** The content of the dialog. */
export function DialogBody({ children }: { readonly children: ReactNode }) {
  return <div className={styles.body}>{children}</div>;
}

export interface DialogColumnsProps {
  readonly start: ReactNode;
  readonly end: ReactNode;
}

/** Two columns with a rule between them, stacked on a phone. */
export function DialogColumns({ start, end }: DialogColumnsProps) {
  return (
    <div className={styles.columns}>
      <div className={styles.column}>{start}</div>
      <div className={styles.rule} />
      <div className={styles.column}>{end}</div>
    </div>
  );
}

export interface DialogFooterProps {
  /** A destructive action (« Supprimer »), kept apart from the answers. */
  readonly start?: ReactNode;
  /** The answers, with the main one last. */
  readonly children: ReactNode;
}

export function DialogFooter({ start, children }: DialogFooterProps) {
  return (
    <footer className={styles.footer}>
      {start && <div className={styles.footerStart}>{start}</div>}
      <div className={styles.answers}>{children}</div>
    </footer>
  );
}

/** The footer of a dialog that is only read. */
export function DialogCloseFooter({ start }: Pick<DialogFooterProps, 'start'>) {
  return (
    <DialogFooter start={start}>
      <Button slot="close" size="large">
        <Trans>Fermer</Trans>
      </Button>
    </DialogFooter>
  );
}
