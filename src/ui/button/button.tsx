import type { ReactNode, Ref } from 'react';
import { Button as AriaButton, type ButtonProps as AriaButtonProps } from 'react-aria-components';
import * as styles from './button.css.ts';
import { Spinner } from './spinner.tsx';

/** `primary`: one per zone. `danger`: in dialogs only; elsewhere `dangerText`. */
export const BUTTON_VARIANTS = ['primary', 'outline', 'ghost', 'danger', 'dangerText'] as const;
export type ButtonVariant = (typeof BUTTON_VARIANTS)[number];

/** 28 px in tables, 32 by default, 40 in dialogs, 48 on phones. */
export const BUTTON_SIZES = ['small', 'medium', 'large', 'huge'] as const;
export type ButtonSize = (typeof BUTTON_SIZES)[number];

export interface ButtonProps extends Omit<AriaButtonProps, 'children' | 'className' | 'style'> {
  readonly variant?: ButtonVariant;
  readonly size?: ButtonSize;
  readonly isFullWidth?: boolean;
  /** Stands before the words. */
  readonly icon?: ReactNode;
  /** What the button says while it is pending: the verb and « … ». Its room is kept from the start. */
  readonly pendingLabel?: ReactNode;
  readonly children: ReactNode;
  readonly ref?: Ref<HTMLButtonElement>;
}

/**
 * An action, named by a verb and its object. While pending it keeps its width and its focus, and does nothing.
 * A disabled button needs its reason nearby.
 */
export function Button({
  variant = 'outline',
  size = 'medium',
  isFullWidth = false,
  icon,
  pendingLabel,
  children,
  ...props
}: ButtonProps) {
  const { isPending = false } = props;
  return (
    <AriaButton {...props} className={styles.button({ variant, size, isFullWidth })}>
      <span className={styles.faces}>
        <span className={restingFace(isPending, pendingLabel !== undefined)}>
          {icon}
          {children}
        </span>
        {(isPending || pendingLabel !== undefined) && (
          <span className={isPending ? styles.face : styles.hiddenFace}>
            <Spinner />
            {pendingLabel}
          </span>
        )}
      </span>
    </AriaButton>
  );
}

/** Without words for it, the pending button keeps the name of the one at rest. */
function restingFace(isPending: boolean, hasPendingLabel: boolean): string {
  if (!isPending) return styles.face;
  return hasPendingLabel ? styles.hiddenFace : styles.veiledFace;
}
