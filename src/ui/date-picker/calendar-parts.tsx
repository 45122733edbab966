import { ChevronLeft, ChevronRight } from 'lucide-react';
import {
  Button,
  CalendarCell,
  CalendarGrid,
  CalendarGridBody,
  CalendarGridHeader,
  type CalendarGridProps,
  CalendarHeaderCell,
} from 'react-aria-components';
import type { CalendarDate } from '@internationalized/date';
import { MarkSign, nameWithMark, type PeriodMark } from '../period-field/period-mark.tsx';
import * as styles from './date-picker.css.ts';

/** The buttons to the previous and the next month, which react-aria names, disables and connects. */
export function CalendarSteps() {
  return (
    <>
      <Button slot="previous" className={styles.step}>
        <ChevronLeft />
      </Button>
      <Button slot="next" className={styles.step}>
        <ChevronRight />
      </Button>
    </>
  );
}

export interface CalendarDaysProps extends Pick<CalendarGridProps, 'offset' | 'className'> {
  /** `YYYY-MM-DD` of the injected clock: react-aria would ask the browser. */
  readonly today: string | undefined;
  /** The classes of a day, and of today. */
  readonly styles: { readonly day: string; readonly today: string };
  /** The state of the week of a day: its sign is shown on the first day, its words are in the name of each. */
  readonly markOf?: (date: CalendarDate) => PeriodMark | undefined;
}

/** The days of one month under the names of the weekdays. */
export function CalendarDays({ today, styles: dayStyles, markOf, ...grid }: CalendarDaysProps) {
  return (
    <CalendarGrid {...grid} weekdayStyle="short">
      <CalendarGridHeader>
        {(name) => <CalendarHeaderCell className={styles.weekday}>{name}</CalendarHeaderCell>}
      </CalendarGridHeader>
      <CalendarGridBody>
        {(date) => {
          const mark = markOf?.(date);
          return (
            <CalendarCell
              date={date}
              className={date.toString() === today ? dayStyles.today : dayStyles.day}
              {...(mark && {
                render: ({ 'aria-label': name = '', children, ...day }) => (
                  <div {...day} aria-label={nameWithMark(name, mark)}>
                    {children}
                    <MarkSign sign={mark.sign} className={styles.mark} />
                  </div>
                ),
              })}
            />
          );
        }}
      </CalendarGridBody>
    </CalendarGrid>
  );
}
