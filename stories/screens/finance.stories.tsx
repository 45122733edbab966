import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { href } from '#routes/links.ts';
import { ON_A_PHONE, screen } from './meta.tsx';
import type { StageProps } from './stage.tsx';

const OCTOBER = { month: '2026-10' } as const;
const LABORATORY = { idLabo: 'labo-orvalis' } as const;

const meta = {
  ...screen,
  title: 'Screens/Finance',
  args: { role: 'Boss', address: href('boss_sales_dashboard', {}, OCTOBER) },
} satisfies Meta<StageProps>;
export default meta;

/** A year of figures is made when it is first asked for. */
const A_WHILE = { timeout: 10_000 } as const;

type Story = StoryObj<typeof meta>;

export const Sales: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('grid', { name: 'Atteinte par laboratoire' }, A_WHILE)).toBeVisible();
  },
};

/** Goal, trend and sale held against each other, over the year so far. */
export const Statistics: Story = {
  args: { address: href('boss_stats_dashboard', {}, { from: '2026-01', to: '2026-10' }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('columnheader', { name: 'Vente − tendance' }, A_WHILE)).toBeVisible();
  },
};

/** The sum behind a total. */
export const Explained: Story = {
  args: { address: href('boss_trends_dashboard', {}, { ...OCTOBER, explain: 'obtained' }) },
  play: async () => {
    await expect(await within(document.body).findByRole('dialog', { name: 'CA annoncé, octobre 2026' }, A_WHILE)).toBeInTheDocument();
  },
};

export const Laboratory: Story = {
  args: { role: 'PharmaLaboBossUser', agencyID: 'cm', address: href('pharma_labo_boss_user_trends_laboratory', LABORATORY, OCTOBER) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Orvalis' }, A_WHILE)).toBeVisible();
  },
};

export const Groups: Story = {
  args: { address: href('boss_trends_workgroup_dashboard', {}, OCTOBER) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('grid', { name: 'Atteinte par groupe' }, A_WHILE)).toBeVisible();
  },
};

/** A supervisor's own group, and the laboratories beside it. */
export const OwnGroup: Story = {
  args: { role: 'Supervisor', address: href('supervisor_sales_workgroup_dashboard', {}, OCTOBER) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('grid', { name: 'Atteinte par délégué' }, A_WHILE)).toBeVisible();
  },
};

/** A delegate's own figures, month by month. */
export const OwnOnAPhone: Story = {
  args: { role: 'Delegue', address: href('delegate_stats_workgroup_dashboard', {}, OCTOBER) },
  globals: ON_A_PHONE,
};

export const SalesOnAPhone: Story = { globals: ON_A_PHONE };

/** A month of which nothing is told leads to the last that has something. */
export const EmptyMonth: Story = {
  args: { address: href('boss_sales_dashboard', {}, { month: '2026-12' }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Voir novembre 2026' }, A_WHILE)).toBeVisible();
  },
};

export const NotRead: Story = {
  args: { line: 'failing' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Les chiffres n’ont pas pu être lus' }, A_WHILE)).toBeVisible();
  },
};

export const Waiting: Story = {
  args: { line: 'waiting' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Chargement…')).toBeInTheDocument();
  },
};

export const Unknown: Story = {
  args: { address: href('boss_sales_laboratory', { idLabo: 'nothing' }, OCTOBER) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Il n’y a rien à cette adresse' }, A_WHILE)).toBeVisible();
  },
};
