import type { WorkDay, Worker } from '#features/field/shared/field.queries.ts';
import { parseDate } from '@internationalized/date';
import { type FetchQueryOptions, hashKey, type QueryKey } from '@tanstack/react-query';
import type { ApiError } from '#api/errors.ts';
import { hasRight } from '#domain/access/rights.ts';
import { POSITION_READERS } from '#domain/access/roles.ts';
import type { Kind } from '#domain/customers/kinds.ts';
import { weekOf } from '#lib/date-ranges.ts';
import { distinct } from '#lib/distinct.ts';
import { inOrder } from '#lib/in-order.ts';
import { absencesOfWeekQuery } from '#queries/absences.queries.ts';
import { agenciesQuery } from '#queries/agencies.queries.ts';
import { cardChoicesQuery } from '#queries/card-choices.queries.ts';
import { customerPositionsQuery } from '#queries/customer-positions.queries.ts';
import { customerTraitsQuery } from '#queries/customer-traits.queries.ts';
import { customersQuery } from '#queries/customers.queries.ts';
import { nextObjectivesQuery } from '#queries/next-objectives.queries.ts';
import { dayTrailQuery } from '#queries/positions.queries.ts';
import { productsQuery } from '#queries/products.queries.ts';
import { workGroupsQuery } from '#queries/work-groups.queries.ts';
import type { PlannedRead, ReadAhead, ReadAheadCall, ReadsOfPlanned } from '#state/day-pack-keeper.ts';

type Step = () => Promise<unknown>;

/** What the areas read, loaded when it is needed. */
async function readsOfAreas() {
  const [cards, cities, centres, areas, days, loads, stops, { rightsOf }] = await Promise.all([
    import('#features/customers/card/card.queries.ts'),
    import('#features/customers/shared/cities.queries.ts'),
    import('#features/customers/shared/health-centers.queries.ts'),
    import('#features/customers/shared/work-areas.queries.ts'),
    import('#features/field/shared/field.queries.ts'),
    import('#queries/visit-loads.queries.ts'),
    import('#features/field/shared/stops.ts'),
    import('#features/field/shared/use-worker.ts'),
  ]);
  return { ...cards, ...cities, ...centres, ...areas, ...days, ...loads, ...stops, rightsOf };
}

type AreaReads = Awaited<ReturnType<typeof readsOfAreas>>;

/** Today, tomorrow and, before a weekend, the next Monday. */
export function daysToRead(today: string): readonly string[] {
  const first = parseDate(today);
  const tomorrow = first.add({ days: 1 });
  const monday = parseDate(weekOf(today).start).add({ weeks: 1 });
  const isWeekend = tomorrow.add({ days: 2 }).compare(monday) >= 0 && tomorrow.compare(monday) < 0;
  return [...new Set([first, tomorrow, ...(isWeekend ? [monday] : [])].map(String))];
}

/** What the pages of a day, of the list of customers and of a card read, but for the days and the cards. */
function listsToRead(
  { api, session, today, zone, read }: ReadAheadCall,
  { workWeekQuery, healthCentersQuery, workAreasQuery, citiesQuery }: AreaReads,
  worker: Worker,
): readonly Step[] {
  const { userType, member, acl, modules } = session;
  const mayFollow = hasRight('gpsAccess', acl, modules);
  const mayLearn = POSITION_READERS.some((role) => role === userType) && mayFollow;
  const expectations = hasRight('viewCustomerExpectation', acl);
  const weeks = [...new Set(daysToRead(today).map((day) => weekOf(day).start))];
  const only = (isAllowed: boolean, step: Step): readonly Step[] => (isAllowed ? [step] : []);
  return [
    () => read(agenciesQuery(api)),
    ...weeks.map((monday) => () => read(workWeekQuery(api, worker, monday))),
    ...weeks.map((monday) => () => read(absencesOfWeekQuery(api, session, monday, zone))),
    ...only(mayFollow, () => read(dayTrailQuery(api, member.ID, today))),
    () => read(cardChoicesQuery(api)),
    () => read(productsQuery(api)),
    () => read(customersQuery(api)),
    () => read(customerPositionsQuery(api, mayLearn)),
    () => read(customerTraitsQuery(api, { visits: true, expectations })),
    ...only(hasRight('viewHealthCenter', acl), () => read(healthCentersQuery(api))),
    ...only(hasRight('viewWorkArea', acl), () => read(workAreasQuery(api))),
    ...only(hasRight('viewCity', acl), () => read(citiesQuery(api))),
    ...only(userType === 'Supervisor', () => read(workGroupsQuery(api))),
  ];
}

