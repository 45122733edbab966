import type { Ref } from 'react';
import { Link as AriaLink, type LinkProps as AriaLinkProps } from 'react-aria-components';
import * as styles from './button.css.ts';
import type { ButtonProps, ButtonVariant } from './button.tsx';

export interface ButtonLinkProps
  extends
    Pick<ButtonProps, 'size' | 'isFullWidth' | 'icon' | 'children'>,
    Omit<AriaLinkProps, 'children' | 'className' | 'style' | 'render'> {
  readonly variant?: Exclude<ButtonVariant, 'danger' | 'dangerText'>;
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
