import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Checkbox, CHECKBOX_TONES } from '#ui/checkbox/checkbox.tsx';

const meta = {
  component: Checkbox,
  args: { children: 'Rester connecté sur cet appareil', onChange: fn() },
  argTypes: { tone: { control: 'select', options: CHECKBOX_TONES } },
} satisfies Meta<typeof Checkbox>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Unticked: Story = {
  play: async ({ args, canvasElement }) => {
    const box = within(canvasElement).getByRole('checkbox', { name: 'Rester connecté sur cet appareil' });
    await userEvent.tab();
    await expect(box).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(args.onChange).toHaveBeenLastCalledWith(true);
    await expect(box).toBeChecked();
  },
};

export const Ticked: Story = { args: { defaultSelected: true } };

export const Mixed: Story = {
  args: { isIndeterminate: true, children: 'Tous les clients' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('checkbox')).toBePartiallyChecked();
  },
};

export const Danger: Story = {
  args: { tone: 'danger', defaultSelected: true, children: 'Supprimer aussi ces 17 éléments' },
};

export const WithDescription: Story = {
  args: {
    defaultSelected: true,
    children: 'Refaire la répartition des 19 délégués',
    description: 'Leurs chiffres d’octobre seront recalculés. Sans retour possible.',
  },
};

export const Invalid: Story = {
  args: { children: 'J’ai vérifié les quantités', error: 'Cochez pour continuer' },
  play: async ({ canvasElement }) => {
    const box = within(canvasElement).getByRole('checkbox');
    await expect(box).toBeInvalid();
    await expect(box).toHaveAccessibleDescription('Cochez pour continuer');
  },
};

export const WithoutWords: Story = { args: { children: undefined, 'aria-label': 'Choisir la ligne 12' } };

export const Disabled: Story = { args: { isDisabled: true } };

export const DisabledTicked: Story = { args: { isDisabled: true, defaultSelected: true } };

export const LongWords: Story = {
  args: {
    children:
      'Prévenir les six destinataires par une notification dans l’application et par un e-mail la veille de l’échéance',
  },
  render: (args) => (
    <div style={{ inlineSize: '15rem' }}>
      <Checkbox {...args} />
    </div>
  ),
};
