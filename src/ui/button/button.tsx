import type { ReactNode, Ref } from 'react';
import { Button as AriaButton, type ButtonProps as AriaButtonProps } from 'react-aria-components';
import * as styles from './button.css.ts';
import { Spinner } from './spinner.tsx';

/** `primary`: one per area of the page. `danger`: only in dialogs; elsewhere `dangerText`. */
export const BUTTON_VARIANTS = ['primary', 'outline', 'ghost', 'danger', 'dangerText'] as const;
export type ButtonVariant = (typeof BUTTON_VARIANTS)[number];

/** `small` is 28 px, in tables; `medium` 32, the default; `large` 40, in dialogs; `huge` 48, on phones. */
export const BUTTON_SIZES = ['small', 'medium', 'large', 'huge'] as const;
export type ButtonSize = (typeof BUTTON_SIZES)[number];

export interface ButtonProps extends Omit<AriaButtonProps, 'children' | 'className' | 'style'> {
  readonly variant?: ButtonVariant;
  readonly size?: ButtonSize;
  readonly isFullWidth?: boolean;
  /** Shown before the label. */
  readonly icon?: ReactNode;
  /** The label while pending: the verb and « … ». Its width is reserved from the start. */
  readonly pendingLabel?: ReactNode;
  readonly children: ReactNode;
  readonly ref?: Ref<HTMLButtonElement>;
}

/**
 * An action, labelled with a verb and its object. While pending it keeps its width and its focus but does nothing. A
 * disabled button needs its reason nearby.
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

/** Without a pending label, a pending button keeps its usual label as its accessible name. */
function restingFace(isPending: boolean, hasPendingLabel: boolean): string {
  if (!isPending) return styles.face;
  return hasPendingLabel ? styles.hiddenFace : styles.veiledFace;
}
