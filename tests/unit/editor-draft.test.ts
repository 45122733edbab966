import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { type Actor, createActor, waitFor } from 'xstate';
import { isText, shapeOf } from '#lib/shape.ts';
import { draftName, forgetDrafts, HeldByOtherTab } from '#state/drafts.ts';
import { editorDraft, isContested, rebased } from '#state/editor-draft.ts';
import { FAKE_GLOBALS, FakeIndexedDB } from './fake-indexed-db.ts';

interface Note {
  readonly name: string;
  readonly text: string;
}
const isNote = shapeOf<Note>({ name: isText, text: isText });
/** Locks and channels are those of the process, in which another thread may run this test too. */
const NAME = draftName({ kind: 'reminder', memberID: '7', agencyID: 'cm', subject: crypto.randomUUID(), world: null });
const RECORD: Note = { name: 'saved', text: 'saved' };
const WRITTEN: Note = { name: 'written', text: 'saved' };

let device: FakeIndexedDB;
const open: { stop(): unknown }[] = [];

beforeEach(async () => {
  device = new FakeIndexedDB();
  vi.stubGlobal('indexedDB', device);
  for (const [name, value] of Object.entries(FAKE_GLOBALS)) vi.stubGlobal(name, value);
  await forgetDrafts(null);
  device.killConnections({ isSilent: false });
});

afterEach(() => {
  for (const actor of open.splice(0)) actor.stop();
  device.killConnections({ isSilent: false });
  vi.unstubAllGlobals();
});

const drafts = () => device.disk('tournee-drafts').stores.get('drafts');
const stored = () => drafts()?.get(NAME);

/** Puts a draft on the device as an earlier page, or another tab, has. The database is there once it was opened. */
function store(value: Note, base: Note): void {
  drafts()?.set(NAME, { draft: { value, base, at: 1 }, version: 'of an earlier page' });
}

/** Opens the editor of the record, and waits for it to have read the device. */
async function openEditor({ saved = RECORD, isNew = false } = {}) {
  const { machine } = editorDraft({ name: NAME, isDraft: isNote, isNew });
  const actor = createActor(machine, { input: { saved, now: () => 2 } });
  open.push(actor);
  actor.start();
  await waitFor(actor, (snapshot) => !snapshot.matches('waiting') && !snapshot.matches('loading'));
  return actor;
}
type Editor = Actor<ReturnType<typeof editorDraft<Note>>['machine']>;

const write = (actor: Editor, value: Note) => actor.send({ type: 'draft.change', value });

/** Another tab holds the lock, until the returned function is called. */
async function holdElsewhere(): Promise<() => void> {
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  const { promise: held, resolve: grant } = Promise.withResolvers<void>();
  void navigator.locks.request(NAME, () => {
    grant();
    return released;
  });
  await held;
  return release;
}

describe('what is typed', () => {
  test('is kept where the browser refuses locks', async () => {
    vi.stubGlobal('navigator', { locks: { request: () => Promise.reject(new DOMException('no', 'SecurityError')) } });
    const actor = await openEditor();
    write(actor, WRITTEN);
    await vi.waitFor(() => expect(stored()).toMatchObject({ draft: { value: WRITTEN } }), { timeout: 3000 });
  });

  test('is on the device at once', async () => {
    const actor = await openEditor();
    write(actor, WRITTEN);
    await vi.waitFor(() => expect(stored()).toMatchObject({ draft: { value: WRITTEN } }), { timeout: 3000 });
  });

  test('is there when the editor opens again', async () => {
    const first = await openEditor();
    write(first, WRITTEN);
    first.send({ type: 'draft.keep' });
    first.stop();
    const again = await openEditor();
    expect(again.getSnapshot().context.draft).toEqual(WRITTEN);
  });
});

describe('a record that has changed since its draft was begun', () => {
  const CHANGED: Note = { name: 'saved', text: 'changed by somebody' };

  beforeEach(async () => {
    (await openEditor()).stop();
    store(WRITTEN, RECORD);
  });

  test('is shown beside the draft, and the user may go on from both', async () => {
    const actor = await openEditor({ saved: CHANGED });
    const mine = { name: 'written', text: 'changed by somebody' };
    expect(actor.getSnapshot().value).toBe('choosing');
    expect(actor.getSnapshot().context).toMatchObject({ draft: mine, incoming: { value: CHANGED }, keptAt: 1 });
    expect(stored()).toMatchObject({ draft: { value: WRITTEN, base: RECORD } });
    actor.send({ type: 'choice.mine' });
    await waitFor(actor, (snapshot) => snapshot.matches({ editing: 'kept' }));
    expect(stored()).toMatchObject({ draft: { value: mine, base: CHANGED } });
  });

  test('is taken by choice alone, and the draft is then deleted', async () => {
    const actor = await openEditor({ saved: CHANGED });
    actor.send({ type: 'choice.theirs' });
    await waitFor(actor, (snapshot) => snapshot.matches({ editing: 'unchanged' }));
    expect(actor.getSnapshot().context.draft).toEqual(CHANGED);
    expect(stored()).toBeUndefined();
  });

  test('asks nothing if it now has what the user wrote', async () => {
    const saved = { ...CHANGED, name: 'written' };
    const actor = await openEditor({ saved });
    await waitFor(actor, (snapshot) => snapshot.matches({ editing: 'unchanged' }));
    expect(actor.getSnapshot().context.draft).toEqual(saved);
    expect(stored()).toBeUndefined();
  });

  test('asks nothing if it is new: only the proposed words differ', async () => {
    const actor = await openEditor({ saved: CHANGED, isNew: true });
    expect(actor.getSnapshot().matches('editing')).toBe(true);
    expect(actor.getSnapshot().context.draft).toEqual(WRITTEN);
  });
});

