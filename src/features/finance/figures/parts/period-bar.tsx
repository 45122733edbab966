import { Trans, useLingui } from '@lingui/react/macro';
import { type Months, addMonths } from '#domain/finance/months.ts';
import { formatMonth } from '#lib/scalars.ts';
import { useToday } from '#state/today.ts';
import { MonthPicker } from '#ui/month-picker/month-picker.tsx';
import { PreviousNext } from '#ui/previous-next/previous-next.tsx';
import { SegmentedControl } from '#ui/segmented-control/segmented-control.tsx';
import type { Reading } from '../finance.types.ts';
import { useMonthMarks } from '../../shared/period-marks.ts';
import * as styles from '../finance.css.ts';
import { SOURCES_OF } from './dispatch-notice.tsx';
import { earliestOf, financeMonths, fitted, isYearSoFar, sinceJanuary } from '../period.ts';

const MODES = ['month', 'year', 'range'] as const;

/** The mode of a period: one month, January to a month, or a range. */
function modeOf(months: Months): (typeof MODES)[number] {
  if (months.from === months.to) return 'month';
  return isYearSoFar(months) ? 'year' : 'range';
}

export interface PeriodBarProps {
  readonly reading: Reading;
  readonly months: Months;
  readonly onChange: (months: Months) => void;
}

/** Chooses the period of the page. */
export function PeriodBar({ reading, months, onChange: onPeriod }: PeriodBarProps) {
  const { t } = useLingui();
  const today = useToday();
  const onChange = (next: Months) => onPeriod(fitted(next, today));
  const markOf = useMonthMarks(SOURCES_OF[reading]);
  const mode = modeOf(months);
  const { from, to } = months;
  const { from: first, to: last } = financeMonths(today);
  const least = sinceJanuary(to).from;
  const end = (month: string): Months => {
    if (mode === 'month') return { from: month, to: month };
    return mode === 'year' ? sinceJanuary(month) : { from: from <= month ? from : month, to: month };
  };
  const change = {
    month: () => onChange({ from: to, to }),
    year: () => onChange(sinceJanuary(to)),
    // Avoids a range that starts in January, which would be shown as the mode “since January”.
    range: () => onChange({ from: addMonths(to, addMonths(to, -2) === least ? -3 : -2), to }),
  };
  return (
    <div className={styles.period} role="group" aria-label={t`Période`}>
      <SegmentedControl
        label={t`Étendue de la période`}
        segments={[
          { id: 'month', label: t`Mois` },
          { id: 'year', label: t`Depuis janvier` },
          { id: 'range', label: t`Plage` },
        ]}
        value={mode}
        onChange={(next) => change[next]()}
      />
      <div className={styles.periodMonths}>
        <PreviousNext
          previous={{
            label: t`Mois précédent`,
            isDisabled: to <= first,
            onPress: () => onChange(end(addMonths(to, -1))),
          }}
          next={{ label: t`Mois suivant`, isDisabled: to >= last, onPress: () => onChange(end(addMonths(to, 1))) }}
        >
          <div className={styles.periodEnds}>
            {mode === 'range' && (
              <>
                <MonthPicker
                  label={t`Du mois`}
                  isLabelHidden
                  value={from}
                  min={earliestOf(to) > first ? earliestOf(to) : first}
                  max={to}
                  today={formatMonth(today)}
                  markOf={markOf}
                  onChange={(month) => month && onChange({ from: month, to })}
                />
                <span className={styles.periodWord}>
                  <Trans>à</Trans>
                </span>
              </>
            )}
            <MonthPicker
              label={mode === 'month' ? t`Mois affiché` : t`Au mois`}
              isLabelHidden
              value={to}
              min={first}
              max={last}
              today={formatMonth(today)}
              markOf={markOf}
              onChange={(month) => month && onChange(end(month))}
            />
          </div>
        </PreviousNext>
      </div>
    </div>
  );
}
