import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { WhenField } from '#features/regulatory/shared/when-field/when-field.tsx';
import { LONG_PHRASE, LONG_WORD } from '../../ui/long-words.ts';

const meta = {
  component: WhenField,
  args: { id: 'when', value: null, onChange: fn(), zone: 'Africa/Douala', today: '2026-11-19' },
} satisfies Meta<typeof WhenField>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Reports nothing until both parts are filled in, then the moment in that time zone. */
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
  args: {
    value: Date.UTC(2026, 11, 9, 7, 30) / 1000,
    words: 'Mercredi 9 décembre 2026, dans 20 jours, heure de Douala',
  },
};

/** The last minute of the year 9999, and a very long error. */
export const Invalid: Story = {
  args: {
    value: Date.UTC(9999, 11, 31, 22, 59) / 1000,
    error: `${LONG_PHRASE}, ${LONG_WORD}`,
    words: `${LONG_PHRASE}, ${LONG_WORD}`,
  },
  decorators: [(Story) => <div style={{ inlineSize: '20rem' }}>{Story()}</div>],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('spinbutton', { name: /^(année|year)/ })).toHaveTextContent('9999');
    await expect(canvas.getByRole('spinbutton', { name: /^(heure|hour)/ })).toHaveTextContent('23');
  },
};

export const RightToLeft: Story = { ...InWords, globals: { direction: 'rtl' } };
