import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Sigma } from 'lucide-react';
import type { ReactNode } from 'react';
import { IconButton } from '#ui/icon-button/icon-button.tsx';
import { StatGroup, StatTile } from '#ui/stat-tile/stat-tile.tsx';
import * as styles from '../finance.css.ts';
import { completion, type Figures, pointsBetween } from '../finance.model.ts';
import type { PageModel } from '../finance.page.ts';
import type { Reading } from '../finance.types.ts';
import { before, type Months } from '../period.ts';
import { useWords } from '../use-words.ts';

/** The totals that can say where they come from. */
export const FIGURES = ['obtained', 'trend', 'expected', 'completion', 'deficit', 'quantity'] as const;
export type FigureId = (typeof FIGURES)[number];

/** What a figure is called, on its tile and above its explanation. */
export function useFigureNames(reading: Reading): Readonly<Record<FigureId, string>> {
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
  readonly id: FigureId;
  readonly value: string;
  readonly unit?: string;
  readonly note: ReactNode;
}

export interface FigureTilesProps {
  readonly reading: Reading;
  readonly period: Months;
  readonly model: PageModel;
  readonly hasDeficit: boolean;
  readonly onExplain: (figure: FigureId) => void;
}

/** What the lines of the page make together; each figure leads to the sum behind it. */
export function FigureTiles({ reading, period, model, hasDeficit, onExplain }: FigureTilesProps) {
  const { t } = useLingui();
  const names = useFigureNames(reading);
  const words = useWords();
  const { total, trend } = model;
  const money = t`FCFA`;
  const obtained: Tile = {
    id: 'obtained',
    value: words.amount(total.obtained),
    unit: money,
    note: <Trans>sur {words.amount(total.expected)} FCFA attendus</Trans>,
  };
  const announced: readonly Tile[] = trend
    ? [{ id: 'trend', value: words.amount(trend.obtained), unit: money, note: <Completed of={trend} against={total} /> }]
    : [];
  const tiles: readonly Tile[] = [
    ...announced,
    obtained,
    { id: 'completion', value: words.percentOr(completion(total)), note: <Moved model={model} period={period} /> },
    ...(hasDeficit && total.deficit !== null
      ? [
          {
            id: 'deficit' as const,
            value: words.amount(total.deficit),
            unit: money,
            note: total.deficitQuantity !== null && (
              <Trans>
                soit <Plural value={total.deficitQuantity} one="# boîte" other="# boîtes" />, reports compris
              </Trans>
            ),
          },
        ]
      : []),
    ...(reading === 'stats'
      ? []
      : [
          {
            id: 'quantity' as const,
            value: words.amount(total.quantity),
            note: total.sold.size > 0 && <Plural value={total.sold.size} one="chez un grossiste" other="chez # grossistes" />,
          },
        ]),
  ];
  return (
    <StatGroup>
      {tiles.map(({ id, value, unit, note }) => (
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
          {...(unit !== undefined && { unit })}
          note={note}
        />
      ))}
    </StatGroup>
  );
}

/** A turnover told as its part of the goal. */
function Completed({ of, against }: { readonly of: Figures; readonly against: Figures }) {
  const words = useWords();
  const rate = completion({ ...of, expected: against.expected });
  return rate === null ? <Trans>sans objectif</Trans> : <Trans>{words.percentOr(rate)} de l’objectif</Trans>;
}

/** How far the completion is from that of the months before. */
function Moved({ model, period }: { readonly model: PageModel; readonly period: Months }) {
  const words = useWords();
  const points = pointsBetween(completion(model.total), completion(model.before));
  const prior = words.period(before(period));
  if (points === null) return completion(model.total) === null ? <Trans>aucun objectif sur la période</Trans> : null;
  if (points === 0) return <Trans>autant que {prior}</Trans>;
  const moved = words.signed(points);
  return <Plural value={Math.abs(points)} one={`${moved} point sur ${prior}`} other={`${moved} points sur ${prior}`} />;
}
