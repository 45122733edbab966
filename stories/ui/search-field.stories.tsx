import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { SearchField } from '#ui/search-field/search-field.tsx';
import { LONG_PHRASE, LONG_WORD } from './long-words.ts';

const meta = {
  component: SearchField,
  args: { label: 'Chercher un client', placeholder: 'Nom, centre, secteur', onChange: fn(), onSubmit: fn() },
} satisfies Meta<typeof SearchField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('searchbox', { name: 'Chercher un client' })).toBeVisible();
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument();
  },
};

export const Filled: Story = {
  args: { defaultValue: 'Palétuviers' },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    const search = canvas.getByRole('searchbox');
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onSubmit).toHaveBeenLastCalledWith('Palétuviers');
    await userEvent.keyboard('{Escape}');
    await expect(search).toHaveValue('');
    await userEvent.keyboard('Akwa');
    await userEvent.click(canvas.getByRole('button'));
    await expect(search).toHaveValue('');
    await expect(search).toHaveFocus();
    await userEvent.keyboard('Palétuviers');
  },
};

export const WithLabel: Story = {
  args: { isLabelHidden: false, label: 'Spécialité', placeholder: 'Chercher parmi 34' },
};

export const Disabled: Story = { args: { isDisabled: true, description: 'Quinze destinataires au maximum.' } };

export const LongWords: Story = {
  args: { isLabelHidden: false, label: LONG_PHRASE, placeholder: LONG_PHRASE, error: `${LONG_PHRASE}, ${LONG_WORD}` },
  render: (args) => (
    <div style={{ display: 'grid', gap: '1rem', inlineSize: '14rem' }}>
      <SearchField {...args} />
      <SearchField {...args} defaultValue={LONG_PHRASE} />
    </div>
  ),
};
