import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { EmptyState } from '#ui/empty-state/empty-state.tsx';
import { MapList } from '#ui/map-list/map-list.tsx';
import { MapWithList, type MapWithListProps } from '#ui/map-with-list/map-with-list.tsx';
import { CUSTOMERS, customers } from './map-data.ts';

function Controlled(props: MapWithListProps) {
  const [selected, select] = useState(props.selected ?? null);
  return <MapWithList {...props} selected={selected} onSelect={select} />;
}

const meta = {
  component: MapWithList,
  subcomponents: { MapList },
  args: { label: 'Clients de Douala', places: CUSTOMERS },
  argTypes: { places: { control: false }, empty: { control: false } },
  parameters: { layout: 'fullscreen' },
  render: (args) => <Controlled {...args} />,
  decorators: [(Story) => <div style={{ blockSize: '36rem' }}>{Story()}</div>],
} satisfies Meta<typeof MapWithList>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Hovering a place on one side highlights it on the other. */
export const Linked: Story = {
  play: async ({ canvas }) => {
    const list = await canvas.findByRole('list', { name: 'Clients de Douala' });
    const map = await canvas.findByRole('application');
    const pin = within(map).getByRole('button', { name: 'Pharmacie du Rond-Point' });
    const row = within(list).getByRole('button', { name: 'Pharmacie du Rond-Point' });
    await userEvent.hover(row);
    await expect(pin).toHaveAttribute('data-linked');
    await userEvent.unhover(row);
    await expect(pin).not.toHaveAttribute('data-linked');
    await userEvent.hover(pin);
    await expect(row.closest('li')).toHaveAttribute('data-linked');
    await userEvent.unhover(pin);
    await userEvent.click(row);
    await expect(pin).toHaveAttribute('aria-pressed', 'true');
    await userEvent.click(within(map).getByRole('button', { name: 'Littoral Médicaments' }));
    await expect(within(list).getByRole('button', { name: 'Littoral Médicaments' })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
  },
};

/** Choosing a place in the list, by keyboard, takes it out of its cluster. */
export const FifteenHundred: Story = {
  args: { label: 'Clients du Cameroun', places: customers(1_500) },
  play: async ({ canvas }) => {
    const list = await canvas.findByRole('list');
    const map = await canvas.findByRole('application');
    await waitFor(() => expect(within(list).getAllByRole('button').length).toBeGreaterThan(5));
    // Only visible rows are rendered.
    await expect(within(list).getAllByRole('button').length).toBeLessThan(60);
    await userEvent.tab();
    await userEvent.keyboard('{End}');
    await waitFor(() => expect(within(list).getByRole('button', { name: /1500$/u })).toHaveFocus());
    await userEvent.keyboard('{Home}{ArrowDown}{Enter}');
    await expect(
      await within(map).findByRole('button', { name: 'Littoral Médicaments 2', pressed: true }),
    ).toBeVisible();
  },
};

/** What was chosen before the page was left, or by a link, is shown on both sides. */
export const ChosenBefore: Story = {
  args: { places: customers(1500), selected: 'customer-1200' },
  play: async ({ canvas }) => {
    const list = await canvas.findByRole('list', { name: 'Clients de Douala' });
    const chosen = { pressed: true, name: /1200$/u };
    await waitFor(() => expect(within(list).getByRole('button', chosen)).toBeVisible());
    const frame = list.parentElement?.getBoundingClientRect();
    const { top } = within(list).getByRole('button', chosen).getBoundingClientRect();
    await expect(top).toBeGreaterThanOrEqual(frame?.top ?? NaN);
    await expect(top).toBeLessThan(frame?.bottom ?? NaN);
    const map = canvas.getByRole('application');
    await expect(await within(map).findByRole('button', chosen)).toBeVisible();
  },
};

export const Nothing: Story = {
  args: {
    places: [],
    empty: <EmptyState title="Aucun client dans ce secteur">Changez de ville ou effacez un filtre.</EmptyState>,
  },
};

/** Impossible coordinates are refused, and the list gives the reason. */
export const Refused: Story = {
  args: {
    places: [
      ...CUSTOMERS,
      { id: 'unknown', name: 'Dr Bertille Mouelle', detail: 'Dermatologue', position: null },
      { id: 'unset', name: 'Dr Jonas Ekambi', position: { lat: 0, lng: 0 } },
      { id: 'latitude', name: 'Dr Laure Kingue', position: { lat: 404.9, lng: 9.7 } },
      { id: 'longitude', name: 'Dr Rachel Bilong', position: { lat: 4.1, lng: -970 } },
      { id: 'nan', name: 'Dr Patrice Essomba', position: { lat: Number.NaN, lng: 9.7 } },
    ],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/latitude (hors de −90 à 90|outside −90 to 90)/u)).toBeVisible();
    await expect(canvas.getByText(/^(Sans position|No position)$/)).toBeVisible();
    await expect(await canvas.findByText(/^5 (lieux sans position|places without a position)$/)).toBeVisible();
  },
};

export const LongNames: Story = {
  args: {
    places: CUSTOMERS.map((place) => ({
      ...place,
      name: `${place.name}, direction régionale de la distribution et des approvisionnements pharmaceutiques`,
    })),
  },
};
export const RightToLeft: Story = { globals: { direction: 'rtl' } };
export const Phone: Story = { globals: { viewport: { value: 'mobile1', isRotated: false } } };
/** However low the window, the list stands below the map. */
export const LowPhone: Story = {
  globals: { viewport: { value: 'mobile1', isRotated: false } },
  render: (args) => (
    <div style={{ blockSize: '20rem' }}>
      <Controlled {...args} />
    </div>
  ),
  play: async ({ canvas }) => {
    const map = await canvas.findByRole('application');
    const first = canvas.getAllByRole('listitem')[0];
    if (!first) throw new Error('The list has rows');
    await expect(first.getBoundingClientRect().top).toBeGreaterThanOrEqual(map.getBoundingClientRect().bottom);
  },
};
export const Dark: Story = { args: { selected: 'customer-1' }, globals: { theme: 'dark-teal' } };
