import { type DayPlan, isDayPlan, planOf, stopsOf } from '#domain/field/day-plan.ts';
import type { ItemForm, NewItem, OutboxItem } from '#domain/outbox/item.ts';
import { isBoolean, isText, listOf, shapeOf } from '#lib/shape.ts';
import type { Worker } from '../field.queries.ts';
import { MANNERS, nextDays, type PlannedDay, type Plans } from './programme-merge.ts';
import { isWorker } from './worker-shape.ts';

/** What the programmes that wait have besides their days. */
interface OfDays {
  readonly worker: Worker;
  /** The customers whose visits are administrative. */
  readonly administrativeIDs: readonly string[];
  /** Whether a visit that is validated stays. */
  readonly hasValidation: boolean;
}

/** Programmes that wait, of one day or of several: they are saved together. */
export interface ProgrammeWrite extends OfDays, Plans {}

/** That of one day, as it is queued. */
type DayWrite = OfDays & PlannedDay;

const ofDays = { worker: isWorker, administrativeIDs: listOf(isText), hasValidation: isBoolean };
const plannedDay = { date: isText, plan: isDayPlan, base: isDayPlan };
const isDayWrite = shapeOf<DayWrite>({ ...ofDays, ...plannedDay });
const isProgrammeWrite = shapeOf<ProgrammeWrite>({
  ...ofDays,
  days: listOf(shapeOf<PlannedDay>(plannedDay)),
  manner: (value): value is Plans['manner'] => MANNERS.some((each) => each === value),
});

/** The programmes that an item has; `null` for any other item, and for one that this version cannot read. */
export function programmeOf({ kind, write }: Pick<OutboxItem, 'kind' | 'write'>): ProgrammeWrite | null {
  if (kind === 'createWorkSchedules') return isProgrammeWrite(write) ? write : null;
  if (kind !== 'createWorkScheduleDaily' || !isDayWrite(write)) return null;
  const { date, plan, base, ...rest } = write;
  return { ...rest, days: [{ date, plan, base }], manner: 'planned' };
}

/** What the server knows a programme by: the person and the day. */
export const programmeKey = (workerID: string, date: string): string => `createWorkScheduleDaily ${workerID} ${date}`;

/** A plan as the server keeps it, by which it is known again. */
const asKept = (plan: DayPlan): DayPlan => ({
  ...plan,
  ...planOf(stopsOf(plan).map(({ customerID, description }) => ({ customerID, description: description.trim() }))),
});

export interface ProgrammeToQueue extends DayWrite {
  /** The draft of the day, and what it was begun from. */
  readonly draft: { readonly subject: string; readonly value: DayPlan; readonly base: DayPlan };
  readonly title: string;
  /** The address at which it was planned. */
  readonly href: string;
}

/** A programme as it is queued. */
export function programmeItem({ draft, title, href, plan, ...write }: ProgrammeToQueue): NewItem {
  return {
    kind: 'createWorkScheduleDaily',
    key: programmeKey(write.worker.ID, write.date),
    after: [],
    write: { ...write, plan: asKept(plan) },
    form: { editor: 'programme', ...draft, href },
    title,
    day: write.date,
  };
}

export interface ProgrammesToQueue extends ProgrammeWrite {
  /** The drafts of the days, and what they were begun from; none where nothing was drafted. */
  readonly drafts: readonly ProgrammeToQueue['draft'][];
  readonly title: string;
  /** The address at which they were planned. */
  readonly href: string;
}

/**
 * Programmes of several days as they are queued. They never take the place of others: what waits of one of these days is sent before,
 * and what comes later is put on top.
 */
export function programmesItem({ drafts, title, href, days, ...write }: ProgrammesToQueue): NewItem {
  const dates = days.map(({ date }) => date).toSorted();
  const [first = '', last = first] = [dates[0], dates.at(-1)];
  const kept = days.map(({ date, plan, base }): PlannedDay => ({ date, plan: asKept(plan), base }));
  const [form = null, ...forms] = drafts.map((draft): ItemForm => ({ editor: 'programme', ...draft, href }));
  return {
    kind: 'createWorkSchedules',
    key: `createWorkSchedules ${write.worker.ID} ${write.manner} ${JSON.stringify(kept)}`,
    also: dates.map((date) => programmeKey(write.worker.ID, date)),
    after: [],
    write: { ...write, days: kept },
    form,
    forms,
    ...(form === null && { href }),
    title,
    day: first,
    until: last,
  };
}

/** The programmes that wait for a day. */
export interface QueuedProgramme {
  /** The day with what waits on top of it. */
  readonly plan: DayPlan;
  /** Whether the server has refused one of them, or has another version of the day. */
  readonly isRefused: boolean;
}

/**
 * The programmes of a person's day that wait on this device; `null` if there is none.
 * @param now the day as the server has it; `null` if it could not be read
 */
export function queuedProgramme(
  items: readonly OutboxItem[],
  { workerID, day }: { readonly workerID: string; readonly day: string },
  now: DayPlan | null,
): QueuedProgramme | null {
  const waiting = items.flatMap((item) => {
    const programme = programmeOf(item);
    const ofDay = programme?.worker.ID === workerID ? programme.days.find(({ date }) => date === day) : undefined;
    return programme && ofDay ? [{ item, programme, base: ofDay.base }] : [];
  });
  const [first] = waiting;
  if (!first) return null;
  const plan = waiting.reduce(
    (before, { programme }) =>
      nextDays(programme, new Map([[day, before]])).find(({ date }) => date === day)?.draft ?? before,
    now ?? first.base,
  );
  return { plan, isRefused: waiting.some(({ item }) => item.state === 'parked') };
}
