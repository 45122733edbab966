import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import type { Choice } from '#ui/list-box/choice.ts';
import { MultiSelect } from '#ui/multi-select/multi-select.tsx';
import { InBoth, useInBoth } from './in-both.tsx';
import { LONG_PHRASE, LONG_WORD } from './long-words.ts';

const SECTORS: readonly Choice[] = [
  'Akwa',
  'Bali',
  'Bonanjo',
  'Bonapriso',
  'Cité des Palmiers',
  'Deïdo',
  'Makepe',
  'New Bell',
].map((label) => ({ id: label, label }));

const HUNDREDS: readonly Choice[] = Array.from({ length: 60 }, (_, index) => ({
  id: String(index),
  label: `Secteur ${index + 1}`,
}));

const meta = {
  component: MultiSelect,
  args: { label: <InBoth fr="Secteurs" en="Sectors" />, choices: SECTORS, value: [], onChange: fn() },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: '18rem', minBlockSize: '26rem' }}>
        <Story />
      </div>
    ),
  ],
  render: function Controlled(args) {
    const [value, setValue] = useState(args.value);
    const inBoth = useInBoth();
    return (
      <MultiSelect
        {...args}
        placeholder={inBoth({ fr: 'Tous les secteurs', en: 'Every sector' })}
        {...(args.creation && {
          creation: { ...args.creation, label: inBoth({ fr: 'Nouveau secteur', en: 'New sector' }) },
        })}
        value={value}
        onChange={(ids) => {
          args.onChange(ids);
          setValue(ids);
        }}
      />
    );
  },
} satisfies Meta<typeof MultiSelect>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The list opens with its search focused. Accents are ignored, and it stays open while choosing. */
export const Empty: Story = {
  play: async ({ args, canvasElement }) => {
    const trigger = within(canvasElement).getByRole('button', { name: /Secteurs|Sectors/ });
    await expect(trigger).toHaveAttribute('aria-haspopup', 'listbox');
    await userEvent.tab();
    await expect(trigger).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    const search = await screen.findByRole('combobox');
    await waitFor(() => expect(search).toHaveFocus());
    await userEvent.keyboard('deido');
    await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(1));
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith(['Deïdo']));
    await expect(screen.getByRole('option', { name: 'Deïdo' })).toHaveAttribute('aria-selected', 'true');
    await expect(screen.getByRole('listbox')).toHaveAttribute('aria-multiselectable', 'true');
  },
};

export const One: Story = { args: { value: ['Akwa'] } };

/** Two are named and six counted; screen readers announce all of them. */
export const Eight: Story = {
  args: { value: SECTORS.map(({ id }) => id) },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText('+6')).toBeVisible();
    await expect(canvas.getByRole('button', { name: /Akwa, Bali, Bonanjo.*New Bell/ })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: /^(Retirer|Remove) Akwa$/ }));
    await expect(args.onChange).toHaveBeenLastCalledWith(SECTORS.slice(1).map(({ id }) => id));
    await expect(canvas.getByText('+5')).toBeVisible();
    await expect(canvas.getByRole('button', { name: /Bali, Bonanjo/ })).toHaveFocus();
  },
};

/** At the maximum the other options are disabled, and a message says why. */
export const Maximum: Story = {
  args: { value: ['Akwa', 'Bali'], max: 3 },
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: /Secteurs|Sectors/ }));
    await userEvent.click(await screen.findByRole('option', { name: 'Makepe' }));
    await expect(args.onChange).toHaveBeenLastCalledWith(['Akwa', 'Bali', 'Makepe']);
    await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent(/^3 ch/));
    await expect(screen.getByRole('option', { name: 'Deïdo' })).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(screen.getByRole('option', { name: 'Akwa' }));
    await expect(args.onChange).toHaveBeenLastCalledWith(['Bali', 'Makepe']);
    await waitFor(() => expect(screen.getByRole('option', { name: 'Deïdo' })).not.toHaveAttribute('aria-disabled'));
  },
};

const onCreate = fn();

/** If an option is missing, the last row creates it. */
export const Creation: Story = {
  args: { creation: { label: 'Nouveau secteur', onCreate } },
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: /Secteurs|Sectors/ }));
    await waitFor(() => expect(screen.getByRole('combobox')).toHaveFocus());
    await userEvent.keyboard('Yassa');
    await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(1));
    await userEvent.click(screen.getByRole('option', { name: /(Nouveau secteur|New sector) [«“].?Yassa.?[»”]/ }));
    await expect(onCreate).toHaveBeenLastCalledWith('Yassa');
    await expect(args.onChange).not.toHaveBeenCalled();
    await waitFor(() => expect(screen.queryByRole('listbox')).not.toBeInTheDocument());
  },
};

export const NothingFound: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: /Secteurs|Sectors/ }));
    await waitFor(() => expect(screen.getByRole('combobox')).toHaveFocus());
    await userEvent.keyboard('zzz');
    await waitFor(() => expect(screen.getByText(/^(Aucun résultat|No result)$/)).toBeVisible());
  },
};

export const LongNames: Story = {
  args: {
    choices: [
      { id: 'one', label: 'Délégation régionale de la santé publique du Littoral et du Sud-Ouest' },
      { id: 'two', label: 'Centre hospitalier universitaire de référence' },
      { id: 'three', label: 'Officine' },
    ],
    value: ['one', 'two', 'three'],
  },
};

export const Invalid: Story = {
  args: { error: <InBoth fr="Choisissez au moins un secteur" en="Choose one sector at least" /> },
};

export const Disabled: Story = { args: { isDisabled: true, value: ['Akwa', 'Bali', 'Bonanjo'] } };

/** Hundreds of choices still take one line. */
export const Extremes: Story = {
  args: {
    label: LONG_PHRASE,
    error: `${LONG_PHRASE}, ${LONG_WORD}`,
    choices: [{ id: 'word', label: LONG_WORD, hint: LONG_PHRASE }, ...HUNDREDS],
    value: ['word', ...HUNDREDS.map(({ id }) => id)],
  },
  decorators: [(Story) => <div style={{ inlineSize: '14rem' }}>{Story()}</div>],
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: new RegExp(LONG_PHRASE, 'u') }));
    await expect(await screen.findAllByRole('option', { selected: true })).toHaveLength(HUNDREDS.length + 1);
  },
};
