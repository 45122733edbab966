import type { ReactNode } from 'react';
import { Group } from 'react-aria-components';
import * as styles from './button-group.css.ts';

export const BUTTON_GROUP_ALIGNMENTS = ['start', 'end'] as const;
export type ButtonGroupAlignment = (typeof BUTTON_GROUP_ALIGNMENTS)[number];

export interface ButtonGroupProps {
  /** What the actions have in common, read but not seen: « Rappel ». */
  readonly label: string;
  readonly align?: ButtonGroupAlignment;
  /** One piece with parts (« Exporter » and the choice of a format), for outline buttons. */
  readonly isJoined?: boolean;
  /** On a phone one above the other, over the whole width, the last on top: answers within a thumb's reach. */
  readonly isStackedOnPhone?: boolean;
  readonly isDisabled?: boolean;
  /** `Button`, `IconButton`, `ButtonLink`, `MenuButton`; the main one last. */
  readonly children: ReactNode;
}

/** Actions on the same thing, side by side. Of views or filters, one of which is chosen: a segmented control. */
export function ButtonGroup({
  label,
  align = 'start',
  isJoined = false,
  isStackedOnPhone = false,
  isDisabled = false,
  children,
}: ButtonGroupProps) {
  return (
    <Group aria-label={label} isDisabled={isDisabled} className={styles.group({ align, isJoined, isStackedOnPhone })}>
      {children}
    </Group>
  );
}
