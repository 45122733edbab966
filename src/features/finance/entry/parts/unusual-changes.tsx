import { plural } from '@lingui/core/macro';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { DraftRows } from '#domain/finance/draft-rows.ts';
import type { FinanceKind, FinancePeriod } from '#domain/finance/rows.ts';
import { type ImportHistory, type ImportOutlier, unusualChanges } from '#domain/import/outliers.ts';
import { useServices } from '#state/services.tsx';
import { Banner } from '#ui/banner/banner.tsx';
import { financeHistoryQuery } from '../finance-edit.queries.ts';
import { useOutlierWords } from '../import/import-words.ts';
import { type FinanceCatalogue, useNames } from '../named-rows.ts';

interface Changes {
  readonly catalogue: FinanceCatalogue;
  /** What the server has. */
  readonly before: DraftRows;
  readonly after: DraftRows;
}

export interface UnusualChangesProps extends Changes {
  readonly kind: FinanceKind;
  readonly period: FinancePeriod;
}

/** Compares what would be saved with earlier periods: what was typed or pasted is as likely to slip as a file. */
export function UnusualChanges({ kind, period, ...changes }: UnusualChangesProps) {
  const { api } = useServices();
  const { data, isError } = useQuery(financeHistoryQuery(api, kind, period));
  if (isError) {
    return (
      <Banner>
        <Trans>Les périodes précédentes n’ont pas pu être lues : rien n’est comparé.</Trans>
      </Banner>
    );
  }
  return data ? <UnusualBanner {...changes} history={data} /> : null;
}

/** How many quantities are named. */
const SHOWN = 5;

/** « 2 quantités s’écartent beaucoup des dernières périodes. » It blocks nothing. */
export function UnusualBanner({ catalogue, before, after, history }: Changes & { readonly history: ImportHistory }) {
  const { t, i18n } = useLingui();
  const { productOf, wholesalerOf } = useNames(catalogue);
  const words = useOutlierWords();
  const unusual = useMemo(() => unusualChanges(before, after, history), [before, after, history]);
  if (unusual.length === 0) return null;
  const named = (outlier: ImportOutlier): string => {
    const { productID, wholesalerID, quantity } = outlier;
    const subject = [productOf(productID), ...(wholesalerID === null ? [] : [wholesalerOf(wholesalerID)])].join(', ');
    const [number, why] = [i18n.number(quantity), words(outlier)];
    return t`${subject} : ${number}, ${why}`;
  };
  const rest = unusual.length - SHOWN;
  return (
    <Banner
      tone="amber"
      title={
        <Plural
          value={unusual.length}
          one="# quantité s’écarte beaucoup des dernières périodes."
          other="# quantités s’écartent beaucoup des dernières périodes."
        />
      }
    >
      {unusual
        .slice(0, SHOWN)
        .map((outlier) => `${named(outlier)}.`)
        .join(' ')}
      {rest > 0 && ` ${t`${plural(rest, { one: 'Et # autre.', other: 'Et # autres.' })}`}`}
    </Banner>
  );
}
