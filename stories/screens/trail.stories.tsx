import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen as page, userEvent, waitFor, within } from 'storybook/test';
import { DEFAULT_NOW } from '#mocks/hosts/demo-config.ts';
import { href } from '#routes/links.ts';
import { ON_A_PHONE, screen } from './meta.tsx';
import type { StageProps } from './stage.tsx';

/** What the browser answers: positions, by their accuracy and the degrees to the north, or the code of an error. */
type Answer = { readonly accuracy: number; readonly north: number } | number;

/** Puts a device that answers so in the place of the browser’s, until the story ends. */
function deviceThat(...answers: readonly Answer[]) {
  return () => {
    const own = Object.getOwnPropertyDescriptor(navigator, 'geolocation');
    let watches = 0;
    const geolocation: Pick<Geolocation, 'watchPosition' | 'clearWatch'> = {
      watchPosition(onPosition, onFailure) {
        for (const [index, answer] of answers.entries()) {
          queueMicrotask(() => {
            if (typeof answer === 'number') {
              onFailure?.({ code: answer, message: '', PERMISSION_DENIED: 1, POSITION_UNAVAILABLE: 2, TIMEOUT: 3 });
              return;
            }
            const { accuracy, north } = answer;
            const coords = { latitude: 4.05 + north, longitude: 9.7, accuracy, ...UNTOLD };
            const timestamp = (DEFAULT_NOW + index * 60) * 1000;
            onPosition({ coords: { ...coords, toJSON: () => coords }, timestamp, toJSON: () => coords });
          });
        }
        watches += 1;
        return watches;
      },
      clearWatch: () => {},
    };
    Object.defineProperty(navigator, 'geolocation', { configurable: true, value: geolocation });
    return () => {
      if (own) Object.defineProperty(navigator, 'geolocation', own);
      else Reflect.deleteProperty(navigator, 'geolocation');
    };
  };
}

const UNTOLD = { altitude: null, altitudeAccuracy: null, heading: null, speed: null };
const HERE = { accuracy: 12, north: 0 };

const meta = {
  ...screen,
  title: 'Screens/Trail',
  args: { role: 'Delegue', address: href('app_programs_home', {}) },
} satisfies Meta<StageProps>;
export default meta;

type Story = StoryObj<typeof meta>;
type Canvas = { readonly findByRole: typeof page.findByRole };

const barOf = async (canvas: Canvas) => canvas.findByRole('region', { name: 'Itinéraire du jour' });

async function press(canvas: Canvas, name: string) {
  await userEvent.click(await within(await barOf(canvas)).findByRole('button', { name }));
}

async function start(canvas: Canvas) {
  await press(canvas, 'Commencer');
  await userEvent.click(await page.findByRole('button', { name: 'Relever mon itinéraire' }));
}

/** Nothing is captured that nobody asked for. */
export const Off: Story = {
  beforeEach: deviceThat(),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Votre itinéraire n’est pas relevé')).toBeVisible();
  },
};

/** Before a trail is captured, others see the visits alone. */
export const NothingToSee: Story = {
  beforeEach: deviceThat(),
  play: async ({ canvas }) => {
    await press(canvas, 'Ce que voit mon superviseur');
    const view = within(await page.findByRole('dialog', { name: 'Ce que voit mon superviseur' }));
    // The words move onto the map once the visits of the day are read.
    await waitFor(() => expect(view.getByText('Pas d’itinéraire ce jour')).toBeVisible());
    await expect(view.queryByRole('slider')).toBeNull();
  },
};

/** Our own words come before those of the browser. */
export const Asking: Story = {
  beforeEach: deviceThat(),
  play: async ({ canvas }) => {
    await press(canvas, 'Commencer');
    const question = await page.findByRole('dialog', { name: /^Relever votre itinéraire aujourd’hui/u });
    await expect(question).toHaveAccessibleDescription(/s’arrête de lui-même à minuit/u);
  },
};

export const Looking: Story = {
  beforeEach: deviceThat(),
  play: async ({ canvas }) => {
    await start(canvas);
    await expect(await canvas.findByText('Itinéraire en cours, recherche de votre position…')).toBeVisible();
    // The mark in the top bar is painted after the bar of the day where the machine is busy.
    await expect(await canvas.findByRole('link', { name: 'Itinéraire en cours' })).toBeVisible();
  },
};

export const Following: Story = {
  beforeEach: deviceThat(HERE, { accuracy: 15, north: 0.005 }),
  play: async ({ canvas }) => {
    await start(canvas);
    await expect(await canvas.findByText(/^Itinéraire en cours depuis \d\d:\d\d · 2 positions/u)).toBeVisible();
  },
};

