import type { ReactElement, ReactNode } from 'react';
import { Tooltip as AriaTooltip, type TooltipProps as AriaTooltipProps, TooltipTrigger } from 'react-aria-components';
import * as styles from './tooltip.css.ts';

/** Long enough not to open while the pointer merely passes. On keyboard focus there is no delay. */
const DELAY = 600;

export interface TooltipProps extends Pick<AriaTooltipProps, 'placement'> {
  /**
   * A few words: the name of an icon, the full version of a truncated name, a shortcut. Never information that is not
   * available elsewhere.
   */
  readonly content: ReactNode;
  readonly isDisabled?: boolean;
  /** One of our buttons or links. Wrap anything else in react-aria's `Focusable`. */
  readonly children: ReactElement;
}

/** A short text beside a hovered or focused control. */
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
