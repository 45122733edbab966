import { amountOf, fromHundredths } from '#domain/finance/figures.ts';
import { monthOfWeek, weeksOfMonth } from '#domain/finance/periods.ts';
import type { FinanceKind, FinancePeriod } from '#domain/finance/rows.ts';
import { apportioner, isWhole, sharesOf } from '#domain/finance/split.ts';
import { dayOf, isoDate } from './calendar.ts';
import { COUNTRIES } from './countries.ts';
import type { FieldWork } from './field-work.ts';
import { groupBehind, sheetID } from './finance.ts';
import { lazy } from './lazy.ts';
import { createRandom, type Random } from './random.ts';
import type { SupervisorWeeklyReportRecord, WorkgroupRecord, World } from './types.ts';
import { AHEAD, BEHIND, CLOSE, PLANS, VISITS, WITHOUT_PRODUCTS } from './weekly-texts.ts';

/** Weeks that reports go back. */
const REACH = 52;
const WEEK = 7;
/** The likelihood that a week has no report: usually, and of the group that lags. */
const MISSING = { usual: 0.06, lagging: 0.2 } as const;
/** What supervisors expect of the next week, over the mean of the last ones. */
const EXPECTED = { usual: [0.94, 1.07], lagging: [1.08, 1.3] } as const;
/** Weeks of that mean. */
const MEAN_OF = 4;
/** Forecasts are round figures. */
const ROUND = 50_000;
/** Ratios above and below which a week is well or badly spoken of. */
const [GOOD, POOR] = [1.03, 0.93];

/** The weekly reports of a world, generated for each supervisor on first use. */
export interface WeeklyReports {
  /** Latest first. */
  readonly reportsOf: (supervisorID: string) => readonly SupervisorWeeklyReportRecord[];
}

/** Turnover by product, in hundredths of a franc. */
type Turnover = ReadonlyMap<string, number>;

const totalOf = (turnover: Turnover): number => [...turnover.values()].reduce((sum, amount) => sum + amount, 0);

/**
 * A year of weekly reports. What was achieved is the group's part of the week's trends, or of the month's sales in weeks
 * without trends; what was forecast is what the report of the week before expected. Visits are those of the calendars.
 */
