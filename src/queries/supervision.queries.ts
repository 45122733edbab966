import { queryOptions } from '@tanstack/react-query';
import type { Api } from '#api/client.ts';
import { personName } from '#domain/people/person-name.ts';
import type { DayRange } from '#lib/date-ranges.ts';
import { distinct } from '#lib/distinct.ts';
import { keys } from './keys.ts';
import {
  ActiveDeleguesDocument,
  ActiveWorkGroupsDocument,
  type PresentDelegueFragment,
  VisitQuotasDocument,
} from './supervision.generated.ts';

/** A group, and whether anybody of it made a visit in a range of days. */
export interface GroupActivity {
  readonly ID: string;
  readonly name: string;
  readonly isActive: boolean;
}

/** A delegate, and whether they made a visit in a range of days. */
export interface DelegateActivity extends GroupActivity {
  readonly group: PresentDelegueFragment['WorkGroup'];
}

/** How far a delegate is with the visits asked for in a range of days: docs/rules/supervision.md#visit-quota. */
export interface VisitQuota {
  /** Of the delegate. */
  readonly ID: string;
  readonly name: string;
  readonly group: { readonly ID: string; readonly name: string } | null;
  readonly expected: number;
  readonly done: number;
  /** Percent; `null` if no visit is asked for. */
  readonly reached: number | null;
}

const asked = ({ start, end }: DayRange) => ({ startDate: start, endDate: end });

interface Divided<T> {
  readonly active: readonly T[];
  readonly inactive: readonly T[];
}

/** Those who are active, then those who are not, each told so. */
const told = <T extends { readonly ID: string }>(divided: Divided<T> | null): readonly (T & { isActive: boolean })[] =>
  distinct([
    ...(divided?.active ?? []).map((one) => ({ ...one, isActive: true })),
    ...(divided?.inactive ?? []).map((one) => ({ ...one, isActive: false })),
  ]);

/** The groups that the user sees, the active ones first. */
export function activeWorkGroupsQuery(api: Api, range: DayRange) {
  return queryOptions({
    queryKey: keys.activity('groups', range.start, range.end),
    queryFn: async ({ signal }) => {
      const { data, errors } = await api.request(ActiveWorkGroupsDocument, asked(range), { signal });
      const groups: readonly GroupActivity[] = told(data.readActiveInactiveWorkGroups);
      return { groups, errors };
    },
  });
}

/** The delegates whom the user sees, the active ones first. */
export function activeDeleguesQuery(api: Api, range: DayRange) {
  return queryOptions({
    queryKey: keys.activity('delegates', range.start, range.end),
    queryFn: async ({ signal }) => {
      const { data, errors } = await api.request(ActiveDeleguesDocument, asked(range), { signal });
      const delegates = told(data.readActiveInactiveDelegues).map((delegue): DelegateActivity => ({
        ID: delegue.ID,
        name: personName(delegue),
        isActive: delegue.isActive,
        group: delegue.WorkGroup,
      }));
      return { delegates, errors };
    },
  });
}

/** The quotas of the delegates whom the user sees. */
export function visitQuotasQuery(api: Api, range: DayRange) {
  return queryOptions({
    queryKey: keys.visitQuotas(range.start, range.end),
    queryFn: async ({ signal }) => {
      const { data, errors } = await api.request(VisitQuotasDocument, asked(range), { signal });
      const quotas = distinct(
        (data.readVisitQuotasReachedByDelegue ?? []).map(
          ({ Delegue, expectedVisits, doneVisits, reachedPercentage }): VisitQuota => ({
            ID: Delegue.ID,
            name: personName(Delegue),
            group: Delegue.WorkGroup,
            expected: expectedVisits,
            done: doneVisits,
            reached: reachedPercentage,
          }),
        ),
      );
      return { quotas, errors };
    },
  });
}
