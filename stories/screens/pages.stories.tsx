import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { href } from '#routes/links.ts';
import { screen } from './meta.tsx';
import type { StageProps } from './stage.tsx';

const meta = {
  ...screen,
  title: 'Screens/Pages',
  args: { role: 'RegulatoryAffairsUser', address: '/nulle/part' },
} satisfies Meta<StageProps>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Inside the shell for a signed-in user. */
export const NotFound: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Cette page n’existe pas' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Mon accueil' })).toBeVisible();
  },
};

/** With the brand and a sign-in link for somebody signed out. */
export const NotFoundByNobody: Story = {
  args: { role: null },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Se connecter' })).toBeVisible();
  },
};

export const Failed: Story = {
  args: { address: href('error') },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Une erreur s’est produite' })).toBeVisible();
  },
};

export const NoRight: Story = {
  args: { address: href('app_programs_home') },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Permissions manquantes' })).toBeVisible();
  },
};
