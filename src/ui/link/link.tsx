import type { ReactNode, Ref } from 'react';
import { Link as AriaLink, type LinkProps as AriaLinkProps } from 'react-aria-components';
import * as styles from './link.css.ts';

export const LINK_VARIANTS = ['inline', 'standalone', 'quiet'] as const;
export type LinkVariant = (typeof LINK_VARIANTS)[number];

export interface LinkProps extends Omit<AriaLinkProps, 'children' | 'className' | 'style' | 'render'> {
  readonly variant?: LinkVariant;
  readonly children: ReactNode;
  readonly ref?: Ref<HTMLAnchorElement>;
}

/**
 * A link to a page; for an action use a button. Links within the app navigate through react-aria's `RouterProvider`.
 */
export function Link({ variant = 'inline', children, ...props }: LinkProps) {
  return (
    <AriaLink {...props} className={styles.link({ variant })}>
      {children}
    </AriaLink>
  );
}
