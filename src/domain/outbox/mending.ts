import type { OutboxItem } from './item.ts';

/**
 * How an item that is not under way can be mended: in its `form`, or on the `page` of its address, where it is read or decided again. Otherwise why not: what it is about is `gone`
 * from the server, its day is `past`, the user has not the right any more, without which no form opens (`forbidden`), or an older
 * version has not kept where (`none`).
 */
export type Mending = 'form' | 'page' | 'gone' | 'past' | 'forbidden' | 'none';

/** The writes of a card: without its record, none of its forms opens. */
const OF_CARDS = /Customer|Relationship|LeadedAction/u;

/** The programmes of a day, or of several. */
const PROGRAMMES = /^createWorkSchedule/u;

/** The key of the report of somebody who is not registered. */
const UNREGISTERED = /^createVisitReport unregistered /u;

/** @param today `YYYY-MM-DD` */
export function mendingOf({ kind, key, form, href, day, until = day, error }: OutboxItem, today: string): Mending {
  if (form === null) return href === undefined ? 'none' : 'page';
  if (error?.codes.includes('FORBIDDEN') === true) return 'forbidden';
  // A visit has one report. That of somebody unregistered is known by its second, which its form can change.
  if (kind === 'createVisitReport' && !UNREGISTERED.test(key) && error?.codes.includes('ALREADY_RECORDED') === true)
    return 'page';
  if (OF_CARDS.test(kind) && error?.codes.includes('NOT_FOUND') === true) return 'gone';
  // A day that is over is not planned any more.
  return PROGRAMMES.test(kind) && until < today ? 'past' : 'form';
}
