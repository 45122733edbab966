import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type ActorRefFrom, createActor, fromPromise, waitFor } from 'xstate';
import { isText } from '#lib/shape.ts';
import { createDraftMachine } from '#machines/draft/draft.machine.ts';
import type { KeepCall, KeepResult, LoadResult } from '#machines/draft/draft.types.ts';
import { claimDraft } from '#state/draft-claim.ts';
import { draftName, draftStore, forgetDrafts, type WriteMode } from '#state/drafts.ts';
import { FAKE_GLOBALS, FakeIndexedDB } from './fake-indexed-db.ts';

/** Locks and channels are those of the process, in which another thread may run this test too. */
const NAME = draftName({ kind: 'finance', memberID: '7', agencyID: 'cm', subject: crypto.randomUUID(), world: null });
const SAVED = 'saved';

const draftMachine = createDraftMachine<string>({
  same: (a, b) => a === b,
  unite: (earlier, later) => `${earlier} ${later}`,
  rebase: ({ value }) => value,
});

let device: FakeIndexedDB;
const tabs: { readonly close: () => void }[] = [];

beforeEach(async () => {
  device = new FakeIndexedDB();
  vi.stubGlobal('indexedDB', device);
  for (const [name, value] of Object.entries(FAKE_GLOBALS)) vi.stubGlobal(name, value);
  await forgetDrafts(null);
});

afterEach(() => {
  for (const tab of tabs.splice(0)) tab.close();
  device.killConnections({ isSilent: false });
  vi.unstubAllGlobals();
});

const stored = () => device.disk('tournee-drafts').stores.get('drafts')?.get(NAME);

/** A tab with the editor of the draft: it shares the device, the locks and the channels with others. */
async function openTab() {
  const store = draftStore(NAME, isText);
  let mode: WriteMode = 'checked';
  const { setMode } = store;
  store.setMode = (next) => {
    mode = next;
    setMode(next);
  };
  const machine = draftMachine.provide({
    delays: { handover: 50, follow: 20 },
    actors: {
      claim: claimDraft({ name: NAME, store, mayStandApart: false }),
      load: fromPromise<LoadResult<string>, { readonly saved: string }>(async ({ input: { saved } }) => ({
        saved,
        kept: await store.read(),
      })),
      keep: fromPromise<KeepResult, KeepCall<string>>(({ input: { draft } }) => store.keep(draft)),
    },
  });
  const actor: ActorRefFrom<typeof draftMachine> = createActor(machine, { input: { saved: SAVED, now: () => 1 } });
  const tab = {
    actor,
    store,
    mode: () => mode,
    draft: () => actor.getSnapshot().context.draft,
    write: (value: string) => actor.send({ type: 'draft.change', value }),
    close: () => actor.stop(),
    becomes: (...values: readonly Parameters<ReturnType<typeof actor.getSnapshot>['matches']>[0][]) =>
      waitFor(actor, (snapshot) => values.some((value) => snapshot.matches(value)), { timeout: 3000 }),
  };
  tabs.push(tab);
  actor.start();
  await tab.becomes('editing', { elsewhere: 'shown' });
  return tab;
}

test('a tab with the lock writes at once: what is typed is on the device even if the page goes', async () => {
  const tab = await openTab();
  expect(tab.mode()).toBe('held');
  tab.write('typed');
  tab.actor.send({ type: 'draft.keep' });
  // As much as runs before an event of the page is over.
  await Promise.resolve();
  await Promise.resolve();
  device.killConnections({ isSilent: true });
  await vi.waitFor(() => expect(stored()).toMatchObject({ draft: { value: 'typed' } }));
});

test('a draft that is handed over is written by the other tab alone', async () => {
  const first = await openTab();
  first.write('by the first');
  const second = await openTab();
  expect(second.actor.getSnapshot().matches('elsewhere')).toBe(true);
  expect(second.mode()).toBe('checked');

  second.actor.send({ type: 'claim.take' });
  await second.becomes('editing');
  expect([first.mode(), second.mode()]).toEqual(['checked', 'held']);
  expect(first.actor.getSnapshot().matches('elsewhere')).toBe(true);
  expect(second.draft()).toBe('by the first');

  second.write('by the second');
  await second.becomes({ editing: 'kept' });
  expect(await first.store.keep({ value: 'late', base: SAVED, at: 1 })).toEqual({ kind: 'overtaken' });
  expect(stored()).toMatchObject({ draft: { value: 'by the second' } });

  second.close();
  await first.becomes('editing');
  expect(first.mode()).toBe('held');
  expect(first.draft()).toBe('by the second');
});

