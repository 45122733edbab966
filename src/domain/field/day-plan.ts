import { isBlank } from '#lib/blank.ts';
import { type Guard, isText, listOf } from '#lib/shape.ts';

/**
 * A day as it is being planned: the purpose of the visit to each customer, `null` for one that was taken out, and the order of
 * the round. Each visit is a field of its own, so that a draft is merged with what somebody else has changed, and compared with
 * it, visit by visit.
 */
export interface DayPlan {
  /** IDs of the customers. */
  readonly order: readonly string[];
  readonly [visit: `visit ${string}`]: string | null;
}

/** A visit to plan: a customer, and what the visit is for. */
export interface Stop {
  readonly customerID: string;
  readonly description: string;
}

const fieldOf = (customerID: string): `visit ${string}` => `visit ${customerID}`;
const FIELD = /^visit (?<customerID>.*)$/su;

const isOrder = listOf(isText);

export const isDayPlan: Guard<DayPlan> = (value): value is DayPlan =>
  typeof value === 'object' &&
  value !== null &&
  Object.entries<unknown>({ ...value }).every(([name, field]) =>
    name === 'order' ? isOrder(field) : FIELD.test(name) && (field === null || isText(field)),
  ) &&
  'order' in value;

export const planOf = (stops: readonly Stop[]): DayPlan => ({
  ...Object.fromEntries(stops.map(({ customerID, description }) => [fieldOf(customerID), description])),
  order: stops.map(({ customerID }) => customerID),
});

/** The visits of a plan in their order. Those that the order does not name, which somebody else has added, come last. */
export function stopsOf(plan: DayPlan): readonly Stop[] {
  const named = new Set(plan.order);
  const others = Object.keys(plan).flatMap((name) => {
    const customerID = FIELD.exec(name)?.groups?.['customerID'];
    return customerID === undefined || named.has(customerID) ? [] : [customerID];
  });
  return [...plan.order, ...others].flatMap((customerID) => {
    const description = plan[fieldOf(customerID)] ?? null;
    return description === null ? [] : [{ customerID, description }];
  });
}

/** Whether two plans have the same visits in the same order. */
export function samePlan(one: DayPlan, other: DayPlan): boolean {
  const others = stopsOf(other);
  const stops = stopsOf(one);
  return (
    stops.length === others.length &&
    stops.every(
      ({ customerID, description }, index) =>
        customerID === others[index]?.customerID && description === others[index].description,
    )
  );
}

export const isPlanned = (plan: DayPlan, customerID: string): boolean => (plan[fieldOf(customerID)] ?? null) !== null;

const orderOf = (plan: DayPlan): readonly string[] => stopsOf(plan).map(({ customerID }) => customerID);

/** The plan with visits at its end; a customer who is in it already stays as planned. */
export function withStops(plan: DayPlan, stops: readonly Stop[]): DayPlan {
  const added = stops.filter(({ customerID }, index) => {
    const isFirst = stops.findIndex((stop) => stop.customerID === customerID) === index;
    return isFirst && !isPlanned(plan, customerID);
  });
  return {
    ...plan,
    ...Object.fromEntries(added.map(({ customerID, description }) => [fieldOf(customerID), description])),
    order: [...orderOf(plan), ...added.map(({ customerID }) => customerID)],
  };
}

export const withoutStops = (plan: DayPlan, customerIDs: readonly string[]): DayPlan =>
  customerIDs.reduce(withoutStop, plan);

export const withoutStop = (plan: DayPlan, customerID: string): DayPlan => ({
  ...plan,
  [fieldOf(customerID)]: null,
  order: orderOf(plan).filter((ID) => ID !== customerID),
});

export const withPurpose = (plan: DayPlan, customerID: string, description: string): DayPlan =>
  isPlanned(plan, customerID) ? { ...plan, [fieldOf(customerID)]: description } : plan;

/** The visits that cannot change and that a plan has otherwise, or not at all. */
export const changedIn = (plan: DayPlan, fixed: readonly Stop[]): readonly Stop[] =>
  fixed.filter(({ customerID, description }) => plan[fieldOf(customerID)] !== description);

/**
 * The plan with the visits that cannot change as they are.
 * @param saved one that was taken out comes back behind those that it follows there
 */
export const withFixed = (plan: DayPlan, fixed: readonly Stop[], saved: DayPlan): DayPlan =>
  changedIn(plan, fixed).reduce((next, stop) => {
    const { customerID, description } = stop;
    return isPlanned(next, customerID)
      ? withPurpose(next, customerID, description)
      : withStopAt(withStops(next, [stop]), customerID, placeIn(orderOf(next), saved.order, customerID));
  }, plan);

/** The place among the visits behind all that come before somebody in another order; the last if that does not name them. */
function placeIn(planned: readonly string[], order: readonly string[], customerID: string): number {
  const at = order.indexOf(customerID);
  if (at === -1) return planned.length;
  const before = new Set(order.slice(0, at));
  return planned.findLastIndex((ID) => before.has(ID)) + 1;
}

/** @param to the place among the visits, from 0; beyond the last it is the last */
export function withStopAt(plan: DayPlan, customerID: string, to: number): DayPlan {
  if (!isPlanned(plan, customerID)) return plan;
  const order = orderOf(plan).filter((ID) => ID !== customerID);
  return { ...plan, order: order.toSpliced(Math.max(0, to), 0, customerID) };
}

/** @param order IDs of customers; those who are not in the plan are left out, those it lacks come last */
export function inOrder(plan: DayPlan, order: readonly string[]): DayPlan {
  const planned = orderOf(plan);
  return { ...plan, order: [...new Set([...order.filter((ID) => planned.includes(ID)), ...planned])] };
}

/** Why a plan cannot be saved (docs/rules/field-work.md#programme): it has no visit, or visits lack their purpose. */
export interface PlanFaults {
  readonly isEmpty: boolean;
  /** IDs of the customers whose visits have no purpose. */
  readonly withoutPurpose: readonly string[];
}

/** @param mayBeEmpty whether all visits may leave the day */
export function faultsOf(plan: DayPlan, mayBeEmpty = false): PlanFaults {
  const stops = stopsOf(plan);
  return {
    isEmpty: !mayBeEmpty && stops.length === 0,
    withoutPurpose: stops.flatMap(({ customerID, description }) => (isBlank(description) ? [customerID] : [])),
  };
}

export const hasFaults = ({ isEmpty, withoutPurpose }: PlanFaults): boolean => isEmpty || withoutPurpose.length > 0;
