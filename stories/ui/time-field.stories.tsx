import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { TimeField } from '#ui/time-field/time-field.tsx';

const meta = {
  component: TimeField,
  args: { label: 'Heure', onChange: fn() },
} satisfies Meta<typeof TimeField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {
  play: async ({ args, canvasElement }) => {
    await expect(within(canvasElement).getByRole('group', { name: 'Heure' })).toBeVisible();
    await userEvent.tab();
    await userEvent.keyboard('0805');
    await expect(args.onChange).toHaveBeenLastCalledWith('08:05');
  },
};

export const Filled: Story = {
  args: { defaultValue: '08:00' },
  play: async ({ args }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowUp}');
    await expect(args.onChange).toHaveBeenLastCalledWith('09:00');
  },
};

export const Invalid: Story = { args: { defaultValue: '07:30', error: 'Cette heure est passée.' } };

export const Locked: Story = { args: { defaultValue: '08:10', lockedReason: 'Relevée à l’arrivée' } };

export const Disabled: Story = { args: { isDisabled: true, defaultValue: '08:00' } };
