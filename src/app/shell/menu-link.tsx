import type { ComponentProps, MouseEvent } from 'react';
import { currentAddress, navigate, outside } from '#state/location.ts';

export interface MenuLinkProps extends Omit<ComponentProps<'a'>, 'href' | 'onClick'> {
  /** An address of the application. */
  readonly href: string;
}

/**
 * A link of the menus that are always on the page. A plain element: react-aria's renders its link again when it is pointed
 * at, focused, pressed and let go, and the press of a link waits for that.
 */
export function MenuLink({ href, children, ...props }: MenuLinkProps) {
  function open(event: MouseEvent) {
    // The browser itself opens another tab or window, or downloads.
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    // As the browser's own links: the page that is shown is no new entry of the history.
    navigate(href, { replace: href === currentAddress() });
  }
  return (
    <a {...props} href={outside(href)} onClick={open}>
      {children}
    </a>
  );
}
