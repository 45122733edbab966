import { queryOptions } from '@tanstack/react-query';
import type { Answer, Api } from '#api/client.ts';
import { daysFrom } from '#lib/date-ranges.ts';
import { keys } from './keys.ts';
import { DelegatesWeekDocument, GroupsDayDocument, SupervisorsWeekDocument } from './visit-loads.generated.ts';

/** How much a day has. */
export interface DayLoad {
  /** `YYYY-MM-DD` */
  readonly date: string;
  readonly planned: number;
  readonly done: number;
}

const WEEKDAYS = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'] as const;

type Weekday = (typeof WEEKDAYS)[number];
type Loads = Readonly<Record<Weekday, { readonly MyVisitObjectives: readonly { readonly done: boolean }[] } | null>>;

/** Whose loads are read, and how: docs/rules/field-work.md#supervisor-as-delegate. */
export interface LoadsOf {
  readonly ID: string;
  /** Whether the days are a supervisor’s own, which have calls of their own. */
  readonly isSupervisor: boolean;
  /** The owner, and the owner’s supervisor, see visits that are not validated yet. */
  readonly includeUnvalidated: boolean;
}

/** The loads of the days of a week. @param monday `YYYY-MM-DD` */
export function workWeekQuery(api: Api, { ID: workerID, isSupervisor, includeUnvalidated }: LoadsOf, monday: string) {
  const dates = daysFrom(monday, WEEKDAYS.length);
  const [first = '', second = '', third = '', fourth = '', fifth = '', sixth = '', seventh = ''] = dates;
  const days = {
    workerID,
    monday: first,
    tuesday: second,
    wednesday: third,
    thursday: fourth,
    friday: fifth,
    saturday: sixth,
    sunday: seventh,
  };
  return queryOptions({
    queryKey: keys.workWeek(workerID, monday),
    queryFn: async ({ signal }) => {
      const { data, errors }: Answer<Loads> = isSupervisor
        ? await api.request(SupervisorsWeekDocument, days, { signal })
        : await api.request(DelegatesWeekDocument, { ...days, includeUnvalidated }, { signal });
      const loads = WEEKDAYS.map((weekday, index): DayLoad => {
        const visits = data[weekday]?.MyVisitObjectives ?? [];
        return { date: dates[index] ?? '', planned: visits.length, done: visits.filter(({ done }) => done).length };
      });
      return { loads, errors };
    },
  });
}

/** The days of a supervisor’s delegates. */
export function groupDayQuery(api: Api, supervisorID: string, date: string) {
  return queryOptions({
    queryKey: keys.groupDay(supervisorID, date),
    queryFn: ({ signal }) => api.request(GroupsDayDocument, { supervisorID, date }, { signal }),
  });
}
