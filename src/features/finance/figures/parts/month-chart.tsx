import { Trans, useLingui } from '@lingui/react/macro';
import { LineChart } from '#ui/line-chart/line-chart.tsx';
import { Section } from '#ui/section/section.tsx';
import type { SeasonMonth } from '../finance.page.ts';
import type { Reading } from '../finance.types.ts';
import { useWords } from '../use-words.ts';

export interface MonthChartProps {
  readonly season: readonly SeasonMonth[];
  readonly reading: Reading;
  /** Sales stand beside what was announced of them. */
  readonly hasTrend: boolean;
}

/** The months of the year against their goals; shortfalls are red. */
export function MonthChart({ season, reading, hasTrend }: MonthChartProps) {
  const { t } = useLingui();
  const words = useWords();
  const isOfOneYear = new Set(season.map(({ month }) => month.slice(0, 4))).size <= 1;
  const nameOf = (index: number, write: (month: string) => string) => write(season[index]?.month ?? '');
  const measure = {
    id: 'obtained',
    name: reading === 'trends' ? t`Tendance` : t`Vente`,
    values: season.map(({ obtained }) => obtained),
  };
  const trend = { id: 'trend', name: t`Tendance`, values: season.map((month) => month.trend) };
  return (
    <Section title={<Trans>Mois par mois</Trans>} meta={<Trans>CA en FCFA</Trans>}>
      <LineChart
        label={t`Chiffre d’affaires mois par mois`}
        alongLabel={t`Mois`}
        x={season.map((_, index) => index)}
        formatX={(index) => nameOf(index, words.month)}
        formatTickX={(index) => nameOf(index, isOfOneYear ? words.shortMonth : words.shortMonthOfYear)}
        gapTo="expected"
        isEndLabelled={!hasTrend}
        series={[
          measure,
          ...(hasTrend ? [trend] : []),
          { id: 'expected', name: t`Objectif`, role: 'plan', values: season.map(({ expected }) => expected) },
        ]}
      />
    </Section>
  );
}
