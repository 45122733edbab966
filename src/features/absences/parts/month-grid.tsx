import { parseDate } from '@internationalized/date';
import { useLingui } from '@lingui/react/macro';
import { useMemo } from 'react';
import { Button as AriaButton } from 'react-aria-components';
import { type DayPart, daysOfAbsence } from '#domain/absences/days.ts';
import { type DayRange, daysFrom } from '#lib/date-ranges.ts';
import { dayInWords } from '#lib/format.ts';
import { useZone } from '#state/agencies.tsx';
import { useWrittenLocale } from '#ui/use-written-locale/use-written-locale.ts';
import type { AbsenceEntry } from '../absence-entries.ts';
import * as styles from '../absences.css.ts';
import type { PeopleOfGroup } from '../people.ts';
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

/** Days in a row that have the same absences. */
interface Stretch {
  readonly days: readonly string[];
  readonly absences: readonly (readonly [absence: AbsenceEntry, part: DayPart])[];
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
          const parts = own.map((absence) => [absence, daysOfAbsence(absence, zone, month)] as const);
          return [ID, stretchesOf(days, parts)] as const;
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
                {(stretches.get(ID) ?? days.map((day): Stretch => ({ days: [day], absences: [] }))).map((stretch) => (
                  <td
                    key={stretch.days[0]}
                    className={styles.cell}
                    colSpan={stretch.days.length}
                    {...(stretch.absences.length === 0 &&
                      isWeekend(stretch.days[0] ?? today) && { 'data-is-weekend': true })}
                  >
                    {stretch.absences.length > 0 && (
                      <div className={styles.bars}>
                        {stretch.absences.map(([absence, part]) => {
                          const { objectAbsence } = absence;
                          const when = words.period(absence);
                          return (
                            <span key={absence.ID} title={`${objectAbsence}, ${when}`}>
                              <AriaButton
                                className={styles.bar}
                                aria-label={t`${objectAbsence}, ${name}, ${when}`}
                                {...(part === 'part' && { 'data-is-part': true })}
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

type PartsOf = readonly (readonly [absence: AbsenceEntry, days: ReadonlyMap<string, DayPart>])[];

function stretchesOf(days: readonly string[], absences: PartsOf): readonly Stretch[] {
  const stretches: { days: string[]; absences: Stretch['absences'] }[] = [];
  for (const day of days) {
    const here = absences.flatMap(([absence, parts]) => {
      const part = parts.get(day);
      return part ? [[absence, part] as const] : [];
    });
    const before = stretches.at(-1);
    const isSame =
      before !== undefined &&
      here.length > 0 &&
      before.absences.length === here.length &&
      here.every(([{ ID }, part], index) => {
        const [other, otherPart] = before.absences[index] ?? [];
        return other?.ID === ID && otherPart === part;
      });
    if (isSame) before.days.push(day);
    else stretches.push({ days: [day], absences: here });
  }
  return stretches;
}
