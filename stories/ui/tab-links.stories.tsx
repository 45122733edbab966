import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { TabLinks } from '#ui/tab-links/tab-links.tsx';

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
