import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { isFile, isText, orNull, shapeOf } from '#lib/shape.ts';
import type { KeptDraft } from '#machines/draft/draft.types.ts';
import { draftName, draftsOf, draftStore, forgetDrafts, HeldByOtherTab } from '#state/drafts.ts';
import { FAKE_GLOBALS, FakeIndexedDB } from './fake-indexed-db.ts';

const DATABASE = 'tournee-drafts';

const keyOf = (world: string | null, subject = '12') =>
  draftName({ kind: 'reminder', memberID: '7', agencyID: 'cm', subject, world });
const NAME = keyOf(null);

const draftOf = (value: string): KeptDraft<string> => ({ value, base: '', at: 1 });
const storeOf = (name = NAME) => draftStore(name, isText);

let device: FakeIndexedDB;

beforeEach(async () => {
  device = new FakeIndexedDB();
  vi.stubGlobal('indexedDB', device);
  for (const [name, value] of Object.entries(FAKE_GLOBALS)) vi.stubGlobal(name, value);
  // The module holds a connection to the device of the test before, and what its page remembered.
  await forgetDrafts(null);
  device.killConnections({ isSilent: false });
});

afterEach(() => {
  device.killConnections({ isSilent: false });
  vi.unstubAllGlobals();
});

/** The stored draft, read from the database directly: the store also keeps drafts in memory. */
const stored = (name = NAME) => device.disk(DATABASE).stores.get('drafts')?.get(name);

describe('a draft on the device', () => {
  test('is there for the next store of its name, and gone once it is deleted', async () => {
    const store = storeOf();
    expect(await store.read()).toBeNull();
    expect(await store.keep(draftOf('a'))).toEqual({ kind: 'kept' });
    expect(await store.keep(draftOf('ab'))).toEqual({ kind: 'kept' });
    expect(stored()).toMatchObject({ draft: draftOf('ab') });
    expect(await storeOf().read()).toEqual(draftOf('ab'));
    expect(await storeOf(keyOf(null, '13')).read()).toBeNull();
    expect(await store.keep(null)).toEqual({ kind: 'kept' });
    expect(stored()).toBeUndefined();
    expect(await storeOf().read()).toBeNull();
  });

  test('that another tab has written since is left alone', async () => {
    const [here, there] = [storeOf(), storeOf()];
    await here.read();
    await there.read();
    await there.keep(draftOf('theirs'));
    expect(await here.keep(draftOf('ours'))).toEqual({ kind: 'overtaken' });
    expect(stored()).toMatchObject({ draft: draftOf('theirs') });
    expect(await here.read()).toEqual(draftOf('theirs'));
    expect(await here.keep(draftOf('both'))).toEqual({ kind: 'kept' });
  });

  test('is the last one of a tab, however fast its writes follow each other', async () => {
    const store = storeOf();
    await store.read();
    const writes = ['a', 'ab', 'abc'].map((value) => store.keep(draftOf(value)));
    expect(await Promise.all(writes)).toEqual([{ kind: 'kept' }, { kind: 'kept' }, { kind: 'kept' }]);
    expect(stored()).toMatchObject({ draft: draftOf('abc') });
    const [, last] = await Promise.all([store.keep(draftOf('abcd')), store.keep(null)]);
    expect(last).toEqual({ kind: 'kept' });
    expect(stored()).toBeUndefined();
    expect(await store.read()).toBeNull();
  });

  test('of a shape that this version does not know is not opened', async () => {
    await storeOf().keep(draftOf('a'));
    const other = draftStore(NAME, shapeOf<{ readonly name: string }>({ name: isText }));
    expect(await other.read()).toBeNull();
  });

  test('has no files: those stay in the page', async () => {
    const isNote = shapeOf<{ readonly name: string; readonly file: Blob | null }>({
      name: isText,
      file: orNull((value): value is Blob => value instanceof Blob),
    });
    const draft = { value: { name: 'a', file: new Blob(['b']) }, base: { name: '', file: null }, at: 1 };
    await draftStore(NAME, isNote).keep(draft);
    expect(stored()).toMatchObject({ draft: { value: { name: 'a', file: null } } });
    expect((await draftStore(NAME, isNote).read())?.value.file).toBe(draft.value.file);
  });

  test('has the names of its files, until another one is chosen', async () => {
    interface Note {
      readonly name: string;
      readonly file: File | null;
    }
    const isNote = shapeOf<Note>({ name: isText, file: orNull(isFile) });
    const noteOf = (name: string, file: File | null) => ({
      value: { name, file },
      base: { name: '', file: null },
      at: 1,
    });
    await draftStore(NAME, isNote).keep(noteOf('a', new File(['b'], 'amm.pdf')));
    await forgetMemoryOf(NAME);
    const reloaded = draftStore(NAME, isNote);
    expect(await reloaded.read()).toEqual(noteOf('a', null));
    expect(reloaded.lostFiles()).toEqual(['amm.pdf']);
    await reloaded.keep(noteOf('ab', null));
    await forgetMemoryOf(NAME);
    const again = draftStore(NAME, isNote);
    await again.read();
    expect(again.lostFiles()).toEqual(['amm.pdf']);
    await again.keep(noteOf('ab', new File(['c'], 'other.pdf')));
    expect(again.lostFiles()).toEqual([]);
  });

  test('that another tab holds is neither read nor written by a store that stands apart', async () => {
    const [here, there] = [storeOf(), storeOf()];
    await there.keep(draftOf('theirs'));
    await forgetMemoryOf(NAME);
    here.setMode('apart');
    expect(await here.read()).toBeNull();
    await expect(here.keep(draftOf('ours'))).rejects.toBeInstanceOf(HeldByOtherTab);
    expect(await here.read()).toEqual(draftOf('ours'));
    expect(stored()).toMatchObject({ draft: draftOf('theirs') });
    expect(await here.keep(null)).toEqual({ kind: 'kept' });
    expect(stored()).toMatchObject({ draft: draftOf('theirs') });
  });
});

