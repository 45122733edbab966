import type { OutboxItem } from './item.ts';

/**
 * How an item that is not under way can be mended: in its `form`, or on the `page` of its address. Otherwise why not: what it is about is `gone`
 * from the server, its day is `past`, or an older version has not kept where (`none`).
 */
export type Mending = 'form' | 'page' | 'gone' | 'past' | 'none';

/** The writes of a card: without its record, none of its forms opens. */
const OF_CARDS = /Customer|Relationship|LeadedAction/u;

/** @param today `YYYY-MM-DD` */
export function mendingOf({ kind, form, href, day, error }: OutboxItem, today: string): Mending {
  if (form === null) return href === undefined ? 'none' : 'page';
  if (OF_CARDS.test(kind) && error?.codes.includes('NOT_FOUND') === true) return 'gone';
  // A day that is over is not planned any more.
  return kind === 'createWorkScheduleDaily' && day < today ? 'past' : 'form';
}
