import { Plural, Trans } from '@lingui/react/macro';
import { sumOf, type Visits } from '#domain/field/visit-statistics.ts';
import { useFigures } from '#ui/chart/figures.ts';
import { StatGroup, StatTile } from '#ui/stat-tile/stat-tile.tsx';
import type { StatisticsRange } from '../use-range.ts';
import { useChangeWords } from './use-change-words.ts';

export interface SumTilesProps {
  readonly visits: Visits;
  /** `null` while they are not known. */
  readonly before: Visits | null;
  readonly range: StatisticsRange;
}

/** What all visits come to, beside the same days a week before. */
export function SumTiles({ visits, before, range }: SumTilesProps) {
  const { full } = useFigures();
  const words = useChangeWords();
  const [sum, earlier] = [sumOf(visits.specialities), before && sumOf(before.specialities)];
  const others = visits.totalReports - sum.visits;
  return (
    <StatGroup>
      <StatTile
        label={<Trans>Visites</Trans>}
        value={full(visits.totalReports)}
        note={before && words.long(visits.totalReports - before.totalReports, range)}
      />
      <StatTile
        label={<Trans>Professionnels de santé vus</Trans>}
        value={full(sum.customers)}
        note={earlier && words.long(sum.customers - earlier.customers, range)}
      />
      <StatTile
        label={<Trans>Visites imprévues chez eux</Trans>}
        value={full(sum.spontaneous)}
        note={earlier && words.long(sum.spontaneous - earlier.spontaneous, range)}
      />
      <StatTile
        label={<Trans>Visites sans spécialité</Trans>}
        value={full(others)}
        note={
          <Plural
            value={others}
            one="pharmacie, administration, grossiste ou personne non enregistrée"
            other="pharmacies, administrations, grossistes et personnes non enregistrées"
          />
        }
      />
    </StatGroup>
  );
}
