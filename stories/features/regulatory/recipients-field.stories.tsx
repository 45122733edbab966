import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { RecipientsField } from '#features/regulatory/shared/recipients-field/recipients-field.tsx';

const PEOPLE = ['Fatou Diagne', 'Serge Etoundi', 'Prisca Nguemo'].map((name) => ({ id: name, name, detail: 'Douala' }));

const meta = {
  component: RecipientsField,
  args: {
    id: 'recipients',
    people: PEOPLE,
    value: ['Fatou Diagne'],
    max: 15,
    onAdd: fn(),
    onRemove: fn(),
    onRetry: undefined,
    isLoading: false,
    isRetrying: false,
  },
  decorators: [(Story) => <div style={{ maxInlineSize: '22rem' }}>{Story()}</div>],
} satisfies Meta<typeof RecipientsField>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Some: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('option', { name: /Prisca Nguemo/ }));
    await expect(args.onAdd).toHaveBeenCalledWith('Prisca Nguemo');
  },
};
export const Missing: Story = { args: { value: [], error: 'Choisissez au moins un destinataire' } };
export const Full: Story = {
  args: { max: 1 },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^1 (destinataire au maximum|recipient at most)$/)).toBeVisible();
  },
};
export const WithoutDirectory: Story = {
  args: { people: [], value: [], onRetry: fn() },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^(Réessayer|Try again)$/ }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
    await expect(
      canvas.getByText(/^(Sans l’annuaire, personne à choisir\.|Without the directory, nobody to choose\.)$/),
    ).toBeVisible();
  },
};
export const DirectoryToCome: Story = {
  args: { people: [], value: [], isLoading: true },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText(/^(Personne à choisir|Nobody to choose)/)).toBeNull();
    await expect(canvas.getAllByText(/^(Chargement|Loading)…$/)).not.toHaveLength(0);
  },
};
export const RightToLeft: Story = { globals: { direction: 'rtl' } };
