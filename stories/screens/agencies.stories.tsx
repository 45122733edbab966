import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { href } from '#routes/links.ts';
import { ON_A_PHONE, screen } from './meta.tsx';
import type { StageProps } from './stage.tsx';

const meta = {
  ...screen,
  title: 'Screens/Agencies',
  args: { role: 'BossMultinational', address: href('boss_multinational_agencies') },
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByRole('button', { name: /^Consulter/u })).length).toBeGreaterThan(1);
  },
} satisfies Meta<StageProps>;
export default meta;

type Story = StoryObj<typeof meta>;

/** No other screen opens until an agency is chosen. */
export const ToChoose: Story = {};

/** The one that is looked at comes first; each says what it looks like. */
export const Chosen: Story = {
  args: { agencyID: 'ci' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Agence actuelle')).toBeVisible();
    const [first] = within(canvas.getByRole('main')).getAllByRole('listitem');
    await expect(first).toHaveTextContent('Abidjan');
    await waitFor(() => expect(canvas.getAllByText(/actifs? sur/u)).toHaveLength(5));
    await expect(canvas.getAllByText(/^Ventes sur objectif/u)).toHaveLength(5);
  },
};

export const OfALaboratory: Story = {
  args: { role: 'PharmaLaboBossUser', address: href('pharma_labo_boss_user_agencies') },
};

/** Sales that are not dispatched yet are no « 0 % ». */
export const SalesNotDispatched: Story = {
  args: { rewrite: (answer) => answer.replaceAll(/"obtainedTurnOver":[\d.]+/gu, '"obtainedTurnOver":0') },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getAllByText('aucune n’est répartie').length).toBeGreaterThan(1));
    await expect(canvas.queryByText(/^0\s%$/u)).toBeNull();
  },
};

/** The figures of each agency are read by themselves. */
export const FiguresFailed: Story = {
  args: { failed: 'readActiveInactiveDelegues' },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getAllByText('Chiffres non lus')).toHaveLength(5));
    await expect(canvas.getAllByRole('button', { name: /^Relire les chiffres/u })).toHaveLength(5);
  },
};

/** Only an address that the role may open is followed after the choice. */
export const ReturnsToAnotherRolesPage: Story = {
  args: { address: href('boss_multinational_agencies', {}, { to: href('boss_reminders') }) },
  play: async ({ canvas, userEvent }) => {
    const [first] = await canvas.findAllByRole('button', { name: /^Consulter/u });
    if (first) await userEvent.click(first);
    await waitFor(() => expect(location.pathname).toBe(href('boss_multinational_dashboard')));
  },
};

export const OnAPhone: Story = { globals: ON_A_PHONE };

export const Failing: Story = {
  args: { network: 'failing' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Les agences n’ont pas pu être lues')).toBeVisible();
  },
};
