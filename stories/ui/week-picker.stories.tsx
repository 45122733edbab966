import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { WeekPicker } from '#ui/week-picker/week-picker.tsx';
import { InBoth } from './in-both.tsx';
import { LONG_PHRASE, LONG_WORD } from './long-words.ts';

const meta = {
  component: WeekPicker,
  args: { label: <InBoth fr="Semaine" en="Week" />, value: null, today: '2026-11-19', onChange: fn() },
  render: function Controlled(args) {
    const [value, setValue] = useState(args.value);
    return (
      <WeekPicker
        {...args}
        value={value}
        onChange={(monday) => {
          args.onChange(monday);
          setValue(monday);
        }}
      />
    );
  },
} satisfies Meta<typeof WeekPicker>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Any day of the week, or its number, gives its Monday. */
export const Typed: Story = {
  play: async ({ args, canvasElement }) => {
    const input = within(canvasElement).getByRole('textbox', { name: /^(Semaine|Week)$/ });
    await userEvent.tab();
    await userEvent.keyboard('19/11/2026{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith('2026-11-16');
    await expect(input).toHaveDisplayValue(/ 47, 16\s?–\s?22 nov\.? 2026$/i);
    await userEvent.clear(input);
    await userEvent.keyboard('2027/01/03{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith('2026-12-28');
    await userEvent.clear(input);
    await userEvent.keyboard('12{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith('2026-03-16');
    await userEvent.clear(input);
    await userEvent.tab();
    await expect(args.onChange).toHaveBeenLastCalledWith(null);
    await userEvent.type(input, '47{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith('2026-11-16');
  },
};

export const Filled: Story = { args: { value: '2026-11-16' } };

export const Unreadable: Story = {
  play: async ({ args, canvasElement }) => {
    const input = within(canvasElement).getByRole('textbox', { name: /^(Semaine|Week)$/ });
    await userEvent.tab();
    await userEvent.keyboard('54{Enter}');
    await expect(input).toHaveAttribute('aria-invalid', 'true');
    await userEvent.keyboard('{Backspace}');
    await expect(input).not.toHaveAttribute('aria-invalid');
    await userEvent.keyboard('5{Enter}');
    await expect(input).toHaveAccessibleDescription(/19\/11\/2026/);
    await expect(args.onChange).not.toHaveBeenCalled();
  },
};

/**
 * The seven days are selected together. Enter on any of them selects the week, and the focused week is highlighted as a
 * whole.
 */
export const Open: Story = {
  args: { value: '2026-11-16' },
  play: async ({ args, canvasElement }) => {
    const opener = within(canvasElement).getByRole('button');
    await userEvent.click(opener);
    const grid = await screen.findByRole('grid', { name: /novemb(re|er) 2026/i });
    await waitFor(() =>
      expect(within(grid).getByRole('button', { name: /(lundi|Monday),? 16 novemb(re|er) 2026/i })).toHaveFocus(),
    );
    await expect(within(grid).getAllByRole('gridcell', { selected: true })).toHaveLength(7);
    await userEvent.keyboard('{ArrowDown}{ArrowRight}{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith('2026-11-23');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await userEvent.click(opener);
    const dialog = await screen.findByRole('dialog', { name: /semaine|week/ });
    await waitFor(() => expect(within(dialog).getByText(/ 48, 23\s?–\s?29 nov\.? 2026$/i)).toBeVisible());
    await userEvent.keyboard('{ArrowUp}');
    const dayOf = (name: RegExp) => within(dialog).getByRole('button', { name });
    await waitFor(() => expect(dayOf(/ 16 nov/i)).toHaveFocus());
    await expect(getComputedStyle(dayOf(/ 22 nov/i)).backgroundColor).not.toBe(
      getComputedStyle(dayOf(/ 9 nov/i)).backgroundColor,
    );
  },
};

/** The mark of a week is at its start, and its words are in the name of each of its days. */
export const Marked: Story = {
  args: {
    value: '2026-11-16',
    markOf: (monday) => (monday === '2026-11-09' ? { sign: 'open', words: 'Enregistré, pas réparti' } : undefined),
  },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button'));
    const grid = await screen.findByRole('grid', { name: /novemb(re|er) 2026/i });
    await expect(within(grid).getAllByRole('button', { name: /, Enregistré, pas réparti$/ })).toHaveLength(7);
    await expect(screen.getByRole('list', { name: /^(Légende|Legend)$/ })).toHaveTextContent('Enregistré, pas réparti');
    await userEvent.keyboard('{PageDown}{PageDown}');
    await waitFor(() => expect(screen.queryByRole('list', { name: /^(Légende|Legend)$/ })).toBeNull());
  },
};

/** Pressing a day of the selected week keeps it selected. */
export const SameWeek: Story = {
  args: { value: '2026-11-16' },
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button'));
    await userEvent.click(await screen.findByRole('button', { name: /(jeudi|Thursday),? 19 novemb(re|er)/i }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await expect(args.onChange).not.toHaveBeenCalled();
    await expect(within(canvasElement).getByRole('textbox')).toHaveDisplayValue(/ 47, 16\s?–\s?22 nov\.? 2026$/i);
  },
};

export const Bounded: Story = {
  args: { min: '2026-11-11', max: '2026-11-25' },
  play: async ({ args, canvasElement }) => {
    await userEvent.tab();
    await userEvent.keyboard('02/12/2026{Enter}');
    await expect(within(canvasElement).getByRole('textbox')).toHaveAttribute('aria-invalid', 'true');
    await userEvent.clear(within(canvasElement).getByRole('textbox'));
    await userEvent.keyboard('09/11/2026{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith('2026-11-09');
    await userEvent.click(within(canvasElement).getByRole('button'));
    const before = await screen.findByRole('button', { name: /(dimanche|Sunday),? 8 novemb(re|er)/i });
    await expect(before).toHaveAttribute('aria-disabled', 'true');
  },
};

export const English: Story = {
  args: { value: '2026-11-16' },
  globals: { language: 'en' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('textbox')).toHaveDisplayValue(/16.*22 Nov 2026/);
  },
};

/** The left arrow moves forward. */
export const RightToLeft: Story = {
  args: { value: '2026-11-16' },
  globals: { direction: 'rtl' },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button'));
    await waitFor(() =>
      expect(screen.getByRole('button', { name: /lundi 16 nov|Monday,? (16 Nov|November 16)/i })).toHaveFocus(),
    );
    await userEvent.keyboard('{ArrowLeft}');
    await waitFor(() =>
      expect(screen.getByRole('button', { name: /mardi 17 nov|Tuesday,? (17 Nov|November 17)/i })).toHaveFocus(),
    );
  },
};

export const Invalid: Story = {
  args: {
    value: '2026-11-16',
    error: <InBoth fr="Les tendances de cette semaine sont closes" en="The trends of this week are closed" />,
  },
};

export const Locked: Story = {
  args: { value: '2026-11-16', lockedReason: <InBoth fr="Fixée par la tournée" en="Set by the round" /> },
};

export const Disabled: Story = { args: { value: '2026-11-16', isDisabled: true } };

/** The last possible week, in a box narrower than the text. */
export const Extremes: Story = {
  args: { label: LONG_PHRASE, value: '9999-12-27', error: `${LONG_PHRASE}, ${LONG_WORD}` },
  decorators: [(Story) => <div style={{ inlineSize: '11rem' }}>{Story()}</div>],
};
