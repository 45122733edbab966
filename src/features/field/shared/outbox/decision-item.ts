import type { NewItem, OutboxItem } from '#domain/outbox/item.ts';
import { isText, listOf, shapeOf } from '#lib/shape.ts';
import type { Worker } from '../field.queries.ts';
import { programmeKey } from './programme-item.ts';
import { isWorker } from './worker-shape.ts';

/** Whether visits are agreed to, or not any more. */
export type Decision = 'validateVisitObjectives' | 'unValidateVisitObjectives';

/** What a supervisor has decided about visits of a day, and waits. */
export interface DecisionWrite {
  readonly worker: Worker;
  /** `YYYY-MM-DD` */
  readonly date: string;
  /** With the purposes that were read: who agrees to a visit agrees to its purpose. */
  readonly visits: readonly { readonly ID: string; readonly description: string }[];
}

const isDecisionWrite = shapeOf<DecisionWrite>({
  worker: isWorker,
  date: isText,
  visits: listOf(shapeOf({ ID: isText, description: isText })),
});

const isDecision = (kind: string): kind is Decision =>
  kind === 'validateVisitObjectives' || kind === 'unValidateVisitObjectives';

/** The decision that an item has; `null` for any other item, and for one that this version cannot read. */
export const decisionOf = ({
  kind,
  write,
}: Pick<OutboxItem, 'kind' | 'write'>): (DecisionWrite & { readonly isValidated: boolean }) | null =>
  isDecision(kind) && isDecisionWrite(write) ? { ...write, isValidated: kind === 'validateVisitObjectives' } : null;

/** What waits about a day of a person, in order. */
const ofDay = (items: readonly OutboxItem[], workerID: string, date: string) =>
  items.flatMap((item) => {
    const decision = decisionOf(item);
    return decision?.worker.ID === workerID && decision.date === date ? [{ item, ...decision }] : [];
  });

export interface DecisionToQueue extends DecisionWrite {
  readonly decision: Decision;
  readonly title: string;
}

/**
 * A decision as it is queued. It comes after the programme of the day and the earlier decisions about it: the last one counts.
 * @param items what is in the queue
 */
export function decisionItem({ decision, title, ...write }: DecisionToQueue, items: readonly OutboxItem[]): NewItem {
  const { worker, date, visits } = write;
  const IDs = visits.map(({ ID }) => ID).toSorted();
  const key = [decision, worker.ID, date, ...IDs].join(' ');
  const earlier = ofDay(items, worker.ID, date).map(({ item }) => item.key);
  return {
    kind: decision,
    key,
    after: [...new Set([programmeKey(worker.ID, date), ...earlier])].filter((each) => each !== key),
    write,
    form: null,
    title,
    day: date,
  };
}

/** What this device has decided about a visit, and the server does not know. */
export interface QueuedDecision {
  /** `null` if only what was refused is there: it is as the server says. */
  readonly isValidated: boolean | null;
  readonly isRefused: boolean;
}

/** The decisions about a day that wait on this device, by the IDs of the visits: the last one counts that was not refused. */
export function queuedDecisions(
  items: readonly OutboxItem[],
  { workerID, date }: { readonly workerID: string; readonly date: string },
): ReadonlyMap<string, QueuedDecision> {
  const decisions = new Map<string, QueuedDecision>();
  for (const { item, isValidated, visits } of ofDay(items, workerID, date)) {
    const isRefused = item.state === 'parked';
    for (const { ID } of visits) {
      const earlier = decisions.get(ID);
      decisions.set(ID, {
        isValidated: isRefused ? (earlier?.isValidated ?? null) : isValidated,
        isRefused: isRefused || earlier?.isRefused === true,
      });
    }
  }
  return decisions;
}

/** Visits with what waits about them. */
export const withDecisions = <Visit extends { readonly ID: string; readonly validated: boolean | null }>(
  visits: readonly Visit[],
  decisions: ReadonlyMap<string, QueuedDecision>,
): readonly Visit[] =>
  visits.map((visit) => {
    const isValidated = decisions.get(visit.ID)?.isValidated ?? null;
    return isValidated === null ? visit : { ...visit, validated: isValidated };
  });