describe('a tab that holds the draft', () => {
  const heldStore = async () => {
    const store = storeOf();
    await store.read();
    store.setMode('held');
    return store;
  };
  const theirs = { draft: draftOf('theirs'), version: 'of the other tab' };
  /** Another tab has stolen the lock, and this one does not know it yet. */
  const overtake = () => device.disk(DATABASE).stores.get('drafts')?.set(NAME, theirs);

  test('writes one draft after another, and deletes it', async () => {
    const store = await heldStore();
    const writes = ['a', 'ab', 'abc'].map((value) => store.keep(draftOf(value)));
    expect(await Promise.all(writes)).toEqual([{ kind: 'kept' }, { kind: 'kept' }, { kind: 'kept' }]);
    expect(stored()).toMatchObject({ draft: draftOf('abc') });
    expect(await store.keep(null)).toEqual({ kind: 'kept' });
    expect(stored()).toBeUndefined();
  });

  test.each([
    ['written', draftOf('ours')],
    ['deleted', null],
  ])('puts back what another tab has stored in the meantime: its own is %s', async (_, draft) => {
    const store = await heldStore();
    await store.keep(draftOf('a'));
    overtake();
    expect(await store.keep(draft)).toEqual({ kind: 'overtaken' });
    expect(stored()).toEqual(theirs);
    expect(await store.read()).toEqual(draftOf('theirs'));
    expect(await store.keep(draftOf('both'))).toEqual({ kind: 'kept' });
  });

  test('does not put back what the other tab has replaced by then', async () => {
    const store = await heldStore();
    await store.keep(draftOf('a'));
    overtake();
    const writing = store.keep(draftOf('ours'));
    const later = { draft: draftOf('later'), version: 'still later' };
    // Queued behind the write, and before what puts back.
    await new Promise((resolve) => {
      const opening = device.open(DATABASE, 3);
      opening.addEventListener('success', resolve);
    });
    device.disk(DATABASE).stores.get('drafts')?.set(NAME, later);
    expect(await writing).toEqual({ kind: 'overtaken' });
    expect(stored()).toEqual(later);
  });
});

