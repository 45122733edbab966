import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { TextArea } from '#ui/text-area/text-area.tsx';
import { LONG_PHRASE, LONG_WORD } from './long-words.ts';

const meta = {
  component: TextArea,
  args: { label: 'Motif de la visite', onChange: fn() },
} satisfies Meta<typeof TextArea>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {
  args: { placeholder: 'Ce que vous voulez obtenir' },
  play: async ({ args, canvasElement }) => {
    await userEvent.tab();
    await expect(within(canvasElement).getByRole('textbox', { name: 'Motif de la visite' })).toHaveFocus();
    await userEvent.keyboard('Stock{Enter}Commande');
    await expect(args.onChange).toHaveBeenLastCalledWith('Stock\nCommande');
  },
};

export const Filled: Story = {
  args: { isOptional: true, defaultValue: 'Vérifier le stock d’Amoxivane et recueillir la commande de décembre.' },
};

export const OneRow: Story = { args: { rows: 1, defaultValue: 'Comparer le coût par cure' } };

export const Invalid: Story = { args: { error: 'Écrivez au moins le motif.' } };

export const Locked: Story = {
  args: { defaultValue: 'Visite déjà validée.', lockedReason: 'Validée par P. Kouamé le 18 novembre' },
};

export const Disabled: Story = { args: { isDisabled: true, defaultValue: 'Vérifier le stock.' } };

/** The field grows to a limit, then scrolls. */
export const Extremes: Story = {
  args: { label: LONG_PHRASE, description: LONG_PHRASE, isOptional: true },
  render: (args) => (
    <div style={{ display: 'grid', gap: '1.5rem', inlineSize: '16rem' }}>
      <TextArea {...args} rows={1} defaultValue={LONG_WORD.repeat(3)} error={`${LONG_PHRASE}, ${LONG_WORD}`} />
      <TextArea {...args} defaultValue={`${LONG_PHRASE}\n`.repeat(100)} />
    </div>
  ),
  play: async ({ canvas }) => {
    const [, long] = canvas.getAllByRole('textbox');
    await expect(long).toHaveAccessibleDescription(LONG_PHRASE);
    await expect(long?.clientHeight).toBeLessThan(window.innerHeight);
  },
};
