import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { DayTimeline } from '#ui/day-timeline/day-timeline.tsx';
import { inOrder, placesOfDay } from '#ui/day-timeline/day.ts';
import { POSITION_REFUSALS, TrailMap } from '#ui/trail-map/trail-map.tsx';
import { LONG_PHRASE, LONG_WORD } from './long-words.ts';
import { at, DRAWN_TILES, FIXES, LUNCH, silent, VISITS, ZONE } from './map-data.ts';

const STOPS = placesOfDay(VISITS);

const meta = {
  component: TrailMap,
  args: { label: 'Trajet du jeudi 19 novembre', fixes: FIXES, stops: STOPS, timeZone: ZONE, onSelect: fn() },
  argTypes: {
    refusal: { control: 'inline-radio', options: POSITION_REFUSALS },
    fixes: { control: false },
    stops: { control: false },
    tiles: { control: false },
  },
  parameters: { layout: 'fullscreen' },
  decorators: [(Story) => <div style={{ blockSize: '40rem' }}>{Story()}</div>],
} satisfies Meta<typeof TrailMap>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Day: Story = {
  args: { selected: 'tchatat' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^(Dernière position à|Last position at) 11:23$/)).toBeVisible();
    await expect(canvas.getByRole('slider', { name: /^(Heure du trajet|Time of the trail)$/ })).toHaveAttribute(
      'aria-valuetext',
      expect.stringMatching(/^11:23, [\d.,]+\skm (parcourus|travelled)$/u),
    );
    await expect(canvas.getByRole('button', { name: /Dr Solange Tchatat/u })).toHaveAttribute('aria-pressed', 'true');
  },
};

/** Arrow keys move by a minute; the value text gives the time and the distance so far. */
export const Scrubbing: Story = {
  play: async ({ canvas, canvasElement }) => {
    const slider = await canvas.findByRole('slider');
    await canvas.findByRole('application');
    const here = () => canvasElement.querySelector('circle[r="7"]')?.getAttribute('cx');
    const start = here();
    slider.focus();
    await userEvent.keyboard('{Home}');
    await expect(slider).toHaveAttribute(
      'aria-valuetext',
      expect.stringMatching(/^07:52, 0\sm (parcourus|travelled)$/u),
    );
    await expect(here()).not.toBe(start);
    await userEvent.keyboard('{ArrowRight}{ArrowRight}');
    await expect(slider).toHaveAttribute(
      'aria-valuetext',
      expect.stringMatching(/^07:54, \d+\sm (parcourus|travelled)$/u),
    );
    await userEvent.keyboard('{End}');
    await waitFor(() => expect(slider).toHaveAttribute('aria-valuetext', expect.stringMatching(/^11:23/u)));
    await expect(here()).toBe(start);
  },
};

/** Half an hour without a position: a dashed line, a hatched bar and a note. */
export const Gaps: Story = {
  args: { fixes: silent('09:15', '09:58') },
  play: async ({ canvas }) => {
    const slider = await canvas.findByRole('slider');
    await expect(await canvas.findByText(/^(Sans position|No position)$/)).toBeVisible();
    slider.focus();
    await userEvent.keyboard('{Home}{PageUp}{PageUp}{PageUp}{PageUp}');
    await waitFor(() =>
      expect(slider).toHaveAttribute(
        'aria-valuetext',
        expect.stringMatching(/(sans position depuis|no position since) 09:1/),
      ),
    );
    await expect(canvas.getByText(/^(Sans position de 09:1\d à|No position from 09:1\d to) 09:58$/u)).toBeVisible();
  },
};

/** From a device that was offline: unordered, duplicated and invalid positions. */
export const OutOfOrder: Story = {
  args: {
    fixes: [
      ...FIXES.toReversed(),
      ...FIXES.slice(0, 20),
      { lat: 0, lng: 0, at: at('09:00') },
      { lat: 404.9, lng: 9.7, at: at('09:01') },
      { lat: 4.05, lng: 9.7, at: Number.NaN },
    ],
  },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText(/^3 (positions refusées\s: 0, 0 est|positions refused: 0, 0 is)/u),
    ).toHaveTextContent(/latitude (hors de −90 à 90, sans heure|outside −90 to 90, without a time)/);
    await expect(canvas.getByRole('slider')).toHaveAttribute('aria-valuetext', expect.stringMatching(/^11:23/u));
  },
};

