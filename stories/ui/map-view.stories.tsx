import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { EmptyState } from '#ui/empty-state/empty-state.tsx';
import { MAP_GESTURES, MapView } from '#ui/map-view/map-view.tsx';
import { AGENCIES, CUSTOMERS, customers, DRAWN_TILES } from './map-data.ts';

const meta = {
  component: MapView,
  args: { label: 'Clients de Douala', places: CUSTOMERS, onSelect: fn(), onLink: fn() },
  argTypes: {
    gestures: { control: 'inline-radio', options: MAP_GESTURES },
    tiles: { control: false },
    legend: { control: false },
    notice: { control: false },
    empty: { control: false },
    drawing: { control: false },
    around: { control: false },
    places: { control: false },
  },
  parameters: { layout: 'fullscreen' },
  decorators: [(Story) => <div style={{ blockSize: '32rem' }}>{Story()}</div>],
} satisfies Meta<typeof MapView>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Customers: Story = {
  args: { selected: 'customer-2' },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('application', { name: /^(Carte\s|Map): Clients de Douala$/ }),
    ).toHaveAccessibleDescription(/flèches|arrows/i);
    await expect(canvas.getByRole('button', { name: 'Pharmacie du Rond-Point' })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
    await expect(canvas.getByRole('img', { name: /^(Échelle\s|Scale): \d+\sm$/u })).toBeVisible();
  },
};

export const Selecting: Story = {
  play: async ({ args, canvas }) => {
    const pin = await canvas.findByRole('button', { name: 'Littoral Médicaments' });
    await userEvent.hover(pin);
    await expect(args.onLink).toHaveBeenLastCalledWith('customer-4');
    await userEvent.click(pin);
    await expect(args.onSelect).toHaveBeenLastCalledWith('customer-4');
  },
};

/** One tab stop for the map and one for its pins. Arrow keys move the map, or move between pins. */
export const Keyboard: Story = {
  play: async ({ args, canvas }) => {
    const map = await canvas.findByRole('application');
    const first = canvas.getByRole('button', { name: 'Dr Clarisse Ewane' });
    await userEvent.tab();
    await expect(map).toHaveFocus();
    const before = first.getBoundingClientRect().x;
    await userEvent.keyboard('{ArrowRight}');
    await waitFor(() => expect(first.getBoundingClientRect().x).toBeLessThan(before - 90));
    await userEvent.tab();
    await expect(first).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('button', { name: 'Pharmacie du Rond-Point' })).toHaveFocus();
    await userEvent.keyboard('{End}');
    await expect(canvas.getByRole('button', { name: 'Littoral Médicaments' })).toHaveFocus();
    await userEvent.keyboard('{ArrowUp}{Enter}');
    await expect(args.onSelect).toHaveBeenLastCalledWith('customer-3');
    await userEvent.keyboard('{Home}');
    await expect(first).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: /^(Agrandir la carte|Zoom in)$/ })).toHaveFocus();
  },
};

/** Where no place is in view, the map says so. */
export const Elsewhere: Story = {
  play: async ({ canvas }) => {
    const map = await canvas.findByRole('application');
    const note = /^(Aucun lieu dans cette partie de la carte|No place in this part of the map)$/u;
    await expect(canvas.queryByText(note)).toBeNull();
    map.focus();
    await userEvent.keyboard('{ArrowLeft>20/}');
    await expect(await canvas.findByText(note)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: /^(Tout voir|See everything)$/ }));
    await waitFor(() => expect(canvas.queryByText(note)).toBeNull());
  },
};

export const Zooming: Story = {
  play: async ({ canvas }) => {
    const map = await canvas.findByRole('application');
    const scale = () => canvas.getByRole('img', { name: /^(Échelle|Scale)/u }).getAttribute('aria-label');
    const start = scale();
    // A double click zooms two steps, although the first is still animating.
    await userEvent.dblClick(canvas.getByRole('button', { name: /^(Réduire la carte|Zoom out)$/ }));
    await waitFor(() => expect(scale()).not.toBe(start));
    map.focus();
    await userEvent.keyboard('--');
    await waitFor(() => expect(scale()).toMatch(/km$/u));
    await userEvent.keyboard('0');
    await waitFor(() => expect(scale()).toBe(start));
    await userEvent.keyboard('++');
    await waitFor(() => expect(scale()).not.toBe(start));
    await userEvent.click(canvas.getByRole('button', { name: /^(Tout voir|See everything)$/ }));
    await waitFor(() => expect(scale()).toBe(start));
  },
};

/** Opened by keyboard, focus stays at the first place of the cluster. */
export const Clusters: Story = {
  args: { places: customers(40) },
  play: async ({ canvas }) => {
    const cluster = (await canvas.findAllByRole('button', { name: /(lieux|places)$/u }))[0];
    const held = Number.parseInt(cluster?.textContent ?? '', 10);
    await expect(held).toBeGreaterThan(1);
    await userEvent.tab();
    await userEvent.tab();
    await expect(cluster).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(Number.parseInt(cluster?.textContent ?? '', 10) || 1).toBeLessThan(held));
    await expect(cluster).toHaveFocus();
    await expect(
      canvas.getByText(new RegExp(`^(Groupe de ${held} ouvert|Group of ${held} opened)$`)),
    ).toBeInTheDocument();
    const [other] = canvas.getAllByRole('button', { name: /(lieux|places)$/u });
    if (other) await userEvent.click(other);
  },
};

