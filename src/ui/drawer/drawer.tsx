import { useLingui } from '@lingui/react/macro';
import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import {
  Dialog,
  type DialogRenderProps,
  Heading,
  Modal,
  ModalOverlay,
  type ModalOverlayProps,
} from 'react-aria-components';
import { IconButton } from '../icon-button/icon-button.tsx';
import * as styles from './drawer.css.ts';

/** `start`: the menu. `end`: a third column on narrow screens. `bottom`: a sheet within reach of the thumb. */
export const DRAWER_SIDES = ['start', 'end', 'bottom'] as const;

export interface DrawerProps extends Pick<ModalOverlayProps, 'isOpen' | 'defaultOpen' | 'onOpenChange'> {
  readonly title: string;
  readonly side?: (typeof DRAWER_SIDES)[number];
  /** Hides the title from sight, because the content has its own heading. */
  readonly isBare?: boolean;
  readonly children: ReactNode | ((drawer: DialogRenderProps) => ReactNode);
}

/** A panel that slides in from an edge of the screen. Escape, its close button or a press outside closes it. */
export function Drawer({ title, side = 'end', isBare = false, children, ...overlay }: DrawerProps) {
  const { t } = useLingui();
  return (
    <ModalOverlay {...overlay} isDismissable className={styles.overlay({ side })}>
      <Modal className={styles.panel({ side })}>
        <Dialog className={styles.dialog} {...(isBare && { 'aria-label': title })}>
          {(drawer) => (
            <>
              {isBare || (
                <div className={styles.header}>
                  <Heading slot="title" className={styles.title}>
                    {title}
                  </Heading>
                  <IconButton slot="close" label={t`Fermer`}>
                    <X />
                  </IconButton>
                </div>
              )}
              {typeof children === 'function' ? children(drawer) : children}
            </>
          )}
        </Dialog>
      </Modal>
    </ModalOverlay>
  );
}
