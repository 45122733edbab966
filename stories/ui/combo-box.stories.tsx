import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { ComboBox } from '#ui/combo-box/combo-box.tsx';
import { PEOPLE } from './choices.ts';

const meta = {
  component: ComboBox,
  args: { label: 'Destinataire', choices: PEOPLE, placeholder: 'Chercher une personne', onChange: fn() },
} satisfies Meta<typeof ComboBox>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Accents are ignored, and arrow keys skip disabled choices. */
export const Empty: Story = {
  play: async ({ args, canvasElement }) => {
    const input = within(canvasElement).getByRole('combobox', { name: 'Destinataire' });
    await userEvent.tab();
    await userEvent.keyboard('helene');
    await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(1));
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() => expect(input).toHaveAttribute('aria-activedescendant', screen.getByRole('option').id));
    await userEvent.keyboard('{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith('helene');
    await expect(input).toHaveValue('Hélène Vauquelin');
    await expect(input).toHaveAttribute('aria-expanded', 'false');
  },
};

export const Chosen: Story = { args: { defaultValue: 'serge' } };

export const NothingFound: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.type(within(canvasElement).getByRole('combobox'), 'zzz');
    await waitFor(() => expect(screen.getByText(/^(Aucun résultat|No result)$/)).toBeVisible());
  },
};

export const Invalid: Story = { args: { error: 'Choisissez au moins un destinataire' } };

export const Disabled: Story = { args: { isDisabled: true, defaultValue: 'serge' } };

const CROWD = Array.from({ length: 60 }, (_, index) => ({
  id: String(index),
  label: `Délégué ${index + 1}`,
  hint: 'Littoral',
}));

/** More names than fit into the list, one of them long; used by keyboard only. */
export const Extremes: Story = {
  args: {
    choices: [
      {
        id: 'long',
        label: 'Anticonstitutionnellement-pharmacovigilance-du-Littoral-et-de-l’Ouest',
        hint: 'Direction régionale de la distribution et des approvisionnements',
      },
      ...CROWD,
    ],
  },
  play: async ({ args, canvasElement }) => {
    const input = within(canvasElement).getByRole('combobox');
    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() => expect(input).toHaveAttribute('aria-expanded', 'true'));
    await waitFor(() => expect(screen.getAllByRole('option').length).toBeGreaterThan(1));
    await userEvent.keyboard('{Escape}');
    await expect(input).toHaveAttribute('aria-expanded', 'false');
    await expect(input).toHaveFocus();
    await userEvent.paste('delegue 59');
    await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(1));
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() => expect(input).toHaveAttribute('aria-activedescendant', screen.getByRole('option').id));
    await userEvent.keyboard('{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith('58');
  },
};

export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  decorators: [(Story) => <div style={{ marginInline: '2rem' }}>{Story()}</div>],
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button'));
    await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(PEOPLE.length));
    // The list is aligned with its field.
    const field = within(canvasElement).getByRole('combobox').parentElement?.getBoundingClientRect();
    const list = screen.getByRole('listbox').parentElement?.getBoundingClientRect();
    await expect([list?.left, list?.right]).toEqual([field?.left, field?.right]);
  },
};
