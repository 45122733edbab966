import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { CheckboxGroup, ORIENTATIONS } from '#ui/checkbox-group/checkbox-group.tsx';
import { WHOLESALERS } from './choices.ts';

const meta = {
  component: CheckboxGroup,
  args: { label: 'Grossistes', choices: WHOLESALERS, onChange: fn() },
  argTypes: { orientation: { control: 'select', options: ORIENTATIONS } },
} satisfies Meta<typeof CheckboxGroup>;

export default meta;
type Story = StoryObj<typeof meta>;

/** What is chosen comes back in the order of the choices, not of the ticks. */
export const Vertical: Story = {
  args: { defaultValue: ['savane'] },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('group', { name: 'Grossistes' })).toBeVisible();
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await expect(args.onChange).toHaveBeenLastCalledWith(['repartis', 'savane']);
  },
};

/** How many there are of each, as a filter shows. */
export const Counted: Story = {
  args: { choices: WHOLESALERS.map((choice, index) => ({ ...choice, count: 402 >> (4 * index) })), defaultValue: ['savane'] },
};

export const Horizontal: Story = { args: { orientation: 'horizontal' } };

export const Invalid: Story = { args: { error: 'Choisissez au moins un grossiste' } };

export const Disabled: Story = { args: { isDisabled: true, defaultValue: ['repartis'] } };
