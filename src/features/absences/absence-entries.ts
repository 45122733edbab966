import { sameAbsence, touches, type AbsencePeriod, type InstantRange } from '#domain/absences/absence.ts';
import type { OutboxItem } from '#domain/outbox/item.ts';
import { mayHaveArrived } from '#domain/outbox/queue.ts';
import { personName } from '#domain/people/person-name.ts';
import { distinct } from '#lib/distinct.ts';
import { isInstantIn } from '#lib/scalars.ts';
import type { AbsenceFragment } from '#queries/absences.generated.ts';
import { absenceOf } from './shared/outbox/absence-item.ts';

/** An absence as the screen shows it. */
export interface AbsenceEntry extends Omit<AbsenceFragment, 'Worker'> {
  readonly worker: { readonly ID: string; readonly name: string };
  /** `null` for one that the server has; otherwise it waits on this device, or the server has refused it. */
  readonly queued: 'waiting' | 'refused' | null;
}

/** The absences that were read. Those whose dates cannot be read are left out, since no day has them. */
export function entriesOf(absences: readonly AbsenceFragment[], zone: string): readonly AbsenceEntry[] {
  return distinct(absences).flatMap(({ Worker, ...absence }) =>
    hasDates(absence, zone)
      ? [
          {
            ...absence,
            worker: Worker ? { ID: Worker.ID, name: personName(Worker) } : { ID: '', name: '—' },
            queued: null,
          },
        ]
      : [],
  );
}

const hasDates = ({ absenceStartDateTimeStamp: start, absenceEndDateTimeStamp: end }: AbsencePeriod, zone: string) =>
  isInstantIn(start, zone) && isInstantIn(end, zone) && start <= end;

/**
 * The absences that wait on this device, and touch a range of time.
 * @param read those that the server has: one whose answer was lost is not counted twice
 */
export function queuedEntries(
  items: readonly OutboxItem[],
  member: AbsenceEntry['worker'],
  range: InstantRange,
  read: readonly AbsenceEntry[],
): readonly AbsenceEntry[] {
  const own = read.filter(({ worker }) => worker.ID === member.ID);
  return items.flatMap((item) => {
    const absence = absenceOf(item);
    if (!absence || !touches(absence, range)) return [];
    if (mayHaveArrived(item) && own.some((found) => sameAbsence(found, absence))) return [];
    const { workerID: _own, ...fields } = absence;
    return [
      {
        ID: `queued ${item.id}`,
        ...fields,
        Photo: null,
        worker: member,
        queued: item.state === 'parked' ? ('refused' as const) : ('waiting' as const),
      },
    ];
  });
}

/** The name of the file at an address. */
export function fileNameOf(link: string): string {
  const [path = ''] = link.split(/[?#]/u);
  const last = path.slice(path.lastIndexOf('/') + 1);
  try {
    return decodeURIComponent(last);
  } catch {
    return last;
  }
}
