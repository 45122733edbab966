import { DateFormatter, parseDate } from '@internationalized/date';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { Button as AriaButton } from 'react-aria-components';
import { type DayRange, weeksOf } from '#lib/date-ranges.ts';
import { Button } from '../button/button.tsx';
import { StatusGlyph } from '../status-glyph/status-glyph.tsx';
import { phone } from '../theme/media.ts';
import { useMedia } from '../use-media/use-media.ts';
import { useWrittenLocale } from '../use-written-locale/use-written-locale.ts';
import * as styles from './day-calendar.css.ts';

/** An entry at a time of day. */
export interface DayEntry {
  readonly id: string;
  /** `YYYY-MM-DD` */
  readonly day: string;
  /** The time as text: « 09:30 ». */
  readonly time: string;
  readonly name: string;
  /** A second line, shown on a phone. */
  readonly detail?: string | null | undefined;
  readonly isPast: boolean;
}

export interface DayCalendarProps {
  /** The accessible name of the calendar. */
  readonly label: string;
  /** One week, or one month, which is shown in whole weeks. */
  readonly period: DayRange;
  /** `YYYY-MM-DD` */
  readonly today: string;
  /** In chronological order. */
  readonly entries: readonly DayEntry[];
  readonly onOpen: (id: string) => void;
}

/** The number of entries shown in a day before the rest is counted: in a month, whose rows grow, and in a week. */
const MOST_IN_A_DAY = 4;
const MOST_IN_A_WEEK = 2;

/**
 * A calendar of entries: weeks as rows from Monday to Sunday or, on a phone, a list of the days with entries. Each
 * entry is a button, reached in chronological order.
 */
export function DayCalendar({ label, period, today, entries, onOpen }: DayCalendarProps) {
  const locale = useWrittenLocale();
  const isPhone = useMedia(phone);
  const byDay = Map.groupBy(entries, ({ day }) => day);
  const write = (day: string, options: Intl.DateTimeFormatOptions) =>
    new DateFormatter(locale, { ...options, timeZone: 'UTC' }).format(parseDate(day).toDate('UTC'));

  if (isPhone) {
    const days = [...byDay.keys()].filter((day) => period.start <= day && day <= period.end).toSorted();
    return (
      <ol className={styles.days} role="list" aria-label={label}>
        {days.map((day) => (
          <li key={day} className={day === today ? styles.dayNow : styles.day}>
            <h3 className={styles.dayName}>
              <time dateTime={day} {...(day === today && { 'aria-current': 'date' })}>
                {write(day, { weekday: 'long', day: 'numeric', month: 'long' })}
              </time>
            </h3>
            <Entries entries={byDay.get(day) ?? []} hasDetail onOpen={onOpen} />
          </li>
        ))}
      </ol>
    );
  }
  const weeks = weeksOf(period);
  const isWeek = weeks.length === 1;
  const isWithin = (day: string) => period.start <= day && day <= period.end;
  return (
    <table className={styles.table} aria-label={label}>
      <thead>
        <tr>
          {weeks[0]?.map((day) => (
            <th key={day} className={styles.weekday} scope="col" abbr={write(day, { weekday: 'long' })}>
              {write(day, { weekday: 'short' })}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeks.map((week) => (
          <tr key={week[0]}>
            {week.map((day) => (
              <td key={day} className={styles.cell({ isNow: day === today, isWeek })}>
                <time
                  className={styles.number({ isNow: day === today, isWithin: isWithin(day) })}
                  dateTime={day}
                  {...(day === today && { 'aria-current': 'date' })}
                >
                  <span aria-hidden="true">{parseDate(day).day}</span>
                  <span className={styles.read}>{write(day, { weekday: 'long', day: 'numeric', month: 'long' })}</span>
                </time>
                <Entries entries={byDay.get(day) ?? []} isBrief={isWeek} onOpen={onOpen} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

interface EntriesProps {
  readonly entries: readonly DayEntry[];
  readonly hasDetail?: boolean;
  readonly isBrief?: boolean;
  readonly onOpen: (id: string) => void;
}

function Entries({ entries, hasDetail = false, isBrief = false, onOpen }: EntriesProps) {
  const { t } = useLingui();
  const [isWhole, setWhole] = useState(false);
  if (entries.length === 0) return null;
  const most = isBrief ? MOST_IN_A_WEEK : MOST_IN_A_DAY;
  const shown = isWhole || entries.length <= most ? entries : entries.slice(0, most - 1);
  const rest = entries.length - shown.length;
  return (
    <>
      <ul className={styles.entries} role="list">
        {shown.map(({ id, time, name, detail, isPast }) => (
          <li key={id}>
            <AriaButton className={styles.entry({ isPast })} onPress={() => onOpen(id)}>
              <span className={styles.glyph}>
                <StatusGlyph status={isPast ? 'done' : 'pending'} label={isPast ? t`passé` : null} />
              </span>
              <span className={`${styles.words} ${isBrief ? styles.brief : ''}`}>
                <span className={styles.time}>{time}</span> <bdi>{name}</bdi>
                {hasDetail && detail && <bdi className={styles.detail}>{detail}</bdi>}
              </span>
            </AriaButton>
          </li>
        ))}
      </ul>
      {rest > 0 && (
        <Button variant="ghost" size="small" onPress={() => setWhole(true)}>
          <Trans>
            et <Plural value={rest} one="# autre" other="# autres" />
          </Trans>
        </Button>
      )}
    </>
  );
}
