import { type CallbackActorLogic, fromCallback } from 'xstate';
import { openChannel } from '#lib/device/channel.ts';
import { deviceLocks, isRefused } from '#lib/device/locks.ts';
import type { ClaimOrder } from '#machines/draft/draft.types.ts';
import type { DraftStore } from './drafts.ts';

const ASK = 'ask';
const WROTE = 'wrote';
type Message = typeof ASK | typeof WROTE;
const isMessage = (message: unknown): message is Message => message === ASK || message === WROTE;

/** Locks that this page is releasing: a screen that opens again waits, and does not mistake itself for another tab. */
const releasing = new Map<string, Promise<unknown>>();

export interface ClaimOptions {
  /** The name of the draft, and of its lock. */
  readonly name: string;
  /** It is told whether this tab holds the lock, and tells what it writes, which other tabs may show. */
  readonly store: Pick<DraftStore<unknown>, 'setMode' | 'isFree' | 'onWrite'>;
  /** A draft that another tab holds is opened all the same, stands apart, and is claimed once that tab lets go. */
  readonly mayStandApart: boolean;
}

/** After how long a tab tries again to get a lock before it stands apart: another tab may have taken it to look. */
const PATIENCE = 200;
/** How long after a look a tab that stands apart looks again whether the other one has left nothing. */
const NEXT_LOOK = 5000;

/**
 * Holds a draft for this tab by a Web Lock of the same name. The browser grants it to one tab at a time, and takes it
 * back from a tab that is closed or crashes. A tab asks the holder for it over a broadcast channel of that name.
 */
export function claimDraft({ name, store, mayStandApart }: ClaimOptions): CallbackActorLogic<ClaimOrder> {
  return fromCallback<ClaimOrder>(({ sendBack, receive }) => {
    // Without locks, the version in the stored draft keeps tabs from overwriting each other: the writes stay checked.
    const goOnWithout = () => sendBack({ type: 'claim.granted' });
    const locks = deviceLocks();
    if (!locks) {
      goOnWithout();
      return undefined;
    }
    let release: (() => void) | null = null;
    let isQueued = false;
    let isApart = false;
    let looking: ReturnType<typeof setTimeout> | undefined;
    let held: Promise<unknown> = Promise.resolve();
    let queueing = new AbortController();
    const stopped = new AbortController();
    const channel = openChannel(name, isMessage);
    channel.listen((message) => {
      if (message === WROTE) sendBack({ type: 'claim.wrote' });
      else if (release) sendBack({ type: 'claim.lost' });
    });
    store.onWrite(() => channel.post(WROTE));

    const take = () => {
      store.setMode('held');
      sendBack({ type: 'claim.granted' });
      return new Promise<void>((resolve) => {
        release = resolve;
      });
    };
    const hold = async () => {
      isQueued = false;
      if (stopped.signal.aborted) return undefined;
      if (!isApart) return take();
      // What the other tab left, it may be about to find again: it is reloading.
      if (!(await store.isFree())) {
        looking = setTimeout(queue, NEXT_LOOK);
        return undefined;
      }
      if (stopped.signal.aborted) return undefined;
      isApart = false;
      const taken = take();
      // What was written apart goes to the device.
      sendBack({ type: 'draft.keep' });
      return taken;
    };
    const letGo = () => {
      store.setMode('checked');
      release?.();
      release = null;
    };
    /** Watches a request: it is rejected when another tab steals the lock, and when the browser refuses locks. */
    const settle = (request: Promise<unknown>, { signal } = stopped) => {
      held = request.catch((error: unknown) => {
        // It was given up by this tab itself.
        if (stopped.signal.aborted || signal.aborted) return;
        const wasHeld = release !== null;
        letGo();
        if (wasHeld) sendBack({ type: 'claim.lost' });
        else if (isRefused(error)) goOnWithout();
      });
    };
    /** Waits for the tab that has the lock to release it, or to be closed. */
    const queue = () => {
      if (isQueued) return;
      isQueued = true;
      queueing = new AbortController();
      settle(locks.request(name, { signal: queueing.signal }, hold), queueing);
    };
    const standApart = () => {
      if (stopped.signal.aborted) return;
      isApart = true;
      store.setMode('apart');
      sendBack({ type: 'claim.granted' });
      queue();
    };
    /** @param isPatient whether to try again before standing apart */
    const begin = async (isPatient: boolean) => {
      await releasing.get(name);
      if (stopped.signal.aborted) return;
      settle(
        locks.request(name, { ifAvailable: true }, (lock) => {
          if (lock) return hold();
          if (!mayStandApart) sendBack({ type: 'claim.taken' });
          else if (isPatient) looking = setTimeout(() => void begin(false), PATIENCE);
          else standApart();
          return undefined;
        }),
      );
    };

    receive(({ type }) => {
      if (type === ASK) channel.post(type);
      else if (type === 'steal') {
        queueing.abort();
        settle(locks.request(name, { steal: true }, hold));
      } else {
        letGo();
        queue();
      }
    });
    void begin(true);

    return () => {
      stopped.abort();
      queueing.abort();
      clearTimeout(looking);
      release?.();
      store.onWrite(null);
      channel.close();
      releasing.set(name, held);
    };
  });
}
