import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen as page, userEvent, waitFor, within } from 'storybook/test';
import { ITEM_VERSION, type OutboxItem, type OutboxOwner, ownerKey } from '#domain/outbox/item.ts';
import { itemID } from '#domain/outbox/queue.ts';
import { DEFAULT_NOW } from '#mocks/hosts/demo-config.ts';
import { href } from '#routes/links.ts';
import { withWorkDatabase } from '#state/work-database.ts';
import { ON_A_PHONE, screen } from './meta.tsx';
import type { StageProps } from './stage.tsx';

const NOW = DEFAULT_NOW * 1000;
const OWNER: OutboxOwner = { memberID: 'user-cm-5', agencyID: 'cm', world: null };
const form = { editor: 'visit-report', subject: 'ewane 2026-11-19', value: {}, base: {}, href: '/app/programs/home' };

/** Puts items on the device, as an earlier page has left them. */
function left(...items: readonly Partial<OutboxItem>[]) {
  return () =>
    withWorkDatabase(async (database) => {
      const { store, done } = database.transaction('outbox', 'readwrite');
      const stored = items.map((given, index): OutboxItem => {
        const owner = given.owner ?? OWNER;
        return {
          id: itemID(ownerKey(owner), index + 1, 'story'),
          version: ITEM_VERSION,
          kind: 'createVisitReport',
          owner,
          ownerName: 'Yannick Mbida',
          key: `key ${index}`,
          after: [],
          write: null,
          form,
          title: 'Dr Clarisse Ewane',
          day: '2026-11-19',
          state: 'waiting',
          tries: 1,
          queuedAt: NOW - 600_000,
          sentAt: NOW,
          error: null,
          ...given,
        };
      });
      await Promise.all([...stored.map((item) => store.put(item, item.id)), done]);
    });
}

const meta = {
  ...screen,
  title: 'Screens/Outbox',
  args: { role: 'Delegue', address: `${href('app_programs_home', {})}?outbox=1` },
} satisfies Meta<StageProps>;
export default meta;

type Story = StoryObj<typeof meta>;

const boxOf = () => page.findByRole('dialog', { name: 'Boîte d’envoi' });

/** The dialog, once it has faded in. */
async function shown(text: string) {
  await waitFor(async () => expect(within(await boxOf()).getByText(text)).toBeVisible());
}

export const Empty: Story = {
  play: async () => shown('Tout est envoyé'),
};

/** Two calls have no answer yet, and a third write comes after one of them. */
export const Waiting: Story = {
  beforeEach: left(
    { state: 'doubtful', error: { kind: 'network', codes: [] } },
    { state: 'sending', kind: 'createWorkScheduleDaily', title: '6 visites', day: '2026-11-20', key: 'programme' },
    { title: 'Pharmacie du Port', after: ['programme'], tries: 0, sentAt: null },
  ),
  play: async () => {
    await shown('à vérifier');
    await shown('envoi…');
    await shown('après un autre envoi');
    await expect(within(await boxOf()).getAllByRole('listitem')).toHaveLength(3);
  },
};

export const OnAPhone: Story = { ...Waiting, globals: ON_A_PHONE };

/** The server has refused it: it can be mended, tried again, or thrown away, after a question. */
export const Refused: Story = {
  beforeEach: left(
    { state: 'parked', error: { kind: 'refused', codes: ['VISIT_FIXED'] } },
    { state: 'parked', title: '6 visites', kind: 'createWorkScheduleDaily', error: { kind: 'conflict', codes: [] } },
  ),
  play: async () => {
    await shown('Quelqu’un d’autre a changé la même chose entre-temps.');
    const [first] = within(await boxOf()).getAllByRole('listitem');
    if (!first) throw new Error('Nothing is listed.');
    await expect(within(first).getByRole('button', { name: 'Modifier' })).toBeEnabled();
    await expect(within(first).getByRole('button', { name: 'Réessayer' })).toBeEnabled();
    await userEvent.click(within(first).getByRole('button', { name: 'Jeter' }));
    const question = await page.findByRole('alertdialog');
    await waitFor(() => expect(within(question).getByText('Dr Clarisse Ewane')).toBeVisible());
    await userEvent.click(within(question).getByRole('button', { name: 'Annuler' }));
    await expect(within(await boxOf()).getAllByRole('listitem')).toHaveLength(2);
  },
};

/** What a newer version has written, and what somebody else has. */
export const NotSent: Story = {
  beforeEach: left(
    { version: ITEM_VERSION + 1, kind: 'createMiracle', title: 'Dr Idriss Njoya' },
    { owner: { ...OWNER, memberID: 'somebody' }, ownerName: 'Solange Kouam', key: 'other' },
  ),
  play: async () => {
    await shown('d’une version plus récente');
    await waitFor(async () => expect(await boxOf()).toHaveTextContent('1 envoi de Solange Kouam attend'));
  },
};
