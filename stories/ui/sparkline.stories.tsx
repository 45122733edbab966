import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Sparkline, SPARKLINE_TONES } from '#ui/sparkline/sparkline.tsx';
import { wandering } from './chart-data.ts';

const meta = {
  component: Sparkline,
  args: { values: [62, 63, 61, 65, 66, 66, 67, 68], label: 'De 62 % à 68 % en sept jours' },
  argTypes: { tone: { control: 'inline-radio', options: SPARKLINE_TONES } },
} satisfies Meta<typeof Sparkline>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Neutral: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'De 62 % à 68 % en sept jours' })).toBeVisible();
  },
};
export const Accent: Story = { args: { tone: 'accent' } };
export const Green: Story = { args: { tone: 'green' } };
export const Amber: Story = { args: { tone: 'amber' } };
export const Red: Story = { args: { tone: 'red', values: [68, 67, 66, 61, 63, 62, 58, 43] } };
/** The text beside it says the same. */
export const Decoration: Story = {
  args: { label: null },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('img')).not.toBeInTheDocument();
  },
};
export const Gaps: Story = { args: { values: [62, 63, null, 65, 66, null, 67, null] } };
export const OnePoint: Story = { args: { values: [62] } };
export const Nothing: Story = { args: { values: [] } };
/** Zeros, equal values, negative values, and a peak that dwarfs the rest. */
export const Extremes: Story = {
  render: () => (
    <div style={{ display: 'flex', flexWrap: 'wrap', gap: '2rem' }}>
      {[
        [0, 0, 0],
        [5, 5, 5, 5],
        [-4, -1, -6, 2],
        [1, 0, 987_654_321_000, 2],
        [3, 8],
      ].map((values) => (
        <Sparkline key={values.join(' ')} values={values} label={values.join(', ')} />
      ))}
    </div>
  ),
};
export const FiveThousandPoints: Story = { args: { values: wandering(5_000) } };
