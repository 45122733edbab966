import type { ReactNode, Ref } from 'react';
import { Button as AriaButton, type ButtonProps as AriaButtonProps } from 'react-aria-components';
import * as styles from './icon-button.css.ts';

export const ICON_BUTTON_VARIANTS = ['ghost', 'outline', 'danger'] as const;
export type IconButtonVariant = (typeof ICON_BUTTON_VARIANTS)[number];

export const ICON_BUTTON_SIZES = ['small', 'medium', 'large'] as const;
export type IconButtonSize = (typeof ICON_BUTTON_SIZES)[number];

export interface IconButtonProps extends Omit<AriaButtonProps, 'children' | 'className' | 'style' | 'aria-label'> {
  /** The accessible name: the verb and its object. */
  readonly label: string;
  readonly variant?: IconButtonVariant;
  readonly size?: IconButtonSize;
  /** The icon. */
  readonly children: ReactNode;
  readonly ref?: Ref<HTMLButtonElement>;
}

/** A button that shows only an icon. Its label is its accessible name. */
export function IconButton({ label, variant = 'ghost', size = 'medium', children, ...props }: IconButtonProps) {
  return (
    <AriaButton {...props} aria-label={label} className={styles.iconButton({ variant, size })}>
      {children}
    </AriaButton>
  );
}
