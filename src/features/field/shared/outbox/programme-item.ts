import { type DayPlan, isDayPlan, stopsOf } from '#domain/field/day-plan.ts';
import type { NewItem, OutboxItem } from '#domain/outbox/item.ts';
import { isBoolean, isText, listOf, shapeOf } from '#lib/shape.ts';
import type { Worker } from '../field.queries.ts';
import { isWorker } from './worker-shape.ts';

/** A programme that waits. */
export interface ProgrammeWrite {
  readonly worker: Worker;
  /** `YYYY-MM-DD` */
  readonly date: string;
  readonly plan: DayPlan;
  /** The day that it was made from: what somebody else changes in it meanwhile stays. */
  readonly base: DayPlan;
  /** The customers whose visits are administrative. */
  readonly administrativeIDs: readonly string[];
  /** Whether a visit that is validated stays. */
  readonly hasValidation: boolean;
}

const isProgrammeWrite = shapeOf<ProgrammeWrite>({
  worker: isWorker,
  date: isText,
  plan: isDayPlan,
  base: isDayPlan,
  administrativeIDs: listOf(isText),
  hasValidation: isBoolean,
});

/** The programme that an item has; `null` for any other item, and for one that this version cannot read. */
export const programmeOf = ({ kind, write }: Pick<OutboxItem, 'kind' | 'write'>): ProgrammeWrite | null =>
  kind === 'createWorkScheduleDaily' && isProgrammeWrite(write) ? write : null;

/** What the server knows a programme by: the person and the day. */
export const programmeKey = (workerID: string, date: string): string => `createWorkScheduleDaily ${workerID} ${date}`;

export interface ProgrammeToQueue extends ProgrammeWrite {
  /** The draft of the day, and what it was begun from. */
  readonly draft: { readonly subject: string; readonly value: DayPlan; readonly base: DayPlan };
  readonly title: string;
  /** The address at which it was planned. */
  readonly href: string;
}

/** A programme as it is queued. */
export function programmeItem({ draft, title, href, ...write }: ProgrammeToQueue): NewItem {
  return {
    kind: 'createWorkScheduleDaily',
    key: programmeKey(write.worker.ID, write.date),
    after: [],
    write,
    form: { editor: 'programme', ...draft, href },
    title,
    day: write.date,
  };
}

/** A programme that waits for a day, and how many visits it has. */
export interface QueuedProgramme {
  readonly visits: number;
  /** Whether the server has refused it, or has another version of the day. */
  readonly isRefused: boolean;
}

/** The programme of a person's day that waits on this device; `null` if there is none. */
export function queuedProgramme(
  items: readonly OutboxItem[],
  { workerID, day }: { readonly workerID: string; readonly day: string },
): QueuedProgramme | null {
  const item = items.findLast(({ key }) => key === programmeKey(workerID, day));
  const programme = item && programmeOf(item);
  return programme ? { visits: stopsOf(programme.plan).length, isRefused: item.state === 'parked' } : null;
}
