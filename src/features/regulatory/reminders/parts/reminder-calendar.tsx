import { type CalendarDate, DateFormatter, parseDate } from '@internationalized/date';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useMemo } from 'react';
import { monthOf, type DayRange, weekOf } from '#lib/date-ranges.ts';
import { dayOf, formatMonth, isInstantIn, readMonth, startOfDay } from '#lib/scalars.ts';
import { useZone } from '#state/agencies.tsx';
import { useFormat } from '#state/format.ts';
import { useQueryParams } from '#state/query-params.ts';
import { useNow } from '#state/now.ts';
import { DayCalendar, type DayEntry } from '#ui/day-calendar/day-calendar.tsx';
import { EmptyState } from '#ui/empty-state/empty-state.tsx';
import { PreviousNext } from '#ui/previous-next/previous-next.tsx';
import { Section } from '#ui/section/section.tsx';
import { SkeletonRows } from '#ui/skeleton/skeleton.tsx';
import { phone } from '#ui/theme/media.ts';
import { useMedia } from '#ui/use-media/use-media.ts';
import { useWrittenLocale } from '#ui/use-written-locale/use-written-locale.ts';
import type { ReminderRow } from '../reminder.types.ts';
import * as styles from '../reminders.css.ts';
import { openReminder } from './opened-reminder.tsx';

export interface ReminderCalendarProps {
  /** Sorted by time. */
  readonly reminders: readonly ReminderRow[];
  /** `YYYY-MM-DD` */
  readonly today: string;
  readonly isLoading: boolean;
}

/** The current week from Monday to Sunday, with past reminders. Its days are laid out even before the data arrives. */
export function ReminderWeek({ reminders, today, isLoading }: ReminderCalendarProps) {
  const { t } = useLingui();
  const isPhone = useMedia(phone);
  const { start, end } = weekOf(today);
  const known = useEntries(reminders, start, end);
  // Half of them could move, or hide behind the count of the others, once the rest arrives: under the user's hand.
  const entries = isLoading ? [] : known;
  const count = entries.length;
  return (
    <Section
      title={<Trans>Cette semaine</Trans>}
      meta={!isLoading && <Plural value={count} _0="aucun rappel" one="# rappel" other="# rappels" />}
    >
      {isLoading && isPhone ? (
        <SkeletonRows count={2} />
      ) : (
        <DayCalendar
          label={t`Rappels de la semaine`}
          period={{ start, end }}
          today={today}
          entries={entries}
          onOpen={openReminder}
        />
      )}
    </Section>
  );
}

/** The reminders of the month in the address, or of the current month. */
export function ReminderMonth({ reminders, today, isLoading }: ReminderCalendarProps) {
  const { t } = useLingui();
  const locale = useWrittenLocale();
  const isPhone = useMedia(phone);
  const [params, changeParams] = useQueryParams();
  const asked = readMonth(params.get('month') ?? '');
  const first = asked ?? parseDate(monthOf(today).start);
  const { start, end } = monthOf(first.toString());
  const entries = useEntries(reminders, start, end);
  const count = entries.filter(({ day }) => start <= day && day <= end).length;
  const name = new DateFormatter(locale, { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(
    first.toDate('UTC'),
  );
  const show = (month: CalendarDate) => changeParams({ month: formatMonth(month) });
  return (
    <>
      <div className={styles.monthBar} role="group" aria-label={t`Mois affiché`}>
        <h2 className={styles.monthName}>{name}</h2>
        <span className={styles.monthCount} role="status">
          {!isLoading && <Plural value={count} one="# rappel" other="# rappels" />}
        </span>
        <span className={styles.monthMoves}>
          <PreviousNext
            previous={{ label: t`Mois précédent`, onPress: () => show(first.subtract({ months: 1 })) }}
            today={{ isDisabled: asked === null, onPress: () => changeParams({ month: null }) }}
            next={{ label: t`Mois suivant`, onPress: () => show(first.add({ months: 1 })) }}
          />
        </span>
      </div>
      {isLoading ? (
        <SkeletonRows count={6} />
      ) : isPhone && count === 0 ? (
        <EmptyState title={<Trans>Aucun rappel en {name}</Trans>} />
      ) : (
        <DayCalendar
          label={t`Rappels, ${name}`}
          period={{ start, end }}
          today={today}
          entries={entries}
          onOpen={openReminder}
        />
      )}
    </>
  );
}

/** Seconds. */
const DAY = 86_400;

/** Calendar entries for the reminders in all weeks that overlap a period. */
function useEntries(
  reminders: readonly ReminderRow[],
  start: DayRange['start'],
  end: DayRange['end'],
): readonly DayEntry[] {
  const format = useFormat();
  const zone = useZone();
  const now = useNow();
  return useMemo(() => {
    const [from, to] = [weekOf(start).start, weekOf(end).end];
    // To find the day of an instant takes several calls of `Intl`: only of those that may be in these weeks.
    const [first, last] = [startOfDay(parseDate(from), zone) - DAY, startOfDay(parseDate(to), zone) + 2 * DAY];
    return reminders.flatMap(({ ID: id, name, scheduledTimeStamp, expired, RegulatoryActionStep: step }) => {
      if (scheduledTimeStamp < first || scheduledTimeStamp > last) return [];
      // The list shows a reminder whose date cannot be read; a calendar has no day for it.
      if (!isInstantIn(scheduledTimeStamp, zone)) return [];
      const day = dayOf(scheduledTimeStamp, zone);
      if (day < from || day > to) return [];
      const detail = step?.RegulatoryAction?.PharmaProduct?.name;
      return [
        { id, day, time: format.time(scheduledTimeStamp), name, detail, isPast: expired || scheduledTimeStamp <= now },
      ];
    });
  }, [reminders, start, end, zone, format, now]);
}
