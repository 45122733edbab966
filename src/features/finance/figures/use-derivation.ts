import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { Months } from '#domain/finance/months.ts';
import { completion, completionWithDeficit, deficitHistory, type Figures, type Term } from './finance.model.ts';
import type { FigureId, PageModel } from './finance.page.ts';
import type { Reading } from './finance.types.ts';
import type { Derivation } from './parts/explanation.tsx';
import { useFigureNames } from './parts/figure-tiles.tsx';
import type { Row } from './parts/line-table.tsx';
import { yearOf } from './period.ts';
import { useWords } from '../shared/use-words.ts';

export interface DerivationQuestion {
  /** The figure in the address, if the page shows it. */
  readonly figure: FigureId | undefined;
  readonly reading: Reading;
  readonly period: Months;
  /** The rows of the period. */
  readonly rows: readonly Row[];
  /** If rows are months, those of the whole season, because earlier months contribute to a deficit. */
  readonly season: readonly Row[];
  /** The header of the column of terms. */
  readonly rowLabel: string;
  /** Whether the rows are months of one subject. */
  readonly areMonths: boolean;
  readonly model: PageModel;
  readonly wholesalers: ReadonlyMap<string, string>;
  /** The delegate's units of each product; null for other subjects. */
  readonly parts: readonly Term[] | null;
  /** Whether the user may see deficits. */
  readonly hasDeficit: boolean;
}

/** The derivation of a total of the page: its rule, and the rows that it is the sum of. */
export function useDerivation({
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
}: DerivationQuestion): Derivation | null {
  const { t } = useLingui();
  const names = useFigureNames(reading);
  const words = useWords();
  if (id === undefined) return null;

  // Months keep their order; other rows are sorted by size.
  const termsOf = (of: (row: Row) => number | null | undefined): readonly Term[] => {
    const terms = rows.flatMap((row) => {
      const value = of(row);
      return value == null ? [] : [{ key: row.key, name: row.name, value }];
    });
    return areMonths ? terms : terms.toSorted((a, b) => b.value - a.value);
  };
  const { total } = model;
  const isOneMonth = areMonths && rows.length === 1;
  /** A single month of one subject is explained by its wholesalers. */
  const units: readonly Term[] = Array.from(total.sold, ([key, value]) => ({
    key,
    name: wholesalers.get(key) ?? key,
    value,
  }));
  const base = { title: `${names[id]}, ${words.period(period)}`, termLabel: rowLabel };

  const origins: Readonly<Record<FigureId, () => Derivation>> = {
    quantity: () =>
      parts
        ? {
            ...base,
            termLabel: t`Produit`,
            terms: completed(parts),
            rule: t`Le total est exact ; son détail est une estimation : les boîtes réparties de chaque produit, multipliées par la part qu’en a le délégué aujourd’hui. Chaque grossiste et chaque période sont arrondis à l’unité, au plus fort reste.`,
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
        ? t`${plural(total.quantity ?? 0, { one: '# boîte', other: '# boîtes' })}, au prix grossiste hors taxe (PGHT) : ${words.amountOr(total.obtained)} FCFA.`
        : t`La somme des lignes du tableau. Chacune est le nombre de ses boîtes multiplié par leur prix grossiste hors taxe (PGHT).`,
    }),
    trend: () => ({
      ...base,
      terms: termsOf(({ trend }) => trend?.obtained),
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
      terms: areMonths
        ? deficitHistory(season, model.deficitMonths?.to ?? period.to)
        : termsOf(({ figures }) => figures.deficit),
      rule: areMonths
        ? t`Ce qui manque à l’objectif passe au mois suivant, jusqu’à la fin de l’année : le déficit est celui du dernier mois.`
        : t`Ce qui manque à chaque ligne, sur ${words.period(model.deficitMonths ?? period)}. Une ligne qui dépasse son objectif n’efface pas le manque d’une autre.`,
    }),
  };

  /** Adds the difference that today's shares do not explain: rounding, or shares that changed since the dispatch. */
  function completed(terms: readonly Term[]): readonly Term[] {
    const left = (total.quantity ?? 0) - terms.reduce((sum, { value }) => sum + value, 0);
    return left === 0 ? terms : [...terms, { key: 'rest', name: t`Arrondis et parts d’alors`, value: left }];
  }

  function completionRule(of: Figures): string {
    const rate = completion(of);
    const [obtained, expected, carried] = [of.obtained ?? 0, of.expected, of.carried ?? 0].map(words.amount);
    if (of.obtained === null) return t`Rien n’est réparti sur la période : il n’y a pas de taux.`;
    if (rate === null) return t`Aucun objectif n’est fixé sur la période : il n’y a pas de taux.`;
    const rule = t`${obtained} ÷ ${expected} = ${words.rate(rate)}, affiché ${words.percentOr(rate)}. Jusqu’à 45 % la barre est rouge, jusqu’à 75 % jaune, au-delà verte.`;
    const derivation = t`L’attendu est l’objectif de l’année, réparti également sur ses mois et multiplié par le prix auquel il a été fixé.`;
    const withDeficit = hasDeficit && (of.carried ?? 0) > 0 ? completionWithDeficit(of) : null;
    const made = t`Avec les ${carried} FCFA que les mois précédents de ${yearOf(model.counted[0] ?? period.from)} ont laissés : ${obtained} ÷ (${expected} + ${carried}) = ${words.rate(withDeficit ?? 0)}.`;
    return [rule, derivation, ...(withDeficit === null ? [] : [made])].join(' ');
  }
  return origins[id]();
}
