import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { Bullet } from '#ui/bullet/bullet.tsx';

const meta = {
  component: Bullet,
  args: {
    label: 'Atteinte par produit',
    alongLabel: 'Produit',
    rows: [
      { id: '1', name: 'Amoxivane 500 mg B/12', actual: 10_412, target: 9_800 },
      { id: '2', name: 'Paludexa 20/120 B/24', actual: 12_896, target: 12_400 },
      { id: '3', name: 'Tensorel 5 mg B/30', actual: 2_988, target: 3_600 },
      { id: '4', name: 'Brévadol 1 g B/16', actual: 11_250, target: 15_000 },
      { id: '5', name: 'Glycarel 850 mg B/60', actual: 2_236, target: 5_200 },
    ],
  },
  argTypes: { empty: { control: false } },
  decorators: [(Story) => <div style={{ maxInlineSize: '44rem', padding: '0.5rem' }}>{Story()}</div>],
} satisfies Meta<typeof Bullet>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Reading: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('list', { name: 'Atteinte par produit' })).toBeVisible();
    await expect(canvas.getByText(/^106\s?%$/u)).toBeVisible();
  },
};
export const AsTable: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: /^(Voir en tableau|View as a table)$/ })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('row', { name: /^Brévadol 1 g B\/16 11[\s,]250 15[\s,]000 75\s?%$/u })).toBeVisible();
  },
};
export const NothingAimedAt: Story = {
  args: {
    rows: [
      { id: '1', name: 'Éloxane 40 mg B/14', actual: 120, target: 0 },
      { id: '2', name: 'Orvacine 1 g B/8', actual: 0, target: 3_600 },
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('—')).toBeVisible();
  },
};
export const Loading: Story = { args: { isLoading: true } };
export const Nothing: Story = { args: { rows: [] } };
export const HugeValues: Story = {
  args: {
    rows: [{ id: '1', name: 'Toutes les agences', actual: 987_654_321_000, target: 12_480_500 }],
    formatValue: (value) => `${value.toLocaleString('fr-FR')} FCFA`,
  },
};
export const LongNames: Story = {
  args: {
    rows: [
      {
        id: '1',
        name: 'Anticonstitutionnellement-incompréhensiblement 500 mg, comprimés pelliculés sécables',
        actual: 12,
        target: 40,
      },
    ],
  },
};
