import type { Meta, StoryObj } from '@storybook/react-vite';
import { Stethoscope } from 'lucide-react';
import { expect, fn, userEvent } from 'storybook/test';
import { Badge } from '#ui/badge/badge.tsx';
import { EmptyState } from '#ui/empty-state/empty-state.tsx';
import { List } from '#ui/list/list.tsx';
import { Page } from '#ui/page/page.tsx';
import { LONG_PHRASE, LONG_WORD } from './long-words.ts';

interface Customer {
  readonly id: string;
  readonly name: string;
  readonly place: string;
  readonly seen: string;
}

const CUSTOMERS: readonly Customer[] = [
  { id: '1', name: 'Dr Clarisse Ewane', place: 'Pédiatre, Akwa', seen: 'aujourd’hui' },
  { id: '2', name: 'Dr Solange Tchatat', place: 'Gynécologue, Akwa', seen: 'hier' },
  { id: '3', name: 'Dr Simon-Pierre Atangana Mvondo Ngono', place: 'Cardiologue, Cité des Palmiers', seen: '128 j' },
];

const meta = {
  component: List<Customer>,
  args: {
    label: 'Clients',
    items: CUSTOMERS,
    getKey: ({ id }) => id,
    getText: ({ name }) => name,
    row: ({ name, place, seen }) => ({
      leading: <Stethoscope />,
      title: name,
      detail: place,
      end: <Badge tone="accent">A+</Badge>,
      endDetail: seen,
    }),
  },
  decorators: [(Story) => <Page>{Story()}</Page>],
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof List<Customer>>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Reading: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('list', { name: 'Clients' })).toBeInTheDocument();
    await expect(canvas.getAllByRole('listitem')).toHaveLength(3);
  },
};
export const Acting: Story = {
  args: { onAction: fn() },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('grid', { name: 'Clients' })).toBeInTheDocument();
    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(args.onAction).toHaveBeenCalledWith(CUSTOMERS[1]);
  },
};
export const Empty: Story = {
  args: { items: [], empty: <EmptyState title="Aucun client ne correspond">Effacez un filtre.</EmptyState> },
};

export const Extremes: Story = {
  args: {
    onAction: fn(),
    items: [
      { id: 'bare', name: 'Dr A', place: '', seen: '' },
      { id: 'phrase', name: LONG_PHRASE, place: LONG_PHRASE, seen: '12 480 500 visites' },
      { id: 'word', name: LONG_WORD, place: LONG_WORD, seen: '0 visite' },
    ],
  },
  decorators: [(Story) => <div style={{ inlineSize: '20rem' }}>{Story()}</div>],
};
