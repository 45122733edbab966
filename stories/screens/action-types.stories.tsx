import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen as page, userEvent, waitFor, within } from 'storybook/test';
import { href } from '#routes/links.ts';
import { screen, WAITING } from './meta.tsx';
import type { StageProps } from './stage.tsx';
import { storedDrafts } from './stored-drafts.ts';

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

const BEGUN = storedDrafts({
  kind: 'action-type',
  subject: 'type-cm-3',
  value: { name: 'Communication', colorCode: null },
  base: { name: 'Pub', colorCode: null },
});

/** Somebody renamed the type after this user began to. */
export const ChangedMeanwhile: Story = {
  args: {
    address: href('regulatory_affairs_user_type_regulatory_actions', {}, { type: 'type-cm-3' }),
    prepare: BEGUN,
  },
  play: async () => {
    const question = within(await page.findByRole('dialog', { name: /^Reprendre votre saisie/u }));
    await waitFor(() => expect(question.getByText('Communication')).toBeVisible());
    await expect(question.getByText('Publicité')).toBeVisible();
    await expect(question.getByRole('button', { name: 'Reprendre ma saisie' })).toHaveFocus();
  },
};

export const TakenFromTheServer: Story = {
  ...ChangedMeanwhile,
  play: async () => {
    await userEvent.click(await page.findByRole('button', { name: 'Abandonner ma saisie' }));
    const editor = within(await page.findByRole('dialog', { name: 'Modifier le type d’action' }));
    await expect(editor.getByRole('textbox', { name: 'Nom' })).toHaveValue('Publicité');
  },
};

export const Loading: Story = WAITING;

export const Failing: Story = {
  args: { network: 'failing' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Les types d’action n’ont pas pu être lus')).toBeVisible();
  },
};