const [DOUALA] = AGENCIES;

/** It opens with a part of what it has; everything is one press away. */
export const Around: Story = {
  args: { label: 'Agences', places: AGENCIES, around: DOUALA?.position ? [DOUALA.position] : [] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Douala' })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Dakar' })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: /^(Tout voir|See everything)$/ }));
    await expect(await canvas.findByRole('button', { name: 'Dakar' })).toBeVisible();
  },
};

/** Places that no zoom can separate open as a list. */
export const OneSpot: Story = {
  args: {
    places: CUSTOMERS.map((place) => ({ ...place, position: { lat: 4.0511, lng: 9.6957 } })),
  },
  play: async ({ args, canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^4 (lieux|places)$/ }));
    const spot = await screen.findByRole('dialog', { name: /^(À cette adresse|At this address)$/ });
    await userEvent.click(within(spot).getByRole('button', { name: 'Littoral Médicaments' }));
    await expect(args.onSelect).toHaveBeenLastCalledWith('customer-4');
    await waitFor(() => expect(spot).not.toBeInTheDocument());
  },
};

/** At low zoom the world is drawn from the built-in atlas. */
/** No pin is initially hidden below the buttons, on either side. */
export const Countries: Story = {
  args: { label: 'Agences', places: AGENCIES },
  play: async ({ canvas }) => {
    const tools = await canvas.findAllByRole('button', {
      name: /^(Agrandir la carte|Réduire la carte|Tout voir|Zoom in|Zoom out|See everything)$/u,
    });
    await expect(tools).toHaveLength(3);
    const covered = AGENCIES.filter(({ name }) => {
      const pin = canvas.getByRole('button', { name }).getBoundingClientRect();
      return tools
        .map((tool) => tool.getBoundingClientRect())
        .some(
          ({ left, right, top, bottom }) =>
            pin.left < right && pin.right > left && pin.top < bottom && pin.bottom > top,
        );
    });
    await expect(covered).toEqual([]);
  },
};
export const Tiles: Story = {
  args: { tiles: DRAWN_TILES },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('© Cartographes réunis')).toBeVisible();
  },
};
/** If the tile server does not respond, the plain background is shown. */
export const TilesThatFail: Story = {
  args: { tiles: { url: 'data:image/png;base64,{z}{x}{y}', attribution: '© Personne' } },
};

export const Nothing: Story = {
  args: {
    places: [],
    empty: <EmptyState title="Aucun client dans ce secteur">Changez de ville ou effacez un filtre.</EmptyState>,
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Aucun client dans ce secteur' })).toBeVisible();
  },
};
export const One: Story = {
  args: { places: CUSTOMERS.slice(0, 1) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Dr Clarisse Ewane' })).toBeVisible();
  },
};
export const FifteenHundred: Story = {
  args: { label: 'Clients du Cameroun', places: customers(1_500) },
  play: async ({ canvas }) => {
    await canvas.findByRole('application');
    await expect(canvas.getAllByRole('button').length).toBeLessThan(60);
  },
};
/** Fiji lies on both sides of the antimeridian. */
export const Antimeridian: Story = {
  args: {
    label: 'Fidji',
    places: [
      { id: 'suva', name: 'Suva', position: { lat: -18.1416, lng: 178.4419 } },
      { id: 'taveuni', name: 'Taveuni', position: { lat: -16.85, lng: -179.95 } },
      { id: 'lau', name: 'Lakeba', position: { lat: -18.2, lng: -178.8 } },
    ],
  },
  play: async ({ canvas }) => {
    const suva = await canvas.findByRole('button', { name: 'Suva' });
    const lakeba = canvas.getByRole('button', { name: 'Lakeba' });
    await expect(suva).toBeVisible();
    await expect(lakeba.getBoundingClientRect().x).toBeGreaterThan(suva.getBoundingClientRect().x);
  },
};
export const WithoutPosition: Story = {
  args: {
    places: [
      ...CUSTOMERS,
      { id: 'unknown', name: 'Dr Bertille Mouelle', position: null },
      { id: 'unset', name: 'Dr Jonas Ekambi', position: { lat: 0, lng: 0 } },
    ],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^2 (lieux sans position|places without a position)$/)).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Dr Jonas Ekambi' })).not.toBeInTheDocument();
  },
};
export const LongNames: Story = {
  args: {
    selected: 'customer-1',
    places: CUSTOMERS.map((place) => ({
      ...place,
      name: `${place.name}, direction régionale de la distribution et des approvisionnements pharmaceutiques du Littoral`,
    })),
  },
};
export const RightToLeft: Story = { args: { selected: 'customer-2' }, globals: { direction: 'rtl' } };
export const Dark: Story = { args: { label: 'Agences', places: AGENCIES }, globals: { theme: 'dark-blue' } };
export const DarkTiles: Story = { args: { tiles: DRAWN_TILES }, globals: { theme: 'dark-blue' } };
