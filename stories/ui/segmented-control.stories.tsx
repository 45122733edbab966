import type { Meta, StoryObj } from '@storybook/react-vite';
import { MapPin } from 'lucide-react';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { SegmentedControl } from '#ui/segmented-control/segmented-control.tsx';
import { LONG_PHRASE, LONG_WORD } from './long-words.ts';

const meta = {
  component: SegmentedControl,
  args: {
    label: 'Clients affichés',
    segments: [
      { id: 'all', label: 'Tous', count: 47 },
      { id: 'reached', label: 'Atteints', count: 9 },
      { id: 'late', label: 'En retard', count: 11 },
    ],
    value: 'all',
    onChange: fn(),
  },
  render: function Controlled(args) {
    const [value, setValue] = useState(args.value);
    return (
      <SegmentedControl
        {...args}
        value={value}
        onChange={(id) => {
          args.onChange(id);
          setValue(id);
        }}
      />
    );
  },
} satisfies Meta<typeof SegmentedControl>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Arrow keys move between segments, and the selected one cannot be unselected. */
export const WithCounts: Story = {
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.tab();
    await expect(canvas.getByRole('radio', { name: 'Tous 47' })).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(canvas.getByRole('radio', { name: 'Tous 47' })).toBeChecked();
    await userEvent.keyboard('{ArrowRight} ');
    await expect(args.onChange).toHaveBeenLastCalledWith('reached');
    await expect(canvas.getByRole('radio', { name: 'Atteints 9' })).toBeChecked();
  },
};

export const Two: Story = {
  args: {
    label: 'Affichage',
    segments: [
      { id: 'plan', label: 'Programme' },
      { id: 'map', label: 'Carte' },
    ],
    value: 'plan',
  },
};

export const Disabled: Story = { args: { isDisabled: true } };

/** The left arrow moves forward. */
export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  play: async ({ args }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowLeft} ');
    await expect(args.onChange).toHaveBeenLastCalledWith('reached');
  },
};

/** Segments that do not fit scroll sideways. */
export const Extremes: Story = {
  args: {
    segments: [
      { id: 'all', label: 'Tous', count: '12 480 500' },
      { id: 'none', label: 'Aucun', count: 0, isDisabled: true },
      { id: 'phrase', label: LONG_PHRASE, icon: <MapPin /> },
      { id: 'word', label: LONG_WORD, count: 1 },
    ],
  },
  decorators: [(Story) => <div style={{ inlineSize: '18rem' }}>{Story()}</div>],
};
