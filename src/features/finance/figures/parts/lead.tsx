import { Plural, Trans } from '@lingui/react/macro';
import { formatMonth } from '#lib/scalars.ts';
import { useToday } from '#state/today.ts';
import { Fact } from '#ui/sentence/sentence.tsx';
import { completion, shortfallOf } from '../finance.model.ts';
import type { PageModel } from '../finance.page.ts';
import type { Reading } from '../finance.types.ts';
import type { Months } from '../period.ts';
import { capitalised, useWords } from '../use-words.ts';
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

/** Compares sales with trends, if both have the same months. */
function TrendComparison({ model, isMonth }: Pick<LeadProps, 'model'> & { readonly isMonth: boolean }) {
  const words = useWords();
  const { missingMonths } = model;
  if (missingMonths.sales > 0) {
    if (isMonth) return <Trans>Ses ventes ne sont pas encore connues.</Trans>;
    return (
      <Plural
        value={missingMonths.sales}
        one="Les ventes d’un mois annoncé ne sont pas encore connues."
        other="Les ventes de # mois annoncés ne sont pas encore connues."
      />
    );
  }
  if (missingMonths.trends > 0) {
    if (isMonth) return <Trans>Ses ventes n’ont pas été annoncées.</Trans>;
    return (
      <Plural
        value={missingMonths.trends}
        one="Un mois vendu n’a pas été annoncé."
        other="# mois vendus n’ont pas été annoncés."
      />
    );
  }
  const drift = (model.total.obtained ?? 0) - (model.trend?.obtained ?? 0);
  const amount = words.amount(Math.abs(drift));
  if (Math.round(drift) === 0) return <Trans>Les ventes sont celles que les tendances annonçaient.</Trans>;
  return drift > 0 ? (
    <Trans>
      Les ventes dépassent les tendances de <Fact>{amount} FCFA</Fact>.
    </Trans>
  ) : (
    <Trans>
      Il manque aux ventes <Fact>{amount} FCFA</Fact> de ce que les tendances annonçaient.
    </Trans>
  );
}
