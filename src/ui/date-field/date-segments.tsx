import type { CalendarDate } from '@internationalized/date';
import { DateInput, type DateInputProps, DateSegment, useLocale } from 'react-aria-components';
import { readTypedDate } from '#lib/typed-date.ts';
import * as styles from './date-field.css.ts';
import { toCalendarDate } from './date-value.ts';

export interface DateSegmentsProps extends Pick<DateInputProps, 'slot' | 'className'> {
  /** A whole date was pasted: as the language writes it, `YYYY-MM-DD` or `YYYY/MM/DD`. */
  readonly onPasteDate: (date: CalendarDate) => void;
}

/** The parts of a date, each typed or stepped; a whole date can be pasted into any of them. */
export function DateSegments({ onPasteDate, ...input }: DateSegmentsProps) {
  const { locale } = useLocale();
  return (
    <div
      className={styles.pasteTarget}
      onPaste={(event) => {
        const date = toCalendarDate(readTypedDate(event.clipboardData.getData('text'), locale));
        if (!date) return;
        event.preventDefault();
        onPasteDate(date);
      }}
    >
      <DateInput {...input}>{(segment) => <DateSegment segment={segment} className={styles.segment} />}</DateInput>
    </div>
  );
}
