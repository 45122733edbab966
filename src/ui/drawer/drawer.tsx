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

/** `start`: the menu. `end`: a third column that has no room. `bottom`: a sheet under the thumb. */
export const DRAWER_SIDES = ['start', 'end', 'bottom'] as const;

export interface DrawerProps extends Pick<ModalOverlayProps, 'isOpen' | 'defaultOpen' | 'onOpenChange'> {
  readonly title: string;
  readonly side?: (typeof DRAWER_SIDES)[number];
  /** Leaves the title to screen readers, where the content has its own head. */
  readonly isBare?: boolean;
  readonly children: ReactNode | ((drawer: DialogRenderProps) => ReactNode);
}

/** A panel that slides in from an edge and leaves with Escape, its cross or a press beside it. */
export function Drawer({ title, side = 'end', isBare = false, children, ...overlay }: DrawerProps) {
  const { t } = useLingui();
  return (
    <ModalOverlay {...overlay} isDismissable className={styles.overlay({ side })}>
      <Modal className={styles.panel({ side })}>
        <Dialog className={styles.dialog} {...(isBare && { 'aria-label': title })}>
          {(drawer) => (
            <>
              {isBare || (
                <header className={styles.header}>
                  <Heading slot="title" className={styles.title}>
                    {title}
                  </Heading>
                  <IconButton slot="close" label={t`Fermer`}>
                    <X />
                  </IconButton>
                </header>
              )}
              {typeof children === 'function' ? children(drawer) : children}
            </>
          )}
        </Dialog>
      </Modal>
    </ModalOverlay>
  );
}
