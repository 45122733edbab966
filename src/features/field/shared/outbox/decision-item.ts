import type { NewItem, OutboxItem } from '#domain/outbox/item.ts';
import { isText, listOf, orMissing, shapeOf } from '#lib/shape.ts';
import type { Worker } from '../field.queries.ts';
import { programmeKey } from './programme-item.ts';
import { isWorker } from './worker-shape.ts';

/** Visits are agreed to, not any more, or deleted. */
export type Decision = 'validateVisitObjectives' | 'unValidateVisitObjectives' | 'deleteVisitObjective';

/** What a supervisor has decided about visits of a day, and waits. */
export interface DecisionWrite {
  readonly worker: Worker;
  /** `YYYY-MM-DD` */
  readonly date: string;
  readonly visits: readonly DecidedVisit[];
}

/** A visit as it was read: who agrees to it, or deletes it, knows its purpose. */
export interface DecidedVisit {
  readonly ID: string;
  readonly description: string;
  /** Who is visited; left out by an older version. */
  readonly name?: string | undefined;
}

const isDecisionWrite = shapeOf<DecisionWrite>({
  worker: isWorker,
  date: isText,
  visits: listOf(shapeOf<DecidedVisit>({ ID: isText, description: isText, name: orMissing(isText) })),
});

const isDecision = (kind: string): kind is Decision =>
  kind === 'validateVisitObjectives' || kind === 'unValidateVisitObjectives' || kind === 'deleteVisitObjective';

/** The decision that an item has; `null` for any other item, and for one that this version cannot read. */
export const decisionOf = ({
  kind,
  write,
}: Pick<OutboxItem, 'kind' | 'write'>): (DecisionWrite & { readonly decision: Decision }) | null =>
  isDecision(kind) && isDecisionWrite(write) ? { ...write, decision: kind } : null;

/** Whose day it is. */
export interface DayOf {
  readonly workerID: string;
  /** `YYYY-MM-DD` */
  readonly date: string;
}

/** A decision in the queue. */
export interface DecisionInQueue extends DecisionWrite {
  readonly item: OutboxItem;
  readonly decision: Decision;
}

/** What waits about a day of a person, in order. */
const ofDay = (items: readonly OutboxItem[], { workerID, date }: DayOf): readonly DecisionInQueue[] =>
  items.flatMap((item) => {
    const decided = decisionOf(item);
    return decided?.worker.ID === workerID && decided.date === date ? [{ item, ...decided }] : [];
  });

const isRefused = ({ item }: DecisionInQueue): boolean => item.state === 'parked';

/** The decisions about a day that the server has refused, in order. */
export const refusedDecisions = (items: readonly OutboxItem[], day: DayOf): readonly DecisionInQueue[] =>
  ofDay(items, day).filter(isRefused);

/** The refused decisions that a later one about the same visits stands in for. */
export function supersededBy(
  { worker, date, visits }: DecisionWrite,
  items: readonly OutboxItem[],
): readonly DecisionInQueue[] {
  const decided = new Set(visits.map(({ ID }) => ID));
  return refusedDecisions(items, { workerID: worker.ID, date }).filter((refused) =>
    refused.visits.every(({ ID }) => decided.has(ID)),
  );
}

export interface DecisionToQueue extends DecisionWrite {
  readonly decision: Decision;
  readonly title: string;
  /** The address of the day. */
  readonly href: string;
}

/**
 * A decision as it is queued. It comes after the programme of the day and the earlier decisions about it that were not refused: the
 * last one counts.
 * @param items what is in the queue
 */
export function decisionItem(
  { decision, title, href, ...write }: DecisionToQueue,
  items: readonly OutboxItem[],
): NewItem {
  const { worker, date, visits } = write;
  const IDs = visits.map(({ ID }) => ID).toSorted();
  const key = [decision, worker.ID, date, ...IDs].join(' ');
  const earlier = ofDay(items, { workerID: worker.ID, date }).flatMap((each) => (isRefused(each) ? [] : each.item.key));
  return {
    kind: decision,
    key,
    after: [...new Set([programmeKey(worker.ID, date), ...earlier])].filter((each) => each !== key),
    write,
    form: null,
    href,
    title,
    day: date,
  };
}

/** What this device has decided about a visit, and the server does not know. */
export interface QueuedDecision {
  /** `null` if only what was refused is there: it is as the server says. */
  readonly decision: Decision | null;
  readonly isRefused: boolean;
}

/** The decisions about a day that wait on this device, by the IDs of the visits: the last one counts that was not refused. */
export function queuedDecisions(items: readonly OutboxItem[], day: DayOf): ReadonlyMap<string, QueuedDecision> {
  const decisions = new Map<string, QueuedDecision>();
  for (const decided of ofDay(items, day)) {
    const wasRefused = isRefused(decided);
    for (const { ID } of decided.visits) {
      const earlier = decisions.get(ID);
      decisions.set(ID, {
        decision: wasRefused ? (earlier?.decision ?? null) : decided.decision,
        isRefused: wasRefused || earlier?.isRefused === true,
      });
    }
  }
  return decisions;
}

/** The visits that are deleted once what waits has arrived. */
export const deletedIn = (decisions: ReadonlyMap<string, QueuedDecision>): ReadonlySet<string> =>
  new Set([...decisions].flatMap(([ID, { decision }]) => (decision === 'deleteVisitObjective' ? [ID] : [])));

/** Visits with what waits about them: those that are to be deleted are left out. */
export const withDecisions = <Visit extends { readonly ID: string; readonly validated: boolean | null }>(
  visits: readonly Visit[],
  decisions: ReadonlyMap<string, QueuedDecision>,
): readonly Visit[] =>
  visits.flatMap((visit) => {
    const decision = decisions.get(visit.ID)?.decision ?? null;
    if (decision === 'deleteVisitObjective') return [];
    return [decision === null ? visit : { ...visit, validated: decision === 'validateVisitObjectives' }];
  });
