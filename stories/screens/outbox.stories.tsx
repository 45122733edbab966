import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen as page, userEvent, waitFor, within } from 'storybook/test';
import { ITEM_VERSION } from '#domain/outbox/item.ts';
import { href } from '#routes/links.ts';
import { left, OWNER } from './left-items.ts';
import { ON_A_PHONE, screen } from './meta.tsx';
import type { StageProps } from './stage.tsx';

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
    {
      state: 'doubtful',
      kind: 'updateCustomer',
      title: 'Dr Raïssa Nana · Téléphone',
      error: { kind: 'network', codes: [] },
    },
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

/** Where the browser forgets a site that is not used for seven days, it is said. */
export const OnAnIPhone: Story = {
  globals: ON_A_PHONE,
  beforeEach: () => {
    Object.defineProperty(navigator, 'standalone', { value: false, configurable: true });
    return () => Reflect.deleteProperty(navigator, 'standalone');
  },
  play: async () => {
    await waitFor(async () => expect(await boxOf()).toHaveTextContent('après sept jours sans l’ouvrir'));
  },
};

/** The server has refused it: it can be mended, tried again, or thrown away, after a question. */
export const Refused: Story = {
  beforeEach: left(
    {
      state: 'parked',
      error: { kind: 'refused', codes: ['VISIT_FIXED'], said: `<b>Jour clos</b> ${'x'.repeat(5000)}` },
    },
    { state: 'parked', title: '6 visites', kind: 'createWorkScheduleDaily', error: { kind: 'conflict', codes: [] } },
  ),
  play: async () => {
    await shown('Quelqu’un d’autre a changé la même chose entre-temps.');
    const [first] = within(await boxOf()).getAllByRole('listitem');
    if (!first) throw new Error('Nothing is listed.');
    // The server's words are text, and no longer than can be read.
    await expect(first).toHaveTextContent('<b>Jour clos</b>');
    await expect(first.textContent?.length).toBeLessThan(600);
    await expect(within(first).getByRole('button', { name: 'Modifier' })).toBeEnabled();
    await expect(within(first).getByRole('button', { name: 'Réessayer' })).toBeEnabled();
    await userEvent.click(within(first).getByRole('button', { name: 'Jeter' }));
    const question = await page.findByRole('alertdialog');
    await waitFor(() => expect(within(question).getByText('Dr Clarisse Ewane')).toBeVisible());
    await userEvent.click(within(question).getByRole('button', { name: 'Annuler' }));
    await expect(within(await boxOf()).getAllByRole('listitem')).toHaveLength(2);
  },
};

/** What has no form any more says why, or leads to the day on which it is mended. */
export const RefusedWithoutForm: Story = {
  beforeEach: left(
    {
      state: 'parked',
      kind: 'validateVisitObjectives',
      title: 'Yannick Mbida, 2 visites',
      form: null,
      href: '/app/programs/home?day=2026-11-20',
      error: { kind: 'conflict', codes: [] },
    },
    { state: 'parked', kind: 'updateCustomer', key: 'card', error: { kind: 'refused', codes: ['NOT_FOUND'] } },
    {
      state: 'parked',
      kind: 'createWorkScheduleDaily',
      key: 'programme',
      day: '2026-11-18',
      error: { kind: 'refused', codes: ['PAST_DAY'] },
    },
    { state: 'parked', kind: 'createLeadedAction', key: 'action', error: { kind: 'refused', codes: ['FORBIDDEN'] } },
  ),
  play: async () => {
    await shown('Ce qui devait changer n’existe plus sur le serveur.');
    const box = within(await boxOf());
    await expect(box.getByText(/^Ce jour est passé/u)).toBeVisible();
    await expect(box.getByText(/^Vous n’avez pas, ou plus, le droit d’écrire ceci/u)).toBeVisible();
    await expect(box.queryByRole('button', { name: 'Modifier' })).toBeNull();
    await expect(box.getAllByRole('button', { name: 'Jeter' })).toHaveLength(4);
    await userEvent.click(box.getByRole('button', { name: 'Ouvrir la journée' }));
    await waitFor(() => expect(page.queryByRole('dialog')).toBeNull());
    await expect(await page.findByRole('heading', { level: 1, name: 'Vendredi 20 novembre' })).toBeVisible();
  },
};

/** A report whose visit was deleted meanwhile can still be sent; what waits behind another item is not in doubt. */
export const DeletedVisit: Story = {
  beforeEach: left(
    { state: 'parked', key: 'report', error: { kind: 'refused', codes: ['NOT_FOUND'] } },
    { state: 'doubtful', key: 'card', tries: 1, error: { kind: 'network', codes: [] } },
    { state: 'doubtful', key: 'card', tries: 0 },
  ),
  play: async () => {
    await waitFor(async () => expect(await boxOf()).toHaveTextContent(/Sa visite n’est plus au programme/u));
    const [deleted, doubtful, behind] = within(await boxOf()).getAllByRole('listitem');
    await expect(within(deleted ?? document.body).getByRole('button', { name: 'Modifier' })).toBeEnabled();
    await expect(doubtful).toHaveTextContent('à vérifier');
    await expect(behind).toHaveTextContent('après un autre envoi');
  },
};

/** A decision of a version that kept no address leads to the day of its delegate all the same. */
export const RefusedOfAnOlderVersion: Story = {
  args: { role: 'Supervisor' },
  beforeEach: left({
    state: 'parked',
    owner: { ...OWNER, memberID: 'user-cm-4' },
    kind: 'validateVisitObjectives',
    title: 'Yannick Mbida, 1 visite',
    form: null,
    day: '2026-11-20',
    write: { worker: { ID: OWNER.memberID } },
    error: { kind: 'conflict', codes: [] },
  }),
  play: async () => {
    await shown('Quelqu’un d’autre a changé la même chose entre-temps.');
    await userEvent.click(await within(await boxOf()).findByRole('button', { name: 'Ouvrir la journée' }));
    await expect(
      await page.findByRole('heading', { level: 1, name: /Yannick Mbida, vendredi 20 novembre/u }),
    ).toBeVisible();
  },
};

/** Programmes of several days say from when to when, and on which day it went wrong. */
export const SeveralDays: Story = {
  beforeEach: left(
    {
      state: 'parked',
      kind: 'createWorkSchedules',
      title: '3 jours',
      day: '2026-11-30',
      until: '2026-12-04',
      error: { kind: 'refused', codes: ['VISIT_FIXED'], days: ['2026-12-01'] },
    },
    { kind: 'createWorkSchedules', title: '1 jour', key: 'other', day: '2026-11-30', until: '2026-11-30', tries: 0 },
  ),
  play: async () => {
    await waitFor(async () =>
      expect(await boxOf()).toHaveTextContent('3 jours · Programme du 30 nov. 2026 au 4 déc. 2026'),
    );
    const [refused, waiting] = within(await boxOf()).getAllByRole('listitem');
    await expect(refused).toHaveTextContent(/1 déc. 2026\s: Une visite faite ou validée/u);
    await expect(waiting).toHaveTextContent('1 jour · Programme du 30 nov. 2026');
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
