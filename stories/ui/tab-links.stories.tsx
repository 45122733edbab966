import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { TabLinks } from '#ui/tab-links/tab-links.tsx';
import { LONG_PHRASE, LONG_WORD } from './long-words.ts';

const meta = {
  component: TabLinks,
  args: {
    label: 'Tensorel 5 mg B/30',
    links: [
      { href: '#actions', label: 'Actions réglementaires', count: 4, isCurrent: true },
      { href: '#fichiers', label: 'Fichiers', isCurrent: false },
    ],
  },
} satisfies Meta<typeof TabLinks>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Pages: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: /^Actions/ })).toHaveAttribute('aria-current', 'page');
    await expect(canvas.getByRole('link', { name: 'Fichiers' })).not.toHaveAttribute('aria-current');
  },
};

/** A tab without an address is left out. Tabs that do not fit scroll sideways, starting at the current one. */
export const Extremes: Story = {
  args: {
    links: [
      { href: undefined, label: 'Interdit', isCurrent: false },
      { href: '#none', label: 'Aucun', count: 0, isCurrent: false },
      { href: '#phrase', label: LONG_PHRASE, count: '12 480 500', isCurrent: false },
      { href: '#word', label: LONG_WORD, isCurrent: true },
    ],
  },
  decorators: [(Story) => <div style={{ inlineSize: '20rem' }}>{Story()}</div>],
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getAllByRole('link')).toHaveLength(3);
    const current = canvas.getByRole('link', { current: 'page' }).getBoundingClientRect();
    const row = canvas.getByRole('navigation').getBoundingClientRect();
    await expect(current.right).toBeLessThanOrEqual(row.right + 1);
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: /^Aucun/ })).toHaveFocus();
    await userEvent.tab();
    await userEvent.tab();
    await expect(canvas.getByRole('link', { current: 'page' })).toHaveFocus();
  },
};
