import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen as page, within } from 'storybook/test';
import { href } from '#routes/links.ts';
import { screen } from '../meta.tsx';
import type { StageProps } from '../stage.tsx';
import { spoil } from './spoil.ts';

const PRODUCT = { idProduct: 'prod-cm-brv-ten-0530' };

/** A record with a date that cannot be read costs its row, and never the page (docs/rules/api.md#scalars). */
const meta = {
  ...screen,
  title: 'Screens/Faulty dates/Products',
  args: {
    role: 'RegulatoryAffairsUser',
    address: href('regulatory_affairs_user_product_regulatory_actions', PRODUCT),
    rewrite: spoil,
  },
} satisfies Meta<StageProps>;
export default meta;

type Story = StoryObj<typeof meta>;

export const ActionsOfAProduct: Story = {
  play: async ({ canvas }) => {
    const grid = within(await canvas.findByRole('grid'));
    await expect((await grid.findAllByRole('rowheader')).length).toBeGreaterThan(1);
  },
};

export const StepsOfAnAction: Story = {
  args: {
    address: href('regulatory_affairs_user_regulatory_action_steps', { ...PRODUCT, idRegAction: 'action-cm-1' }),
  },
  play: async ({ canvas }) => {
    const steps = within(await canvas.findByRole('list', { name: 'Étapes de l’action' }));
    await expect((await steps.findAllByText(/date illisible/u)).length).toBeGreaterThan(0);
  },
};

export const FilesOfAProduct: Story = {
  args: { address: href('regulatory_affairs_user_product_files', PRODUCT) },
  play: async ({ canvas }) => {
    const grid = within(await canvas.findByRole('grid'));
    await expect((await grid.findAllByRole('rowheader')).length).toBeGreaterThan(0);
  },
};

const spoilEnds = (answer: string) =>
  answer.replaceAll(/"aMMEndDate":(?:null|"[\d-]+")/gu, '"aMMEndDate":"12000-05-09"');

/** An end that cannot be read is no authorisation without an end. */
export const Authorisations: Story = {
  args: { address: href('regulatory_affairs_user_products'), rewrite: spoilEnds },
  play: async ({ canvas }) => {
    const grid = within(await canvas.findByRole('grid'));
    await expect((await grid.findAllByRole('rowheader')).length).toBeGreaterThan(1);
    await expect(page.queryAllByText('sans échéance')).toEqual([]);
  },
};
