import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { href } from '#routes/links.ts';
import { screen } from './meta.tsx';
import type { StageProps } from './stage.tsx';

const customers = (query = {}) => href('app_customer_card_dashboard', {}, query);

const meta = {
  ...screen,
  title: 'Screens/Customers',
  args: { role: 'Boss', address: customers() },
} satisfies Meta<StageProps>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Without the right to export, and with no potential of places to see. */
export const Regulatory: Story = {
  args: { role: 'RegulatoryAffairsUser', address: customers({ kind: 'drugstore' }) },
  globals: { direction: 'rtl' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('grid', { name: 'Clients' })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Exporter' })).toBeNull();
  },
};

export const Empty: Story = {
  args: { emptyAgencyID: 'cm' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Aucun client')).toBeVisible();
  },
};

export const Loading: Story = {
  args: { line: 'waiting' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Chargement…')).toBeInTheDocument();
  },
};

export const Failing: Story = {
  args: { line: 'failing' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Les clients n’ont pas pu être lus')).toBeVisible();
  },
};
