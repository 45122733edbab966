import type { Worker } from '#features/field/shared/field.queries.ts';
import { parseDate } from '@internationalized/date';
import { hasRight } from '#domain/access/rights.ts';
import { POSITION_READERS } from '#domain/access/roles.ts';
import type { Kind } from '#domain/customers/kinds.ts';
import { weekOf } from '#lib/date-ranges.ts';
import { distinct } from '#lib/distinct.ts';
import { agenciesQuery } from '#queries/agencies.queries.ts';
import { cardChoicesQuery } from '#queries/card-choices.queries.ts';
import { customerPositionsQuery } from '#queries/customer-positions.queries.ts';
import { customerTraitsQuery } from '#queries/customer-traits.queries.ts';
import { customersQuery } from '#queries/customers.queries.ts';
import { nextObjectivesQuery } from '#queries/next-objectives.queries.ts';
import { dayTrailQuery } from '#queries/positions.queries.ts';
import { productsQuery } from '#queries/products.queries.ts';
import { workGroupsQuery } from '#queries/work-groups.queries.ts';
import type { ReadAhead, ReadAheadCall } from '#state/day-pack-keeper.ts';

type Step = () => Promise<unknown>;

/** What the areas read, loaded when it is needed. */
async function readsOfAreas() {
  const [cards, cities, centres, areas, days, stops, { rightsOf }] = await Promise.all([
    import('#features/customers/card/card.queries.ts'),
    import('#features/customers/shared/cities.queries.ts'),
    import('#features/customers/shared/health-centers.queries.ts'),
    import('#features/customers/shared/work-areas.queries.ts'),
    import('#features/field/shared/field.queries.ts'),
    import('#features/field/shared/stops.ts'),
    import('#features/field/shared/use-worker.ts'),
  ]);
  return { ...cards, ...cities, ...centres, ...areas, ...days, ...stops, rightsOf };
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
  { api, session, today, read }: ReadAheadCall,
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

/** Reads a card into the device. */
function readCard(
  { api, read }: ReadAheadCall,
  { healthWorkerQuery, drugstoreQuery, administrationQuery, wholesalerQuery }: AreaReads,
  { ID, kind }: { readonly ID: string; readonly kind: Kind },
) {
  const reads: Readonly<Record<Kind, Step>> = {
    healthworker: () => read(healthWorkerQuery(api, ID)),
    drugstore: () => read(drugstoreQuery(api, ID)),
    administration: () => read(administrationQuery(api, ID)),
    wholesaler: () => read(wholesalerQuery(api, ID)),
  };
  return reads[kind]();
}

/** Takes one step after the other, so that a page that is open never waits long for its own reads. */
async function inOrder([step, ...rest]: readonly Step[]): Promise<void> {
  if (!step) return;
  await step();
  await inOrder(rest);
}

/** Reads what a day in the field needs: the days, the cards of their customers, and the lists. */
export const readAhead: ReadAhead = async (call) => {
  const { api, session, today, read, onProgress } = call;
  const { member, userType } = session;
  const areas = await readsOfAreas();
  const { worker } = areas.rightsOf(session, {
    ID: member.ID,
    isSupervisor: userType === 'Supervisor',
    supervisorID: null,
  });
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
  const planned: { readonly ID: string; readonly kind: Kind }[] = [];
  const readDay = async (day: string) => {
    const found = await read(areas.workDayQuery(api, worker, day));
    for (const { Customer } of found?.objectives ?? []) {
      const { ID, kind } = Customer ? areas.stopCustomerOf(Customer) : NOBODY;
      if (kind) planned.push({ ID, kind });
    }
  };
  await inOrder(days.map((day) => counted(() => readDay(day))));
  const cards = distinct(planned).flatMap((customer): readonly Step[] => [
    () => readCard(call, areas, customer),
    () => read(nextObjectivesQuery(api, member.ID, [customer.ID])),
  ]);
  total += cards.length;
  await inOrder([...cards, ...lists].map(counted));
};

const NOBODY = { ID: '', kind: null } as const;