/** Deleting and writing again as another tab: what this page remembered of the draft is then out of date. */
async function forgetMemoryOf(name: string): Promise<void> {
  const kept = stored(name);
  const store = storeOf(name);
  await store.read();
  await store.keep(null);
  device.disk(DATABASE).stores.get('drafts')?.set(name, kept);
}

describe('the connection', () => {
  test.each([
    ['that the browser ended, and said so', false],
    ['that the browser ended without a word', true],
  ])('%s is opened again', async (_, isSilent) => {
    const store = storeOf();
    await store.keep(draftOf('a'));
    const { openings } = device;
    device.killConnections({ isSilent });
    expect(await store.keep(draftOf('ab'))).toEqual({ kind: 'kept' });
    expect(device.openings).toBe(openings + 1);
    expect(stored()).toMatchObject({ draft: draftOf('ab') });
    device.killConnections({ isSilent });
    expect(await store.read()).toEqual(draftOf('ab'));
  });

  test('that ends with the page does not lose a draft that this tab holds', async () => {
    const store = storeOf();
    store.setMode('held');
    await store.read();
    const { openings } = device;
    const writing = store.keep(draftOf('a'));
    // As much as runs before an event of the page is over.
    await Promise.resolve();
    await Promise.resolve();
    device.killConnections({ isSilent: true });
    expect(await writing).toEqual({ kind: 'kept' });
    expect(stored()).toMatchObject({ draft: draftOf('a') });
    expect(device.openings, 'no second try was needed').toBe(openings);
  });

  test('that ends in the middle of a write of the tab that holds the draft is opened again', async () => {
    const store = storeOf();
    store.setMode('held');
    await store.keep(draftOf('a'));
    device.killConnections({ isSilent: true });
    expect(await store.keep(draftOf('ab'))).toEqual({ kind: 'kept' });
    expect(stored()).toMatchObject({ draft: draftOf('ab') });
  });

  test('that ends in the middle of a write is opened again, and the draft is written once', async () => {
    const store = storeOf();
    await store.keep(draftOf('a'));
    const writing = store.keep(draftOf('ab'));
    setTimeout(() => device.killConnections({ isSilent: false }));
    expect(await writing).toEqual({ kind: 'kept' });
    expect(await store.keep(draftOf('abc'))).toEqual({ kind: 'kept' });
    expect(stored()).toMatchObject({ draft: draftOf('abc') });
  });

  test('is closed for a newer version of the application', async () => {
    await storeOf().keep(draftOf('a'));
    const newer = new Promise((resolve) => {
      device.open(DATABASE, 4).addEventListener('upgradeneeded', resolve);
    });
    await expect(newer).resolves.toBeDefined();
  });

  test('to a database that another version does not close is not waited for', async () => {
    device.disk(DATABASE).version = 1;
    device.disk(DATABASE).stores.set('finance', new Map());
    await new Promise((resolve) => {
      device.open(DATABASE, 1).addEventListener('success', resolve);
    });
    const store = storeOf();
    expect(await store.read()).toBeNull();
    await expect(store.keep(draftOf('a'))).rejects.toThrow('Another version of the application is open.');
    expect(await store.read()).toEqual(draftOf('a'));
  });
});