/** A single position is no route, so there is no slider. */
export const OnePosition: Story = {
  args: { fixes: FIXES.slice(0, 1) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^(Dernière position à|Last position at) 07:52$/)).toBeVisible();
    await expect(canvas.queryByRole('slider')).not.toBeInTheDocument();
  },
};
export const NeverMoved: Story = { args: { fixes: FIXES.map((fix) => ({ ...fix, lat: 4.05, lng: 9.7 })), stops: [] } };
export const NoPosition: Story = {
  args: { fixes: [] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^(Pas d’itinéraire ce jour|No route on this day)$/)).toBeVisible();
  },
};
export const NothingAtAll: Story = {
  args: { fixes: [], stops: [] },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', { name: /^(Pas d’itinéraire ce jour|No route on this day)$/ }),
    ).toBeVisible();
  },
};
/** The stops of the day stay visible, however long their names. */
export const Refused: Story = {
  args: {
    fixes: [],
    refusal: 'denied',
    stops: STOPS.map((stop, index) => ({ ...stop, name: index % 2 ? LONG_PHRASE : LONG_WORD })),
    selected: 'tchatat',
  },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText(
        /^(La position est refusée à l’application\.|The application is refused the position\.)$/,
      ),
    ).toBeVisible();
    await expect(canvas.getByRole('button', { name: new RegExp(LONG_WORD, 'u'), pressed: true })).toBeVisible();
  },
};
export const LostOnTheWay: Story = { args: { fixes: FIXES.slice(0, 90), refusal: 'unavailable' } };
export const Tiles: Story = { args: { tiles: DRAWN_TILES } };
export const ThousandsOfPositions: Story = {
  args: {
    fixes: Array.from({ length: 5_000 }, (_, index) => ({
      lat: 4.05 + 0.02 * Math.sin(index / 300) + 0.0002 * Math.sin(index),
      lng: 9.7 + 0.03 * Math.cos(index / 410),
      at: at('07:00') + index * 5,
    })),
    stops: [],
  },
};
/** A trail across the antimeridian does not run around the world. */
export const Antimeridian: Story = {
  args: {
    stops: [],
    fixes: Array.from({ length: 60 }, (_, index) => {
      const lng = 179.7 + index * 0.01;
      return {
        lat: -16.8 + 0.05 * Math.sin(index / 8),
        lng: lng > 180 ? lng - 360 : lng,
        at: at('08:00') + index * 60,
      };
    }),
  },
};
export const RightToLeft: Story = { globals: { direction: 'rtl' } };
export const Dark: Story = { args: { fixes: silent('09:15', '09:58') }, globals: { theme: 'dark-blue' } };

/** The timeline of the day beside the map: same numbers, same shapes, linked hover. */
export const BesideTheDay: Story = {
  args: { gestures: 'greedy' },
  render: (args) => <Beside {...args} />,
  decorators: [(Story) => <div style={{ blockSize: '48rem', display: 'grid' }}>{Story()}</div>],
  play: async ({ canvas }) => {
    const row = await canvas.findByRole('button', { name: 'Dr Idriss Njoya' });
    const pin = await canvas.findByRole('button', { name: /3\. Dr Idriss Njoya/u });
    await userEvent.hover(row);
    await expect(pin).toHaveAttribute('data-linked');
    await userEvent.unhover(row);
    await userEvent.click(pin);
    await expect(row).toHaveAttribute('aria-pressed', 'true');
  },
};
export const BesideTheDayDark: Story = { ...BesideTheDay, globals: { theme: 'dark-blue' }, play: async () => {} };

function Beside(props: React.ComponentProps<typeof TrailMap>) {
  const [selected, select] = useState('tchatat');
  const [linked, link] = useState<string | null>(null);
  const shared = { selected, onSelect: select, linked, onLink: link };
  return (
    <div style={{ display: 'grid', gridTemplateColumns: 'minmax(20rem, 28rem) minmax(0, 1fr)', minBlockSize: 0 }}>
      <div style={{ overflow: 'auto', padding: '0.5rem' }}>
        <DayTimeline
          label="Jeudi 19 novembre"
          visits={inOrder(VISITS)}
          absences={[LUNCH]}
          now={at('11:24')}
          timeZone={ZONE}
          hasLegend
          {...shared}
        />
      </div>
      <TrailMap {...props} {...shared} />
    </div>
  );
}
