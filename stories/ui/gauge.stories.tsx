import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Gauge, GAUGE_LAYOUTS } from '#ui/gauge/gauge.tsx';
import { Sparkline } from '#ui/sparkline/sparkline.tsx';
import { Change } from '#ui/stat-tile/stat-tile.tsx';

const meta = {
  component: Gauge,
  args: { label: 'Global', value: 68 },
  argTypes: { layout: { control: 'inline-radio', options: GAUGE_LAYOUTS }, children: { control: false } },
} satisfies Meta<typeof Gauge>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Yellow: Story = {
  play: async ({ canvas }) => {
    const gauge = canvas.getByRole('meter', { name: 'Global' });
    await expect(gauge).toHaveAttribute('aria-valuenow', '68');
    await expect(canvas.getByText(/^(De 46 à 75|From 46 to 75)$/)).toBeVisible();
  },
};
export const Green: Story = { args: { label: 'Médical', value: 79 } };
export const Red: Story = { args: { label: 'Pharma', value: 43 } };
export const AtTheCuts: Story = {
  render: () => (
    <div style={{ display: 'flex', flexWrap: 'wrap', gap: '2rem' }}>
      {[0, 45, 46, 75, 76, 100].map((value) => (
        <Gauge key={value} label="Quota" value={value} />
      ))}
    </div>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText(/^45 (ou moins|or less)$/)).toHaveLength(2);
    await expect(canvas.getAllByText(/^(De 46 à 75|From 46 to 75)$/)).toHaveLength(2);
    await expect(canvas.getAllByText(/^(Plus de|Over) 75$/)).toHaveLength(2);
  },
};
/** The needle stops at 100, the number does not. */
export const BeyondTheEnd: Story = {
  args: { value: 1_240 },
  play: async ({ canvas }) => {
    const gauge = canvas.getByRole('meter');
    await expect(gauge).toHaveAttribute('aria-valuenow', '100');
    await expect(gauge.getAttribute('aria-valuetext')).toMatch(/^1[\s,]240\s?%$/u);
  },
};
export const BelowZero: Story = { args: { value: -12 } };
export const NothingAimedAt: Story = {
  args: { value: null },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'Global' })).toHaveTextContent('–');
    await expect(canvas.getByText(/^(Sans objectif|No goal)$/)).toBeVisible();
  },
};
/** What is not over is not judged. */
export const Running: Story = {
  args: { value: 12, unjudged: 'running' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^(En cours|In progress)$/)).toBeVisible();
    await expect(canvas.queryByText(/^45 (ou moins|or less)$/)).toBeNull();
  },
};
export const Bare: Story = {
  args: { layout: 'bare' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('meter', { name: 'Global' }).getAttribute('aria-valuetext')).toMatch(
      /^68\s?%, (De 46 à 75|From 46 to 75)$/u,
    );
  },
};
export const LongLabel: Story = {
  args: { label: 'Délégation régionale du Littoral et de l’Ouest' },
  decorators: [(Story) => <div style={{ inlineSize: '14rem' }}>{Story()}</div>],
};

const THREE = [
  { label: 'Global', value: 68, change: '+4 pts', values: [62, 63, 61, 65, 66, 66, 67, 68], tone: 'amber' },
  { label: 'Médical', value: 79, change: '+6 pts', values: [73, 74, 72, 76, 77, 77, 78, 79], tone: 'green' },
  { label: 'Pharma', value: 43, change: '−2 pts', values: [45, 44, 43, 44, 45, 44, 43, 43], tone: 'red' },
] as const;

export const OfADashboard: Story = {
  render: () => (
    <div style={{ display: 'grid', gridTemplateColumns: 'repeat(auto-fit, minmax(13rem, 1fr))', gap: '1.5rem' }}>
      {THREE.map(({ label, value, change, values, tone }) => (
        <Gauge key={label} label={label} value={value}>
          <Sparkline values={values} label={null} tone={tone} />
          <span>
            <Change tone={change.startsWith('+') ? 'green' : 'red'}>{change}</Change> sur 7 j
          </span>
        </Gauge>
      ))}
    </div>
  ),
};
export const OfAPhone: Story = {
  render: () => (
    <div
      style={{ display: 'grid', gridTemplateColumns: 'repeat(3, minmax(0, 1fr))', gap: '1rem', maxInlineSize: '24rem' }}
    >
      {THREE.map(({ label, value, change }) => (
        <Gauge key={label} label={label} value={value} layout="below">
          <Change tone={change.startsWith('+') ? 'green' : 'red'}>{change}</Change>
        </Gauge>
      ))}
    </div>
  ),
};
