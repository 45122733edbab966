import type { CalendarDate } from '@internationalized/date';
import { DateInput, type DateInputProps, DateSegment, I18nProvider } from 'react-aria-components';
import { readTypedDate } from '#lib/typed-date.ts';
import { useWrittenLocale } from '../use-written-locale/use-written-locale.ts';
import * as styles from './date-field.css.ts';
import { toCalendarDate } from './date-value.ts';

export interface DateSegmentsProps extends Pick<DateInputProps, 'slot' | 'className'> {
  /** A whole date was pasted: as the language writes it, `YYYY-MM-DD` or `YYYY/MM/DD`. */
  readonly onPasteDate: (date: CalendarDate) => void;
}

/** The parts of a date, each typed or stepped; a whole date can be pasted into any of them. */
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
      {/* Its order is the language's, and runs left to right within a page that runs right to left. */}
      <I18nProvider locale={locale}>
        <DateInput {...input}>{(segment) => <DateSegment segment={segment} className={styles.segment} />}</DateInput>
      </I18nProvider>
    </div>
  );
}
