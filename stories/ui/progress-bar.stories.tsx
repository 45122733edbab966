import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { ProgressBar } from '#ui/progress-bar/progress-bar.tsx';
import { LONG_PHRASE, LONG_WORD } from './long-words.ts';

const meta = {
  component: ProgressBar,
  args: { label: 'ventes_2026-10.xlsx', value: 64 },
  decorators: [(Story) => <div style={{ maxInlineSize: '20rem' }}>{Story()}</div>],
} satisfies Meta<typeof ProgressBar>;
export default meta;

type Story = StoryObj<typeof meta>;

export const UnderWay: Story = {
  play: async ({ canvas }) => {
    const bar = canvas.getByRole('progressbar', { name: 'ventes_2026-10.xlsx' });
    await expect(bar).toHaveAttribute('aria-valuenow', '64');
  },
};
export const Zero: Story = { args: { value: 0 } };
export const Full: Story = { args: { value: 100 } };
export const Steps: Story = { args: { label: 'Étapes', value: 2, max: 6 } };
export const Bare: Story = { args: { isBare: true } };
export const NobodyKnows: Story = {
  args: { label: 'Envoi du fichier' },
  render: ({ label }) => <ProgressBar label={label} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('progressbar')).not.toHaveAttribute('aria-valuenow');
  },
};

export const Extremes: Story = {
  render: () => (
    <div style={{ display: 'grid', gap: '1.5rem', inlineSize: '12rem' }}>
      <ProgressBar label={LONG_PHRASE} value={1_284} max={20_000_000} />
      <ProgressBar label={LONG_WORD} value={120} />
      <ProgressBar label="Rien à envoyer" value={0} max={0} />
    </div>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('progressbar', { name: LONG_WORD })).toHaveAttribute('aria-valuenow', '100');
    await expect(canvas.getByRole('progressbar', { name: 'Rien à envoyer' }).getAttribute('aria-valuetext')).toMatch(
      /^100\s?%$/u,
    );
  },
};
