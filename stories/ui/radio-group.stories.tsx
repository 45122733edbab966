import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { ORIENTATIONS } from '#ui/checkbox-group/checkbox-group.tsx';
import { RadioGroup } from '#ui/radio-group/radio-group.tsx';
import { PEOPLE, WHOLESALERS } from './choices.ts';
import { LONG_PHRASE, LONG_WORD } from './long-words.ts';

const meta = {
  component: RadioGroup,
  args: { label: 'Grossiste', choices: WHOLESALERS, onChange: fn() },
  argTypes: { orientation: { control: 'select', options: ORIENTATIONS } },
} satisfies Meta<typeof RadioGroup>;

export default meta;
type Story = StoryObj<typeof meta>;

/** One tab stop; arrow keys select. */
export const Vertical: Story = {
  args: { defaultValue: 'littoral' },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('radiogroup', { name: 'Grossiste' })).toBeVisible();
    await userEvent.tab();
    await expect(canvas.getByRole('radio', { name: 'Littoral Médicaments' })).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(args.onChange).toHaveBeenLastCalledWith('savane');
    await expect(canvas.getByRole('radio', { name: 'Savane Distribution' })).toBeChecked();
    // After the last comes the first.
    await userEvent.keyboard('{ArrowDown}');
    await expect(canvas.getByRole('radio', { name: 'Répartis' })).toBeChecked();
  },
};

export const Horizontal: Story = { args: { orientation: 'horizontal', defaultValue: 'repartis' } };

export const WithHints: Story = { args: { label: 'Responsable', choices: PEOPLE, defaultValue: 'serge' } };

export const Invalid: Story = { args: { error: 'Choisissez un grossiste' } };

export const Disabled: Story = { args: { isDisabled: true, defaultValue: 'littoral' } };

export const Locked: Story = {
  args: { defaultValue: 'littoral', lockedReason: 'Fixé par le fichier' },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('radiogroup')).toHaveAccessibleDescription('Fixé par le fichier');
    await userEvent.click(canvas.getByRole('radio', { name: 'Répartis' }));
    await expect(args.onChange).not.toHaveBeenCalled();
  },
};

export const LongWords: Story = {
  args: {
    label: LONG_PHRASE,
    choices: [
      { id: 'phrase', label: LONG_PHRASE, hint: LONG_PHRASE },
      { id: 'word', label: LONG_WORD, hint: LONG_WORD },
    ],
    error: LONG_PHRASE,
  },
  render: (args) => (
    <div style={{ display: 'grid', gap: '2rem', inlineSize: '14rem' }}>
      {ORIENTATIONS.map((orientation) => (
        <RadioGroup key={orientation} {...args} orientation={orientation} />
      ))}
    </div>
  ),
};
