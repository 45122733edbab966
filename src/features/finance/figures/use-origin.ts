import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { completion, completionWithDeficit, deficitHistory, type Figures, type Term } from './finance.model.ts';
import type { FigureId, PageModel } from './finance.page.ts';
import type { Reading } from './finance.types.ts';
import type { Origin } from './parts/explanation.tsx';
import { useFigureNames } from './parts/figure-tiles.tsx';
import type { Row } from './parts/line-table.tsx';
import { type Months } from './period.ts';
import { useWords } from './use-words.ts';

export interface OriginQuestion {
  /** What the address asks about, where the page has it. */
  readonly figure: FigureId | undefined;
  readonly reading: Reading;
  readonly period: Months;
  /** The rows of the period. */
  readonly rows: readonly Row[];
  /** Where rows are months, those of the whole season: a deficit came about in those before the period too. */
  readonly season: readonly Row[];
  /** What a row is, the head of the column of terms. */
  readonly rowLabel: string;
  /** The rows are months of one subject: there is one where the period is a month. */
  readonly areMonths: boolean;
  readonly model: PageModel;
  readonly wholesalers: ReadonlyMap<string, string>;
  /** What a delegate got of each product; nothing for anything else. */
  readonly parts: readonly Term[] | null;
  /** Whether what is missing is told. */
  readonly hasDeficit: boolean;
}

/** Where a total of the page comes from: its rule, and the rows it is the sum of. */
export function useOrigin({
  figure: id,
  reading,
  period,
  rows,
  season,
  rowLabel,
  areMonths,
  model,
  wholesalers,
  parts,
  hasDeficit,
}: OriginQuestion): Origin | null {
  const { t } = useLingui();
  const names = useFigureNames(reading);
  const words = useWords();
  if (id === undefined) return null;

  // Months stand in their order; what is beside each other, the largest first.
  const termsOf = (of: (row: Row) => number): readonly Term[] => {
    const terms = rows.map((row) => ({ key: row.key, name: row.name, value: of(row) }));
    return areMonths ? terms : terms.toSorted((a, b) => b.value - a.value);
  };
  const { total } = model;
  const isOneMonth = areMonths && rows.length === 1;
  /** One month of one subject is made of what went through each wholesaler. */
  const units: readonly Term[] = Array.from(total.sold, ([key, value]) => ({
    key,
    name: wholesalers.get(key) ?? key,
    value,
  }));
  const base = { title: `${names[id]}, ${words.period(period)}`, termLabel: rowLabel };

  const origins: Readonly<Record<FigureId, () => Origin>> = {
    quantity: () =>
      parts
        ? {
            ...base,
            termLabel: t`Produit`,
            terms: completed(parts),
            rule: t`Ce que le délégué a reçu de chaque produit : ses boîtes ventilées, multipliées par sa part. Chaque grossiste et chaque période sont arrondis à l’unité, au plus fort reste.`,
          }
        : isOneMonth
          ? {
              ...base,
              termLabel: t`Grossiste`,
              terms: units,
              rule: t`Les boîtes que chaque grossiste a écoulées dans le mois.`,
            }
          : {
              ...base,
              terms: termsOf(({ figures }) => figures.quantity),
              rule: t`La somme des boîtes de chaque ligne du tableau.`,
            },
    obtained: () => ({
      ...base,
      terms: termsOf(({ figures }) => figures.obtained),
      rule: isOneMonth
        ? t`${plural(total.quantity, { one: '# boîte', other: '# boîtes' })}, au prix grossiste hors taxe (PGHT) : ${words.amount(total.obtained)} FCFA.`
        : t`La somme des lignes du tableau. Chacune est le nombre de ses boîtes multiplié par leur prix grossiste hors taxe (PGHT).`,
    }),
    trend: () => ({
      ...base,
      terms: termsOf(({ trend }) => trend?.obtained ?? 0),
      rule: t`La somme de ce que les semaines de la période ont annoncé, ligne par ligne. Une semaine compte dans le mois de son jeudi.`,
    }),
    completion: () => ({
      ...base,
      valueLabel: names.expected,
      terms: completion(total) === null ? [] : termsOf(({ figures }) => figures.expected),
      rule: completionRule(total),
    }),
    deficit: () => ({
      ...base,
      isHistory: areMonths,
      terms: areMonths ? deficitHistory(season, period.to) : termsOf(({ figures }) => figures.deficit ?? 0),
      rule: areMonths
        ? t`Ce qui manque à l’objectif passe au mois suivant, jusqu’à la fin de l’année : le déficit est celui du dernier mois.`
        : t`Ce qui manque à chaque ligne depuis janvier, au dernier mois de la période. Une ligne qui dépasse son objectif n’efface pas le manque d’une autre.`,
    }),
  };

  /** What today's shares do not account for: rounding, or shares that were others when it was dispatched. */
  function completed(terms: readonly Term[]): readonly Term[] {
    const left = total.quantity - terms.reduce((sum, { value }) => sum + value, 0);
    return left === 0 ? terms : [...terms, { key: 'rest', name: t`Arrondis et parts d’alors`, value: left }];
  }

  function completionRule(of: Figures): string {
    const rate = completion(of);
    const [obtained, expected, carried] = [of.obtained, of.expected, of.carried ?? 0].map(words.amount);
    if (rate === null) return t`Aucun objectif n’est fixé sur la période : il n’y a pas de taux.`;
    const rule = t`${obtained} ÷ ${expected} = ${words.rate(rate)}, affiché ${words.percentOr(rate)}. Jusqu’à 45 % la barre est rouge, jusqu’à 75 % jaune, au-delà verte.`;
    const origin = t`L’attendu est l’objectif de l’année, réparti également sur ses mois et multiplié par le prix auquel il a été fixé.`;
    const withDeficit = hasDeficit && (of.carried ?? 0) > 0 ? completionWithDeficit(of) : null;
    const made = t`Avec les ${carried} FCFA que les mois précédents de l’année ont laissés : ${obtained} ÷ (${expected} + ${carried}) = ${words.rate(withDeficit ?? 0)}.`;
    return [rule, origin, ...(withDeficit === null ? [] : [made])].join(' ');
  }
  return origins[id]();
}
