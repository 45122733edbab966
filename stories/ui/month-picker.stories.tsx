import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { MonthPicker } from '#ui/month-picker/month-picker.tsx';
import type { PeriodMark } from '#ui/period-field/period-mark.tsx';
import { InBoth } from './in-both.tsx';
import { LONG_PHRASE, LONG_WORD } from './long-words.ts';

const meta = {
  component: MonthPicker,
  args: { label: <InBoth fr="Mois" en="Month" />, value: null, today: '2026-11-19', onChange: fn() },
  render: function Controlled(args) {
    const [value, setValue] = useState(args.value);
    return (
      <MonthPicker
        {...args}
        value={value}
        onChange={(month) => {
          args.onChange(month);
          setValue(month);
        }}
      />
    );
  },
} satisfies Meta<typeof MonthPicker>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Typed: Story = {
  play: async ({ args, canvasElement }) => {
    const input = within(canvasElement).getByRole('textbox', { name: /^(Mois|Month)$/ });
    await userEvent.tab();
    await userEvent.keyboard('11/2026{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith('2026-11');
    await expect(input).toHaveDisplayValue(/^novemb(re|er) 2026$/i);
    await userEvent.clear(input);
    await userEvent.keyboard('2026/9{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith('2026-09');
    await userEvent.clear(input);
    await userEvent.keyboard('19/08/2026{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith('2026-08');
  },
};

export const Filled: Story = { args: { value: '2026-10' } };

export const Unreadable: Story = {
  play: async ({ args, canvasElement }) => {
    await userEvent.tab();
    await userEvent.keyboard('13/2026{Enter}');
    await expect(within(canvasElement).getByRole('textbox')).toHaveAccessibleDescription(/11\/2026/);
    await expect(args.onChange).not.toHaveBeenCalled();
  },
};

/** Three months per row. Arrow keys move in both directions, Enter selects, and the years are one press away. */
export const Open: Story = {
  args: { value: '2026-05' },
  play: async ({ args, canvasElement }) => {
    const opener = within(canvasElement).getByRole('button');
    await userEvent.click(opener);
    await screen.findByRole('listbox', { name: /2026/ });
    await waitFor(() => expect(screen.getByRole('option', { name: /^ma[iy] 2026$/i })).toHaveFocus());
    await userEvent.keyboard('{ArrowDown}{ArrowRight}');
    await waitFor(() => expect(screen.getByRole('option', { name: /^septemb(re|er) 2026$/i })).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith('2026-09');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await userEvent.click(opener);
    await userEvent.click(await screen.findByRole('button', { name: /^(Année suivante|Next year)$/ }));
    await expect(screen.getByRole('listbox', { name: /2027/ })).toBeVisible();
  },
};

const MARKS: Readonly<Record<string, PeriodMark>> = {
  '2026-03': { sign: 'done', words: 'Réparti' },
  '2026-05': { sign: 'done', words: 'Réparti' },
  '2026-06': { sign: 'open', words: 'Enregistré, pas réparti' },
  '2026-07': { sign: 'changed', words: 'Modifié depuis la répartition' },
};

/** Marks are shapes with a legend, and words in the names of the months. */
export const Marked: Story = {
  args: { value: '2026-05', markOf: (month) => MARKS[month] },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button'));
    const marked = await screen.findByRole('option', { name: /^(juin|June) 2026, Enregistré, pas réparti$/i });
    await waitFor(() => expect(marked).toBeVisible());
    const plain = screen.getByRole('option', { name: /^(avril|April) 2026$/i });
    await waitFor(() => expect(plain).toBeVisible());
    const legend = screen.getByRole('list', { name: /^(Légende|Legend)$/ });
    await expect(within(legend).getAllByRole('listitem')).toHaveLength(3);
  },
};

export const Bounded: Story = {
  args: { min: '2026-03', max: '2026-11' },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button'));
    await expect(await screen.findByRole('option', { name: /^d[ée]cemb(re|er) 2026$/i })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
    await expect(screen.getByRole('button', { name: /^(Année suivante|Next year)$/ })).toBeDisabled();
  },
};

export const English: Story = { args: { value: '2026-10' }, globals: { language: 'en' } };

/** The left arrow moves forward. */
export const RightToLeft: Story = {
  args: { value: '2026-10' },
  globals: { direction: 'rtl' },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button'));
    await waitFor(() => expect(screen.getByRole('option', { name: /^octob(re|er) 2026$/i })).toHaveFocus());
    await userEvent.keyboard('{ArrowLeft}');
    await waitFor(() => expect(screen.getByRole('option', { name: /^novemb(re|er) 2026$/i })).toHaveFocus());
  },
};

export const Invalid: Story = {
  args: {
    value: '2026-10',
    error: <InBoth fr="Les ventes d’octobre sont déjà enregistrées" en="The sales of October are already recorded" />,
  },
};

export const Locked: Story = {
  args: { value: '2026-10', lockedReason: <InBoth fr="Fixé par le fichier" en="Set by the file" /> },
};

export const Disabled: Story = { args: { value: '2026-10', isDisabled: true } };

/** The last possible month, in a box narrower than the text. */
export const Extremes: Story = {
  args: { label: LONG_PHRASE, value: '9999-12', error: `${LONG_PHRASE}, ${LONG_WORD}` },
  decorators: [(Story) => <div style={{ inlineSize: '11rem' }}>{Story()}</div>],
};
