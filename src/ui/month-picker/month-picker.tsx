import { DateFormatter } from '@internationalized/date';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { readMonth } from '#lib/scalars.ts';
import { readTypedMonth } from '#lib/typed-date.ts';
import * as styles from '../period-field/period-field.css.ts';
import { PeriodField } from '../period-field/period-field.tsx';
import { PeriodGrid } from '../period-field/period-grid.tsx';
import type { MarkedPickerProps, MarkOf } from '../period-field/period-mark.tsx';
import { PreviousNext } from '../previous-next/previous-next.tsx';
import { useWrittenLocale } from '../use-written-locale/use-written-locale.ts';

/** Months are `YYYY-MM`, as the API writes them. */
export interface MonthPickerProps extends MarkedPickerProps {
  readonly value: string | null;
  readonly onChange: (month: string | null) => void;
  readonly min?: string;
  readonly max?: string;
  /** The month at which the list opens in an empty field, from the injected clock; a date will do. */
  readonly today: string;
}

/** A month, typed or picked from a list of the twelve months of a year. */
export function MonthPicker({ min = '0001-01', max = '9999-12', today, markOf, ...props }: MonthPickerProps) {
  const { t } = useLingui();
  const locale = useWrittenLocale();
  const isWithin = (month: string): boolean => min <= month && month <= max;
  return (
    <PeriodField
      placeholder={monthExample(today)}
      openerLabel={t`Choisir un mois`}
      unreadable={<Trans>Écrivez un mois qui peut être choisi, par exemple {monthExample(today)}.</Trans>}
      {...props}
      write={(month) => monthName(month, locale, 'long')}
      read={(text) => {
        const month = readTypedMonth(text, locale);
        return month !== null && isWithin(month) ? month : null;
      }}
    >
      {(pick) => <MonthsOfYear chosen={props.value} today={today} isWithin={isWithin} onPick={pick} markOf={markOf} />}
    </PeriodField>
  );
}

interface MonthsOfYearProps {
  readonly chosen: string | null;
  readonly today: string;
  readonly isWithin: (month: string) => boolean;
  readonly onPick: (month: string) => void;
  readonly markOf: MarkOf | undefined;
}

function MonthsOfYear({ chosen, today, isWithin, onPick, markOf }: MonthsOfYearProps) {
  const { t } = useLingui();
  const locale = useWrittenLocale();
  const [year, setYear] = useState(() => Number((chosen ?? today).slice(0, 4)));
  const months = Array.from({ length: 12 }, (_, index) => monthOfYear(year, index + 1));
  const isOpenYear = (other: number): boolean =>
    Array.from({ length: 12 }, (_, index) => monthOfYear(other, index + 1)).some(isWithin);
  return (
    <>
      <div className={styles.header}>
        <PreviousNext
          size="small"
          previous={{
            label: t`Année précédente`,
            isDisabled: !isOpenYear(year - 1),
            onPress: () => setYear(year - 1),
          }}
          next={{ label: t`Année suivante`, isDisabled: !isOpenYear(year + 1), onPress: () => setYear(year + 1) }}
        >
          <span className={styles.title} aria-live="polite">
            {year}
          </span>
        </PreviousNext>
      </div>
      <PeriodGrid
        label={t`Mois de ${year}`}
        autoFocus
        chosen={chosen}
        onPick={onPick}
        cells={months.map((month) => ({
          id: month,
          label: monthName(month, locale, 'short'),
          name: monthName(month, locale, 'long'),
          isDisabled: !isWithin(month),
          mark: markOf?.(month),
        }))}
      />
    </>
  );
}

function monthOfYear(year: number, month: number): string {
  return `${String(year).padStart(4, '0')}-${String(month).padStart(2, '0')}`;
}

/** « 11/2026 » */
function monthExample(day: string): string {
  return `${day.slice(5, 7)}/${day.slice(0, 4)}`;
}

/** « novembre 2026 », « nov. » */
function monthName(month: string, locale: string, style: 'long' | 'short'): string {
  const format = new DateFormatter(locale, {
    month: style,
    ...(style === 'long' && { year: 'numeric' }),
    timeZone: 'UTC',
  });
  const day = readMonth(month);
  return day ? format.format(day.toDate('UTC')) : month;
}
