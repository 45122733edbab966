import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { GLYPH_STATUSES, StatusGlyph } from '#ui/status-glyph/status-glyph.tsx';

const meta = {
  component: StatusGlyph,
  args: { status: 'done', isLabelled: true },
  argTypes: { status: { control: 'inline-radio', options: GLYPH_STATUSES } },
} satisfies Meta<typeof StatusGlyph>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Done: Story = {};
export const Pending: Story = { args: { status: 'pending' } };
export const Current: Story = { args: { status: 'current' } };
export const Spontaneous: Story = { args: { status: 'spontaneous' } };
export const Administrative: Story = { args: { status: 'administrative' } };
export const Validated: Story = { args: { status: 'validated' } };
export const Numbered: Story = {
  render: () => (
    <div style={{ display: 'flex', gap: '1rem' }}>
      {GLYPH_STATUSES.map((status, index) => (
        <StatusGlyph key={status} status={status} number={index + 1} />
      ))}
    </div>
  ),
};
export const Unlabelled: Story = {
  args: { isLabelled: false },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: /^(Fait|Done)$/ })).toBeInTheDocument();
  },
};

/** A long number stays inside the shape. */
export const Extremes: Story = {
  render: () => (
    <div style={{ display: 'flex', gap: '1rem' }}>
      {[0, 10, 99, 100, 999].map((number) => (
        <StatusGlyph key={number} status="done" number={number} />
      ))}
    </div>
  ),
};
