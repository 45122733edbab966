import type { ReactElement, ReactNode } from 'react';
import { Tooltip as AriaTooltip, type TooltipProps as AriaTooltipProps, TooltipTrigger } from 'react-aria-components';
import * as styles from './tooltip.css.ts';

/** Long enough that a pointer on its way elsewhere does not light them up; the keyboard does not wait. */
const DELAY = 600;

export interface TooltipProps extends Pick<AriaTooltipProps, 'placement'> {
  /** A few words: the name of an icon, the whole of a shortened name, a key. Never what cannot be found elsewhere. */
  readonly content: ReactNode;
  readonly isDisabled?: boolean;
  /** A button or a link of ours; anything else goes inside react-aria's `Focusable`. */
  readonly children: ReactElement;
}

/** Words beside a control that is pointed at or focused. */
export function Tooltip({ content, placement = 'top', isDisabled = false, children }: TooltipProps) {
  return (
    <TooltipTrigger delay={DELAY} closeDelay={0} isDisabled={isDisabled}>
      {children}
      <AriaTooltip className={styles.tooltip} placement={placement} offset={6}>
        {content}
      </AriaTooltip>
    </TooltipTrigger>
  );
}
