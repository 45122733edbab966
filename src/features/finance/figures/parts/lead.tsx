import { Plural, Trans } from '@lingui/react/macro';
import type { Months } from '#domain/finance/months.ts';
import { formatMonth } from '#lib/scalars.ts';
import { useToday } from '#state/today.ts';
import { Fact } from '#ui/sentence/sentence.tsx';
import { completion, shortfallOf } from '../finance.model.ts';
import type { Comparison, PageModel } from '../finance.page.ts';
import type { Reading } from '../finance.types.ts';
import { capitalised, useWords } from '../../shared/use-words.ts';
import type { Row } from './line-table.tsx';

export interface LeadProps {
  readonly reading: Reading;
  readonly period: Months;
  readonly rows: readonly Row[];
  readonly model: PageModel;
}

/** The summary sentence: the completion of the period, and the lines that cause most of the shortfall. */
export function Lead({ reading, period, rows, model }: LeadProps) {
  const words = useWords();
  const isOver = period.to < formatMonth(useToday());
  const isMonth = period.from === period.to;
  const rate = completion(model.total);
  const when = capitalised(words.months(model.counted));
  // Only statistics show a period without its first source: what the trends tell.
  if (model.total.obtained === null) {
    return (
      <Trans>
        {when} : <Fact>{words.amountOr(model.trend?.obtained ?? null)} FCFA</Fact> annoncés ; les ventes ne sont pas
        encore connues.
      </Trans>
    );
  }
  if (rate === null) {
    return (
      <Trans>
        {when} : <Fact>{words.amount(model.total.obtained)} FCFA</Fact>, sans objectif à atteindre.
      </Trans>
    );
  }
  const reached = <Trans>{words.percentOr(rate)} de l’objectif</Trans>;
  return (
    <>
      {!isMonth ? (
        <Trans>
          {when} : <Fact>{reached}</Fact>.
        </Trans>
      ) : isOver ? (
        <Trans>
          {when} se termine à <Fact>{reached}</Fact>.
        </Trans>
      ) : (
        <Trans>
          {when} en est à <Fact>{reached}</Fact>.
        </Trans>
      )}{' '}
      {reading === 'stats' && model.trend ? (
        <TrendComparison model={model} isMonth={isMonth} />
      ) : (
        <ShortfallSentence rows={rows} />
      )}
    </>
  );
}

/** Names the lines that cause most of the shortfall. */
function ShortfallSentence({ rows }: Pick<LeadProps, 'rows'>) {
  const words = useWords();
  const shortfall = shortfallOf(rows, ({ figures }) => figures);
  if (!shortfall) return rows.length > 1 ? <Trans>Rien ne manque à aucune ligne.</Trans> : null;
  const [first, second] = shortfall.lines;
  const share = words.percentOr(shortfall.share);
  if (shortfall.isAll && !second) {
    return (
      <Trans>
        <Fact>{first?.name}</Fact> explique tout ce qui manque.
      </Trans>
    );
  }
  if (!second) {
    return (
      <Trans>
        <Fact>{first?.name}</Fact> explique {share} de ce qui manque.
      </Trans>
    );
  }
  return (
    <Trans>
      <Fact>{first?.name}</Fact> et <Fact>{second.name}</Fact> expliquent {share} de ce qui manque.
    </Trans>
  );
}

/** Compares sales with trends over the months that both have whole, and says what keeps the others from it. */
function TrendComparison({ model, isMonth }: Pick<LeadProps, 'model'> & { readonly isMonth: boolean }) {
  const { missingMonths, missingWeeks, isComparable, comparison } = model;
  return (
    <>
      {missingMonths.sales.length > 0 && <Unsold months={missingMonths.sales} isMonth={isMonth} />}
      {missingMonths.trends.length > 0 && <Unannounced months={missingMonths.trends} isMonth={isMonth} />}
      {missingWeeks.length > 0 && <WithoutWeeks mondays={missingWeeks} isAll={comparison === null} />}
      {comparison && <Drift of={comparison} isPart={!isComparable} />}
    </>
  );
}

interface MissingProps {
  readonly months: readonly string[];
  /** Whether the period is one month. */
  readonly isMonth: boolean;
}

function Unsold({ months, isMonth }: MissingProps) {
  const words = useWords();
  if (isMonth) return <Trans>Ses ventes ne sont pas encore connues.</Trans>;
  return (
    <>
      <Trans>Les ventes de {words.months(months)} ne sont pas encore connues.</Trans>{' '}
    </>
  );
}

function Unannounced({ months, isMonth }: MissingProps) {
  const words = useWords();
  if (isMonth) return <Trans>Ses ventes n’ont pas été annoncées.</Trans>;
  return (
    <>
      <Trans>Les ventes de {words.months(months)} n’ont pas été annoncées.</Trans>{' '}
    </>
  );
}

function WithoutWeeks({ mondays, isAll }: { readonly mondays: readonly string[]; readonly isAll: boolean }) {
  const words = useWords();
  const weeks = words.weeks(mondays);
  return (
    <>
      <Plural
        value={mondays.length}
        one={`Il manque aux tendances la semaine ${weeks}.`}
        other={`Il manque aux tendances les semaines ${weeks}.`}
      />{' '}
      {isAll && <Trans>Les ventes, de mois entiers, ne leur sont pas comparées.</Trans>}
    </>
  );
}

function Drift({ of: { months, drift }, isPart }: { readonly of: Comparison; readonly isPart: boolean }) {
  const words = useWords();
  const amount = words.amount(Math.abs(drift));
  const when = words.months(months);
  if (Math.round(drift) === 0) {
    if (isPart) return <Trans>Pour {when}, les ventes sont celles que les tendances annonçaient.</Trans>;
    return <Trans>Les ventes sont celles que les tendances annonçaient.</Trans>;
  }
  if (drift > 0) {
    return isPart ? (
      <Trans>
        Pour {when}, les ventes dépassent les tendances de <Fact>{amount} FCFA</Fact>.
      </Trans>
    ) : (
      <Trans>
        Les ventes dépassent les tendances de <Fact>{amount} FCFA</Fact>.
      </Trans>
    );
  }
  return isPart ? (
    <Trans>
      Pour {when}, il manque aux ventes <Fact>{amount} FCFA</Fact> de ce que les tendances annonçaient.
    </Trans>
  ) : (
    <Trans>
      Il manque aux ventes <Fact>{amount} FCFA</Fact> de ce que les tendances annonçaient.
    </Trans>
  );
}
