import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { Tabs } from '#ui/tabs/tabs.tsx';

const meta = {
  component: Tabs,
  args: {
    label: 'Fiche',
    onSelect: fn(),
    tabs: [
      { id: 'summary', label: 'Synthèse', content: 'Identité, relation, dernières visites.' },
      { id: 'visits', label: 'Visites', count: 38, content: 'Trente-huit visites.' },
      { id: 'products', label: 'Relation produits', count: 4, content: 'Quatre produits.' },
      { id: 'profile', label: 'Profil', isDisabled: true, content: '' },
    ],
  },
} satisfies Meta<typeof Tabs>;
export default meta;

type Story = StoryObj<typeof meta>;

export const First: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('tab', { name: 'Synthèse' })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('tab', { name: /Visites/ })).toHaveAttribute('aria-selected', 'true');
    await expect(canvas.getByRole('tabpanel')).toHaveTextContent('Trente-huit visites.');
    await expect(args.onSelect).toHaveBeenCalledWith('visits');
  },
};
export const Selected: Story = { args: { selected: 'products' } };
export const Many: Story = {
  args: {
    tabs: Array.from({ length: 12 }, (_, index) => ({
      id: String(index),
      label: `Secteur ${index + 1}`,
      count: index * 1_000,
      content: `Secteur ${index + 1}`,
    })),
  },
};
