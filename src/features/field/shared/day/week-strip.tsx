import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { assignInlineVars } from '@vanilla-extract/dynamic';
import { Link } from 'react-aria-components';
import type { DayLoad } from '#queries/visit-loads.queries.ts';
import { LoadingWords } from '#ui/skeleton/skeleton.tsx';
import { useDayWords } from '../use-day-words.ts';
import * as styles from './day.css.ts';

export interface WeekStripProps {
  /** The seven days from Monday; without loads while they are read. */
  readonly days: readonly DayLoad[];
  /** `YYYY-MM-DD` */
  readonly current: string;
  readonly hrefOf: (day: string) => string;
  /** The loads are not known yet. */
  readonly isLoading: boolean;
}

/** The days of a week with their loads: how many visits, and how many of them are made. */
export function WeekStrip({ days, current, hrefOf, isLoading }: WeekStripProps) {
  const { t } = useLingui();
  const words = useDayWords();
  return (
    <>
      {isLoading && <LoadingWords />}
      <ol role="list" className={styles.week} aria-label={t`Semaine`}>
        {days.map(({ date, planned, done }) => {
          const load = isLoading
            ? t`Chargement…`
            : planned === 0
              ? t`aucune visite`
              : t`${plural(planned, { one: '# visite', other: '# visites' })}, ${plural(done, { 0: 'aucune faite', one: '# faite', other: '# faites' })}`;
          return (
            <li key={date}>
              <Link
                className={styles.weekday}
                href={hrefOf(date)}
                aria-label={`${words.long(date)}, ${load}`}
                {...(date === current && { 'aria-current': 'date' })}
              >
                <span>{words.weekday(date)}</span>
                <span className={styles.weekdayNumber}>{words.number(date)}</span>
                <span
                  className={styles.load}
                  style={assignInlineVars({ [styles.share]: `${planned === 0 ? 0 : (done / planned) * 100}%` })}
                  {...(planned === 0 && { 'data-is-empty': true })}
                />
              </Link>
            </li>
          );
        })}
      </ol>
    </>
  );
}
