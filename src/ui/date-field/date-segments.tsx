import type { CalendarDate } from '@internationalized/date';
import { DateInput, type DateInputProps, DateSegment, I18nProvider } from 'react-aria-components';
import { lastDayInstead, readTypedDate } from '#lib/typed-date.ts';
import { useWrittenLocale } from '../use-written-locale/use-written-locale.ts';
import * as styles from './date-field.css.ts';
import { toCalendarDate } from './date-value.ts';

/** A day that was typed and is missing from its month. */
export interface MissingDay {
  /** As it was typed: « 31/02/1980 ». */
  readonly typed: string;
  /** What react-aria makes of it when the field is left: the last day of the month, `YYYY-MM-DD`. */
  readonly instead: string;
}

export interface DateSegmentsProps extends Pick<DateInputProps, 'slot' | 'className'> {
  /** Receives a pasted date, written as in the active language, `YYYY-MM-DD` or `YYYY/MM/DD`. */
  readonly onPasteDate: (date: CalendarDate) => void;
  /** The focus has left all segments; with the day that they showed, if it is missing from its month. */
  readonly onLeave?: (missing: MissingDay | null) => void;
}

/**
 * Read from the segments themselves, which show what is typed until the event is over: react-aria puts the last day of the
 * month in its place without a word, and the state of a picker’s input is out of reach here.
 */
function missingDayIn(segments: HTMLElement): MissingDay | null {
  const [day = 0, month = 0, year = 0] = ['day', 'month', 'year'].map((type) =>
    Number(segments.querySelector(`[data-type="${type}"]`)?.textContent.replaceAll(BIDI_MARKS, '')),
  );
  const instead = lastDayInstead(year, month, day);
  return instead === null ? null : { typed: segments.textContent.replaceAll(BIDI_MARKS, ''), instead };
}

const BIDI_MARKS = /[\u200E\u200F\u2066-\u2069]/gu;

/** The segments of a date, each typed or changed with the arrow keys. A whole date can be pasted into any of them. */
export function DateSegments({ onPasteDate, onLeave, ...input }: DateSegmentsProps) {
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
      onBlur={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget)) onLeave?.(missingDayIn(currentTarget));
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
