import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { DescriptionList, DESCRIPTION_LAYOUTS } from '#ui/description-list/description-list.tsx';

const meta = {
  component: DescriptionList,
  args: {
    items: [
      { id: 'amm', term: 'AMM', value: 'CM-2022-0233' },
      { id: 'pght', term: 'PGHT', value: '3 120 FCFA' },
      { id: 'public', term: 'Prix public', value: '4 290 FCFA' },
      { id: 'unknown', term: 'Prix de cession', value: null },
    ],
  },
  argTypes: { layout: { control: 'inline-radio', options: DESCRIPTION_LAYOUTS } },
} satisfies Meta<typeof DescriptionList>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Rows: Story = {};
export const Columns: Story = { args: { layout: 'columns' } };
export const LongWords: Story = {
  args: {
    items: [
      {
        id: 'place',
        term: 'Centres de rattachement',
        value: 'Clinique Les Palétuviers, Hôpital Laquintille, '.repeat(4),
      },
      { id: 'mail', term: 'E-mail', value: 'marie-therese.anne-elisabeth.nguemo-onana@paletuviers-littoral.example' },
    ],
  },
  decorators: [(Story) => <div style={{ maxInlineSize: '22rem' }}>{Story()}</div>],
};
/** More columns than fit, with empty and very long values; then a list with one item. */
export const Extremes: Story = {
  render: ({ items }) => (
    <div style={{ display: 'grid', gap: '2rem', maxInlineSize: '22rem' }}>
      <DescriptionList
        layout="columns"
        items={[
          ...items,
          { id: 'zero', term: 'Boîtes', value: '0' },
          { id: 'huge', term: 'CA réalisé', value: '987 654 321 000 FCFA' },
          {
            id: 'long',
            term: 'Anticonstitutionnellement-pharmacovigilance-du-Littoral-et-de-l’Ouest',
            value: 'Anticonstitutionnellement-pharmacovigilance-du-Littoral-et-de-l’Ouest',
          },
        ]}
      />
      <DescriptionList items={items.slice(0, 1)} />
    </div>
  ),
  play: async ({ canvas }) => {
    // Every row of columns starts at the same edge.
    const left = (term: string) => canvas.getAllByText(term)[0]?.getBoundingClientRect().left;
    await expect(left('CA réalisé')).toBe(left('AMM'));
  },
};
