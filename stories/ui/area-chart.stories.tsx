import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { AreaChart } from '#ui/area-chart/area-chart.tsx';
import {
  BY_WHOLESALER,
  daysUpTo,
  formatDay,
  formatMillions,
  formatMonth,
  formatShortWeek,
  formatWeek,
  TURNOVER,
  wandering,
  WEEKS,
} from './chart-data.ts';

const meta = {
  component: AreaChart,
  args: {
    label: 'Chiffre d’affaires par grossiste',
    x: WEEKS,
    series: BY_WHOLESALER,
    alongLabel: 'Semaine',
    formatX: formatWeek,
    formatTickX: formatShortWeek,
    formatValue: formatMillions,
  },
  argTypes: { empty: { control: false } },
  decorators: [(Story) => <div style={{ maxInlineSize: '44rem', padding: '0.5rem' }}>{Story()}</div>],
} satisfies Meta<typeof AreaChart>;
export default meta;

type Story = StoryObj<typeof meta>;

export const One: Story = { args: { series: [TURNOVER], label: 'Rythme hebdomadaire' } };
export const Stacked: Story = {
  play: async ({ canvas }) => {
    const reader = await canvas.findByRole('slider');
    await userEvent.tab();
    await userEvent.keyboard('{Home}{ArrowDown}{ArrowDown}');
    // Each series reports its own value, not the sum at its upper edge.
    await expect(reader).toHaveAttribute('aria-valuetext', 'sem. 37, Savane Distribution : 3,4 M');
  },
};
export const Filtered: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Répartis' }));
    await expect(await canvas.findByRole('img')).toHaveAccessibleName(
      /^Chiffre d’affaires par grossiste\. (De sem\. 37 à sem\. 46\. Littoral Médicaments\s: de 4,4 M à 6,2 M\. Savane Distribution\s: de 3,1 M à 4,2 M|From sem\. 37 to sem\. 46\. Littoral Médicaments: from 4,4 M to 6,2 M\. Savane Distribution: from 3,1 M to 4,2 M)$/,
    );
  },
};
export const AsTable: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^(Voir en tableau|View as a table)$/ }));
    await expect(canvas.getAllByRole('columnheader')).toHaveLength(4);
  },
};
export const Loading: Story = { args: { isLoading: true } };
export const Nothing: Story = { args: { series: [], x: [] } };
export const OnePoint: Story = { args: { x: [37], series: [{ ...TURNOVER, values: [17.6] }] } };
export const Gaps: Story = {
  args: { series: [{ ...TURNOVER, values: [17.6, 18, 18.1, null, null, 21.3, 19.6, null, 17.4, 18] }] },
};
export const NegativeValues: Story = {
  args: { series: [{ ...TURNOVER, name: 'Écart', values: [2.4, -1.2, 3.1, -6.8, 0, 1.4, -2.2, 4.6, -0.4, 2] }] },
};
export const FiveThousandPoints: Story = {
  args: {
    label: 'Visites par jour',
    x: daysUpTo(5_000),
    series: [
      { id: 'medical', name: 'Médical', values: wandering(5_000) },
      { id: 'pharma', name: 'Pharma', values: wandering(5_000, 1) },
    ],
    alongLabel: 'Jour',
    formatX: formatDay,
    formatTickX: formatMonth,
    formatValue: (value) => Math.round(value).toLocaleString('fr-FR'),
  },
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByRole('slider');
    await expect(canvasElement.querySelectorAll('svg *').length).toBeLessThan(80);
  },
};
/** Names that do not fit, totals above a thousand billion, and a period without sales. */
export const Extremes: Story = {
  render: (args) => (
    <>
      <AreaChart
        {...args}
        series={BY_WHOLESALER.map((series, index) => ({
          ...series,
          name: index === 0 ? 'Anticonstitutionnellement-pharmacovigilance-du-Littoral-et-de-l’Ouest' : series.name,
          values: series.values.map((value) => value && value * 1e12),
        }))}
      />
      <AreaChart {...args} label="Rien de vendu" series={[{ ...TURNOVER, values: WEEKS.map(() => 0) }]} />
    </>
  ),
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByRole('img', { name: /^Rien de vendu/ })).toBeVisible();
    await expect(
      [...canvasElement.querySelectorAll('path')].filter((path) => path.getAttribute('d')?.includes('NaN')),
    ).toEqual([]);
  },
};