type Customer = { readonly ID: string; readonly kind: Kind };

/** What is read of a customer who is planned: the card, and the objective that the last visit set. */
function readsOf(
  { api, session, read }: Pick<ReadAheadCall, 'api' | 'session' | 'read'>,
  { healthWorkerQuery, drugstoreQuery, administrationQuery, wholesalerQuery }: AreaReads,
  { ID, kind }: Customer,
): readonly PlannedRead[] {
  const readOf = <T, TKey extends QueryKey>(options: FetchQueryOptions<T, ApiError, T, TKey>): PlannedRead => ({
    customerID: ID,
    queryHash: hashKey(options.queryKey),
    read: () => read(options),
  });
  const cards: Readonly<Record<Kind, () => PlannedRead>> = {
    healthworker: () => readOf(healthWorkerQuery(api, ID)),
    drugstore: () => readOf(drugstoreQuery(api, ID)),
    administration: () => readOf(administrationQuery(api, ID)),
    wholesaler: () => readOf(wholesalerQuery(api, ID)),
  };
  return [cards[kind](), readOf(nextObjectivesQuery(api, session.member.ID, [ID]))];
}

/** Whom days plan to visit; somebody who is no customer of a known kind has no card. */
function plannedIn(days: readonly (WorkDay | null)[], { stopCustomerOf }: AreaReads): readonly Customer[] {
  const customers = days.flatMap((day) =>
    (day?.objectives ?? []).flatMap(({ Customer: customer }): readonly Customer[] => {
      const { ID, kind } = customer ? stopCustomerOf(customer) : NOBODY;
      return kind ? [{ ID, kind }] : [];
    }),
  );
  return distinct(customers);
}

/** Whose days are read. */
const workerOf = ({ session }: Pick<ReadAheadCall, 'session'>, { rightsOf }: AreaReads): Worker =>
  rightsOf(session, {
    ID: session.member.ID,
    isSupervisor: session.userType === 'Supervisor',
    supervisorID: null,
  }).worker;

/** Reads what a day in the field needs: the days, the cards of their customers, and the lists. */
export const readAhead: ReadAhead = async (call) => {
  const { api, today, read, onProgress } = call;
  const areas = await readsOfAreas();
  const worker = workerOf(call, areas);
  const lists = listsToRead(call, areas, worker);
  const days = daysToRead(today);
  let done = 0;
  let total = days.length + lists.length;
  const counted =
    (step: Step): Step =>
    async () => {
      await step();
      done += 1;
      onProgress(done, total);
    };
  const found: (WorkDay | null)[] = [];
  const readDay = async (day: string) => {
    found.push(await read(areas.workDayQuery(api, worker, day)));
  };
  // A page that is open never waits long for its own reads.
  await inOrder(days.map((day) => counted(() => readDay(day))));
  const cards = plannedIn(found, areas).flatMap((customer) => readsOf(call, areas, customer));
  total += cards.length;
  await inOrder([...cards.map((card) => card.read), ...lists].map(counted));
};

/** What the customers need whom the days that are read ahead plan. */
export const readsOfPlanned: ReadsOfPlanned = async (call) => {
  const areas = await readsOfAreas();
  const worker = workerOf(call, areas);
  const days = daysToRead(call.today).map((day) => areas.workDayQuery(call.api, worker, day));
  const found = await Promise.all(days.map(async (day) => call.readDay(day)));
  return plannedIn(found, areas).flatMap((customer) => readsOf(call, areas, customer));
};

const NOBODY = { ID: '', kind: null } as const;
