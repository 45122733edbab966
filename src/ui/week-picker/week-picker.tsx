import { type CalendarDate, DateFormatter, parseDate } from '@internationalized/date';
import { Trans, useLingui } from '@lingui/react/macro';
import { use } from 'react';
import { Calendar, CalendarHeading, CalendarStateContext, type DateValue } from 'react-aria-components';
import { weekNumberOf, weekOf } from '#lib/date-ranges.ts';
import { readTypedWeek } from '#lib/typed-date.ts';
import { toCalendarDate } from '../date-field/date-value.ts';
import { CalendarDays, CalendarSteps } from '../date-picker/calendar-parts.tsx';
import { MarkLegend, type MarkedPickerProps, type MarkOf } from '../period-field/period-mark.tsx';
import { PeriodField } from '../period-field/period-field.tsx';
import { useWrittenLocale } from '../use-written-locale/use-written-locale.ts';
import * as styles from './week-picker.css.ts';

/** A week is identified by its Monday, `YYYY-MM-DD`. */
export interface WeekPickerProps extends MarkedPickerProps {
  readonly value: string | null;
  readonly onChange: (monday: string | null) => void;
  /** The first and the last day. Weeks that contain one of them can be chosen too. */
  readonly min?: string;
  readonly max?: string;
  /**
   * A date of the injected clock: the month at which the calendar opens, and the year of a week typed as a bare number.
   */
  readonly today: string;
}

/** A week from Monday to Sunday, typed as one of its days or as a week number, or picked from a calendar. */
export function WeekPicker({ min, max, today, markOf, ...props }: WeekPickerProps) {
  const { t } = useLingui();
  const locale = useWrittenLocale();
  const inWords = useWeekInWords();
  const isWithin = (monday: string): boolean =>
    (min === undefined || weekOf(min).start <= monday) && (max === undefined || monday <= max);
  const example = exampleOf(today, locale);
  return (
    <PeriodField
      placeholder={example}
      openerLabel={t`Choisir une semaine`}
      unreadable={<Trans>Écrivez un jour de la semaine ou son numéro, par exemple {example}.</Trans>}
      {...props}
      write={inWords}
      read={(text) => {
        const monday = readTypedWeek(text, locale, today);
        return monday !== null && isWithin(monday) ? monday : null;
      }}
    >
      {(pick) => <Weeks chosen={props.value} {...{ min, max, today, markOf }} onPick={pick} />}
    </PeriodField>
  );
}

interface WeeksProps {
  readonly chosen: string | null;
  readonly min: string | undefined;
  readonly max: string | undefined;
  readonly today: string;
  readonly markOf: MarkOf | undefined;
  readonly onPick: (monday: string) => void;
}

function Weeks({ chosen, min, max, today, markOf, onPick }: WeeksProps) {
  const { t } = useLingui();
  const inWords = useWeekInWords();
  const days = daysOfWeek(chosen);
  return (
    <Calendar
      aria-label={t`Semaines`}
      // The calendar selects all seven days; the day that is added or removed identifies the chosen week.
      selectionMode="multiple"
      autoFocus
      firstDayOfWeek="mon"
      value={days}
      onChange={(picked: readonly DateValue[]) => {
        const day = picked.find((date) => !includes(days, date)) ?? days.find((date) => !includes(picked, date));
        if (day) onPick(weekOf(day.toString()).start);
      }}
      {...(chosen === null && { defaultFocusedValue: toCalendarDate(today) })}
      {...(min !== undefined && { minValue: toCalendarDate(weekOf(min).start) })}
      {...(max !== undefined && { maxValue: toCalendarDate(weekOf(max).end) })}
    >
      <div className={styles.header}>
        <CalendarHeading level={3} className={styles.title} />
        <CalendarSteps />
      </div>
      <CalendarDays
        className={styles.grid}
        today={today}
        styles={{ day: styles.day, today: styles.today }}
        {...(markOf && { markOf: (date) => markOf(weekOf(date.toString()).start) })}
      />
      {markOf && <MarksOfWeeks markOf={markOf} />}
      {chosen !== null && <p className={styles.words}>{inWords(chosen)}</p>}
    </Calendar>
  );
}

/** What the marks of the weeks on show mean. */
function MarksOfWeeks({ markOf }: { readonly markOf: MarkOf }) {
  const shown = use(CalendarStateContext)?.visibleRange;
  if (!shown) return null;
  const first = parseDate(weekOf(shown.start.toString()).start);
  const weeks = Math.ceil((shown.end.compare(first) + 1) / 7);
  return (
    <MarkLegend marks={Array.from({ length: weeks }, (_, index) => markOf(first.add({ weeks: index }).toString()))} />
  );
}

function daysOfWeek(monday: string | null): CalendarDate[] {
  const first = toCalendarDate(monday);
  return first ? Array.from({ length: 7 }, (_, days) => first.add({ days })) : [];
}

function includes(days: readonly DateValue[], day: DateValue): boolean {
  return days.some((other) => other.compare(day) === 0);
}

/** Formats a week: « sem. 47, 16–22 nov. 2026 ». */
function useWeekInWords(): (monday: string) => string {
  const { t } = useLingui();
  const locale = useWrittenLocale();
  return (monday) => {
    const { start, end } = weekOf(monday);
    const { week } = weekNumberOf(monday);
    const format = new DateFormatter(locale, { day: 'numeric', month: 'short', year: 'numeric', timeZone: 'UTC' });
    const [from, to] = [toCalendarDate(start), toCalendarDate(end)];
    const days = from && to ? format.formatRange(from.toDate('UTC'), to.toDate('UTC')) : '';
    return t`sem. ${week}, ${days}`;
  };
}

/** « 19/11/2026 » */
function exampleOf(day: string, locale: string): string {
  const format = new DateFormatter(locale, { day: '2-digit', month: '2-digit', year: 'numeric', timeZone: 'UTC' });
  const date = toCalendarDate(day);
  return date ? format.format(date.toDate('UTC')) : '';
}
