import type { CalendarDate } from '@internationalized/date';
import { DateInput, type DateInputProps, DateSegment, I18nProvider } from 'react-aria-components';
import { readTypedDate } from '#lib/typed-date.ts';
import { useWrittenLocale } from '../use-written-locale/use-written-locale.ts';
import * as styles from './date-field.css.ts';
import { toCalendarDate } from './date-value.ts';

export interface DateSegmentsProps extends Pick<DateInputProps, 'slot' | 'className'> {
  /** Receives a pasted date, written as in the active language, `YYYY-MM-DD` or `YYYY/MM/DD`. */
  readonly onPasteDate: (date: CalendarDate) => void;
}

/** The segments of a date, each typed or changed with the arrow keys. A whole date can be pasted into any of them. */
export function DateSegments({ onPasteDate, ...input }: DateSegmentsProps) {
  const locale = useWrittenLocale();
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
      {/* The order of the segments follows the language of the page, and reads left to right even in a right-to-left
          page. */}
      <I18nProvider locale={locale}>
        <DateInput {...input}>{(segment) => <DateSegment segment={segment} className={styles.segment} />}</DateInput>
      </I18nProvider>
    </div>
  );
}
