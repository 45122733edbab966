import type { ReactNode } from 'react';
import { Group } from 'react-aria-components';
import * as styles from './button-group.css.ts';

export const BUTTON_GROUP_ALIGNMENTS = ['start', 'end'] as const;
export type ButtonGroupAlignment = (typeof BUTTON_GROUP_ALIGNMENTS)[number];

export interface ButtonGroupProps {
  /** Names the group for screen readers: « Rappel ». */
  readonly label: string;
  readonly align?: ButtonGroupAlignment;
  /** Joins the buttons into one (« Exporter » and a format menu). For outline buttons. */
  readonly isJoined?: boolean;
  /** On a phone, stacks the buttons over the whole width, the last one on top, within reach of the thumb. */
  readonly isStackedOnPhone?: boolean;
  readonly isDisabled?: boolean;
  /** `Button`, `IconButton`, `ButtonLink` or `MenuButton`; the main one last. */
  readonly children: ReactNode;
}

/** Actions on the same object, side by side. To choose one of several views or filters, use a segmented control. */
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
