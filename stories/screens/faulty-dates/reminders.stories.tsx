import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { href } from '#routes/links.ts';
import { screen } from '../meta.tsx';
import type { StageProps } from '../stage.tsx';
import { FAULTY, spoil } from './spoil.ts';

/** A reminder with a date that cannot be read costs its row, and never the page (docs/rules/api.md#scalars). */
const meta = {
  ...screen,
  title: 'Screens/Faulty dates/Reminders',
  args: { role: 'RegulatoryAffairsUser', address: href('regulatory_affairs_user_reminders'), rewrite: spoil },
} satisfies Meta<StageProps>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Reminders: Story = {
  play: async ({ canvas }) => {
    const grid = within(await canvas.findByRole('grid'));
    await expect((await grid.findAllByRole('rowheader')).length).toBeGreaterThan(FAULTY.length);
    // They come last, and rows out of sight only follow when the page is idle.
    document.documentElement.scrollTo({ top: document.documentElement.scrollHeight });
    await expect((await grid.findAllByText(/date illisible/u)).length).toBe(FAULTY.length);
  },
};

export const MonthOfReminders: Story = {
  args: { address: href('regulatory_affairs_user_reminders', {}, { view: 'month' }) },
  play: async ({ canvas }) => {
    const month = within(await canvas.findByRole('table', { name: /^Rappels, / }));
    await expect((await month.findAllByRole('button')).length).toBeGreaterThan(0);
  },
};
