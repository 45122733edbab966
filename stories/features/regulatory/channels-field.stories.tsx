import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { ChannelsField } from '#features/regulatory/shared/channels-field/channels-field.tsx';

const meta = {
  component: ChannelsField,
  args: { id: 'channels', value: { isNotification: true, isEmail: false }, onChange: fn() },
} satisfies Meta<typeof ChannelsField>;
export default meta;

type Story = StoryObj<typeof meta>;

export const One: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.tab();
    await userEvent.tab();
    await expect(canvas.getByRole('switch', { name: 'E-mail' })).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(args.onChange).toHaveBeenLastCalledWith({ isEmail: true });
  },
};

export const None: Story = {
  args: { value: { isNotification: false, isEmail: false }, error: 'Choisissez au moins un moyen d’envoi' },
};

export const RightToLeft: Story = { ...None, globals: { direction: 'rtl' } };
