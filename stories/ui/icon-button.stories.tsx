import type { Meta, StoryObj } from '@storybook/react-vite';
import { Bell, Ellipsis, Trash2, X } from 'lucide-react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { ICON_BUTTON_SIZES, ICON_BUTTON_VARIANTS, IconButton } from '#ui/icon-button/icon-button.tsx';

const meta = {
  component: IconButton,
  args: { label: 'Fermer', children: <X />, onPress: fn() },
  argTypes: {
    variant: { control: 'select', options: ICON_BUTTON_VARIANTS },
    size: { control: 'select', options: ICON_BUTTON_SIZES },
    children: { control: false },
  },
} satisfies Meta<typeof IconButton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Ghost: Story = {
  play: async ({ args, canvasElement }) => {
    await userEvent.tab();
    await expect(within(canvasElement).getByRole('button', { name: 'Fermer' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onPress).toHaveBeenCalledOnce();
  },
};

export const Outline: Story = { args: { variant: 'outline', label: 'Autres actions', children: <Ellipsis /> } };

export const Danger: Story = { args: { variant: 'danger', label: 'Supprimer le rappel', children: <Trash2 /> } };

export const Disabled: Story = { args: { isDisabled: true, label: 'Notifications', children: <Bell /> } };

export const Sizes: Story = {
  render: (args) => (
    <div style={{ display: 'flex', gap: '.75rem', alignItems: 'center' }}>
      {ICON_BUTTON_SIZES.map((size) => (
        <IconButton {...args} key={size} size={size} variant="outline" label={`Fermer, ${size}`} />
      ))}
    </div>
  ),
};
