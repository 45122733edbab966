import { type CallbackActorLogic, fromCallback } from 'xstate';
import type { ClaimOrder } from '#machines/draft/draft.types.ts';

/** Locks that this page is releasing: a screen that opens again waits, and does not mistake itself for another tab. */
const releasing = new Map<string, Promise<unknown>>();

/**
 * Holds a draft for this tab by a Web Lock of the same name. The browser grants it to one tab at a time, and takes it
 * back from a tab that is closed or crashes. A tab asks the holder for it over a broadcast channel of that name.
 * @param standApart if given, a draft that another tab holds is opened all the same, once this was called
 */
export function claimDraft(name: string, standApart?: () => void): CallbackActorLogic<ClaimOrder> {
  return fromCallback<ClaimOrder>(({ sendBack, receive }) => {
    // Pages of plain http have no locks: there, the version in the stored draft keeps tabs from overwriting each other.
    if (!('locks' in navigator)) {
      sendBack({ type: 'claim.granted' });
      return undefined;
    }
    let release: (() => void) | null = null;
    let isQueued = false;
    let held: Promise<unknown> = Promise.resolve();
    let queueing = new AbortController();
    const stopped = new AbortController();
    const channel = new BroadcastChannel(name);
    channel.addEventListener('message', () => {
      if (release) sendBack({ type: 'claim.lost' });
    });

    const hold = () => {
      isQueued = false;
      if (stopped.signal.aborted) return Promise.resolve();
      sendBack({ type: 'claim.granted' });
      return new Promise<void>((resolve) => {
        release = resolve;
      });
    };
    /** Watches a request: it is rejected when another tab steals the lock. */
    const settle = (request: Promise<unknown>) => {
      held = request.catch(() => {
        if (release && !stopped.signal.aborted) sendBack({ type: 'claim.lost' });
        release = null;
      });
    };
    /** Waits for the tab that has the lock to release it, or to be closed. */
    const queue = () => {
      if (isQueued) return;
      isQueued = true;
      queueing = new AbortController();
      settle(navigator.locks.request(name, { signal: queueing.signal }, hold));
    };
    const begin = async () => {
      await releasing.get(name);
      if (stopped.signal.aborted) return;
      settle(
        navigator.locks.request(name, { ifAvailable: true }, (lock) => {
          if (lock) return hold();
          standApart?.();
          sendBack({ type: standApart ? 'claim.granted' : 'claim.taken' });
          return undefined;
        }),
      );
    };

    receive(({ type }) => {
      if (type === 'ask') channel.postMessage(type);
      else if (type === 'steal') {
        queueing.abort();
        settle(navigator.locks.request(name, { steal: true }, hold));
      } else {
        release?.();
        release = null;
        queue();
      }
    });
    void begin();

    return () => {
      stopped.abort();
      queueing.abort();
      release?.();
      channel.close();
      releasing.set(name, held);
    };
  });
}
