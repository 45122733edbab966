import type { CalendarDate } from '@internationalized/date';
import { type RefObject, useEffect, useRef } from 'react';
import { DateInput, type DateInputProps, DateSegment, I18nProvider } from 'react-aria-components';
import { lastDayInstead, readTypedDate } from '#lib/typed-date.ts';
import { useWrittenLocale } from '../use-written-locale/use-written-locale.ts';
import * as styles from './date-field.css.ts';
import { toCalendarDate } from './date-value.ts';

/** What was typed and is no date. */
export interface NoDate {
  /** As it was typed: « 31/02/1980 ». */
  readonly typed: string;
  /**
   * What react-aria makes of a day that its month does not have when the field is left: the last one of the month, `YYYY-MM-DD`; `null` for
   * a date that is not whole.
   */
  readonly instead: string | null;
}

/** The first year of a date: one that is typed with two figures is none. */
export const FIRST_YEAR = 1900;

export interface DateSegmentsProps extends Pick<DateInputProps, 'slot' | 'className'> {
  /** Receives a pasted date, written as in the active language, `YYYY-MM-DD` or `YYYY/MM/DD`. */
  readonly onPasteDate: (date: CalendarDate) => void;
  /** The focus has left all segments; with what they showed, if it is no date. */
  readonly onLeave?: (noDate: NoDate | null) => void;
}

/**
 * Read from the segments themselves, which show what is typed until the event is over: react-aria puts the last day of the
 * month in its place without a word, and the state of a picker’s input is out of reach here.
 */
function noDateIn(segments: HTMLElement): NoDate | null {
  const parts = ['day', 'month', 'year'].map((type) => segments.querySelector(`[data-type="${type}"]`));
  const isTyped = (part: Element | null) => part !== null && !part.hasAttribute('data-placeholder');
  if (!parts.some(isTyped)) return null;
  const typed = segments.textContent.replaceAll(BIDI_MARKS, '');
  const [day = 0, month = 0, year = 0] = parts.map((part) => Number(part?.textContent.replaceAll(BIDI_MARKS, '')));
  if (!parts.every(isTyped) || year < FIRST_YEAR) return { typed, instead: null };
  const instead = lastDayInstead(year, month, day);
  return instead === null ? null : { typed, instead };
}

const BIDI_MARKS = /[\u200E\u200F\u2066-\u2069]/gu;

/** What separates the parts of a date that is typed. */
const SEPARATOR = /^[-/., ]$/u;

/**
 * Goes on to the next segment where a separator is typed behind a single figure, as in 1/2/1990: react-aria waits for a second one, and
 * takes that of the month.
 */
function useSeparators(segments: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = segments.current;
    /** The segment that a figure was typed into. One that is full has given the focus to the next. */
    let written: EventTarget | null = null;
    const onBeforeInput = (event: InputEvent) => {
      const isWritten = event.target === written;
      written = event.target;
      if (event.data === null || !SEPARATOR.test(event.data)) return;
      event.preventDefault();
      event.stopPropagation();
      if (!isWritten) return;
      const all = [...(element?.querySelectorAll<HTMLElement>('[role="spinbutton"]') ?? [])];
      all[all.findIndex((each) => each === event.target) + 1]?.focus();
    };
    element?.addEventListener('beforeinput', onBeforeInput, true);
    return () => element?.removeEventListener('beforeinput', onBeforeInput, true);
  }, [segments]);
}

/** The segments of a date, each typed or changed with the arrow keys. A whole date can be pasted into any of them. */
export function DateSegments({ onPasteDate, onLeave, ...input }: DateSegmentsProps) {
  const locale = useWrittenLocale();
  const segments = useRef<HTMLDivElement>(null);
  useSeparators(segments);
  return (
    <div
      ref={segments}
      className={styles.pasteTarget}
      onPaste={(event) => {
        const date = toCalendarDate(readTypedDate(event.clipboardData.getData('text'), locale));
        if (!date) return;
        event.preventDefault();
        onPasteDate(date);
      }}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget)) onLeave?.(noDateIn(currentTarget));
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
