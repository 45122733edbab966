import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { YearPicker } from '#ui/year-picker/year-picker.tsx';
import { InBoth } from './in-both.tsx';
import { LONG_PHRASE, LONG_WORD } from './long-words.ts';

const meta = {
  component: YearPicker,
  args: { label: <InBoth fr="Année" en="Year" />, value: null, first: 2020, last: 2031, onChange: fn() },
  render: function Controlled(args) {
    const [value, setValue] = useState(args.value);
    return (
      <YearPicker
        {...args}
        value={value}
        onChange={(year) => {
          args.onChange(year);
          setValue(year);
        }}
      />
    );
  },
} satisfies Meta<typeof YearPicker>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Both ends can be typed, and no year beyond them. */
export const Typed: Story = {
  play: async ({ args, canvasElement }) => {
    const input = within(canvasElement).getByRole('textbox', { name: /^(Année|Year)$/ });
    await userEvent.tab();
    await userEvent.keyboard('2020{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith(2020);
    await userEvent.clear(input);
    await userEvent.keyboard('2031-12-31{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith(2031);
    await userEvent.clear(input);
    await userEvent.keyboard('2032{Enter}');
    await expect(input).toHaveAccessibleDescription(/2020 .+ 2031/);
    await expect(args.onChange).toHaveBeenCalledTimes(2);
  },
};

export const Filled: Story = { args: { value: 2026 } };

export const Open: Story = {
  args: { value: 2026 },
  play: async ({ args, canvasElement }) => {
    const opener = within(canvasElement).getByRole('button');
    await userEvent.click(opener);
    await waitFor(() => expect(screen.getByRole('option', { name: '2026' })).toHaveFocus());
    await expect(screen.getByRole('option', { name: '2026' })).toHaveAttribute('aria-selected', 'true');
    await userEvent.keyboard('{ArrowUp}{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith(2023);
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await userEvent.click(opener);
    await waitFor(() => expect(screen.getByRole('option', { name: '2023' })).toHaveFocus());
  },
};

export const Marked: Story = {
  args: {
    value: 2026,
    markOf: (year) => (year === '2027' ? { sign: 'open', words: 'Enregistré, pas réparti' } : undefined),
  },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button'));
    const marked = await screen.findByRole('option', { name: '2027, Enregistré, pas réparti' });
    await waitFor(() => expect(marked).toBeVisible());
    const plain = screen.getByRole('option', { name: '2026' });
    await waitFor(() => expect(plain).toBeVisible());
  },
};

export const Invalid: Story = {
  args: { value: 2026, error: <InBoth fr="Les objectifs de 2026 sont clos" en="The targets of 2026 are closed" /> },
};

export const Locked: Story = {
  args: { value: 2026, lockedReason: <InBoth fr="Fixée par l’exercice" en="Set by the financial year" /> },
};

export const Disabled: Story = { args: { value: 2026, isDisabled: true } };

/** The last possible year, in a box narrower than the text. */
export const Extremes: Story = {
  args: { label: LONG_PHRASE, value: 9999, first: 9990, last: 9999, error: `${LONG_PHRASE}, ${LONG_WORD}` },
  decorators: [(Story) => <div style={{ inlineSize: '11rem' }}>{Story()}</div>],
};

/** The left arrow moves forward. */
export const RightToLeft: Story = {
  args: { value: 2026 },
  globals: { direction: 'rtl' },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button'));
    await waitFor(() => expect(screen.getByRole('option', { name: '2026' })).toHaveFocus());
    await userEvent.keyboard('{ArrowLeft}');
    await waitFor(() => expect(screen.getByRole('option', { name: '2027' })).toHaveFocus());
  },
};
