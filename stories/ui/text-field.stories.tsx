import type { Meta, StoryObj } from '@storybook/react-vite';
import { Mail } from 'lucide-react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Link } from '#ui/link/link.tsx';
import { TextField } from '#ui/text-field/text-field.tsx';

const meta = {
  component: TextField,
  args: { label: 'Nom du centre', onChange: fn() },
  argTypes: { icon: { control: false }, end: { control: false }, aside: { control: false } },
} satisfies Meta<typeof TextField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {
  args: { placeholder: 'Ex. Clinique Les Palétuviers' },
  play: async ({ args, canvasElement }) => {
    const input = within(canvasElement).getByRole('textbox', { name: 'Nom du centre' });
    await userEvent.tab();
    await expect(input).toHaveFocus();
    await userEvent.keyboard('Bali');
    await expect(args.onChange).toHaveBeenLastCalledWith('Bali');
  },
};

export const Filled: Story = { args: { defaultValue: 'Clinique Les Palétuviers' } };

/** What was typed or pasted stays, and says how much of it is too much. */
export const TooLong: Story = {
  args: { value: 'é'.repeat(212) },
  play: async ({ canvasElement }) => {
    const input = within(canvasElement).getByRole('textbox');
    await expect(input).toHaveValue('é'.repeat(212));
    await expect(input).toBeInvalid();
    await expect(input).toHaveAccessibleDescription(
      /^(200 caractères au maximum\. Enlevez-en 12|At most 200 characters\. Remove 12)$/,
    );
  },
};

export const WithIcon: Story = {
  args: { label: 'Adresse e-mail', type: 'email', icon: <Mail />, defaultValue: 'yannick.mbida@tournee.example' },
};

export const WithUnit: Story = {
  args: { label: 'Distance', end: <span style={{ paddingInlineEnd: '.75rem' }}>km</span>, defaultValue: '17,4' },
};

export const WithDescription: Story = {
  args: { description: 'Tel qu’il figure sur la devanture.' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('textbox')).toHaveAccessibleDescription(
      'Tel qu’il figure sur la devanture.',
    );
  },
};

export const Optional: Story = {
  args: { label: 'Objections', isOptional: true },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('textbox')).toHaveAccessibleName(/^Objections (facultatif|optional)$/);
  },
};

export const WithAside: Story = {
  args: {
    label: 'Code',
    aside: (
      <Link variant="standalone" href="#aide">
        Où le trouver ?
      </Link>
    ),
  },
};

export const Invalid: Story = {
  args: {
    label: 'Adresse e-mail',
    defaultValue: 'yannick',
    error: 'Cette adresse est incomplète. Ajoutez le « @ » et la suite.',
  },
  play: async ({ canvasElement }) => {
    const input = within(canvasElement).getByRole('textbox');
    await expect(input).toBeInvalid();
    await expect(input).toHaveAccessibleDescription('Cette adresse est incomplète. Ajoutez le « @ » et la suite.');
  },
};

/** A locked field, unlike a disabled one, can be focused, read and copied, and gives the reason. */
export const Locked: Story = {
  args: { label: 'Agence', defaultValue: 'Douala', lockedReason: 'Fixée par votre rôle' },
  play: async ({ args, canvasElement }) => {
    const input = within(canvasElement).getByRole('textbox', { name: 'Agence' });
    await userEvent.tab();
    await expect(input).toHaveFocus();
    await userEvent.keyboard('x');
    await expect(args.onChange).not.toHaveBeenCalled();
    await expect(input).toHaveAttribute('readonly');
    await expect(input).toHaveAccessibleDescription('Fixée par votre rôle');
  },
};

export const Disabled: Story = { args: { isDisabled: true, defaultValue: 'Clinique Les Palétuviers' } };

export const LongWords: Story = {
  args: {
    label: 'Nom complet du centre de santé tel qu’il figure au registre du ministère',
    isOptional: true,
    defaultValue: 'Centre hospitalier régional annexe de Bafoussam, service de consultation externe et de pédiatrie',
    error: 'Ce nom compte 96 caractères ; le registre en accepte 80. Raccourcissez-le ou employez le sigle.',
  },
  render: (args) => (
    <div style={{ inlineSize: '16rem' }}>
      <TextField {...args} />
    </div>
  ),
};
