import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { PROGRESS_CIRCLE_SIZES, ProgressCircle } from '#ui/progress-circle/progress-circle.tsx';

const meta = {
  component: ProgressCircle,
  args: { label: 'Envoi des ventes', value: 64 },
  argTypes: { size: { control: 'inline-radio', options: PROGRESS_CIRCLE_SIZES } },
} satisfies Meta<typeof ProgressCircle>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Known: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('progressbar', { name: 'Envoi des ventes' })).toHaveAttribute('aria-valuenow', '64');
  },
};
export const Unknown: Story = {
  render: ({ label }) => <ProgressCircle label={label} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('progressbar')).not.toHaveAttribute('aria-valuenow');
  },
};
export const Nothing: Story = { args: { value: 0 } };
export const Whole: Story = { args: { value: 100 } };
export const OfManyRows: Story = { args: { value: 1_284, max: 20_000 } };
export const Small: Story = { args: { size: 'small' } };
export const Large: Story = { args: { size: 'large' } };
export const Bare: Story = { args: { isBare: true } };
export const LongLabel: Story = {
  args: { label: 'Anticonstitutionnellement-pharmacovigilance-du-Littoral' },
  decorators: [(Story) => <div style={{ inlineSize: '12rem' }}>{Story()}</div>],
};
