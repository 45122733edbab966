import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { TimeField } from '#ui/time-field/time-field.tsx';
import { LONG_PHRASE, LONG_WORD } from './long-words.ts';

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

/** 24-hour format in every language. */
export const Extremes: Story = {
  args: { label: LONG_PHRASE, defaultValue: '00:00', error: `${LONG_PHRASE}, ${LONG_WORD}` },
  globals: { language: 'en' },
  decorators: [(Story) => <div style={{ inlineSize: '9rem' }}>{Story()}</div>],
  play: async ({ args }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown}');
    await expect(args.onChange).toHaveBeenLastCalledWith('23:00');
    await userEvent.keyboard('{ArrowRight}{ArrowDown}');
    await expect(args.onChange).toHaveBeenLastCalledWith('23:59');
  },
};