describe('a device that does not store', () => {
  test('because it is full: the draft is in memory, and the store says so', async () => {
    const store = storeOf();
    await store.keep(draftOf('a'));
    device.disk(DATABASE).isFull = true;
    await expect(store.keep(draftOf('ab'))).rejects.toThrow('There is no room.');
    expect(stored()).toMatchObject({ draft: draftOf('a') });
    expect(await storeOf().read()).toEqual(draftOf('ab'));
    device.disk(DATABASE).isFull = false;
    expect(await store.keep(draftOf('ab'))).toEqual({ kind: 'kept' });
    expect(stored()).toMatchObject({ draft: draftOf('ab') });
  });

  test('because it has no database: the draft is in memory, and the store says so', async () => {
    vi.stubGlobal('indexedDB', undefined);
    const store = storeOf();
    expect(await store.read()).toBeNull();
    await expect(store.keep(draftOf('a'))).rejects.toBeInstanceOf(TypeError);
    expect(await storeOf().read()).toEqual(draftOf('a'));
  });

  test('forgets drafts all the same, and keeps nobody from leaving the demo', async () => {
    vi.stubGlobal('indexedDB', undefined);
    await expect(forgetDrafts(null)).resolves.toBeUndefined();
    await expect(forgetDrafts('a world')).resolves.toBeUndefined();
  });
});

describe('the drafts of a person', () => {
  const namedOf = (memberID: string, world: string | null) =>
    draftName({ kind: 'finance', memberID, agencyID: null, subject: 'sales 2026-10', world });

  test('are listed with the last one first, and nobody else’s', async () => {
    const isNamed = shapeOf<{ readonly name: string }>({ name: isText });
    await draftStore(NAME, isNamed).keep({ value: { name: ' Essai ' }, base: { name: '' }, at: 1 });
    await storeOf(namedOf('7', null)).keep({ ...draftOf('a'), at: 2 });
    await storeOf(namedOf('77', null)).keep(draftOf('a'));
    expect(await draftsOf({ memberID: '7', world: null })).toEqual([
      { kind: 'finance', subject: 'sales 2026-10', title: null, value: 'a', base: '', at: 2, isInMemory: false },
      {
        kind: 'reminder',
        subject: '12',
        title: 'Essai',
        value: { name: ' Essai ' },
        base: { name: '' },
        at: 1,
        isInMemory: false,
      },
    ]);
  });

  test('are those of the open world of the demo', async () => {
    await storeOf(namedOf('7', 'seed=1')).keep(draftOf('a'));
    await storeOf(namedOf('7', 'seed=2')).keep(draftOf('a'));
    expect(await draftsOf({ memberID: '7', world: 'seed=1' })).toMatchObject([{ subject: 'sales 2026-10' }]);
  });

  test('include what the device refused', async () => {
    vi.stubGlobal('indexedDB', undefined);
    await expect(storeOf().keep(draftOf('a'))).rejects.toBeInstanceOf(TypeError);
    expect(await draftsOf({ memberID: '7', world: null })).toMatchObject([{ kind: 'reminder', isInMemory: true }]);
  });
});

test('drafts of the first version are still there', async () => {
  const old = { draft: { rows: 'a', base: '', at: 1 }, version: 'first' };
  const disk = device.disk(DATABASE);
  disk.version = 1;
  disk.stores.set('finance', new Map([[NAME, old]]));
  const store = storeOf();
  expect(await store.read()).toEqual(draftOf('a'));
  expect([...disk.stores.keys()]).toEqual(['drafts', 'outbox']);
  expect(await store.keep(draftOf('ab'))).toEqual({ kind: 'kept' });
});

describe('forgetting drafts', () => {
  test('deletes those of one world of the demo, or all of them', async () => {
    const [live, one, other] = [keyOf(null), keyOf('seed=1'), keyOf('seed=2')];
    for (const name of [live, one, other]) await storeOf(name).keep(draftOf(name));
    await forgetDrafts('seed=1');
    expect(await Promise.all([live, one, other].map((name) => storeOf(name).read()))).toEqual([
      draftOf(live),
      null,
      draftOf(other),
    ]);
    await forgetDrafts(null);
    expect(await Promise.all([live, other].map((name) => storeOf(name).read()))).toEqual([null, null]);
  });

  test('is not undone by a page that still holds one', async () => {
    const store = storeOf();
    await store.keep(draftOf('a'));
    await forgetDrafts(null);
    expect(await store.keep(draftOf('ab'))).toEqual({ kind: 'kept' });
    expect(stored()).toBeUndefined();
    expect(await storeOf().read()).toBeNull();
  });
});
