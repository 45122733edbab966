import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen as page, userEvent, waitFor, within } from 'storybook/test';
import { href } from '#routes/links.ts';
import { ON_A_PHONE, screen } from './meta.tsx';
import type { StageProps } from './stage.tsx';

const meta = {
  ...screen,
  title: 'Screens/Day pack',
  args: { role: 'Delegue', isRemembered: true, address: href('app_programs_home', {}) },
} satisfies Meta<StageProps>;
export default meta;

type Story = StoryObj<typeof meta>;
type Canvas = { readonly findByRole: typeof page.findByRole };

const barOf = async (canvas: Canvas) => within(await canvas.findByRole('region', { name: 'Journée hors ligne' }));

async function press(canvas: Canvas, name: string) {
  await userEvent.click(await (await barOf(canvas)).findByRole('button', { name }));
}

async function says(canvas: Canvas, text: RegExp) {
  const bar = await barOf(canvas);
  await waitFor(async () => expect(bar.getByText(text)).toBeVisible(), { timeout: 10_000 });
}

const UNREAD = /^Cette journée ne s’ouvrira pas sans réseau/u;

/** Before anything is read ahead. */
export const Unread: Story = { play: async ({ canvas }) => says(canvas, UNREAD) };

/** Read at the press of a button: its time and its size. */
export const Ready: Story = {
  play: async ({ canvas }) => {
    await press(canvas, 'Préparer hors ligne');
    await says(canvas, /^Journée prête hors ligne, 08:10 · 0,\d Mo/u);
    await expect(await (await barOf(canvas)).findByRole('button', { name: 'Relire' })).toBeVisible();
  },
};

export const ReadyOnAPhone: Story = { ...Ready, globals: ON_A_PHONE };

/** A server that is slow: how much is read, until the user stops it. */
export const Filling: Story = {
  args: { unanswered: 'readAllPharmaProducts' },
  play: async ({ canvas }) => {
    await press(canvas, 'Préparer hors ligne');
    const bar = await barOf(canvas);
    await waitFor(async () =>
      expect(Number((await bar.findByRole('progressbar')).getAttribute('aria-valuenow'))).toBeGreaterThan(10),
    );
    await press(canvas, 'Arrêter');
    await says(canvas, UNREAD);
  },
};

/** A server that stops answering on the way. */
export const Unanswered: Story = {
  args: { failed: 'readAllPharmaProducts' },
  play: async ({ canvas }) => {
    await press(canvas, 'Préparer hors ligne');
    await says(canvas, /^Le serveur n’a pas répondu jusqu’au bout/u);
    await says(canvas, UNREAD);
  },
};

/** A device without room for what is read; all else goes on. */
export const FullDevice: Story = {
  beforeEach: () => {
    const { put } = IDBObjectStore.prototype;
    IDBObjectStore.prototype.put = function refuse(...call) {
      if (this.transaction.db.name === 'tournee-reads') throw new DOMException('full', 'QuotaExceededError');
      return put.apply(this, call);
    };
    return () => {
      IDBObjectStore.prototype.put = put;
    };
  },
  play: async ({ canvas }) => {
    await press(canvas, 'Préparer hors ligne');
    await says(canvas, /^Cet appareil n’a pas la place de tout garder/u);
    await says(canvas, UNREAD);
  },
};

/** A session that the device does not remember keeps nothing, and offers nothing. */
export const NotRemembered: Story = {
  args: { isRemembered: false },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('region', { name: 'Itinéraire du jour' })).toBeVisible();
    await expect(page.queryByRole('region', { name: 'Journée hors ligne' })).toBeNull();
  },
};
