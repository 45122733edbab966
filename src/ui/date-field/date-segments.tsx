import type { CalendarDate } from '@internationalized/date';
import { type RefObject, useEffect, useEffectEvent, useRef } from 'react';
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
   * What react-aria makes of a day that its month does not have when the field is left: the last one of the month, or the first for 0,
   * `YYYY-MM-DD`; `null` for a date that is not whole.
   */
  readonly instead: string | null;
}

/** The first year of a date: one that is typed with two figures is none. */
export const FIRST_YEAR = 1900;

/** So much is shown of what was pasted and is no date. */
const LONGEST = 40;

export interface DateSegmentsProps extends Pick<DateInputProps, 'slot' | 'className'> {
  /** Receives a pasted date, written as in the active language, `YYYY-MM-DD` or `YYYY/MM/DD`. */
  readonly onPasteDate: (date: CalendarDate) => void;
  /** The focus has left all segments, or something was pasted; with what they showed, or that was pasted, if it is no date. */
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
  const first = [day, month].includes(0) ? existing(year, Math.max(1, month), Math.max(1, day)) : null;
  const instead = lastDayInstead(year, Math.max(1, month), day) ?? first;
  return instead === null ? null : { typed, instead };
}

const existing = (...date: readonly number[]): string => date.map((part) => String(part).padStart(2, '0')).join('-');

const BIDI_MARKS = /[\u200E\u200F\u2066-\u2069]/gu;

/** What separates the parts of a date that is typed. */
const SEPARATOR = /^[-/., ]$/u;
/** A date that begins with its year, whose figures went to the wrong segments. */
const YEAR_FIRST = /\d{4}[-/]\d{1,2}[-/]\d{1,2}$/u;

/**
 * Reads what is typed through all segments, as people write dates. After a single figure, as in 1/2/1990, a separator goes on to the next
 * segment: react-aria waits for a second figure, and takes that of the month. A date that begins with its year is taken whole.
 */
function useTyped(segments: RefObject<HTMLElement | null>, onDate: (text: string) => void): void {
  const tell = useEffectEvent(onDate);
  useEffect(() => {
    const element = segments.current;
    /** The segment that a figure was typed into. One that is full has given the focus to the next. */
    let written: EventTarget | null = null;
    let text = '';
    const forget = () => {
      written = null;
      text = '';
    };
    const onBeforeInput = (event: InputEvent) => {
      const isWritten = event.target === written;
      written = event.target;
      text += event.data ?? '';
      if (event.data === null) return forget();
      if (!SEPARATOR.test(event.data)) {
        // Once the figure is in its segment.
        const [date] = YEAR_FIRST.exec(text) ?? [];
        if (date !== undefined) queueMicrotask(() => tell(date));
        return undefined;
      }
      event.preventDefault();
      event.stopPropagation();
      if (!isWritten) return undefined;
      const all = [...(element?.querySelectorAll<HTMLElement>('[role="spinbutton"]') ?? [])];
      all[all.findIndex((each) => each === event.target) + 1]?.focus();
      return undefined;
    };
    const onLeave = ({ relatedTarget }: FocusEvent) => {
      if (!(relatedTarget instanceof Node && element?.contains(relatedTarget))) forget();
    };
    element?.addEventListener('beforeinput', onBeforeInput, true);
    element?.addEventListener('pointerdown', forget, true);
    element?.addEventListener('focusout', onLeave);
    return () => {
      element?.removeEventListener('beforeinput', onBeforeInput, true);
      element?.removeEventListener('pointerdown', forget, true);
      element?.removeEventListener('focusout', onLeave);
    };
  }, [segments]);
}

/** The segments of a date, each typed or changed with the arrow keys. A whole date can be pasted into any of them. */
export function DateSegments({ onPasteDate, onLeave, ...input }: DateSegmentsProps) {
  const locale = useWrittenLocale();
  const segments = useRef<HTMLDivElement>(null);
  const take = (text: string): boolean => {
    const date = toCalendarDate(readTypedDate(text, locale));
    if (date) onPasteDate(date);
    return date !== null;
  };
  useTyped(segments, (text) => void take(text));
  return (
    <div
      ref={segments}
      className={styles.pasteTarget}
      onPaste={(event) => {
        event.preventDefault();
        const pasted = event.clipboardData.getData('text').trim();
        if (pasted === '') return;
        const isDate = take(pasted);
        onLeave?.(isDate ? null : { typed: pasted.slice(0, LONGEST), instead: null });
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
