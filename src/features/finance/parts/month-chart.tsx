import { Trans, useLingui } from '@lingui/react/macro';
import { LineChart } from '#ui/line-chart/line-chart.tsx';
import { Section } from '#ui/section/section.tsx';
import type { Reading } from '../finance.types.ts';
import { useWords } from '../use-words.ts';

/** What a month of the season adds up to; `null`: it has not come, or nothing is told of it. */
export interface SeasonMonth {
  readonly month: string;
  readonly expected: number | null;
  readonly obtained: number | null;
  readonly trend: number | null;
}

export interface MonthChartProps {
  readonly season: readonly SeasonMonth[];
  readonly reading: Reading;
}

/** How the year runs against its goal: what falls short is red. */
export function MonthChart({ season, reading }: MonthChartProps) {
  const { t } = useLingui();
  const words = useWords();
  const nameOf = (index: number, write: (month: string) => string) => write(season[index]?.month ?? '');
  const measure = { id: 'obtained', name: reading === 'trends' ? t`Tendance` : t`Vente`, values: season.map(({ obtained }) => obtained) };
  const trend = { id: 'trend', name: t`Tendance`, values: season.map((month) => month.trend) };
  return (
    <Section title={<Trans>Mois par mois</Trans>} meta={<Trans>CA en FCFA</Trans>}>
      <LineChart
        label={t`Chiffre d’affaires mois par mois`}
        alongLabel={t`Mois`}
        x={season.map((_, index) => index)}
        formatX={(index) => nameOf(index, words.month)}
        formatTickX={(index) => nameOf(index, words.shortMonth)}
        gapTo="expected"
        isEndLabelled={reading !== 'stats'}
        series={[
          measure,
          ...(reading === 'stats' ? [trend] : []),
          { id: 'expected', name: t`Objectif`, role: 'plan', values: season.map(({ expected }) => expected) },
        ]}
      />
    </Section>
  );
}
