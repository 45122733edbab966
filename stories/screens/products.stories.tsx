import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { href } from '#routes/links.ts';
import { ON_A_PHONE, screen, WAITING } from './meta.tsx';
import type { StageProps } from './stage.tsx';

const products = (query = {}) => href('regulatory_affairs_user_products', {}, query);
const product = (idProduct: string) => href('regulatory_affairs_user_product_regulatory_actions', { idProduct });

const meta = {
  ...screen,
  title: 'Screens/Products',
  args: { role: 'RegulatoryAffairsUser', address: products() },
} satisfies Meta<StageProps>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Expiring: Story = {
  args: { address: products({ expires: 3 }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('grid', { name: 'Produits' })).toBeVisible();
  },
};

export const NoneFound: Story = {
  args: { address: products({ q: 'Zanzibar' }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Aucun produit ne répond à ces filtres')).toBeVisible();
    // The button disappears when pressed, so the focus must move elsewhere.
    canvas.getByRole('button', { name: 'Effacer les filtres' }).focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.getByRole('main')).toHaveFocus());
  },
};

/** A new agency without products. */
export const Empty: Story = {
  args: { emptyAgencyID: 'cm' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Aucun produit' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Exporter' })).toBeDisabled();
  },
};

export const Failing: Story = {
  args: { network: 'failing' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Les produits n’ont pas pu être lus')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Réessayer' })).toBeVisible();
  },
};

export const Loading: Story = WAITING;

/** The validity of every product on one axis. */
export const Timeline: Story = {
  args: { address: products({ view: 'timeline', zoom: 60 }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('grid', { name: 'Validité des AMM dans le temps' })).toBeVisible();
  },
};

export const TimelineOnAPhone: Story = {
  args: { address: products({ view: 'timeline' }) },
  globals: ON_A_PHONE,
};

export const OneProduct: Story = {
  args: { address: product('prod-cm-brv-ten-0530') },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Tensorel 5 mg B/30' })).toBeVisible();
    await expect(await canvas.findByText('Renouvellement quinquennal')).toBeVisible();
  },
};

export const OneProductOnAPhone: Story = { args: { address: product('prod-cm-brv-ten-0530') }, globals: ON_A_PHONE };

export const ProductUnknown: Story = {
  args: { address: product('nothing') },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Ce produit n’existe pas')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Tous les produits' })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Réessayer' })).toBeNull();
  },
};