describe('a second tab', () => {
  test('says that the device does not have its text, and stores it once the first tab lets go', async () => {
    const release = await holdElsewhere();
    const actor = await openEditor();
    write(actor, WRITTEN);
    await waitFor(actor, (snapshot) => snapshot.matches({ editing: 'unkept' }));
    expect(actor.getSnapshot().context.keepError).toBeInstanceOf(HeldByOtherTab);
    expect(stored()).toBeUndefined();
    release();
    await waitFor(actor, (snapshot) => snapshot.matches({ editing: 'kept' }), { timeout: 3000 });
    expect(actor.getSnapshot().context.keepError).toBeUndefined();
    expect(stored()).toMatchObject({ draft: { value: WRITTEN } });
  });

  test('that only looks does not take the draft from a tab that is opening', async () => {
    (await openEditor()).stop();
    store(WRITTEN, RECORD);
    const release = await holdElsewhere();
    const opening = openEditor();
    release();
    const actor = await opening;
    expect(actor.getSnapshot().context.draft).toEqual(WRITTEN);
    await waitFor(actor, (snapshot) => snapshot.matches({ editing: 'kept' }));
  });

  test('never writes over what the first tab left on the device', async () => {
    (await openEditor()).stop();
    const release = await holdElsewhere();
    const actor = await openEditor();
    const theirs = { name: 'by the first tab', text: '' };
    store(theirs, RECORD);
    write(actor, WRITTEN);
    await waitFor(actor, (snapshot) => snapshot.matches({ editing: 'unkept' }));
    release();
    // The first tab may be reloading: it finds its lock, and its draft.
    await navigator.locks.request(NAME, () => {});
    actor.send({ type: 'draft.keep' });
    await waitFor(actor, (snapshot) => snapshot.matches({ editing: 'unkept' }));
    expect(stored()).toMatchObject({ draft: { value: theirs } });
    expect(actor.getSnapshot().context.draft).toEqual(WRITTEN);
  });
});

describe('what somebody else has changed since', () => {
  const theirs = (changed: Partial<Note>): Note => ({ ...RECORD, ...changed });
  const draft = { value: WRITTEN, base: RECORD };

  test.each([
    ['nothing', theirs({}), false],
    ['another field', theirs({ text: 'theirs' }), false],
    ['the same field, to the same', theirs({ name: 'written', text: 'theirs' }), false],
    ['the same field, to another value', theirs({ name: 'theirs' }), true],
  ])('%s', (_, saved, isAsked) => {
    expect(isContested(draft, saved)).toBe(isAsked);
    expect(rebased(draft, saved)).toEqual({ name: 'written', text: saved.text });
  });

  test('in lists counts item by item', () => {
    const lists = { value: { ids: ['a', 'b'] }, base: { ids: ['a'] } };
    expect(isContested(lists, { ids: ['a'] })).toBe(false);
    expect(isContested(lists, { ids: ['a', 'b'] })).toBe(false);
    expect(isContested(lists, { ids: ['c'] })).toBe(true);
  });
});

describe('a save that finds a newer record', () => {
  const NEWER: Note = { name: 'theirs', text: 'theirs' };

  test('asks, and the draft is deleted from the device if theirs is taken', async () => {
    const actor = await openEditor();
    write(actor, WRITTEN);
    actor.send({ type: 'draft.keep' });
    // The device has not answered yet.
    actor.send({ type: 'record.changed', theirs: NEWER });
    expect(actor.getSnapshot().value).toBe('choosing');
    expect(actor.getSnapshot().context).toMatchObject({ draft: { name: 'written', text: 'theirs' }, saved: NEWER });
    actor.send({ type: 'choice.theirs' });
    await waitFor(actor, (snapshot) => snapshot.matches({ editing: 'unchanged' }));
    expect(actor.getSnapshot().context.draft).toEqual(NEWER);
    expect(stored()).toBeUndefined();
  });
});
