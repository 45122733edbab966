import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Sigma } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Months } from '#domain/finance/months.ts';
import { formatMonth } from '#lib/scalars.ts';
import { useToday } from '#state/today.ts';
import { IconButton } from '#ui/icon-button/icon-button.tsx';
import { StatGroup, StatTile } from '#ui/stat-tile/stat-tile.tsx';
import * as styles from '../finance.css.ts';
import { completion, completionWithDeficit, type Figures, isOfSomeLines, pointsBetween } from '../finance.model.ts';
import type { FigureId, PageModel } from '../finance.page.ts';
import type { Reading } from '../finance.types.ts';
import { earlier, yearOf } from '../period.ts';
import { NONE, useWords } from '../../shared/use-words.ts';

/** The names of the figures, for tiles and explanations. */
export function useFigureNames(reading: Reading): Readonly<Record<FigureId | 'expected', string>> {
  const { t } = useLingui();
  return {
    obtained: reading === 'trends' ? t`CA annoncé` : t`CA réalisé`,
    trend: t`Tendance`,
    expected: t`CA attendu`,
    completion: t`Taux d’atteinte`,
    deficit: t`Déficit cumulé`,
    quantity: t`Boîtes`,
  };
}

interface Tile {
  readonly value: string;
  readonly unit?: string;
  readonly note: ReactNode;
}

export interface FigureTilesProps {
  readonly reading: Reading;
  readonly period: Months;
  readonly model: PageModel;
  /** The figures to show, in order. */
  readonly figures: readonly FigureId[];
  readonly onExplain: (figure: FigureId) => void;
}

/** The totals of the page; each opens its explanation. */
export function FigureTiles({ reading, period, model, figures, onExplain }: FigureTilesProps) {
  const { t } = useLingui();
  const names = useFigureNames(reading);
  const words = useWords();
  const { total, trend } = model;
  const { deficitMonths } = model;
  const shownUntil = earlier(period.to, formatMonth(useToday()));
  const hasOtherMonths =
    deficitMonths !== null && (deficitMonths.to !== shownUntil || yearOf(period.from) !== yearOf(period.to));
  const money = t`FCFA`;
  const tiles: Readonly<Record<FigureId, Tile>> = {
    obtained: {
      value: words.amountOr(total.obtained),
      unit: money,
      note: <Trans>sur {words.amount(total.expected)} FCFA attendus</Trans>,
    },
    trend: {
      value: words.amountOr(trend?.obtained ?? null),
      unit: money,
      note: trend && <ShareOfGoal of={trend} />,
    },
    completion: {
      value: words.percentOr(completion(total)),
      note: <CompletionNote model={model} period={period} hasDeficit={figures.includes('deficit')} />,
    },
    deficit: {
      value: words.amountOr(total.deficit),
      unit: money,
      note: (
        <>
          {total.deficit === 0 && total.deficitQuantity === 0 ? (
            <Trans>rien à rattraper</Trans>
          ) : (
            total.deficitQuantity !== null && (
              <Trans>
                et <Plural value={total.deficitQuantity} one="# boîte" other="# boîtes" />, reports compris
              </Trans>
            )
          )}
          {isOfSomeLines(total) && (
            <>
              <br />
              <Trans>de certaines lignes : l’excédent des autres ne l’efface pas</Trans>
            </>
          )}
          {hasOtherMonths && (
            <>
              <br />
              <Trans>cumulé sur {words.period(deficitMonths)}</Trans>
            </>
          )}
        </>
      ),
    },
    quantity: {
      value: words.amountOr(total.quantity),
      note: total.sold.size > 0 && <Plural value={total.sold.size} one="chez un grossiste" other="chez # grossistes" />,
    },
  };
  return (
    <StatGroup>
      {figures.map((id) => {
        const { value, unit, note } = tiles[id];
        return (
          <StatTile
            key={id}
            label={
              <span className={styles.tileLabel}>
                {names[id]}
                <IconButton size="small" label={t`D’où vient ce nombre : ${names[id]}`} onPress={() => onExplain(id)}>
                  <Sigma />
                </IconButton>
              </span>
            }
            value={value}
            {...(unit !== undefined && value !== NONE && { unit })}
            note={note}
          />
        );
      })}
    </StatGroup>
  );
}

/** A turnover as a percentage of the goal. */
function ShareOfGoal({ of }: { readonly of: Figures }) {
  const words = useWords();
  const rate = completion(of);
  return rate === null ? <Trans>sans objectif</Trans> : <Trans>{words.percentOr(rate)} de l’objectif</Trans>;
}

interface CompletionNoteProps {
  readonly model: PageModel;
  readonly period: Months;
  readonly hasDeficit: boolean;
}

/** The change of the completion from the preceding period, and the completion with the carried deficit. */
function CompletionNote({ model: { total, counted, before: prior }, period, hasDeficit }: CompletionNoteProps) {
  const words = useWords();
  if (total.obtained === null) return <Trans>rien n’est réparti</Trans>;
  if (completion(total) === null) return <Trans>aucun objectif sur la période</Trans>;
  const points = prior && pointsBetween(completion(total), completion(prior.figures));
  const priorMonths = prior && words.period(prior.months);
  const moved = words.signed(points ?? 0);
  const spansYears = yearOf(period.from) !== yearOf(period.to);
  const withDeficit = hasDeficit && (total.carried ?? 0) > 0 ? words.percentOr(completionWithDeficit(total)) : null;
  return (
    <>
      {points === null ? null : points === 0 ? (
        <Trans>égal à {priorMonths}</Trans>
      ) : (
        <Plural
          value={Math.abs(points)}
          one={`${moved} point sur ${priorMonths}`}
          other={`${moved} points sur ${priorMonths}`}
        />
      )}
      {points !== null && withDeficit !== null && <br />}
      {withDeficit !== null &&
        (spansYears ? (
          <Trans>
            {withDeficit} avec les reports de {yearOf(counted[0] ?? period.from)}
          </Trans>
        ) : (
          <Trans>{withDeficit} avec les reports</Trans>
        ))}
    </>
  );
}
