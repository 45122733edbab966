import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { BulletBar } from '#ui/bullet-bar/bullet-bar.tsx';
import { BulletLegend } from '#ui/bullet-bar/bullet-legend.tsx';

const meta = {
  component: BulletBar,
  args: { value: 68 },
  decorators: [(Story) => <div style={{ inlineSize: '17rem' }}>{Story()}</div>],
} satisfies Meta<typeof BulletBar>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Yellow: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^68\s?%$/u)).toBeVisible();
  },
};
export const Red: Story = { args: { value: 28 } };
export const Green: Story = { args: { value: 92 } };
export const AtTheCuts: Story = {
  render: () => (
    <div style={{ display: 'grid', gap: '0.9rem' }}>
      {[28, 45, 46, 75, 76, 100, 112].map((value) => (
        <BulletBar key={value} value={value} />
      ))}
      <BulletLegend />
    </div>
  ),
};
export const Zero: Story = { args: { value: 0 } };
export const Huge: Story = { args: { value: 12_480 } };
export const BelowZero: Story = { args: { value: -40 } };
export const NothingAimedAt: Story = {
  args: { value: null },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('—')).toBeVisible();
  },
};
/** On a Tuesday 18 % of a week are all that is due: green as what is reached, and grey where nothing is due yet. */
export const NotOver: Story = {
  render: () => (
    <div style={{ display: 'grid', gap: '0.9rem' }}>
      <BulletBar value={18} judged={95} />
      <BulletBar value={95} />
      <BulletBar value={18} />
      <BulletBar value={18} judged={null} />
    </div>
  ),
  play: async ({ canvas }) => {
    const colourOf = (number: HTMLElement) => {
      const bar = number.parentElement?.querySelector('[aria-hidden] > span');
      return bar ? getComputedStyle(bar).backgroundColor : '';
    };
    const [due, reached, short, unjudged] = canvas.getAllByText(/%$/u).map(colourOf);
    await expect(due).toBe(reached);
    await expect(new Set([reached, short, unjudged]).size).toBe(3);
  },
};

/** The number is in a column of its own. */
export const WithoutNumber: Story = { args: { isNumberBeside: false } };
export const Narrow: Story = { decorators: [(Story) => <div style={{ inlineSize: '7rem' }}>{Story()}</div>] };
