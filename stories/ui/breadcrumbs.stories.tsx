import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Breadcrumbs } from '#ui/breadcrumbs/breadcrumbs.tsx';

const meta = {
  component: Breadcrumbs,
  args: {
    crumbs: [
      { id: 'agency', label: 'Douala' },
      { id: 'area', label: 'Réglementaire' },
      { id: 'products', label: 'Produits', href: '#produits' },
      { id: 'product', label: 'Tensorel 5 mg B/30' },
    ],
  },
} satisfies Meta<typeof Breadcrumbs>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Deep: Story = {
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('navigation', { name: /^(Fil d’Ariane|Breadcrumb)$/ })).toBeInTheDocument();
    await expect(canvas.getByRole('link', { name: 'Produits' })).toHaveAttribute('href', '#produits');
    await expect(canvas.getByText('Tensorel 5 mg B/30')).toHaveAttribute('aria-current', 'page');
    // Crumbs without a page cannot be focused.
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Produits' })).toHaveFocus();
  },
};
export const Alone: Story = { args: { crumbs: [{ id: 'home', label: 'Tableau de bord' }] } };
export const LongWords: Story = {
  args: {
    crumbs: [
      { id: 'agency', label: 'Bobo-Dioulasso' },
      { id: 'products', label: 'Produits', href: '#produits' },
      { id: 'product', label: 'Renouvellement quinquennal de l’autorisation de mise sur le marché' },
    ],
  },
  decorators: [(Story) => <div style={{ inlineSize: '20rem' }}>{Story()}</div>],
  play: async ({ canvas }) => {
    // The long name is truncated, not the short one.
    const short = canvas.getByRole('link', { name: 'Produits' });
    await expect(short.scrollWidth).toBeLessThanOrEqual(short.clientWidth);
  },
};
