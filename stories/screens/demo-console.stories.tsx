import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { LinePanel } from '#app/demo-bar/line-panel.tsx';
import { ReplayPanel } from '#app/demo-bar/replay/replay-panel.tsx';
import { SituationsPanel } from '#app/demo-bar/situations-panel.tsx';
import type { Demo } from '#lib/demo.ts';
import { readReplay } from '#lib/replay.ts';
import { createLine, type LineOptions } from '#mocks/hosts/line.ts';
import { REPLAYS } from '#mocks/replays/index.ts';
import { SITUATIONS } from '#mocks/situations/index.ts';

/** The parts of the demo's console that need no session. */
const meta = { title: 'Screens/Demo console' } satisfies Meta;
export default meta;

type Story = StoryObj<typeof meta>;

const address = '#';
const situations = SITUATIONS.map(({ id, title, tells, isBuilt }) => ({ id, title, tells, isBuilt, address }));

const SERVER: LineOptions['server'] = { execute: async () => ({ data: {} }), readFile: async () => ({ status: 404 }) };

function Line({ faults }: { readonly faults: Demo['config']['faults'] }) {
  const [line] = useState(() => ({
    ...createLine({ server: SERVER, faults }),
    callNames: ['createReminder', 'readAllCustomers', 'setRealSalesByProductFromJson'],
  }));
  return <LinePanel demo={line} />;
}

export const Network: Story = {
  render: () => <Line faults={{ setRealSalesByProductFromJson: 'expire' }} />,
  play: async ({ canvas, userEvent }) => {
    const list = canvas.getByRole('list', { name: 'Appels en panne' });
    await expect(list).toHaveTextContent('setRealSalesByProductFromJson');
    await userEvent.click(canvas.getByRole('button', { name: 'Remettre setRealSalesByProductFromJson en état' }));
    await expect(list).toBeEmptyDOMElement();
    await expect(canvas.getByRole('button', { name: 'Appliquer à cet appel' })).toBeDisabled();
  },
};

export const Situations: Story = {
  render: () => <SituationsPanel demo={{ situations, config: SITUATION }} />,
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('link')).toHaveLength(SITUATIONS.length);
    await expect(canvas.getByRole('link', { current: 'page' })).toHaveTextContent('Une agence vide');
  },
};

export const Journeys: Story = {
  render: () => <ReplayPanel demo={{ replays: REPLAYS.map(({ id, title }) => ({ id, title, address })), openReplay }} onRecord={fn()} />,
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('link')).toHaveLength(REPLAYS.length);
  },
};

const SITUATION: Demo['config'] = {
  seed: 1,
  now: 0,
  scenario: 'small',
  days: 0,
  switches: {},
  situation: 'empty-agency',
  faults: {},
  role: null,
  lang: null,
};

const openReplay: Demo['openReplay'] = (text) => {
  const reading = readReplay(text);
  return 'problem' in reading ? reading.problem : null;
};
