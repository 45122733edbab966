import { parseDate } from '@internationalized/date';
import { useLingui } from '@lingui/react/macro';
import { useMemo } from 'react';
import type { REPORT_TEXTS } from '#domain/weekly-reports/draft.ts';
import { weekNumberOf, weekOf } from '#lib/date-ranges.ts';
import { dateTimeFormat } from '#lib/intl.ts';
import { useFigures } from '#ui/chart/figures.ts';
import { useWrittenLocale } from '#ui/use-written-locale/use-written-locale.ts';

/** « 12 480 500 FCFA », the currencies of both zones. */
export const CURRENCY = 'FCFA';

/** The words of weeks and of figures; a week is given by its Monday, `YYYY-MM-DD`. */
export function useReportWords() {
  const { t } = useLingui();
  const locale = useWrittenLocale();
  const { full, percent } = useFigures();
  return useMemo(() => {
    const days = dateTimeFormat(locale, { day: 'numeric', month: 'short', year: 'numeric', timeZone: 'UTC' });
    return {
      /** « semaine 46 » */
      week: (monday: string) => t`semaine ${weekNumberOf(monday).week}`,
      /** « Semaine 46 » */
      title: (monday: string) => t`Semaine ${weekNumberOf(monday).week}`,
      /** « 9–15 nov. 2026 » */
      days(monday: string) {
        const { start, end } = weekOf(monday);
        return days.formatRange(parseDate(start).toDate('UTC'), parseDate(end).toDate('UTC'));
      },
      /** A figure without its unit; « — » for one that nobody knows. */
      figure: (value: number | null) => (value === null ? '—' : full(value)),
      /** « 12 480 500 FCFA » */
      amount: (value: number | null) => (value === null ? '—' : `${full(value)}\u00A0${CURRENCY}`),
      /** A ratio: 0.87 is « 87 % ». */
      ratio: (value: number | null) => (value === null ? '—' : percent(value * 100)),
    };
  }, [t, locale, full, percent]);
}

/** The names of the texts of a report. */
export function useTextWords(): Readonly<Record<(typeof REPORT_TEXTS)[number], string>> {
  const { t } = useLingui();
  return { interpretation: t`Interprétation`, correctiveActions: t`Actions correctives`, actionPlan: t`Plan d’action` };
}
