import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { BarBoundary } from '#app/demo-bar/bar-boundary.tsx';
import { DevicePanel } from '#app/demo-bar/device-panel.tsx';
import { NetworkPanel } from '#app/demo-bar/network-panel.tsx';
import { Notices } from '#app/demo-bar/notices.tsx';
import { ReplayPanel } from '#app/demo-bar/replay/replay-panel.tsx';
import { SituationsPanel } from '#app/demo-bar/situations-panel.tsx';
import { systemClock } from '#lib/clock.ts';
import type { Demo } from '#demo/demo.ts';
import { newReplay, readReplay } from '#demo/replay.ts';
import { createSimulatedDevice } from '#mocks/hosts/simulated-device.ts';
import { createSimulatedNetwork } from '#mocks/hosts/simulated-network.ts';
import { writing } from '#mocks/hosts/written-answer.ts';
import { REPLAYS } from '#mocks/replays/index.ts';
import { SITUATIONS } from '#mocks/situations/index.ts';

/** Parts of the demo console that work without a session. */
const meta = { title: 'Screens/Demo console' } satisfies Meta;
export default meta;

type Story = StoryObj<typeof meta>;

const address = '#';
const situations = SITUATIONS.map(({ id, title, description }) => ({
  id,
  title,
  description,
  address,
}));

const SERVER = writing({
  execute: async () => ({ data: {} }),
  readFile: async () => ({ status: 404 }),
});

function FaultyNetwork({ faults }: { readonly faults: Demo['config']['faults'] }) {
  const [network] = useState(() => ({
    ...createSimulatedNetwork({ server: SERVER, faults }),
    callNames: ['createReminder', 'readAllCustomers', 'setRealSalesByProductFromJson'],
  }));
  return <NetworkPanel demo={network} />;
}

function FaultyDevice() {
  const [{ device }] = useState(() => createSimulatedDevice(systemClock, ['ahead']));
  return <DevicePanel device={device} />;
}

export const Network: Story = {
  render: () => <FaultyNetwork faults={{ setRealSalesByProductFromJson: 'expire' }} />,
  play: async ({ canvas, userEvent }) => {
    const list = canvas.getByRole('list', { name: 'Appels en panne' });
    await expect(list).toHaveTextContent('setRealSalesByProductFromJson');
    await userEvent.click(canvas.getByRole('button', { name: 'Remettre setRealSalesByProductFromJson en état' }));
    await expect(list).toBeEmptyDOMElement();
    await expect(list).toHaveFocus();
    await expect(canvas.getByRole('button', { name: 'Appliquer à cet appel' })).toBeDisabled();
  },
};

/** What a device does: each fault begins and ends with its switch; a clock is off in one direction. */
export const Device: Story = {
  render: () => <FaultyDevice />,
  play: async ({ canvas, userEvent }) => {
    const ahead = canvas.getByRole('switch', { name: 'Horloge en avance d’un jour' });
    const behind = canvas.getByRole('switch', { name: 'Horloge en retard d’un jour' });
    await expect(ahead).toBeChecked();
    await userEvent.click(behind);
    await expect(behind).toBeChecked();
    await expect(ahead).not.toBeChecked();
    await userEvent.click(behind);
    await expect(behind).not.toBeChecked();
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
  render: () => (
    <ReplayPanel
      demo={{
        replays: REPLAYS.map(({ id, title }) => ({ id, title, address: { fr: address, en: address } })),
        openReplay,
      }}
      onRecord={fn()}
    />
  ),
  play: async ({ canvas, canvasElement, userEvent }) => {
    await expect(canvas.getAllByRole('link')).toHaveLength(REPLAYS.length);
    const input = canvasElement.querySelector('input') ?? canvasElement;
    await userEvent.upload(input, new File(['{}'], 'autre.json', { type: 'application/json' }));
    await expect(await canvas.findByText('Ce fichier n’est pas un rejeu de la démonstration.')).toBeVisible();
    await userEvent.upload(input, new File([JSON.stringify(TOO_LARGE)], 'grand.json', { type: 'application/json' }));
    await expect(await canvas.findByText(/n’a plus de place/)).toHaveTextContent('Le fichier est intact.');
  },
};

/** What an address names and nobody understands is said on the page, until it is closed. */
export const NotUnderstood: Story = {
  render: () => <Notices notices={['now-unreadable', 'situation-unknown', 'demo-kept']} />,
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('La date de l’adresse est illisible');
    await expect(canvas.getByRole('status')).toHaveTextContent('La démonstration ouverte dans cet onglet est gardée.');
    await userEvent.click(canvas.getByRole('button', { name: 'Fermer' }));
    await expect(canvas.queryByRole('status')).toBeNull();
  },
};

let isBroken = true;

function Breaks() {
  if (isBroken) throw new RangeError('Invalid time value');
  return <p>Ouvert</p>;
}

/** A failure of the bar leaves the page and the reset in reach. */
export const Broken: Story = {
  beforeEach() {
    isBroken = true;
  },
  render: () => (
    <BarBoundary>
      <Breaks />
    </BarBoundary>
  ),
  play: async ({ canvas, userEvent }) => {
    const reset = canvas.getByRole('link', { name: 'Remettre la démonstration à zéro' });
    await expect(reset).toHaveAttribute('href', '/?reset=1');
    isBroken = false;
    await userEvent.click(canvas.getByRole('button', { name: 'Réessayer' }));
    await expect(canvas.getByText('Ouvert')).toBeVisible();
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
  deviceFaults: [],
  role: null,
  lang: null,
};

/** Fails as on a device whose storage is full. */
const openReplay: Demo['openReplay'] = async (text) => {
  const reading = readReplay(text);
  return 'problem' in reading ? reading.problem : { kind: 'notKept' };
};

const TOO_LARGE = newReplay({ title: 'Un long parcours', opens: {}, path: '/', steps: [] });
