import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { ColourPicker } from '#ui/colour-picker/colour-picker.tsx';

const meta = {
  component: ColourPicker,
  args: { label: 'Couleur du type', sample: 'Renouvellement', value: '#4A7DE0', onChange: fn() },
  globals: { language: 'fr' },
  render: function Controlled(args) {
    const [value, setValue] = useState(args.value);
    return (
      <ColourPicker
        {...args}
        value={value}
        onChange={(colour) => {
          args.onChange(colour);
          setValue(colour);
        }}
      />
    );
  },
} satisfies Meta<typeof ColourPicker>;

export default meta;
type Story = StoryObj<typeof meta>;

/** One tab stop; arrow keys move between swatches, Enter selects. Each swatch has a name. */
export const Palette: Story = {
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    const swatches = canvas.getAllByRole('option');
    await expect(swatches[0]).toHaveAttribute('aria-selected', 'true');
    await expect(swatches[0]).toHaveAccessibleName(/bleu/);
    await userEvent.tab();
    await expect(swatches[0]).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith('#0D8A8F');
    await expect(canvas.getByRole('textbox')).toHaveValue('#0D8A8F');
  },
};

export const None: Story = {
  args: { value: null },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole('option', { selected: true })).not.toBeInTheDocument();
  },
};

/** Typed as hex code, with or without `#`, with six or three digits. */
export const Typed: Story = {
  play: async ({ args, canvasElement }) => {
    const input = within(canvasElement).getByRole('textbox', { name: /^(Code de la couleur|Colour code)$/ });
    await userEvent.clear(input);
    await userEvent.type(input, '8a4ba8{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith('#8A4BA8');
    await userEvent.clear(input);
    await userEvent.type(input, '#c36{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith('#CC3366');
    await expect(input).toHaveValue('#CC3366');
  },
};

export const Unreadable: Story = {
  play: async ({ args, canvasElement }) => {
    const input = within(canvasElement).getByRole('textbox', { name: /^(Code de la couleur|Colour code)$/ });
    await userEvent.clear(input);
    await userEvent.type(input, 'bleu');
    await userEvent.tab();
    await expect(input).toHaveAccessibleDescription(/(par|for) ex[ae]mple #4A7DE0/);
    await expect(args.onChange).not.toHaveBeenCalled();
  },
};

/** A stored colour that is hard to see in one of the themes causes a warning. */
export const Faint: Story = {
  args: { value: '#FFE94A' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('status')).toHaveTextContent(
      /Cette couleur se voit mal en thème clair\.|This colour is hard to see in a light theme\./,
    );
  },
};

export const FaintInTheDark: Story = { args: { value: '#10204A' }, globals: { theme: 'dark-blue' } };

export const RightToLeft: Story = { globals: { direction: 'rtl' } };

export const Invalid: Story = { args: { value: null, error: 'Choisissez une couleur' } };

export const Disabled: Story = { args: { isDisabled: true } };

export const LongWords: Story = {
  args: {
    label: 'Couleur du type d’action réglementaire',
    sample: 'Anticonstitutionnellement-pharmacovigilance-du-Littoral-et-de-l’Ouest',
  },
  decorators: [(Story) => <div style={{ inlineSize: '18rem' }}>{Story()}</div>],
};
