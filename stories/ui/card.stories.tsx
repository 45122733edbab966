import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Badge } from '#ui/badge/badge.tsx';
import { Card, Cards } from '#ui/card/card.tsx';
import { TwoPictures } from '#ui/two-pictures/two-pictures.tsx';
import { FACE, PLACE } from './two-pictures-data.ts';

const CUSTOMERS = [
  {
    name: 'Dr Clarisse Ewane',
    detail: 'Pédiatre, Clinique Les Palétuviers, Akwa',
    face: FACE,
    place: PLACE,
    potential: 'A+',
  },
  { name: 'Pharmacie du Rond-Point', detail: 'Officine, Deïdo', face: null, place: PLACE, potential: 'A' },
  {
    name: 'Dr Simon-Pierre Anticonstitutionnellement-Atangana de la Sanaga-Maritime',
    detail: 'Cardiologue, Hôpital Laquintille',
    face: null,
    place: null,
    potential: 'B',
  },
] as const;

const meta = {
  component: Cards,
  args: {
    label: 'Clients',
    children: CUSTOMERS.map(({ name, detail, face, place, potential }) => (
      <Card
        key={name}
        title={name}
        href="#card"
        pictures={<TwoPictures name={name} face={face} place={place} size="fill" />}
        detail={detail}
        aside={<Badge tone="accent">{potential}</Badge>}
        foot="Dernière visite il y a 6 j"
      />
    )),
  },
  argTypes: { children: { control: false } },
} satisfies Meta<typeof Cards>;
export default meta;

type Story = StoryObj<typeof meta>;

export const OfCustomers: Story = {
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(3);
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Dr Clarisse Ewane' })).toHaveFocus();
  },
};

/** A card with the least content, beside one with too much. */
export const Extremes: Story = {
  args: {
    children: [
      <Card key="least" title="A" href="#card" pictures={null} />,
      <Card
        key="most"
        title="Anticonstitutionnellement-pharmacovigilance-du-Littoral-et-de-l’Ouest"
        href="#card"
        pictures={<TwoPictures name="A" face={null} place={null} size="fill" />}
        detail="Anticonstitutionnellement-pharmacovigilance-du-Littoral-et-de-l’Ouest"
        aside={<Badge>1 234 567 890 visites</Badge>}
        foot="Dernière visite il y a 12 480 j"
      />,
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem').filter((card) => card.scrollWidth > card.clientWidth)).toEqual([]);
  },
};
