import { personName } from '#domain/people/person-name.ts';
import { distinct } from '#lib/distinct.ts';
import type { WorkGroup } from '#queries/work-groups.queries.ts';

export interface ShownPerson {
  readonly ID: string;
  readonly name: string;
}

/** The people of a group, or of none. */
export interface PeopleOfGroup {
  readonly ID: string;
  readonly name: string;
  readonly people: readonly ShownPerson[];
}

/** Everybody who may be shown: the members of the groups, then whoever else is absent, and the user. */
export function peopleOf(
  workGroups: readonly WorkGroup[],
  others: readonly ShownPerson[],
  outside: string,
): readonly PeopleOfGroup[] {
  const groups = workGroups.map(({ ID, name, Supervisor, Delegues }) => ({
    ID,
    name,
    people: distinct([...(Supervisor ? [Supervisor] : []), ...Delegues]).map((person) => ({
      ID: person.ID,
      name: personName(person),
    })),
  }));
  const known = new Set(groups.flatMap(({ people }) => people.map(({ ID }) => ID)));
  const office = distinct(others).filter(({ ID }) => !known.has(ID));
  return office.length === 0 ? groups : [...groups, { ID: 'outside', name: outside, people: office }];
}

/** Those of one group, or one person, if that is asked for. */
export function onlyThose(
  groups: readonly PeopleOfGroup[],
  groupID: string | null,
  workerID: string | null,
): readonly PeopleOfGroup[] {
  return groups
    .filter(({ ID }) => groupID === null || ID === groupID)
    .map((group) => ({
      ...group,
      people: workerID === null ? group.people : group.people.filter(({ ID }) => ID === workerID),
    }))
    .filter(({ people }) => people.length > 0);
}
