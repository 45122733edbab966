import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen as page, userEvent, waitFor, within } from 'storybook/test';
import { href } from '#routes/links.ts';
import { ON_A_PHONE, screen, WAITING } from './meta.tsx';
import type { Ask } from './open-stage.ts';
import type { StageProps } from './stage.tsx';

const meta = {
  ...screen,
  title: 'Screens/Reminders',
  args: { role: 'RegulatoryAffairsUser', address: href('regulatory_affairs_user_reminders') },
} satisfies Meta<StageProps>;
export default meta;

type Story = StoryObj<typeof meta>;

export const ToCome: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('grid')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Nouveau rappel' })).toBeVisible();
    // The reminder opens first, and its editor from there. Closing both returns the focus.
    const week = within(canvas.getByRole('table', { name: 'Rappels de la semaine' }));
    const [entry] = await week.findAllByRole('button');
    entry?.focus();
    await userEvent.keyboard('{Enter}');
    await page.findByRole('dialog', { name: 'Modifier le rappel' });
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(entry).toHaveFocus());
  },
};

/** The week shows nothing before all of it is read: an entry could move, or go, while the user is about to open it. */
export const PastNotReadYet: Story = {
  args: { unanswered: '"done":true' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^\d+ rappels$/u)).toBeVisible();
    const week = within(canvas.getByRole('table', { name: 'Rappels de la semaine' }));
    await expect(week.queryAllByRole('button')).toEqual([]);
  },
};

/** The calendar month, with past reminders. */
export const Month: Story = {
  args: { address: href('regulatory_affairs_user_reminders', {}, { view: 'month' }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('table', { name: /^Rappels, / })).toBeVisible();
    const today = canvas.getByRole('button', { name: 'Aujourd’hui' });
    canvas.getByRole('button', { name: 'Mois suivant' }).focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(today).toBeEnabled());
    // Pressing the button disables it, so the focus moves to its toolbar.
    today.focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.getByRole('group', { name: 'Mois affiché' })).toHaveFocus());
  },
};

export const Passed: Story = {
  args: { address: href('regulatory_affairs_user_reminders', {}, { done: true }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('grid')).toBeVisible();
  },
};

/** Laboratory users can read the reminders of their products, but not write any. */
export const OfALaboratory: Story = {
  args: { role: 'PharmaLaboReglementaryAffairUser', address: href('pharma_labo_reglementary_affair_user_reminders') },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('grid')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Nouveau rappel' })).toBeNull();
  },
};

export const OnAPhone: Story = {
  globals: ON_A_PHONE,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Nouveau rappel' })).toBeVisible();
  },
};

export const NotFound: Story = {
  args: { address: href('regulatory_affairs_user_reminders', {}, { q: 'Zanzibar' }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^Aucun rappel ne contient/u)).toBeVisible();
  },
};

async function deleteAll(ask: Ask): Promise<void> {
  const answer = await ask('{ getAllReminder(done: false) { ID } }');
  const deletion = 'mutation ($ID: ID!) { deleteReminder(reminderID: $ID, forceDelete: true) { success } }';
  await Promise.all(remindersOf(answer).map(({ ID }) => ask(deletion, { ID })));
}

function remindersOf(answer: unknown): readonly { readonly ID: string }[] {
  const isAnswer = (value: unknown): value is { getAllReminder: readonly { ID: string }[] } =>
    typeof value === 'object' && value !== null && 'getAllReminder' in value;
  return isAnswer(answer) ? answer.getAllReminder : [];
}

/** A user who may write is offered to add the first reminder. */
export const Empty: Story = {
  args: { prepare: deleteAll },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Aucun rappel à venir')).toBeVisible();
  },
};

export const Loading: Story = WAITING;

export const Failing: Story = {
  args: { network: 'failing' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Les rappels n’ont pas pu être lus')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Réessayer' })).toBeVisible();
  },
};
