import { queryOptions } from '@tanstack/react-query';
import type { Api } from '#api/client.ts';
import type { Kind } from '#domain/customers/kinds.ts';
import { personName } from '#domain/people/person-name.ts';
import type { DayRange } from '#lib/date-ranges.ts';
import { daysFrom } from '#lib/date-ranges.ts';
import { distinct } from '#lib/distinct.ts';
import { keys } from '#queries/keys.ts';
import type { Worker } from '../shared/field.queries.ts';
import { KIND_OF } from '../shared/stops.ts';
import {
  type FieldPersonFragment,
  PeopleOfGroupsDocument,
  type PeopleOfGroupsQuery,
  CustomersVisitedByPersonDocument,
  type VisitedCustomerFragment,
  type VisitMadeFragment,
  VisitsOfWeekDocument,
} from './people.generated.ts';

type Group = NonNullable<PeopleOfGroupsQuery['readWorkGroups']>[number];

/** A delegate, or the supervisor of a work group. */
export interface FieldPerson {
  readonly ID: string;
  readonly name: string;
  /** Whether they lead the group. */
  readonly isSupervisor: boolean;
  /** The supervisor of a delegate. */
  readonly supervisorID: string | null;
  readonly group: { readonly ID: string; readonly name: string };
  readonly portrait: string | null;
  readonly phone: string | null;
  /** A post without a holder: nobody works there. */
  readonly isVacant: boolean;
}

function peopleOf({ ID, name, Supervisor, Delegues }: Group): readonly FieldPerson[] {
  const person = (record: FieldPersonFragment, isSupervisor: boolean): FieldPerson => ({
    ID: record.ID,
    name: personName(record),
    isSupervisor,
    supervisorID: isSupervisor ? null : (Supervisor?.ID ?? null),
    group: { ID, name },
    portrait: record.profilPic,
    phone: record.phone ?? null,
    isVacant: record.fictive === true,
  });
  return [...(Supervisor ? [person(Supervisor, true)] : []), ...Delegues.map((delegate) => person(delegate, false))];
}

/** The people of the groups that the user sees, each supervisor before their delegates. */
export function groupPeopleQuery(api: Api, withContacts: boolean) {
  return queryOptions({
    queryKey: keys.groupPeople(withContacts),
    queryFn: async ({ signal }) => {
      const { data, errors } = await api.request(PeopleOfGroupsDocument, { withContacts }, { signal });
      return { people: data.readWorkGroups ? data.readWorkGroups.flatMap(peopleOf) : null, errors };
    },
    staleTime: 5 * 60_000,
  });
}

/** A customer whom a person visits. */
export interface PersonCustomer {
  readonly ID: string;
  /** « Dr Clarisse Ewane » */
  readonly name: string;
  /** `null` for who reads no cards, as all that follows. */
  readonly kind: Kind | null;
  readonly potential: string | null;
  readonly place: string | null;
  /** When each visit began, in seconds since 1970, and whose it was; the latest first. */
  readonly visits: readonly { readonly at: number; readonly workerID: string | null }[];
}

function personCustomerOf(record: VisitedCustomerFragment): PersonCustomer {
  const { ID, name, potential = null, __typename: type, MyVisitReports = [] } = record;
  const { denomination = null, MyHealthCenters = [] } = 'denomination' in record ? record : {};
  return {
    ID,
    name: denomination === null ? name : `${denomination} ${name}`,
    kind: type ? KIND_OF[type] : null,
    potential,
    place: MyHealthCenters[0]?.name ?? null,
    visits: MyVisitReports.map(({ startTimeStamp, VisitObjective }) => ({
      at: startTimeStamp,
      workerID: VisitObjective?.Worker?.ID ?? null,
    })).toSorted((one, other) => other.at - one.at),
  };
}

/** Whom a person visited between two days. */
export function visitedCustomersQuery(api: Api, { ID: workerID, withCards }: Worker, { start, end }: DayRange) {
  return queryOptions({
    queryKey: keys.visits('customers', workerID, start, end),
    queryFn: async ({ signal }) => {
      const variables = { workerID, dateStart: start, dateEnd: end, withCards };
      const { data, errors } = await api.request(CustomersVisitedByPersonDocument, variables, { signal });
      const customers = data.readWorkerVisitedCustomers;
      return { customers: customers && distinct(customers).map(personCustomerOf), errors };
    },
  });
}

/** A visit that a person made. */
export interface PersonVisit {
  /** The ID of its report. */
  readonly ID: string;
  /** `YYYY-MM-DD` */
  readonly date: string;
  /** When it began, in seconds since 1970. */
  readonly at: number;
  /** `null` for somebody who is not registered. */
  readonly customerID: string | null;
  /** `null` for somebody without a name. */
  readonly name: string | null;
}

const visitOf = (report: VisitMadeFragment, date: string): PersonVisit => {
  const customer = report.VisitObjective?.Customer ?? null;
  const stranger = [report.spontanousCustomerFirstName, report.spontanousCustomerLastName].filter(Boolean).join(' ');
  return {
    ID: report.ID,
    date,
    at: report.startTimeStamp,
    customerID: customer?.ID ?? null,
    name: customer ? customer.name : stranger || null,
  };
};

/** The visits that a person made in a week. @param monday `YYYY-MM-DD` */
export function visitsOfWeekQuery(api: Api, { ID: workerID }: Worker, monday: string) {
  const days = daysFrom(monday, 7);
  const [first = '', second = '', third = '', fourth = '', fifth = '', sixth = '', seventh = ''] = days;
  return queryOptions({
    queryKey: keys.visits('week', workerID, monday),
    queryFn: async ({ signal }) => {
      const variables = {
        workerID,
        monday: first,
        tuesday: second,
        wednesday: third,
        thursday: fourth,
        friday: fifth,
        saturday: sixth,
        sunday: seventh,
      };
      const { data, errors } = await api.request(VisitsOfWeekDocument, variables, { signal });
      const reports = [
        data.monday,
        data.tuesday,
        data.wednesday,
        data.thursday,
        data.friday,
        data.saturday,
        data.sunday,
      ];
      const visits = reports.flatMap((list, index) =>
        distinct(list ?? []).map((report) => visitOf(report, days[index] ?? '')),
      );
      return { visits, errors };
    },
  });
}
