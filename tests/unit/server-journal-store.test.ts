import { afterEach, describe, expect, test, vi } from 'vitest';
import { openJournal } from '#mocks/hosts/journal-store.ts';
import { deleteReplay, storeReplay, loadReplay } from '#mocks/hosts/replay-store.ts';
import { FAKE_GLOBALS } from './fake-indexed-db.ts';

const ENTRY = { at: 1, operationName: null, query: 'mutation { a }', variables: {}, userID: 'user-1', agencyID: null };

afterEach(() => vi.unstubAllGlobals());

/** Ways in which browsers refuse storage. A full store is tested in a browser. */
const FORBIDDEN: Readonly<Record<string, () => void>> = {
  'there is none': () => vi.stubGlobal('indexedDB', undefined),
  'asking for it throws': () =>
    vi.stubGlobal('indexedDB', {
      open() {
        throw new DOMException('The operation is insecure', 'SecurityError');
      },
    }),
  'it does not open': () =>
    vi.stubGlobal('indexedDB', {
      open() {
        const request = Object.assign(new EventTarget(), {
          error: new DOMException('Private window', 'InvalidStateError'),
        });
        queueMicrotask(() => request.dispatchEvent(new Event('error')));
        return request;
      },
    }),
};

describe('a device without storage', () => {
  test.for(Object.keys(FORBIDDEN))('is reported once, and work goes on: %s', async (how) => {
    FORBIDDEN[how]?.();
    for (const [name, value] of Object.entries(FAKE_GLOBALS)) vi.stubGlobal(name, value);
    const onLost = vi.fn<() => void>();
    const journal = openJournal('seed=1', onLost);
    expect(await journal.read()).toEqual({ isAnew: false, entries: [] });
    await journal.append([ENTRY]);
    expect(await journal.read()).toEqual({ isAnew: false, entries: [] });
    expect(await journal.replace('seed=1', [ENTRY])).toBe(false);
    expect(onLost).toHaveBeenCalledTimes(1);
    expect(await storeReplay('{}')).toBe(false);
    expect(await loadReplay()).toBeNull();
    await deleteReplay();
  });
});
