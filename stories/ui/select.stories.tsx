import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { Select } from '#ui/select/select.tsx';
import { PEOPLE, WHOLESALERS } from './choices.ts';
import { LONG_PHRASE, LONG_WORD } from './long-words.ts';

const meta = {
  component: Select,
  args: { label: 'Grossiste', choices: WHOLESALERS, placeholder: 'Choisir', onChange: fn() },
} satisfies Meta<typeof Select>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};

export const Chosen: Story = {
  args: { defaultValue: 'littoral' },
  play: async ({ args, canvasElement }) => {
    const trigger = within(canvasElement).getByRole('button', { name: /Grossiste/ });
    await userEvent.tab();
    await expect(trigger).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    const options = await screen.findAllByRole('option');
    await expect(options).toHaveLength(WHOLESALERS.length);
    const chosen = screen.getByRole('option', { name: 'Littoral Médicaments' });
    await expect(chosen).toHaveAttribute('aria-selected', 'true');
    await waitFor(() => expect(chosen).toHaveFocus());
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() => expect(screen.getByRole('option', { name: 'Savane Distribution' })).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith('savane');
    await waitFor(() => expect(trigger).toHaveFocus());
    await expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
    await expect(trigger).toHaveTextContent('Savane Distribution');
  },
};

export const Open: Story = { args: { defaultValue: 'littoral', defaultOpen: true } };

export const WithHints: Story = { args: { label: 'Responsable', choices: PEOPLE, defaultOpen: true } };

export const Invalid: Story = { args: { error: 'Choisissez un grossiste' } };

export const Disabled: Story = {
  args: { isDisabled: true, defaultValue: 'littoral', description: 'Fixé par l’import' },
};

export const NoChoice: Story = { args: { choices: [], defaultOpen: true } };

/** Home and End go to the first and last option, a letter to the next one that starts with it. */
export const Extremes: Story = {
  args: {
    label: LONG_PHRASE,
    error: `${LONG_PHRASE}, ${LONG_WORD}`,
    choices: [
      { id: 'phrase', label: LONG_PHRASE, hint: LONG_PHRASE },
      { id: 'word', label: LONG_WORD },
      ...Array.from({ length: 60 }, (_, index) => ({ id: String(index), label: `Secteur ${index + 1}` })),
    ],
    defaultValue: 'phrase',
  },
  decorators: [(Story) => <div style={{ inlineSize: '13rem' }}>{Story()}</div>],
  play: async () => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await screen.findByRole('listbox');
    await userEvent.keyboard('{End}');
    await waitFor(() => expect(screen.getByRole('option', { name: 'Secteur 60' })).toHaveFocus());
    await userEvent.keyboard('{Home}h');
    await waitFor(() => expect(screen.getByRole('option', { name: LONG_WORD })).toHaveFocus());
  },
};
