import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { SHARE_SHAPES, Shares } from '#ui/shares/shares.tsx';

const meta = {
  component: Shares,
  args: {
    label: 'Part du chiffre d’affaires par grossiste',
    alongLabel: 'Grossiste',
    valueLabel: 'CA réalisé',
    unit: 'FCFA',
    parts: [
      { id: 'repartis', name: 'Répartis', value: 36_057_594, note: '+3 pts' },
      { id: 'littoral', name: 'Littoral Médicaments', value: 25_599_331, note: '−2 pts' },
      { id: 'savane', name: 'Savane Distribution', value: 16_389_815, note: '−1 pt' },
    ],
  },
  argTypes: { shape: { control: 'inline-radio', options: SHARE_SHAPES }, empty: { control: false } },
  decorators: [(Story) => <div style={{ maxInlineSize: '30rem', padding: '0.5rem' }}>{Story()}</div>],
} satisfies Meta<typeof Shares>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Bar: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img')).toHaveAccessibleName(
      /^Part .*\. Répartis 46\s?%, Littoral Médicaments 33\s?%, Savane/u,
    );
  },
};
export const Ring: Story = { args: { shape: 'ring' } };
export const AsTable: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: /^(Voir en tableau|View as a table)$/ })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('row', { name: /^Savane Distribution 16[\s,]389[\s,]815 21\s?%$/u })).toBeVisible();
  },
};
const TEN = Array.from({ length: 10 }, (_, index) => ({
  id: String(index),
  name: `Centre ${index + 1}`,
  value: 100 - index * 9,
}));
/** All parts after the fourth are combined. */
export const Many: Story = {
  args: { parts: TEN, label: 'Visites par centre' },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(5);
    await expect(canvas.getByText(/^(Autres|Others)$/)).toBeVisible();
  },
};
export const ManyOnARing: Story = { args: { parts: TEN, label: 'Visites par centre', shape: 'ring' } };
export const OnePart: Story = { args: { parts: [{ id: 'a', name: 'Répartis', value: 12 }] } };
export const OnePartOnARing: Story = { args: { parts: [{ id: 'a', name: 'Répartis', value: 12 }], shape: 'ring' } };
/** A tiny share is not shown as 0 %, and a zero has no share. */
export const Slivers: Story = {
  args: {
    parts: [
      { id: 'a', name: 'Répartis', value: 99_000 },
      { id: 'b', name: 'Littoral Médicaments', value: 12 },
      { id: 'c', name: 'Savane Distribution', value: 0 },
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^<\s?1\s?%$/u)).toBeVisible();
    await expect(canvas.getByText(/^>\s?99\s?%$/u)).toBeVisible();
    await expect(canvas.queryByText('Savane Distribution')).not.toBeInTheDocument();
  },
};
export const Loading: Story = { args: { isLoading: true } };
export const Nothing: Story = { args: { parts: [] } };
export const LongNames: Story = {
  args: {
    parts: [
      {
        id: 'a',
        name: 'Direction régionale de la distribution et des approvisionnements pharmaceutiques',
        value: 987_654_321_000,
      },
      { id: 'b', name: 'Anticonstitutionnellement-incompréhensiblement', value: 12_480_500_000 },
    ],
    shape: 'ring',
  },
};

export const OnlyZeros: Story = {
  args: {
    parts: [
      { id: 'a', name: 'Répartis', value: 0 },
      { id: 'b', name: 'Littoral Médicaments', value: 0 },
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText(/NaN/u)).not.toBeInTheDocument();
  },
};
