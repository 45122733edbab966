import { type CallbackActorLogic, fromCallback } from 'xstate';
import type { ClaimOrder } from '#machines/finance/finance.types.ts';

/** What this page itself is letting go: a screen that opens again waits for it, and does not take it for another tab. */
const lettingGo = new Map<string, Promise<unknown>>();

/**
 * Holds a draft for this tab by a lock of that name, which the browser gives to one tab at a time and takes back from
 * one that is closed or crashes. The tab that has it is asked for it over a channel of the same name.
 */
export function claimDraft(name: string): CallbackActorLogic<ClaimOrder> {
  return fromCallback<ClaimOrder>(({ sendBack, receive }) => {
    // Pages of plain http have no locks: there, a version in the draft alone keeps tabs from overwriting each other.
    if (!('locks' in navigator)) {
      sendBack({ type: 'claim.granted' });
      return undefined;
    }
    let letGo: (() => void) | null = null;
    let isQueued = false;
    let held: Promise<unknown> = Promise.resolve();
    let waiting = new AbortController();
    const over = new AbortController();
    const channel = new BroadcastChannel(name);
    channel.addEventListener('message', () => {
      if (letGo) sendBack({ type: 'claim.lost' });
    });

    const hold = () => {
      isQueued = false;
      if (over.signal.aborted) return Promise.resolve();
      sendBack({ type: 'claim.granted' });
      return new Promise<void>((resolve) => {
        letGo = resolve;
      });
    };
    /** What becomes of a lock: another tab may take it without asking. */
    const settle = (request: Promise<unknown>) => {
      held = request.catch(() => {
        if (letGo && !over.signal.aborted) sendBack({ type: 'claim.lost' });
        letGo = null;
      });
    };
    /** To be given it when the tab that has it is closed, or gives it up. */
    const queue = () => {
      if (isQueued) return;
      isQueued = true;
      waiting = new AbortController();
      settle(navigator.locks.request(name, { signal: waiting.signal }, hold));
    };
    const begin = async () => {
      await lettingGo.get(name);
      if (over.signal.aborted) return;
      settle(
        navigator.locks.request(name, { ifAvailable: true }, (lock) => {
          if (lock) return hold();
          sendBack({ type: 'claim.taken' });
          return undefined;
        }),
      );
    };

    receive(({ type }) => {
      if (type === 'ask') channel.postMessage(type);
      else if (type === 'steal') {
        waiting.abort();
        settle(navigator.locks.request(name, { steal: true }, hold));
      } else {
        letGo?.();
        letGo = null;
        queue();
      }
    });
    void begin();

    return () => {
      over.abort();
      waiting.abort();
      letGo?.();
      channel.close();
      lettingGo.set(name, held);
    };
  });
}
