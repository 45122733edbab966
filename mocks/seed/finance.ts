import { monthOfWeek, weeksOfMonth, FIRST_YEAR } from '#domain/finance/periods.ts';
import type { FinanceKind, FinancePeriod } from '#domain/finance/rows.ts';
import { dayNumberOf, instantOf, isoDate, workingDay, yearOf } from './calendar.ts';
import type { Random, Weighted } from './random.ts';
import type { AgencyContext } from './agency-context.ts';
import type {
  AssignedDelegueRecord,
  FinanceLine,
  FinanceSheetRecord,
  FinanceUnits,
  PharmaProductRecord,
  ProductFamily,
  WholesalerRecord,
  WorkgroupRecord,
} from './types.ts';

/** The id of a sheet. A period has at most one sheet of saved figures and one of dispatched figures. */
export const sheetID = (
  state: 'saved' | 'dispatched',
  kind: FinanceKind,
  agencyID: string,
  period: FinancePeriod,
): string => `${state}-${kind}-${agencyID}-${period}`;

export interface Finance {
  readonly savedSheets: readonly FinanceSheetRecord[];
  readonly dispatchedSheets: readonly FinanceSheetRecord[];
}

/** What an agency sells, and who sells it. */
export interface Market {
  readonly pharmaProducts: readonly PharmaProductRecord[];
  readonly assignedDelegues: readonly AssignedDelegueRecord[];
  readonly workgroups: readonly WorkgroupRecord[];
  readonly wholesalers: readonly WholesalerRecord[];
  /** The boss's assistant, who enters the figures. */
  readonly clerkID: string;
}

/**
 * An agency's figures: goals of last year and this year, sales of every past month, trends of every past week of this
 * year, and early in a year of the last quarter. Sales follow seasons, products sell well or badly, and one work group is
 * behind its goals.
 *
 * All figures are dispatched, except those of the product whose shares do not add up to 100 %. It cannot be dispatched,
 * so it has saved figures only, once per kind, in the second to last period, saved the day after the dispatch.
 */
export function generateFinance(agency: AgencyContext, market: Market): Finance {
  const { today } = agency;
  const thisYear = yearOf(today);
  const years = [thisYear - 1, thisYear].filter((year) => year >= FIRST_YEAR);
  const thisMonth = isoDate(today).slice(0, 7);
  const monday = isoDate(today - ((today + 3) % 7)); // 1970 began on a Thursday

  const demands = demandsOf(agency, market, years);
  const months = years.flatMap(monthsOf).filter((month) => month < thisMonth);
  const weeksOf = (year: number) =>
    monthsOf(year)
      .flatMap(weeksOfMonth)
      .filter((week) => week < monday);
  const weeks = years.flatMap(weeksOf).slice(-Math.max(weeksOf(thisYear).length, WEEKS_OF_TRENDS));

  const sheets = [
    sheetsOf(agency, market, demands, 'goals', years.map(String), (year) => {
      return (_chance, { goals }) => [[null, goals(Number(year))]];
    }),
    sheetsOf(agency, market, demands, 'sales', months, (month) => {
      return (random, demand) => throughWholesalers(random, market, demand, demand.sold(month));
    }),
    sheetsOf(agency, market, demands, 'trends', weeks, (week) => {
      const month = monthOfWeek(week);
      const share = 1 / weeksOfMonth(month).length;
      return (random, demand) => {
        const noise = 0.85 + random.float() * 0.3;
        return throughWholesalers(random, market, demand, Math.round(demand.sold(month) * share * noise));
      };
    }),
  ];
  return {
    savedSheets: sheets.flatMap(({ saved }) => saved),
    dispatchedSheets: sheets.flatMap(({ dispatched }) => dispatched),
  };
}

/** The weeks of trends that are there at least, so that a demo in January has some too: a quarter. */
const WEEKS_OF_TRENDS = 13;

/** How a product sells. */
interface Demand {
  readonly product: PharmaProductRecord;
  /** Its shares add up to 100 %. */
  readonly whole: boolean;
  /** Goal of a year, in units. */
  readonly goals: (year: number) => number;
  /** Units sold in a month. */
  readonly sold: (month: string) => number;
  /** Share of the first wholesaler, from 0 to 1. */
  readonly firstWholesaler: number;
}

