import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { DateField } from '#ui/date-field/date-field.tsx';

const meta = {
  component: DateField,
  args: { label: 'Date de naissance', today: '2026-11-19', onChange: fn() },
} satisfies Meta<typeof DateField>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Typed through, day, month, year, without a separator. */
export const Empty: Story = {
  globals: { language: 'fr' },
  play: async ({ args, canvasElement }) => {
    await expect(within(canvasElement).getByRole('group', { name: 'Date de naissance' })).toBeVisible();
    await userEvent.tab();
    await userEvent.keyboard('14041978');
    await expect(args.onChange).toHaveBeenLastCalledWith('1978-04-14');
  },
};

/** Copied from anywhere: as the language writes it, or year first. What is no date changes nothing. */
export const Pasted: Story = {
  globals: { language: 'fr' },
  play: async ({ args }) => {
    await userEvent.tab();
    await userEvent.paste('19/11/2026');
    await expect(args.onChange).toHaveBeenLastCalledWith('2026-11-19');
    await userEvent.paste('2026/11/20');
    await expect(args.onChange).toHaveBeenLastCalledWith('2026-11-20');
    await userEvent.paste('2026-11-21');
    await expect(args.onChange).toHaveBeenLastCalledWith('2026-11-21');
    await userEvent.paste('31/02/2026');
    await expect(args.onChange).toHaveBeenCalledTimes(3);
  },
};

export const Filled: Story = { args: { defaultValue: '1978-04-14' } };

export const Invalid: Story = { args: { defaultValue: '2031-04-14', error: 'Cette date est à venir. Indiquez une date passée.' } };

export const Locked: Story = {
  args: { defaultValue: '1978-04-14', lockedReason: 'Reprise du registre' },
  play: async ({ args }) => {
    await userEvent.tab();
    await userEvent.paste('2026-11-19');
    await expect(args.onChange).not.toHaveBeenCalled();
  },
};

export const Disabled: Story = { args: { isDisabled: true, defaultValue: '1978-04-14' } };