export function createWeeklyReports(world: World, field: FieldWork): WeeklyReports {
  const groups = lazy(() => new Map(world.workgroups.map((group) => [group.supervisorID, group])));
  const sheets = lazy(() => new Map(world.savedSheets.map((sheet) => [sheet.ID, sheet])));
  const shares = lazy(() => Map.groupBy(world.assignedDelegues, ({ pharmaProductID }) => pharmaProductID));
  const products = lazy(() => new Map(world.pharmaProducts.map(({ ID, name }) => [ID, name])));
  const people = lazy(() => new Map(world.users.map((user) => [user.ID, user])));
  const known = new Map<string, readonly SupervisorWeeklyReportRecord[]>();

  const delegatesOf = ({ delegueIDs }: WorkgroupRecord) =>
    delegueIDs.flatMap((ID) => people().get(ID) ?? []).filter(({ fictive }) => !fictive);

  const stopsIn = (workerID: string, monday: number) =>
    Array.from({ length: WEEK }, (_, day) => field.stopsOf(workerID, isoDate(monday + day))).flat();

  return {
    reportsOf(supervisorID) {
      const group = groups().get(supervisorID);
      const reports = known.get(supervisorID) ?? (group ? generate(group) : []);
      known.set(supervisorID, reports);
      return reports;
    },
  };

  function generate(group: WorkgroupRecord): readonly SupervisorWeeklyReportRecord[] {
    const { agencyID, supervisorID } = group;
    const utcOffset = COUNTRIES.find(({ agency }) => agency.idAgency === agencyID)?.utcOffset ?? 0;
    const today = dayOf(world.now, utcOffset);
    const thisMonday = today - ((today + 3) % WEEK); // 1970 began on a Thursday
    const ofAgency = world.workgroups.filter((each) => each.agencyID === agencyID);
    const pace = groupBehind(ofAgency, shares())?.ID === group.ID ? 'lagging' : 'usual';
    const isFirst = ofAgency[0]?.ID === group.ID;
    const random = createRandom(world.seed, `weekly-reports:${supervisorID}`);
    const turnoverOf = turnoversOf(group);

    const reports: SupervisorWeeklyReportRecord[] = [];
    let expected: number | null = null;
    for (let ago = REACH; ago > 0; ago -= 1) {
      const day = thisMonday - ago * WEEK;
      const [weekStart, weekEnd] = [isoDate(day), isoDate(day + WEEK - 1)];
      const turnover = turnoverOf(weekStart);
      const achieved = fromHundredths(totalOf(turnover));
      const last = Array.from({ length: MEAN_OF }, (_, before) => totalOf(turnoverOf(isoDate(day - before * WEEK))));
      const mean = fromHundredths(last.reduce((sum, amount) => sum + amount, 0) / MEAN_OF);
      const next = rounded(mean * between(random, EXPECTED[pace]));
      // The last week is still to be written where the personas work.
      const isMissing = random.boolean(MISSING[pace]) || (ago === 1 && isFirst);
      const targets = targetsOf(group, day, random);
      if (isMissing || achieved === 0 || targets.length === 0) {
        expected = null;
        continue;
      }
      const forecasts: number = expected ?? rounded(mean * between(random, EXPECTED[pace]));
      const ratio = forecasts > 0 ? achieved / forecasts : null;
      reports.push({
        ID: `weekly-report-${supervisorID}-${weekStart}`,
        weekStart,
        weekEnd,
        forecasts,
        achivements: achieved,
        achivementsDividedByForecasts: ratio,
        ...write(random, group, { day, ratio, turnover, before: turnoverOf(isoDate(day - WEEK)), targets }),
        nextWeekForcastFigures: next,
        concernedCustomerIDs: targets,
        supervisorID,
        agencyID,
      });
      expected = next;
    }
    return reports.toReversed();
  }

  /** A group's turnover of each week, by product. */
  function turnoversOf(group: WorkgroupRecord): (monday: string) => Turnover {
    const { agencyID, supervisorID, delegueIDs } = group;
    const members = new Set([supervisorID, ...delegueIDs]);
    const partOf = new Map<string, (quantity: number) => number>();
    const weeks = new Map<string, Turnover>();
    const ofSheet = (kind: FinanceKind, period: FinancePeriod, divisor: number): Turnover => {
      const lines = sheets().get(sheetID('saved', kind, agencyID, period))?.lines ?? [];
      return new Map(
        lines.map(({ pharmaProductID, pght, units }) => {
          const portion = partOf.get(pharmaProductID) ?? groupPart(pharmaProductID, members);
          partOf.set(pharmaProductID, portion);
          const quantity = units.reduce((sum, [, some]) => sum + portion(some), 0);
          return [pharmaProductID, amountOf(Math.round(quantity / divisor), pght)] as const;
        }),
      );
    };
    return (monday) => {
      const written = weeks.get(monday);
      if (written) return written;
      const month = monthOfWeek(monday);
      const trends = ofSheet('trends', monday, 1);
      const turnover = trends.size > 0 ? trends : ofSheet('sales', month, weeksOfMonth(month).length);
      weeks.set(monday, turnover);
      return turnover;
    };
  }

  /** The units of a product that fall to the members of a group; none of one that cannot be split. */
  function groupPart(pharmaProductID: string, members: ReadonlySet<string>): (quantity: number) => number {
    const own = (shares().get(pharmaProductID) ?? []).map(({ delegueID, contributionPercentage }) => ({
      contributionPercentage,
      Delegue: { ID: delegueID },
    }));
    const each = sharesOf(own);
    if (!isWhole(each)) return () => 0;
    const portion = apportioner(each);
    return (quantity) =>
      portion(quantity).reduce((sum, units, at) => sum + (members.has(each[at]?.delegueID ?? '') ? units : 0), 0);
  }

  /** Customers of the group with the highest potential who were not seen in a week; else others of its customers. */
  function targetsOf(group: WorkgroupRecord, monday: number, random: Random): readonly string[] {
    const delegates = delegatesOf(group);
    const seen = new Set(
      delegates.flatMap(({ ID }) =>
        stopsIn(ID, monday).flatMap(({ customerID, isMade }) => (isMade && customerID) || []),
      ),
    );
    const customers = delegates
      .flatMap(({ ID }) => field.accountsOf(ID))
      .filter(({ from, until }) => from <= monday && monday <= until)
      .map(({ customer }) => customer);
    const important = customers.filter(({ ID, potential }) => potential?.startsWith('A') === true && !seen.has(ID));
    const chosen = random.sample(important.length > 0 ? important : customers, random.int(3, 7));
    return [...new Set(chosen.map(({ ID }) => ID))];
  }

  interface Week {
    readonly day: number;
    readonly ratio: number | null;
    readonly turnover: Turnover;
    readonly before: Turnover;
    readonly targets: readonly string[];
  }

  function write(random: Random, group: WorkgroupRecord, { day, ratio, turnover, before, targets }: Week) {
    const workers = [...delegatesOf(group).map(({ ID }) => ID), group.supervisorID];
    const stops = workers.flatMap((ID) => stopsIn(ID, day));
    const planned = stops.filter(({ isPlanned }) => isPlanned);
    const byChange = [...turnover.keys()]
      .map((ID) => ({ ID, change: (turnover.get(ID) ?? 0) - (before.get(ID) ?? 0) }))
      .filter(({ change }) => change !== 0)
      .toSorted((a, b) => b.change - a.change);
    const missed = (workerID: string) => stopsIn(workerID, day).filter(({ isMade }) => !isMade).length;
    const [late] = delegatesOf(group).toSorted((a, b) => missed(b.ID) - missed(a.ID));
    const [up, down] = [byChange[0], byChange.at(-1)].map((each) => products().get(each?.ID ?? ''));
    const hasProducts = up !== undefined && down !== undefined && up !== down;
    const said = !hasProducts
      ? WITHOUT_PRODUCTS
      : ratio !== null && ratio >= GOOD
        ? AHEAD
        : ratio !== null && ratio < POOR
          ? BEHIND
          : CLOSE;
    const words: Readonly<Record<string, string>> = {
      up: up ?? '',
      down: down ?? '',
      late: late ? `${late.FirstName} ${late.Surname}` : 'l’équipe',
      planned: String(planned.length),
      made: String(planned.filter(({ isMade }) => isMade).length),
      unplanned: String(stops.length - planned.length),
      targets: String(targets.length),
    };
    const filled = (list: readonly string[]) =>
      random.pick(list).replaceAll(/\{(?<name>\w+)\}/gu, (_match, name: string) => words[name] ?? '');
    return {
      interpretation: `${filled(said.products)} ${filled(VISITS)}`,
      correctiveActions: filled(said.corrections),
      actionPlan: filled(PLANS),
    };
  }
}

const between = (random: Random, [min, max]: readonly [number, number]): number => min + random.float() * (max - min);

const rounded = (amount: number): number => Math.round(amount / ROUND) * ROUND;
