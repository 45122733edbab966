import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { BAR_LAYOUTS, BarChart } from '#ui/bar-chart/bar-chart.tsx';
import { BY_WHOLESALER, formatMillions, wandering } from './chart-data.ts';

const MONTHS = ['Juin', 'Juil.', 'Août', 'Sept.', 'Oct.', 'Nov.'];
const [REPARTIS, LITTORAL, SAVANE] = BY_WHOLESALER.map((series) => ({ ...series, values: series.values.slice(0, 6) }));
const SERIES = [REPARTIS, LITTORAL, SAVANE].flatMap((series) => series ?? []);

const meta = {
  component: BarChart,
  args: {
    label: 'Chiffre d’affaires par grossiste',
    categories: MONTHS,
    series: SERIES,
    alongLabel: 'Mois',
    formatValue: formatMillions,
  },
  argTypes: { layout: { control: 'inline-radio', options: BAR_LAYOUTS }, empty: { control: false } },
  decorators: [(Story) => <div style={{ maxInlineSize: '44rem', padding: '0.5rem' }}>{Story()}</div>],
} satisfies Meta<typeof BarChart>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Grouped: Story = {
  play: async ({ canvas }) => {
    const reader = await canvas.findByRole('slider');
    await userEvent.tab();
    await userEvent.keyboard('{ArrowLeft}{ArrowDown}');
    await expect(reader).toHaveAttribute('aria-valuetext', 'Oct., Littoral Médicaments : 5,5 M');
  },
};
export const Stacked: Story = { args: { layout: 'stacked' } };
export const One: Story = { args: { series: SERIES.slice(0, 1) } };
export const Filtered: Story = {
  args: { layout: 'stacked' },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Littoral Médicaments' }));
    await expect(await canvas.findByRole('img')).toHaveAccessibleName(/^(?!.*Littoral)/);
  },
};
export const AsTable: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^(Voir en tableau|View as a table)$/ }));
    await expect(canvas.getByRole('row', { name: 'Juin 6,2 M 5,1 M 3,4 M' })).toBeVisible();
  },
};
export const Loading: Story = { args: { isLoading: true } };
export const Nothing: Story = { args: { series: [], categories: [] } };
export const OneBar: Story = { args: { categories: ['Nov.'], series: [{ id: 'a', name: 'Répartis', values: [6.2] }] } };
const GAPS = [
  { id: 'goals', name: 'Objectifs', values: [2.4, -1.2, 3.1, -6.8, 0, 1.4] },
  { id: 'sales', name: 'Ventes', values: [1.1, -2.6, -0.8, 2.2, 0.4, null] },
];
export const NegativeValues: Story = { args: { series: GAPS, label: 'Écarts' } };
export const NegativeStacked: Story = { args: { series: GAPS, label: 'Écarts', layout: 'stacked' } };
export const HugeValues: Story = {
  args: { series: SERIES.map((series) => ({ ...series, values: series.values.map((value) => (value ?? 0) * 1e12) })) },
};
export const LongNames: Story = {
  args: {
    categories: [
      'Hôpital Général de Bali',
      'Pharmacie du Rond-Point',
      'Anticonstitutionnellement',
      'Centre hospitalier régional des Palétuviers, service de pédiatrie',
      'Clinique',
      'Dispensaire de Nkolmesseng',
    ],
    alongLabel: 'Centre',
  },
};
export const FiveThousandBars: Story = {
  args: {
    categories: Array.from({ length: 5_000 }, (_, index) => `Client ${index + 1}`),
    series: [{ id: 'visits', name: 'Visites', values: wandering(5_000) }],
    alongLabel: 'Client',
    formatValue: (value) => Math.round(value).toLocaleString('fr-FR'),
  },
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByRole('slider');
    await expect(canvasElement.querySelectorAll('svg *').length).toBeLessThan(60);
  },
};
export const AllZero: Story = {
  args: { series: SERIES.map((series) => ({ ...series, values: series.values.map(() => 0) })), label: 'Rien de vendu' },
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByRole('slider');
    await expect(
      [...canvasElement.querySelectorAll('path')].filter((path) => path.getAttribute('d')?.includes('NaN')),
    ).toEqual([]);
  },
};