/** The saved and dispatched sheets of one kind, one per period. */
function sheetsOf(
  agency: AgencyContext,
  { clerkID: by }: Market,
  demands: readonly Demand[],
  kind: FinanceKind,
  periods: readonly FinancePeriod[],
  unitsIn: (period: FinancePeriod) => (random: Random, demand: Demand) => readonly FinanceUnits[],
): { readonly saved: readonly FinanceSheetRecord[]; readonly dispatched: readonly FinanceSheetRecord[] } {
  const { agencyID } = agency;
  const random = agency.random(kind);
  const [whole, stuck] = [demands.filter((demand) => demand.whole), demands.filter((demand) => !demand.whole)];
  const linesIn = (period: FinancePeriod, some: readonly Demand[]): readonly FinanceLine[] => {
    const unitsOf = unitsIn(period);
    return some.flatMap((demand) => lineOf(demand, unitsOf(random, demand)));
  };

  const dispatched = periods.map((period): FinanceSheetRecord => {
    const lines = linesIn(period, whole);
    const at = enteredAt(agency, kind, period) + MINUTES_TO_DISPATCH * 60;
    return { ID: sheetID('dispatched', kind, agencyID, period), kind, period, lines, at, by, agencyID };
  });
  const saved = dispatched.map(({ period, lines }, index): FinanceSheetRecord => {
    const more = index === Math.max(0, periods.length - 2) ? linesIn(period, stuck) : [];
    // Usually both sheets have the same lines: they share one array.
    const all = more.length > 0 ? [...lines, ...more] : lines;
    const at = enteredAt(agency, kind, period) + (more.length > 0 ? SECONDS_A_DAY : 0);
    return { ID: sheetID('saved', kind, agencyID, period), kind, period, lines: all, at, by, agencyID };
  });
  return { saved, dispatched };
}

const SECONDS_A_DAY = 86_400;
const MINUTES_TO_DISPATCH = 20;
/** Minutes after midnight. */
const MORNING = 9 * 60 + 30;

/** The first day on which the figures of a period can be entered: goals before their year, others after their period. */
const FIRST_DAY: Readonly<Record<FinanceKind, (period: FinancePeriod) => number>> = {
  goals: (year) => dayNumberOf(`${Number(year) - 1}-12-15`),
  trends: (monday) => dayNumberOf(monday) + 7,
  sales: (month) => dayNumberOf(`${month}-01`) + 34,
};

/** The instant at which a period was saved; figures of the current day were saved an hour ago. */
function enteredAt({ now, country }: AgencyContext, kind: FinanceKind, period: FinancePeriod): number {
  return Math.min(instantOf(workingDay(FIRST_DAY[kind](period)), MORNING, country.utcOffset), now - 3600);
}

/** No line if nothing was sold. */
function lineOf({ product }: Demand, units: readonly FinanceUnits[]): readonly FinanceLine[] {
  const some = units.filter(([, quantity]) => quantity > 0);
  return some.length === 0 ? [] : [{ pharmaProductID: product.ID, pght: product.pGHT, units: some, parts: null }];
}

/** Splits units between wholesalers: most go to the first, the rest evenly to the others. */
function throughWholesalers(
  random: Random,
  { wholesalers }: Market,
  { firstWholesaler }: Demand,
  quantity: number,
): readonly FinanceUnits[] {
  const [first, ...others] = wholesalers;
  if (!first) return [];
  const noise = 0.94 + random.float() * 0.12;
  const most = others.length === 0 ? quantity : Math.min(quantity, Math.round(quantity * firstWholesaler * noise));
  let left = quantity - most;
  const rest = others.map(({ ID }, index): FinanceUnits => {
    const units = index === others.length - 1 ? left : Math.round(left / (others.length - index));
    left -= units;
    return [ID, units];
  });
  return [[first.ID, most], ...rest];
}

/** Fixed ratios of sales to goals that the demo relies on: Tensorel sells well, Glycarel does not. */
const FIXED_SUCCESS: Readonly<Record<string, number>> = {
  'Tensorel 5 mg B/30': 1.09,
  'Amoxivane 500 mg B/12': 1.02,
  'Paludexa 20/120 B/24': 0.96,
  'Glycarel 850 mg B/30': 0.52,
};