test('a tab whose lock is stolen before it answers overwrites nothing', async () => {
  const first = await openTab();
  first.write('by the first');
  await first.becomes({ editing: 'kept' });
  const second = await openTab();
  // A frozen tab hears nothing.
  const deaf = vi.spyOn(BroadcastChannel.prototype, 'postMessage').mockImplementation(() => {});
  second.actor.send({ type: 'claim.take' });
  await second.becomes('editing');
  deaf.mockRestore();
  await first.becomes({ elsewhere: 'shown' });
  expect([first.mode(), second.mode()]).toEqual(['checked', 'held']);

  second.write('by the second');
  await second.becomes({ editing: 'kept' });
  expect(await first.store.keep({ value: 'late', base: SAVED, at: 1 })).toEqual({ kind: 'overtaken' });
  expect(stored()).toMatchObject({ draft: { value: 'by the second' } });
  expect(second.mode()).toBe('held');
});

test('a tab that had more than the device when its lock was stolen stores it, and the other one sees both', async () => {
  const first = await openTab();
  first.write('by the first');
  await first.becomes({ editing: 'kept' });
  const second = await openTab();
  const deaf = vi.spyOn(BroadcastChannel.prototype, 'postMessage').mockImplementation(() => {});
  second.actor.send({ type: 'claim.take' });
  first.write('by the first, later');
  await second.becomes('editing');
  deaf.mockRestore();
  await first.becomes({ elsewhere: 'shown' });
  second.write('by the second');
  await second.becomes({ elsewhere: 'shown' });
  await first.becomes({ editing: 'kept' });
  expect(stored()).toMatchObject({ draft: { value: 'by the first, later' } });
  expect(second.draft()).toBe('by the second');
  second.actor.send({ type: 'claim.take' });
  await second.becomes('choosing');
  expect(second.actor.getSnapshot().context.incoming).toEqual({ from: 'tab', value: 'by the first, later' });
});

test('a tab that does not know yet that its lock was stolen puts back what it replaced, and keeps its own to show', async () => {
  const first = await openTab();
  first.write('by the first');
  await first.becomes({ editing: 'kept' });
  const theirs = { draft: { value: 'by the second', base: SAVED, at: 2 }, version: 'of the second' };
  device.disk('tournee-drafts').stores.get('drafts')?.set(NAME, theirs);

  first.write('by the first, later');
  // It lets go of the lock, and has it again as nobody else wants it.
  await first.becomes('choosing');
  expect(stored()).toEqual(theirs);
  expect(first.draft()).toBe('by the first, later');
  expect(first.actor.getSnapshot().context.incoming).toEqual({ from: 'tab', value: 'by the second' });
});

test('without locks every write is checked: the second tab that writes is overtaken', async () => {
  vi.stubGlobal('navigator', { locks: { request: () => Promise.reject(new DOMException('no', 'SecurityError')) } });
  const [first, second] = [await openTab(), await openTab()];
  expect([first.mode(), second.mode()]).toEqual(['checked', 'checked']);
  first.write('by the first');
  await first.becomes({ editing: 'kept' });
  second.write('by the second');
  await second.becomes('choosing');
  expect(stored()).toMatchObject({ draft: { value: 'by the first' } });
  expect(second.draft()).toBe('by the second');
  expect(second.actor.getSnapshot().context.incoming).toEqual({ from: 'tab', value: 'by the first' });
});

test('a tab that only shows a draft follows what the other one writes, and what it deletes', async () => {
  const first = await openTab();
  const second = await openTab();
  first.write('by the first');
  await waitFor(second.actor, ({ context: { draft } }) => draft === 'by the first', { timeout: 3000 });
  first.write(SAVED);
  await waitFor(second.actor, ({ context: { draft } }) => draft === SAVED, { timeout: 3000 });
  expect(second.actor.getSnapshot().matches('elsewhere')).toBe(true);
});
