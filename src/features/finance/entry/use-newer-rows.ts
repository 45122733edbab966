import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { type DraftRows, sameRows, turnoverOf, unitsOf } from '#domain/finance/draft-rows.ts';
import type { FinanceKind, FinancePeriod } from '#domain/finance/rows.ts';
import { useServices } from '#state/services.tsx';
import type { PeriodFacts } from '../shared/period-facts.ts';
import { rowsOfSaveQuery } from './finance-edit.queries.ts';

/** The last save of a period: two with the same sums are told apart by when and by whom. */
const saveOf = ({ saved: { quantity, turnover, at, by } }: PeriodFacts): string =>
  JSON.stringify([quantity, turnover, at, by]);

export interface NewerRowsOptions {
  readonly kind: FinanceKind;
  readonly period: FinancePeriod;
  readonly facts: PeriodFacts | null | undefined;
  /** What the server had when the sheet was opened. */
  readonly saved: DraftRows;
  readonly isEnabled: boolean;
}

/**
 * Whether the facts of a period are of other rows than those that a sheet was opened with. The rows are read again where
 * the facts have changed since, or have other sums: they alone tell.
 */
export function useNewerRows({ kind, period, facts, saved, isEnabled }: NewerRowsOptions): boolean {
  const { api } = useServices();
  const save = facts ? saveOf(facts) : null;
  const [opened, setOpened] = useState({ saved, save });
  if (opened.saved !== saved || (opened.save === null && save !== null)) setOpened({ saved, save });
  const isOther =
    facts !== null &&
    facts !== undefined &&
    (save !== opened.save ||
      facts.saved.quantity !== unitsOf(saved) ||
      Math.round(facts.saved.turnover) !== Math.round(turnoverOf(saved)));
  const { data } = useQuery({
    ...rowsOfSaveQuery(api, kind, period, save ?? ''),
    enabled: isEnabled && isOther,
  });
  return isEnabled && isOther && data !== undefined && !sameRows(data, saved);
}
