import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { href } from '#routes/links.ts';
import { ON_A_PHONE, screen } from './meta.tsx';
import type { StageProps } from './stage.tsx';

const meta = {
  ...screen,
  title: 'Screens/Regulatory',
  args: { role: 'RegulatoryAffairsUser', address: href('regulatory_affairs_user_products') },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('grid')).toBeVisible();
  },
} satisfies Meta<StageProps>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Products: Story = {};

/** A laboratory sees its own. */
export const ProductsOfALaboratory: Story = {
  args: { role: 'PharmaLaboReglementaryAffairUser', address: href('pharma_labo_reglementary_affair_user_products') },
};

export const ProductsOnAPhone: Story = {
  globals: ON_A_PHONE,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: /^Produits/u })).toBeVisible();
  },
};

export const ProductsFailing: Story = {
  args: { line: 'failing' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Les produits n’ont pas pu être lus')).toBeVisible();
  },
};

export const ActionTypes: Story = {
  args: { address: href('regulatory_affairs_user_type_regulatory_actions') },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Types d’action réglementaire' })).toBeVisible();
  },
};
