import { Trans, useLingui } from '@lingui/react/macro';
import { LineChart } from '#ui/line-chart/line-chart.tsx';
import { Section } from '#ui/section/section.tsx';
import type { SeasonMonth } from '../finance.page.ts';
import type { Reading } from '../finance.types.ts';
import { useWords } from '../../shared/use-words.ts';
import * as styles from '../finance.css.ts';

export interface MonthChartProps {
  readonly season: readonly SeasonMonth[];
  readonly reading: Reading;
  /** Sales stand beside what was announced of them. */
  readonly hasTrend: boolean;
}

/**
 * The months of the year against their goals; shortfalls are red. The month that runs is shown as far as it has come, and
 * those to come say why they have no goal.
 */
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
  const wordsAt = (index: number) => {
    const month = nameOf(index, words.month);
    if (season[index]?.isToCome) return t`${month}, à venir`;
    return season[index]?.isRunning ? t`${month}, en cours` : month;
  };
  const toCome = season.filter(({ isToCome }) => isToCome).map(({ month }) => month);
  const [firstToCome, lastToCome] = [toCome.at(0), toCome.at(-1)];
  const running = season.find(({ isRunning }) => isRunning);
  const trend = { id: 'trend', name: t`Tendance`, values: season.map((month) => month.trend) };
  return (
    <Section
      title={<Trans>Mois par mois</Trans>}
      meta={running ? <Trans>CA en FCFA, {words.month(running.month)} en cours</Trans> : <Trans>CA en FCFA</Trans>}
    >
      <LineChart
        label={t`Chiffre d’affaires mois par mois`}
        alongLabel={t`Mois`}
        x={season.map((_, index) => index)}
        formatX={wordsAt}
        formatTickX={(index) => nameOf(index, isOfOneYear ? words.shortMonth : words.shortMonthOfYear)}
        gapTo="expected"
        isEndLabelled={!hasTrend}
        series={[
          measure,
          ...(hasTrend ? [trend] : []),
          { id: 'expected', name: t`Objectif`, role: 'plan', values: season.map(({ expected }) => expected) },
        ]}
      />
      {firstToCome !== undefined && lastToCome !== undefined && (
        <p className={styles.note}>
          <Trans>
            Il n’y a pas encore d’objectif pour {words.period({ from: firstToCome, to: lastToCome })} : celui d’un mois
            est connu quand il commence.
          </Trans>
        </p>
      )}
    </Section>
  );
}
