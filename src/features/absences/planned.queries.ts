import { queryOptions } from '@tanstack/react-query';
import type { Api } from '#api/client.ts';
import { ApiError } from '#api/errors.ts';
import { daysFrom } from '#lib/date-ranges.ts';
import { keys } from '#queries/keys.ts';
import { PlannedWeekDocument, SupervisorsPlannedWeekDocument } from './planned.generated.ts';

/** Whose visits are counted, and how they are read: docs/rules/field-work.md#supervisor-as-delegate. */
export interface PlannedWorker {
  readonly ID: string;
  readonly isSupervisor: boolean;
  readonly includeUnvalidated: boolean;
}

/** Visits of a day that are planned and not made. */
export interface PlannedDay {
  /** `YYYY-MM-DD` */
  readonly date: string;
  readonly count: number;
}

const WEEKDAYS = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'] as const;

interface Planned {
  readonly MyVisitObjectives: readonly { readonly done: boolean }[];
}
type PlannedDays = Readonly<Record<(typeof WEEKDAYS)[number], (Planned & { readonly owner: string }) | null>>;

/** The visits that a person has still to make in a week. @param monday `YYYY-MM-DD` */
export function plannedWeekQuery(api: Api, worker: PlannedWorker, monday: string) {
  return queryOptions({
    queryKey: keys.plannedWeek(worker.ID, monday),
    queryFn: async ({ signal }): Promise<readonly PlannedDay[]> => {
      const dates = daysFrom(monday, WEEKDAYS.length);
      const days = await readDays(api, worker, dates, signal);
      return WEEKDAYS.map((weekday, index) => {
        const day = days[weekday];
        // An answer about somebody else is dropped: docs/rules/api.md#stale-answers.
        if (day && day.owner !== worker.ID) throw new ApiError('malformed');
        return {
          date: dates[index] ?? '',
          count: day?.MyVisitObjectives.filter(({ done }) => !done).length ?? 0,
        };
      });
    },
  });
}

async function readDays(
  api: Api,
  { ID: workerID, isSupervisor, includeUnvalidated }: PlannedWorker,
  [
    monday = '',
    tuesday = '',
    wednesday = '',
    thursday = '',
    friday = '',
    saturday = '',
    sunday = '',
  ]: readonly string[],
  signal: AbortSignal,
): Promise<PlannedDays> {
  const variables = { workerID, monday, tuesday, wednesday, thursday, friday, saturday, sunday };
  if (isSupervisor) {
    const { data, errors } = await api.request(SupervisorsPlannedWeekDocument, variables, { signal });
    if (errors[0]) throw errors[0];
    return mapped(data, (day) => day && { ...day, owner: day.Supervisor.ID });
  }
  const { data, errors } = await api.request(PlannedWeekDocument, { ...variables, includeUnvalidated }, { signal });
  if (errors[0]) throw errors[0];
  return mapped(data, (day) => day && { ...day, owner: day.Worker.ID });
}

function mapped<Day>(
  { monday, tuesday, wednesday, thursday, friday, saturday, sunday }: Readonly<Record<(typeof WEEKDAYS)[number], Day>>,
  change: (day: Day) => (Planned & { readonly owner: string }) | null,
): PlannedDays {
  return {
    monday: change(monday),
    tuesday: change(tuesday),
    wednesday: change(wednesday),
    thursday: change(thursday),
    friday: change(friday),
    saturday: change(saturday),
    sunday: change(sunday),
  };
}
