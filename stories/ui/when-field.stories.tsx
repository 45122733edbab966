import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { WhenField } from '#ui/when-field/when-field.tsx';

const meta = {
  component: WhenField,
  args: { id: 'when', value: null, onChange: fn(), zone: 'Africa/Douala', today: '2026-11-19' },
} satisfies Meta<typeof WhenField>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Nothing is told before both parts are there; then the moment on that clock. */
export const Empty: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('spinbutton', { name: /^(jour|day)/ }));
    await userEvent.keyboard('09122026');
    await expect(args.onChange).toHaveBeenLastCalledWith(null);
    await userEvent.click(canvas.getByRole('spinbutton', { name: /^(heure|hour)/ }));
    await userEvent.keyboard('0830');
    await expect(args.onChange).toHaveBeenLastCalledWith(Date.UTC(2026, 11, 9, 7, 30) / 1000);
  },
};

export const InWords: Story = {
  args: { value: Date.UTC(2026, 11, 9, 7, 30) / 1000, words: 'Mercredi 9 décembre 2026, dans 20 jours, heure de Douala' },
};

export const Invalid: Story = { args: { value: Date.UTC(2026, 10, 9, 7, 30) / 1000, error: 'Cette heure est passée.' } };

export const RightToLeft: Story = { ...InWords, globals: { direction: 'rtl' } };
