import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { formatDay, formatMonth } from '#lib/scalars.ts';
import { FIRST_YEAR, financeYears, monthOfSplitWeek } from '#domain/finance/periods.ts';
import type { FinanceKind, FinancePeriod } from '#domain/finance/rows.ts';
import { useRememberedParams } from '#state/remembered-params.ts';
import { useServices } from '#state/services.tsx';
import { useToday } from '#state/today.ts';
import { ErrorState } from '#ui/error-state/error-state.tsx';
import { MonthPicker } from '#ui/month-picker/month-picker.tsx';
import { Page, PageHeader } from '#ui/page/page.tsx';
import { SkeletonRows } from '#ui/skeleton/skeleton.tsx';
import { WeekPicker } from '#ui/week-picker/week-picker.tsx';
import { YearPicker } from '#ui/year-picker/year-picker.tsx';
import { financeCatalogueQuery } from './finance-edit.queries.ts';
import { Editor } from './parts/editor.tsx';
import { entryPeriod, PERIODS, usePeriodWords } from './period.ts';
import { PERIOD_PARAMS, type PeriodFault, withoutForeign } from '../shared/period-notice/period-fault.ts';
import { usePeriodMarks } from '../shared/period-marks.ts';
import { useWords } from '../shared/use-words.ts';
import { PeriodNotice } from '../shared/period-notice/period-notice.tsx';

/** Entry for one period, which is in the address. Goals, trends and sales are this page with three inputs. */
export function FinanceEdit({ kind }: { readonly kind: FinanceKind }) {
  const today = useToday();
  const { param, storage } = PERIODS[kind];
  const [params, changeParams] = useRememberedParams(
    PERIOD_PARAMS,
    storage,
    (last) => entryPeriod(kind, last, today).fault === null,
  );
  const { period, fault } = entryPeriod(kind, params, today);
  const change = (next: FinancePeriod) => changeParams({ ...withoutForeign(params, [param]), [param]: next });
  if (fault) return <UnknownPeriod kind={kind} fault={fault} onChange={change} />;
  return <PeriodEntry kind={kind} period={period} onChange={change} />;
}

interface UnknownPeriodProps {
  readonly kind: FinanceKind;
  readonly fault: PeriodFault<FinancePeriod>;
  readonly onChange: (period: FinancePeriod) => void;
}

/** The page for a period that cannot be entered. */
function UnknownPeriod({ kind, fault, onChange }: UnknownPeriodProps) {
  const { first, last } = PERIODS[kind].bounds(useToday());
  return (
    <PeriodNotice
      isEntry
      fault={fault}
      first={usePeriodWords(kind, first)}
      last={usePeriodWords(kind, last)}
      offered={usePeriodWords(kind, fault.offered)}
      onOpen={() => onChange(fault.offered)}
    />
  );
}

interface PeriodEntryProps {
  readonly kind: FinanceKind;
  readonly period: FinancePeriod;
  readonly onChange: (period: FinancePeriod) => void;
}

/** The entry of a period, once the products and the wholesalers are read. */
function PeriodEntry({ kind, period, onChange }: PeriodEntryProps) {
  const { api } = useServices();
  const title = useTitle(kind, period);
  const { data, error, isFetching, refetch } = useQuery(financeCatalogueQuery(api));
  const fault = error ?? data?.errors[0];
  const picker = <PeriodPicker kind={kind} value={period} onChange={onChange} />;

  if (data && !fault) {
    const catalogue = { products: data.data.readPharmaProducts ?? [], wholesalers: data.data.readWholesalers ?? [] };
    return <Editor key={`${kind} ${period}`} {...{ kind, period, title, picker, catalogue }} />;
  }
  return (
    <Page>
      <PageHeader title={title} />
      {fault ? (
        <ErrorState
          title={<Trans>Les produits et les grossistes n’ont pas pu être lus</Trans>}
          onRetry={() => void refetch()}
          isRetrying={isFetching}
          code={fault.key}
        >
          <Trans>Ce que vous avez saisi est gardé sur cet appareil. Vérifiez le réseau, puis réessayez.</Trans>
        </ErrorState>
      ) : (
        <SkeletonRows />
      )}
    </Page>
  );
}

function useTitle(kind: FinanceKind, period: FinancePeriod): string {
  const { t } = useLingui();
  const words = usePeriodWords(kind, period);
  if (kind === 'goals') return t`Objectifs de vente ${words}`;
  return kind === 'trends' ? t`Tendances, ${words}` : t`Ventes réelles, ${words}`;
}

interface PeriodPickerProps {
  readonly kind: FinanceKind;
  readonly value: FinancePeriod;
  readonly onChange: (period: FinancePeriod) => void;
}

/** The period picker of a kind. Clearing it changes nothing. */
function PeriodPicker({ kind, value, onChange }: PeriodPickerProps) {
  const { t } = useLingui();
  const today = useToday();
  const markOf = usePeriodMarks(kind);
  const words = useWords();
  const change = (next: string | number | null) => {
    if (next !== null) onChange(String(next));
  };
  if (kind === 'goals')
    return (
      <YearPicker
        label={t`Année`}
        value={Number(value)}
        onChange={change}
        markOf={markOf}
        {...financeYears(today.year)}
      />
    );
  const first = `${FIRST_YEAR}-01`;
  if (kind === 'sales') {
    return (
      <MonthPicker
        label={t`Mois`}
        value={value}
        onChange={change}
        min={first}
        max={formatMonth(today)}
        today={formatDay(today)}
        markOf={markOf}
      />
    );
  }
  const month = monthOfSplitWeek(value);
  return (
    <WeekPicker
      label={t`Semaine`}
      description={month && <Trans>Elle compte en {words.month(month)}, mois de son jeudi.</Trans>}
      value={value}
      onChange={change}
      min={`${first}-01`}
      max={formatDay(today)}
      today={formatDay(today)}
      markOf={markOf}
    />
  );
}