/** Ratio of a product's sales to its goals. */
const SUCCESS: Weighted<readonly [min: number, max: number]> = [
  [[1.03, 1.16], 4],
  [[0.88, 1.03], 9],
  [[0.7, 0.86], 4],
  [[0.45, 0.62], 2],
];

/** Factors of success: of a product that the group behind does not sell, and the reduction if it sells all of it. */
const AHEAD = 1.14;
const BEHIND = 0.7;

/** Seasonal factor of each month. Malaria comes with the rains, coughs with the dry wind. */
const SEASONS: Readonly<Partial<Record<ProductFamily, readonly number[]>>> = {
  antimalarial: [0.6, 0.5, 0.6, 0.8, 1.1, 1.4, 1.4, 1.4, 1.5, 1.3, 0.8, 0.6],
  antibiotic: [1.2, 1.15, 1.05, 0.95, 0.9, 0.95, 1, 0.95, 0.9, 0.9, 0.95, 1.1],
  analgesic: [1, 0.95, 0.95, 1, 1.05, 1.1, 1.05, 1, 1, 1, 0.95, 0.95],
};

const STEADY = Array.from({ length: 12 }, () => 1);

function demandsOf(
  agency: AgencyContext,
  { pharmaProducts, assignedDelegues, workgroups }: Market,
  years: readonly number[],
): readonly Demand[] {
  const random = agency.random('demand');
  const assigned = Map.groupBy(assignedDelegues, ({ pharmaProductID }) => pharmaProductID);
  const behind = new Set(groupBehind(workgroups, assigned)?.delegueIDs);
  const months = years.flatMap(monthsOf);

  return pharmaProducts.map((product): Demand => {
    const shares = assigned.get(product.ID) ?? [];
    const shareBehind = sumOf(shares.filter(({ delegueID }) => behind.has(delegueID))) / 100;
    const [min, max] = random.weighted(SUCCESS);
    const drawn = min + random.float() * (max - min);
    const fixed = agency.main ? FIXED_SUCCESS[product.name] : undefined;
    const success = fixed ?? drawn * (AHEAD - BEHIND * shareBehind);
    // Expensive products sell fewer units, but have a larger turnover.
    const firstGoal = roundTo(120, (26_000_000 * (0.5 + random.float())) / Math.sqrt(product.pGHT * 1800));
    const growth = 1.03 + random.float() * 0.12;
    const goals = new Map(
      years.map((year, index) => [year, index === 0 ? firstGoal : roundTo(120, firstGoal * growth)]),
    );
    const season = SEASONS[product.family] ?? STEADY;
    const sold = new Map(
      months.map((month) => {
        const goal = goals.get(Number(month.slice(0, 4))) ?? 0;
        const noise = 0.9 + random.float() * 0.2;
        return [month, Math.round((goal / 12) * (season[Number(month.slice(5)) - 1] ?? 1) * success * noise)];
      }),
    );
    return {
      product,
      whole: sumOf(shares) === 100,
      goals: (year) => goals.get(year) ?? 0,
      sold: (month) => sold.get(month) ?? 0,
      firstWholesaler: 0.55 + random.float() * 0.25,
    };
  });
}

/**
 * The group that is behind its goals: the one that shares its products least with other groups, so that the figures
 * show it. Never the first group, which is that of the personas.
 */
export function groupBehind(
  [, ...others]: readonly WorkgroupRecord[],
  assigned: ReadonlyMap<string, readonly AssignedDelegueRecord[]>,
): WorkgroupRecord | undefined {
  const concentration = (group: WorkgroupRecord): number => {
    const shares = Array.from(assigned.values(), (all) =>
      sumOf(all.filter(({ delegueID }) => group.delegueIDs.includes(delegueID))),
    );
    const all = shares.reduce((sum, share) => sum + share, 0);
    return shares.reduce((sum, share) => sum + share * share, 0) / Math.max(1, all);
  };
  return others.toSorted((a, b) => concentration(b) - concentration(a))[0];
}

const sumOf = (shares: readonly AssignedDelegueRecord[]): number =>
  shares.reduce((sum, { contributionPercentage }) => sum + contributionPercentage, 0);

const monthsOf = (year: number): readonly string[] =>
  Array.from({ length: 12 }, (_, month) => `${year}-${String(month + 1).padStart(2, '0')}`);

const roundTo = (step: number, value: number): number => Math.max(step, Math.round(value / step) * step);
