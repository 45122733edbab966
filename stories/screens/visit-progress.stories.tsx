import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { href } from '#routes/links.ts';
import { ON_A_PHONE, screen, WAITING } from './meta.tsx';
import type { StageProps } from './stage.tsx';

const progress = (query = {}) => href('boss_dashboard_progress_details', {}, query);

const meta = {
  ...screen,
  title: 'Screens/Visit progress',
  args: { role: 'Boss', address: progress({ day: '2026-11-18' }) },
} satisfies Meta<StageProps>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Who is furthest behind comes first. */
export const ProgressOfSupervisors: Story = {
  play: async ({ canvas }) => {
    const table = await canvas.findByRole('grid', { name: 'Progression par superviseur' });
    await expect(within(table).getByRole('columnheader', { name: /Pharmacies/u })).toBeVisible();
    await expect(within(table).getAllByRole('rowheader').length).toBeGreaterThan(1);
  },
};

export const OnAPhone: Story = {
  globals: ON_A_PHONE,
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByText('du groupe'))[0]).toBeVisible();
  },
};

export const DayThatDoesNotExist: Story = {
  args: { address: progress({ day: '2026-02-31' }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('L’adresse nomme un jour qui n’existe pas.')).toBeVisible();
  },
};

export const Waiting: Story = WAITING;
