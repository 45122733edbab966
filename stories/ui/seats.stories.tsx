import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { Seats, type SeatsProps } from '#ui/seats/seats.tsx';
import { LONG_PHRASE, LONG_WORD } from './long-words.ts';

const PEOPLE = [
  { id: 'fd', name: 'Fatou Diagne', detail: 'Affaires réglementaires' },
  { id: 'se', name: 'Serge Etoundi', detail: 'Direction d’agence, Douala' },
  { id: 'pn', name: 'Prisca Nguemo', detail: 'Assistante de direction' },
  { id: 'en', name: 'Estelle Ngo Bassa', detail: 'Déléguée, Bonanjo' },
  { id: 'hv', name: 'Hélène Vauquelin', detail: 'Brévane, réglementaire' },
  { id: 'tc', name: 'Thierry Casamayou', detail: 'Orvalis, direction' },
  { id: 'ak', name: 'Armand Kessié', detail: 'Direction multinationale' },
  { id: 'pk', name: 'Pauline Kouamé', detail: 'Superviseure, Akwa' },
  { id: 'ym', name: 'Yannick Mbida', detail: 'Délégué, Akwa–Deïdo' },
  { id: 'nf', name: 'Nadège Fotso', detail: 'Déléguée, Akwa–Deïdo' },
  { id: 'cd', name: 'Carine Djomo', detail: 'Déléguée, Mfoundi' },
  { id: 'ic', name: 'Ibrahima Cissokho', detail: 'Délégué, Plateau' },
  { id: 'mb', name: 'Moussa Barro', detail: 'Délégué, Littoral' },
  { id: 'bo', name: 'Blaise Owona', detail: 'Délégué, Yaoundé' },
  { id: 'rt', name: 'Rodrigue Tamo', detail: 'Délégué, Littoral' },
  { id: 'ml', name: 'Mamadou Lô', detail: 'Délégué, Plateau' },
  { id: 'se2', name: 'Sylvie Eyenga', detail: 'Déléguée, Cocody' },
] as const;

const LONG_NAMES = [
  { id: 'phrase', name: LONG_PHRASE, detail: LONG_PHRASE },
  { id: 'word', name: LONG_WORD, detail: LONG_WORD },
] as const;
const CROWD = Array.from({ length: 40 }, (_, index) => ({
  id: String(index),
  name: `Délégué ${index + 1}`,
  detail: 'Douala',
}));

/** Holds the chosen people, as a form does. */
function Controlled({ value, onAdd, onRemove, ...props }: SeatsProps) {
  const [seated, setSeated] = useState(value);
  return (
    <div style={{ maxInlineSize: '22rem' }}>
      <Seats
        {...props}
        value={seated}
        onAdd={(id) => {
          setSeated((ids) => [...ids, id]);
          onAdd(id);
        }}
        onRemove={(id) => {
          setSeated((ids) => ids.filter((other) => other !== id));
          onRemove(id);
        }}
      />
    </div>
  );
}

const ids = PEOPLE.map(({ id }) => id);

const meta = {
  component: Seats,
  render: (args) => <Controlled {...args} />,
  args: {
    label: 'Destinataires',
    people: PEOPLE,
    value: ['fd', 'se', 'pn', 'hv', 'ak', 'pk'],
    max: 15,
    onAdd: fn(),
    onRemove: fn(),
  },
} satisfies Meta<typeof Seats>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Some: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('group', { name: 'Destinataires' })).toHaveTextContent(/6 (sur|of) 15/);
    const list = canvas.getByRole('listbox');
    await expect(within(list).getAllByRole('option', { selected: true })).toHaveLength(6);
  },
};
export const Nobody: Story = { args: { value: [] } };

export const FoundByKeyboard: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.tab();
    const search = canvas.getByRole('combobox', { name: /^(Chercher une personne|Search for a person)$/ });
    await expect(search).toHaveFocus();
    // Accents are ignored, and the detail is searched too.
    await userEvent.keyboard('deleguee, bon');
    await expect(canvas.getAllByRole('option')).toHaveLength(1);
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(args.onAdd).toHaveBeenCalledWith('en');
    await expect(search).toHaveFocus();
    await expect(canvas.getByRole('group', { name: 'Destinataires' })).toHaveTextContent(/7 (sur|of) 15/);
    await userEvent.keyboard('{Enter}');
    await expect(args.onRemove).toHaveBeenCalledWith('en');
  },
};

export const TakenByPointer: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('option', { name: /Estelle/ }));
    await expect(args.onAdd).toHaveBeenCalledWith('en');
    await userEvent.click(canvas.getByRole('option', { name: /Fatou/ }));
    await expect(args.onRemove).toHaveBeenCalledWith('fd');
  },
};

export const NobodyFound: Story = {
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('combobox'), 'zzz');
    await expect(await canvas.findByText(/^(Personne ne correspond\.|Nobody matches\.)$/)).toBeVisible();
  },
};

export const LastPlace: Story = {
  args: { value: ids.slice(0, 14) },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('option', { name: /Rodrigue/ }));
    await expect(args.onAdd).toHaveBeenCalledWith('rt');
    await expect(canvas.getByText(/15 (destinataires au maximum|recipients at most)/)).toBeVisible();
    await expect(canvas.getByRole('combobox')).toHaveAttribute('readonly');
    // Only the chosen people are listed.
    await waitFor(() => expect(canvas.getAllByRole('option')).toHaveLength(15));
    await userEvent.click(canvas.getByRole('option', { name: /Rodrigue/ }));
    await expect(canvas.getByRole('combobox')).not.toHaveAttribute('readonly');
  },
};

export const Full: Story = { args: { value: ids.slice(0, 15) } };

export const FilledWhileSearching: Story = {
  args: { value: ids.slice(0, 14) },
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('combobox'), 'rodrigue');
    await userEvent.keyboard('{ArrowDown}{Enter}');
    // The search is cleared, because it would hide most of the chosen people.
    await waitFor(() => expect(canvas.getAllByRole('option')).toHaveLength(15));
    await expect(canvas.getByRole('combobox')).toHaveFocus();
  },
};
export const SomeoneGone: Story = { args: { value: ['fd', 'left-the-company'] } };
export const Invalid: Story = { args: { value: [], error: 'Choisissez au moins un destinataire' } };

export const Extremes: Story = {
  render: (args) => (
    <div style={{ display: 'flex', flexWrap: 'wrap', gap: '2rem' }}>
      <Controlled {...args} label="Personne à choisir" people={[]} value={[]} max={1} />
      <Controlled {...args} label={LONG_PHRASE} people={LONG_NAMES} value={['phrase', 'word']} />
      <Controlled {...args} label="Une foule" people={CROWD} value={CROWD.slice(0, 30).map(({ id }) => id)} max={120} />
    </div>
  ),
};
