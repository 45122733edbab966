import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { TwoLines } from '#ui/two-lines/two-lines.tsx';
import { LONG_PHRASE, LONG_WORD } from './long-words.ts';

const meta = {
  component: TwoLines,
  args: { first: 'Tensorel 5 mg B/30', second: 'Renouvellement quinquennal' },
  decorators: [
    (Story) => (
      <div style={{ display: 'grid', gap: '1rem', inlineSize: '14rem' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof TwoLines>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Two lines, one line, and texts too long for their cell, shown in full on hover. */
export const Lines: Story = {
  render: (args) => (
    <>
      <TwoLines {...args} />
      <TwoLines {...args} second={null} />
      <TwoLines first={LONG_WORD} second={LONG_PHRASE} />
      <TwoLines first={<strong>1 déc. 2026, 08:00</strong>} second="échu" />
    </>
  ),
  play: async ({ canvas }) => {
    const cut = [LONG_WORD, LONG_PHRASE]
      .map((words) => canvas.getByTitle(words))
      .filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth);
    await expect(cut).toHaveLength(2);
    await expect(canvas.getByText('échu')).toBeVisible();
  },
};

export const RightToLeft: Story = { globals: { direction: 'rtl' } };
