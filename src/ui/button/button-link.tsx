import type { ReactNode, Ref } from 'react';
import { Link as AriaLink, type LinkProps as AriaLinkProps } from 'react-aria-components';
import * as styles from './button.css.ts';
import type { ButtonSize, ButtonVariant } from './button.tsx';

export interface ButtonLinkProps extends Omit<AriaLinkProps, 'children' | 'className' | 'style' | 'render'> {
  readonly variant?: Exclude<ButtonVariant, 'danger' | 'dangerText'>;
  readonly size?: ButtonSize;
  readonly isFullWidth?: boolean;
  readonly icon?: ReactNode;
  readonly children: ReactNode;
  readonly ref?: Ref<HTMLAnchorElement>;
}

/** A link that looks like a button. It leads to a page, which can be opened in a new tab. */
export function ButtonLink({
  variant = 'outline',
  size = 'medium',
  isFullWidth = false,
  icon,
  children,
  ...props
}: ButtonLinkProps) {
  return (
    <AriaLink {...props} className={styles.button({ variant, size, isFullWidth })}>
      <span className={styles.face}>
        {icon}
        {children}
      </span>
    </AriaLink>
  );
}
