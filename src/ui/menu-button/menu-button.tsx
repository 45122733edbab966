import { Check } from 'lucide-react';
import type { ReactElement, ReactNode } from 'react';
import {
  Header,
  Menu,
  MenuItem as AriaMenuItem,
  type MenuItemProps as AriaMenuItemProps,
  MenuSection as AriaMenuSection,
  type MenuSectionProps as AriaMenuSectionProps,
  MenuTrigger,
  Popover,
  type PopoverProps,
  Separator,
  Text,
} from 'react-aria-components';
import { hint as hintStyle, mark, optionLabel } from '../list-box/list-box.css.ts';
import * as styles from './menu-button.css.ts';

export interface MenuButtonProps {
  /** A `Button` or an `IconButton`. */
  readonly trigger: ReactElement;
  readonly placement?: PopoverProps['placement'];
  /** Receives the `id` of the chosen item. An item may have its own `onAction` instead. */
  readonly onAction?: (id: string) => void;
  /** `MenuItem`, `MenuSection` or `MenuSeparator`. */
  readonly children: ReactNode;
}

/** A button that opens a menu of actions. */
export function MenuButton({ trigger, placement = 'bottom end', onAction, children }: MenuButtonProps) {
  return (
    <MenuTrigger>
      {trigger}
      <Popover className={styles.menuPopover} placement={placement} offset={4}>
        <Menu className={styles.menu} {...(onAction && { onAction: (key) => onAction(String(key)) })}>
          {children}
        </Menu>
      </Popover>
    </MenuTrigger>
  );
}

export const MENU_ITEM_TONES = ['neutral', 'danger'] as const;
export type MenuItemTone = (typeof MENU_ITEM_TONES)[number];

export interface MenuItemProps extends Omit<
  AriaMenuItemProps,
  'children' | 'className' | 'style' | 'render' | 'id' | 'textValue'
> {
  readonly id?: string;
  readonly tone?: MenuItemTone;
  readonly icon?: ReactNode;
  readonly hint?: ReactNode;
  /** The label: a verb and its object, or the name of a choice. Also used for typeahead. */
  readonly children: string;
}

/** An item of a menu: an action, a link (`href`) or, in a section with a `selectionMode`, a choice. */
export function MenuItem({ tone = 'neutral', icon, hint, children, ...props }: MenuItemProps) {
  return (
    <AriaMenuItem {...props} textValue={children} className={styles.item} data-tone={tone}>
      {({ isSelected }) => (
        <>
          {icon !== undefined && <span className={styles.icon}>{icon}</span>}
          <Text slot="label" className={optionLabel}>
            {children}
          </Text>
          {hint !== undefined && (
            <Text slot="description" className={hintStyle}>
              {hint}
            </Text>
          )}
          {isSelected && (
            <span className={mark}>
              <Check />
            </span>
          )}
        </>
      )}
    </AriaMenuItem>
  );
}

export interface MenuSectionProps extends Omit<
  AriaMenuSectionProps<object>,
  'children' | 'className' | 'style' | 'render' | 'items'
> {
  readonly title: ReactNode;
  readonly children: ReactNode;
}

/** Items under a heading. With a `selectionMode` they are choices rather than actions. */
export function MenuSection({ title, children, ...props }: MenuSectionProps) {
  return (
    <AriaMenuSection {...props}>
      <Header className={styles.sectionTitle}>{title}</Header>
      {children}
    </AriaMenuSection>
  );
}

export function MenuSeparator() {
  return <Separator className={styles.separator} />;
}
