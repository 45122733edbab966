import { compareTexts } from '#lib/compare-texts.ts';
import { isKnown, type ItemError, type OutboxItem } from './item.ts';

/** Digits of the place in the queue, so that the names of items sort like their places. */
const DIGITS = 10;

/**
 * The name of the item at a place of a queue.
 * @param mark tells it from an earlier one of the same place, which is gone
 */
export const itemID = (owner: string, place: number, mark: string): string =>
  `${owner} ${String(place).padStart(DIGITS, '0')} ${mark}`;

/** The place after the last one of a queue: a clock may be set back, a place never is. */
export function placeAfter(owner: string, names: readonly string[]): number {
  const prefix = `${owner} `;
  const places = names.flatMap((name) =>
    name.startsWith(prefix) ? Number.parseInt(name.slice(prefix.length), 10) : [],
  );
  return Math.max(0, ...places) + 1;
}

/** First in, first out. */
export const inOrder = (items: readonly OutboxItem[]): readonly OutboxItem[] =>
  items.toSorted((one, other) => compareTexts(one.id, other.id));

/** The keys of all that an item writes. */
const keysOf = ({ key, also = [] }: OutboxItem): readonly string[] => [key, ...also];

/**
 * The items that must be gone before an item may be sent: those before it that write the same, or what it comes after.
 * @param items a queue in order
 */
export function blockersOf(item: OutboxItem, items: readonly OutboxItem[]): readonly OutboxItem[] {
  const awaited = new Set([...keysOf(item), ...item.after]);
  return items.filter((each) => each.id < item.id && keysOf(each).some((key) => awaited.has(key)));
}

/** Whether the server may have an item that is still in the queue, or just gone from it: its call was made. */
export const mayHaveArrived = ({ state, tries }: Pick<OutboxItem, 'state' | 'tries'>): boolean =>
  tries > 0 && state !== 'parked';

/** What a drain does next. `wait`: nothing can be asked or sent for so many milliseconds. */
export type Next =
  | { readonly kind: 'none' }
  | { readonly kind: 'wait'; readonly milliseconds: number }
  | { readonly kind: 'send' | 'ask'; readonly item: OutboxItem };

/**
 * Chooses what is sent, or asked about, next. What is found in `sending` was left so by a page that is gone: whether it has
 * arrived is asked, once the time limit of its call is over.
 * @param items a queue in order
 * @param now milliseconds since 1970
 * @param limit milliseconds that a call may take
 */
export function nextOf(items: readonly OutboxItem[], now: number, limit: number): Next {
  let soonest: number | null = null;
  for (const item of items) {
    if (item.state === 'parked' || !isKnown(item) || blockersOf(item, items).length > 0) continue;
    if (item.state === 'waiting') return { kind: 'send', item };
    const wait = waitOf(item, now, limit);
    if (wait === 0) return { kind: 'ask', item };
    soonest = Math.min(soonest ?? wait, wait);
  }
  return soonest === null ? { kind: 'none' } : { kind: 'wait', milliseconds: soonest };
}

/** Milliseconds until an item may be asked about; a clock that was changed never makes it longer than a call may take. */
function waitOf({ sentAt }: OutboxItem, now: number, limit: number): number {
  if (sentAt === null) return 0;
  const passed = now - sentAt;
  return passed < 0 ? 0 : Math.max(0, limit - passed);
}

/** What has happened to an item. */
export type ItemEvent =
  | { readonly type: 'sent'; readonly at: number }
  /** The call was not made, or not carried out: the session has ended. */
  | { readonly type: 'returned' }
  /** The call failed, and may have arrived; or whether it has arrived could not be asked. */
  | { readonly type: 'lost'; readonly at: number; readonly error: ItemError }
  | { readonly type: 'refused'; readonly error: ItemError }
  /** The server was asked and does not have it. */
  | { readonly type: 'absent' }
  /** The user has it tried again. */
  | { readonly type: 'retried' };

/** The item after an event; `null` if the event cannot happen to an item in this state, as when another tab was faster. */
export function itemAfter(item: OutboxItem, event: ItemEvent): OutboxItem | null {
  const { state } = item;
  switch (event.type) {
    case 'sent':
      return state === 'waiting' ? { ...item, state: 'sending', tries: item.tries + 1, sentAt: event.at } : null;
    case 'returned':
      return state === 'sending' ? { ...item, state: 'waiting', error: null } : null;
    case 'lost':
      if (state === 'sending') return { ...item, state: 'doubtful', error: event.error };
      if (state !== 'doubtful') return null;
      // A line that is down tells nothing about the item. Any other failure may be its own: the others go first.
      return { ...item, error: event.error, sentAt: event.error.kind === 'network' ? item.sentAt : event.at };
    case 'refused':
      return state === 'sending' || state === 'doubtful' ? { ...item, state: 'parked', error: event.error } : null;
    case 'absent':
      return state === 'sending' || state === 'doubtful' ? { ...item, state: 'waiting' } : null;
    case 'retried':
      return state === 'parked' ? { ...item, state: 'doubtful', sentAt: null, error: null } : null;
    default:
      return null;
  }
}

/** Whether the next write of the same key takes its place: its call is not under way, so nothing of it has arrived unnoticed. */
export const isReplaceable = ({ state }: OutboxItem): boolean => state === 'waiting' || state === 'parked';
