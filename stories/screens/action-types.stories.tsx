import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { href } from '#routes/links.ts';
import { screen, WAITING } from './meta.tsx';
import type { StageProps } from './stage.tsx';

const meta = {
  ...screen,
  title: 'Screens/Action types',
  args: { role: 'RegulatoryAffairsUser', address: href('regulatory_affairs_user_type_regulatory_actions') },
} satisfies Meta<StageProps>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Types: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Types d’action réglementaire' })).toBeVisible();
  },
};

/** Laboratory users can only read them. */
export const OfALaboratory: Story = {
  args: {
    role: 'PharmaLaboReglementaryAffairUser',
    address: href('pharma_labo_reglementary_affair_user_type_regulatory_actions', {}, { type: 'new' }),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('grid', { name: 'Types d’action réglementaire' })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Nouveau type' })).toBeNull();
  },
};

export const Loading: Story = WAITING;

export const Failing: Story = {
  args: { network: 'failing' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Les types d’action n’ont pas pu être lus')).toBeVisible();
  },
};
