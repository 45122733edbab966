import { Trans, useLingui } from '@lingui/react/macro';
import { CalendarCheck, ChevronLeft, ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '../button/button.tsx';
import { IconButton, type IconButtonProps } from '../icon-button/icon-button.tsx';
import * as styles from './previous-next.css.ts';

type Step = Pick<IconButtonProps, 'label' | 'onPress' | 'isDisabled'>;

export interface PreviousNextProps extends Pick<IconButtonProps, 'size'> {
  readonly previous: Step;
  readonly next: Step;
  /** Adds the button « Aujourd’hui » between both arrows. */
  readonly today?: Pick<Step, 'onPress' | 'isDisabled'>;
  /** Whether that button is an icon, where a line has no room for its word. */
  readonly isCompact?: boolean;
  /** Between both arrows: the page or period that is shown, or fields to choose it. */
  readonly children?: ReactNode;
}

/**
 * Two arrows to the previous and the next page or period, and what stands between them. It renders no box of its own:
 * the caller lays out its parts.
 */
export function PreviousNext({
  previous,
  next,
  today,
  isCompact = false,
  size = 'medium',
  children,
}: PreviousNextProps) {
  const { t } = useLingui();
  return (
    <>
      <IconButton {...previous} size={size}>
        <ChevronLeft className={styles.arrow} />
      </IconButton>
      {children}
      {today && isCompact && (
        <IconButton {...today} label={t`Aujourd’hui`} size={size}>
          <CalendarCheck />
        </IconButton>
      )}
      {today && !isCompact && (
        <Button {...today}>
          <Trans>Aujourd’hui</Trans>
        </Button>
      )}
      <IconButton {...next} size={size}>
        <ChevronRight className={styles.arrow} />
      </IconButton>
    </>
  );
}
