import { isBlank } from '#lib/blank.ts';
import { parseJsonList } from '#lib/json-list.ts';
import { exactShapeOf, isBoolean, isText, orMissing } from '#lib/shape.ts';

/** A stop of a programme, as it is planned. */
export interface PlannedVisit {
  /** The objective that the server has already; left out for a new one. */
  readonly ID?: string;
  readonly customerID: string;
  /** The purpose of the visit. */
  readonly description: string;
  readonly administrativeCustomer: boolean;
}

/** The rules of a programme (docs/rules/field-work.md#programme): a purpose for each visit, and a customer once a day. */
export type VisitFault = 'purpose' | 'duplicate';

/** What a programme lacks, visit by visit: the index of each visit at fault, with its first fault. */
export function visitFaults(visits: readonly PlannedVisit[]): ReadonlyMap<number, VisitFault> {
  const seen = new Set<string>();
  const faults = new Map<number, VisitFault>();
  for (const [index, { customerID, description }] of visits.entries()) {
    if (seen.has(customerID)) faults.set(index, 'duplicate');
    else if (isBlank(description)) faults.set(index, 'purpose');
    seen.add(customerID);
  }
  return faults;
}

/** Serialises visits, in the order of the round, for `jsonVisitObjectivesArray`. */
export function writeVisits(visits: readonly PlannedVisit[]): string {
  return JSON.stringify(
    visits.map(({ ID, customerID, description, administrativeCustomer }) => ({
      ...(ID !== undefined && { ID }),
      customerID,
      description,
      administrativeCustomer,
    })),
  );
}

const isVisit = exactShapeOf<PlannedVisit>({
  ID: orMissing(isText),
  customerID: isText,
  description: isText,
  administrativeCustomer: isBoolean,
});

export type ReadVisits =
  | { readonly visits: readonly PlannedVisit[]; readonly problem?: never }
  | { readonly problem: 'unreadable' | 'none' | VisitFault; readonly at: readonly number[] };

/**
 * Parses the output of {@link writeVisits}; an extra field is an error. Whether the customers exist is not checked here.
 * @returns the visits, or the first problem with the indices of its visits
 */
export function readVisits(json: string): ReadVisits {
  const items = parseJsonList(json);
  if (!items) return { problem: 'unreadable', at: [] };
  const visits = items.filter(isVisit);
  if (visits.length < items.length)
    return { problem: 'unreadable', at: items.flatMap((item, index) => (isVisit(item) ? [] : [index])) };
  if (visits.length === 0) return { problem: 'none', at: [] };
  const faults = [...visitFaults(visits)];
  const [, problem] = faults[0] ?? [];
  if (!problem) return { visits };
  return { problem, at: faults.flatMap(([index, fault]) => (fault === problem ? [index] : [])) };
}
