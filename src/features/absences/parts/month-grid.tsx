import { parseDate } from '@internationalized/date';
import { useLingui } from '@lingui/react/macro';
import { assignInlineVars } from '@vanilla-extract/dynamic';
import { useMemo } from 'react';
import { Button as AriaButton } from 'react-aria-components';
import { daysAround, daysOfAbsence } from '#domain/absences/days.ts';
import { type DayRange, daysFrom } from '#lib/date-ranges.ts';
import { dayInWords } from '#lib/format.ts';
import { useZone } from '#state/agencies.tsx';
import { useWrittenLocale } from '#ui/use-written-locale/use-written-locale.ts';
import type { AbsenceEntry } from '../absence-entries.ts';
import * as styles from '../absences.css.ts';
import type { PeopleOfGroup } from '../people.ts';
import { stretchesOf } from '../stretches.ts';
import { useAbsenceWords } from '../use-absence-words.ts';

export interface MonthGridProps {
  readonly label: string;
  readonly month: DayRange;
  /** `YYYY-MM-DD` */
  readonly today: string;
  readonly groups: readonly PeopleOfGroup[];
  readonly entries: readonly AbsenceEntry[];
  readonly onOpen: (ID: string) => void;
}

/** A month, one row for each person. */
export function MonthGrid({ label, month, today, groups, entries, onOpen }: MonthGridProps) {
  const { t } = useLingui();
  const locale = useWrittenLocale();
  const zone = useZone();
  const words = useAbsenceWords();
  const days = useMemo(() => daysFrom(month.start, 31).filter((day) => day <= month.end), [month.start, month.end]);
  const written = (day: string, parts: Intl.DateTimeFormatOptions) => dayInWords(locale, day, parts);
  const isWeekend = (day: string) => [0, 6].includes(parseDate(day).toDate('UTC').getUTCDay());
  const byPerson = useMemo(() => Map.groupBy(entries, ({ worker }) => worker.ID), [entries]);
  const stretches = useMemo(
    () =>
      new Map(
        Array.from(byPerson, ([ID, own]) => {
          const bars = own.map((absence) => ({
            absence,
            around: daysAround(absence, zone),
            parts: daysOfAbsence(absence, zone, month),
          }));
          return [ID, stretchesOf(days, bars)] as const;
        }),
      ),
    [byPerson, days, month, zone],
  );
  return (
    <div className={styles.scroll}>
      <table className={styles.grid} aria-label={label}>
        <thead>
          <tr>
            <th className={styles.nameHead} scope="col">
              {t`Personne`}
            </th>
            {days.map((day) => (
              <th
                key={day}
                className={styles.dayHead}
                scope="col"
                abbr={written(day, { weekday: 'long', day: 'numeric', month: 'long' })}
                {...(isWeekend(day) && { 'data-is-weekend': true })}
                {...(day === today && { 'aria-current': 'date' })}
              >
                <span aria-hidden="true" className={styles.weekday}>
                  {written(day, { weekday: 'narrow' })}
                </span>
                {parseDate(day).day}
              </th>
            ))}
          </tr>
        </thead>
        {groups.map((group) => (
          <tbody key={group.ID}>
            <tr>
              <th className={styles.groupHead} scope="rowgroup" colSpan={days.length + 1}>
                {group.name}
              </th>
            </tr>
            {group.people.map(({ ID, name }) => (
              <tr key={ID}>
                <th className={styles.personName} scope="row" title={name}>
                  {name}
                </th>
                {(stretches.get(ID) ?? stretchesOf(days, [])).map(({ days: together, bars }) => (
                  <td
                    key={together[0]}
                    className={styles.cell}
                    colSpan={together.length}
                    {...(bars.length === 0 && isWeekend(together[0] ?? today) && { 'data-is-weekend': true })}
                  >
                    {bars.length > 0 && (
                      <div className={styles.bars} style={assignInlineVars({ [styles.columns]: `${together.length}` })}>
                        {bars.map(({ absence, around, parts, column, span }) => {
                          const { objectAbsence } = absence;
                          const when = words.period(absence);
                          const amounts = [...parts.values()];
                          return (
                            <span
                              key={absence.ID}
                              className={styles.place}
                              style={assignInlineVars({ [styles.column]: `${column}`, [styles.span]: `${span}` })}
                              title={`${objectAbsence}, ${when}`}
                            >
                              <AriaButton
                                className={styles.bar}
                                aria-label={t`${objectAbsence}, ${name}, ${when}`}
                                {...(amounts.every((amount) => amount === 'part') && { 'data-is-part': true })}
                                {...(amounts[0] === 'part' && { 'data-begins-in-a-day': true })}
                                {...(amounts.at(-1) === 'part' && { 'data-ends-in-a-day': true })}
                                {...(around.start < month.start && { 'data-comes-from-before': true })}
                                {...(around.end > month.end && { 'data-goes-on': true })}
                                onPress={() => onOpen(absence.ID)}
                              >
                                <span className={styles.barWords}>{objectAbsence}</span>
                              </AriaButton>
                            </span>
                          );
                        })}
                      </div>
                    )}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        ))}
      </table>
    </div>
  );
}