export const FollowingOnAPhone: Story = { ...Following, globals: ON_A_PHONE };

export const Vague: Story = {
  beforeEach: deviceThat(HERE, { accuracy: 800, north: 0.005 }),
  play: async ({ canvas }) => {
    await start(canvas);
    await expect(await canvas.findByText(/trop vague \(800\sm près\)/u)).toBeVisible();
  },
};

export const Refused: Story = {
  beforeEach: deviceThat(1),
  play: async ({ canvas }) => {
    await start(canvas);
    await expect(await canvas.findByText(/^Le navigateur refuse la position/u)).toBeVisible();
    await expect(canvas.queryByRole('link', { name: 'Itinéraire en cours' })).toBeNull();
    await expect(within(await barOf(canvas)).getByRole('button', { name: 'Réessayer' })).toBeVisible();
  },
};

export const Unavailable: Story = {
  beforeEach: deviceThat(HERE, 2),
  play: async ({ canvas }) => {
    await start(canvas);
    await expect(await canvas.findByText(/^L’appareil ne trouve pas sa position/u)).toBeVisible();
  },
};

export const TimedOut: Story = {
  beforeEach: deviceThat(3),
  play: async ({ canvas }) => {
    await start(canvas);
    await expect(await canvas.findByText(/^La position n’est pas venue à temps/u)).toBeVisible();
  },
};

export const Paused: Story = {
  beforeEach: deviceThat(HERE),
  play: async ({ canvas }) => {
    await start(canvas);
    await canvas.findByText(/· 1 position/u);
    await press(canvas, 'Mettre en pause');
    await expect(await canvas.findByText(/^Itinéraire en pause · 1 position/u)).toBeVisible();
    await expect(within(await barOf(canvas)).getByRole('button', { name: 'Reprendre' })).toBeVisible();
  },
};

export const Ended: Story = {
  beforeEach: deviceThat(HERE),
  play: async ({ canvas }) => {
    await start(canvas);
    await canvas.findByText(/· 1 position/u);
    await press(canvas, 'Terminer');
    await expect(await canvas.findByText(/^Itinéraire terminé · 1 position/u)).toBeVisible();
    await expect(within(await barOf(canvas)).getByRole('button', { name: 'Recommencer' })).toBeVisible();
  },
};

/** The network fails: the positions wait on the device, and the page says so. */
export const NotSent: Story = {
  args: { failed: 'createGPSLoc' },
  beforeEach: deviceThat(HERE),
  play: async ({ canvas }) => {
    await start(canvas);
    await expect(await canvas.findByText(/^L’envoi n’aboutit pas pour l’instant/u)).toBeVisible();
    await expect(canvas.getByText(/· 1 à envoyer$/u)).toBeVisible();
  },
};

/** The server takes no positions: nothing more is captured, and what was stays on the device. */
export const NotTaken: Story = {
  args: { rewrite: (answer) => (answer.includes('"createGPSLoc"') ? FORBIDDEN : answer) },
  beforeEach: deviceThat(HERE),
  play: async ({ canvas }) => {
    await start(canvas);
    await expect(await canvas.findByText(/^Le serveur ne prend pas vos positions/u)).toBeVisible();
    await expect(canvas.getByText(/^Itinéraire arrêté/u)).toBeVisible();
    await expect(canvas.queryByRole('link', { name: 'Itinéraire en cours' })).toBeNull();
  },
};

const FORBIDDEN = JSON.stringify({ data: null, errors: [{ message: 'FORBIDDEN: not here' }] });

/** What others see is what the server has. */
export const WhatOthersSee: Story = {
  beforeEach: deviceThat(HERE),
  play: async ({ canvas }) => {
    await start(canvas);
    await canvas.findByText(/· 1 position$/u);
    await press(canvas, 'Ce que voit mon superviseur');
    const view = within(await page.findByRole('dialog', { name: 'Ce que voit mon superviseur' }));
    await expect(await view.findByText(/^Dernière position à/u)).toBeVisible();
  },
};

/** Without the right, the itinerary is refused in words, and the visits are there all the same. */
export const NotAllowed: Story = {
  args: {
    role: 'Boss',
    address: href('app_programs_workgroup_supervisor', { idWorkgroup: 'group-cm-1' }),
    rewrite: (answer) => (answer.includes('"readWorkerGPSTrail"') ? FORBIDDEN : answer),
  },
  beforeEach: deviceThat(),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Vous n’êtes pas autorisé à voir l’itinéraire du jour.')).toBeVisible();
  },
};
