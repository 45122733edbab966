import type { ReactNode } from 'react';
import {
  Dialog,
  type DialogRenderProps,
  Popover as AriaPopover,
  type PopoverProps as AriaPopoverProps,
} from 'react-aria-components';
import * as styles from './popover.css.ts';

export { DialogTrigger as PopoverTrigger } from 'react-aria-components';

export interface PopoverProps extends Pick<
  AriaPopoverProps,
  'placement' | 'isOpen' | 'defaultOpen' | 'onOpenChange' | 'triggerRef'
> {
  /** The accessible name, announced when it opens. */
  readonly label: string;
  readonly children: ReactNode | ((popover: DialogRenderProps) => ReactNode);
}

/** Small content beside the control that opens it. Place it in a `PopoverTrigger`, after the button. */
export function Popover({ label, children, placement = 'bottom start', ...popover }: PopoverProps) {
  return (
    <AriaPopover {...popover} className={styles.popover} placement={placement} offset={6}>
      <Dialog className={styles.content} aria-label={label}>
        {children}
      </Dialog>
    </AriaPopover>
  );
}
