import { useQueries, useQuery } from '@tanstack/react-query';
import { loadOver } from '#domain/field/days-over.ts';
import { failureOf } from '#queries/failure.ts';
import { weekOf } from '#lib/date-ranges.ts';
import { distinct } from '#lib/distinct.ts';
import { useServices } from '#state/services.tsx';
import { groupDayQuery, workWeekQuery } from '#queries/visit-loads.queries.ts';
import { useRightsOf } from '../../shared/use-worker.ts';
import type { FieldPerson } from '../people.queries.ts';
import type { Load, TeamMember } from './team.tsx';

const NOTHING: Load = { planned: 0, done: 0 };

/** The day of each delegate of a supervisor. @param day `YYYY-MM-DD` */
export function useTeamDay(supervisorID: string, people: readonly FieldPerson[], day: string, isEnabled: boolean) {
  const { api } = useServices();
  const { data, error, isFetching, refetch } = useQuery({
    ...groupDayQuery(api, supervisorID, day),
    enabled: isEnabled,
  });
  const failure = error ?? data?.errors[0];
  // An answer without a list and without an error says that nothing is planned.
  const schedules = data && (data.data.readAllMyDeleguesSchedule ?? (failure ? undefined : []));
  const loads = new Map(
    (schedules ?? []).map(({ Worker, MyVisitObjectives }) => [
      Worker.ID,
      { planned: MyVisitObjectives.length, done: MyVisitObjectives.filter(({ done }) => done).length },
    ]),
  );
  const members = distinct(people)
    .filter((person) => person.supervisorID === supervisorID)
    .map((person): TeamMember => ({ person, day: schedules ? (loads.get(person.ID) ?? NOTHING) : null }));
  return {
    members,
    isRead: Boolean(schedules),
    failure,
    isRetrying: isFetching,
    onRetry: () => void refetch(),
  };
}

/** The same with the week of each, from Monday to the day, of what is over. */
export function useTeamWeek(members: readonly TeamMember[], day: string, today: string) {
  const { api } = useServices();
  const rightsOf = useRightsOf();
  const monday = weekOf(day).start;
  const reads = useQueries({
    queries: members.map(({ person }) => ({
      ...workWeekQuery(api, rightsOf(person).worker, monday),
      enabled: !person.isVacant,
    })),
  });
  const failure = reads.map(failureOf).find(Boolean);
  return {
    members: members.map((member, index): TeamMember => {
      const loads = reads[index]?.data?.loads;
      return { ...member, week: loads ? loadOver(loads, day, today) : null };
    }),
    failure,
    isRead: reads.every(({ isLoading }) => !isLoading),
    isRetrying: reads.some(({ isFetching }) => isFetching),
    onRetry: () => {
      for (const read of reads) void read.refetch();
    },
  };
}
