import type { OutboxItem } from '#domain/outbox/item.ts';
import { mayHaveArrived } from '#domain/outbox/queue.ts';
import { isOfStranger, reportSubject, type Stop } from '../stops.ts';
import { reportKey, reportOf, unregisteredKey } from './report-item.ts';

/**
 * The visits of a day, with the reports that wait on this device: those of its visits, and those of visits that the server does not
 * know of. A visit that is made has only what was refused, as there is another report of it.
 * @param items the queue, in order
 * @param day `YYYY-MM-DD`
 */
export function withQueued(
  stops: readonly Stop[],
  items: readonly OutboxItem[],
  { workerID, day }: { readonly workerID: string; readonly day: string },
): readonly Stop[] {
  const waiting = items.flatMap((item) => {
    const report = item.day === day ? reportOf(item) : null;
    if (report?.context.worker.ID !== workerID) return [];
    const { call } = report;
    return [
      {
        item,
        visited: call.visited,
        queued: { start: call.draft.start, end: call.end, isRefused: item.state === 'parked', draft: call.draft },
      },
    ];
  });
  if (waiting.length === 0) return stops;
  const byKey = new Map(waiting.map((each) => [each.item.key, each]));
  const planned = stops.map((stop): Stop => {
    const own = byKey.get(reportKey(reportSubject(stop, day)));
    return own && (!stop.isDone || own.queued.isRefused) ? { ...stop, queued: own.queued } : stop;
  });
  // Somebody who is not registered is known by the second of the visit. One whose answer was lost is one visit.
  const met = new Set(
    stops.flatMap(({ customer, report }) =>
      report && isOfStranger(customer, report) ? [unregisteredKey(Math.floor(report.startTimeStamp))] : [],
    ),
  );
  const isThere = (item: OutboxItem) => mayHaveArrived(item) && met.has(item.key);
  const known = new Set(stops.map((stop) => reportKey(reportSubject(stop, day))));
  const added = waiting
    // A planned visit that is not in the day any more has been deleted, and its report was refused.
    .filter(
      ({ item, visited, queued }) =>
        (visited.kind !== 'planned' || queued.isRefused) && !known.has(item.key) && !isThere(item),
    )
    .map(({ item, queued }): Stop => ({
      ID: `queued ${item.id}`,
      customer: null,
      name: item.title,
      description: '',
      status: 'spontaneous',
      isDone: false,
      isValidated: false,
      isAdministrative: false,
      report: null,
      queued,
      isOfProgramme: false,
      earlier: [],
      position: null,
      learntFrom: null,
    }));
  return [...planned, ...added];
}
