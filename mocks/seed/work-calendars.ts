import { isoDate, workingDay } from './calendar.ts';
import type { Random } from './random.ts';
import { kilometresSquared, type OwnAccount, type Place, REACH } from './territories.ts';

/** A visit of a worker's day, as light as possible: what was said and when is drawn when it is read. */
export interface Stop {
  /** Null: somebody who is not registered. */
  readonly customerID: string | null;
  /** Where the worker is; for somebody who is not registered, the place of the visit before. */
  readonly place: Place;
  readonly isPlanned: boolean;
  /** Whether the visit takes place, once its time has come. */
  readonly isMade: boolean;
  /** Its part of the day, of so many. */
  readonly slot: number;
  readonly slots: number;
}

export interface WorkDay {
  readonly date: string;
  readonly stops: readonly Stop[];
  /** Whether the supervisor has agreed to what was planned. */
  readonly isAgreed: boolean;
}

/** Days in a row, counted from 1970; both ends included. */
export interface Span {
  readonly first: number;
  readonly last: number;
}

/** The days of one worker. Days are counted from 1970; those without work are missing. */
export interface WorkCalendar {
  readonly days: ReadonlyMap<number, WorkDay>;
  readonly leaves: readonly Span[];
  /** Working days in the past on which the worker did not come. */
  readonly illDays: readonly number[];
  /** The stops at each customer, in order of time: the day, and the index of the stop. */
  readonly ofCustomer: ReadonlyMap<string, readonly (readonly [day: number, index: number])[]>;
}

export interface WorkPlan {
  readonly accounts: readonly OwnAccount[];
  readonly today: number;
  readonly random: Random;
  /** Stops a day. */
  readonly load: readonly [min: number, max: number];
  /** A leave that goes on today. */
  readonly leave?: Span | undefined;
  /** The stops of a delegate whom a supervisor goes with on a day. */
  readonly accompanied?: ((day: number, random: Random) => readonly Stop[]) | undefined;
}

const SPONTANEOUS = 0.3;
/** Of spontaneous visits: to somebody who is not registered. */
const UNREGISTERED = 0.08;
const MISSED = 0.08;
const ILL = 0.015;
/** Of a supervisor's days. */
const ACCOMPANIED = 0.15;
/** Nobody is visited again within so many days, nor, but for the last days, with a need below this. */
const SOONEST = 2;
const LEAST_NEED = 0.32;
const LAST_DAYS = 10;
/** Added to the days between two visits, so that the most important customers do not crowd out the others. */
const PATIENCE = 10;
/** The likelihood that the first, second… working day to come is planned, and that it is agreed to. */
const PLANNED_AHEAD = [1, 0.9, 0.7, 0.5, 0.4] as const;
const AGREED_AHEAD = [0.75, 0.5, 0.2, 0, 0] as const;

const HOLIDAYS: ReadonlySet<string> = new Set(['01-01', '05-01', '08-15', '11-01', '12-25']);

/** Draws two years of days, and the five working days to come. */
export function createCalendar({ accounts, today, random, load, leave, accompanied }: WorkPlan): WorkCalendar {
  const own = accounts.map((account) => ({
    ...account,
    last: account.from - Math.floor(account.every * random.float()),
  }));
  type Own = (typeof own)[number];
  const numbers = (fact: 'every' | 'from' | 'until') => Float64Array.from(own, (each) => each[fact]);
  const [every, from, until] = [numbers('every'), numbers('from'), numbers('until')];
  /** Of a day that is being drawn: how much each needs a visit, and who is due. */
  const [needs, dueAt] = [new Float64Array(own.length), new Int32Array(own.length)];
  const days = new Map<number, WorkDay>();
  const ofCustomer = new Map<string, [number, number][]>();
  const leaves = [...drawLeaves(today, random), ...(leave ? [leave] : [])];
  const away = new Set(leaves.flatMap(({ first, last }) => daysFrom(first, last - first + 1)));
  const illDays: number[] = [];
  // Where there are few customers, some are left for the next day.
  const most = Math.ceil(own.length / 2);
  let ahead = 0;

  for (let day = workingDay(today - REACH); ahead <= PLANNED_AHEAD.length; day = workingDay(day + 1)) {
    if (day > today) ahead += 1;
    const date = isoDate(day);
    if (away.has(day) || HOLIDAYS.has(date.slice('2026-'.length))) continue;
    if (random.boolean(ILL) && day < today) {
      illDays.push(day);
      continue;
    }
    if (ahead > 0 && !random.boolean(PLANNED_AHEAD[ahead - 1] ?? 0)) continue;
    const isAgreed = ahead === 0 || random.boolean(AGREED_AHEAD[ahead - 1] ?? 0);
    const joined = accompanied && random.boolean(ACCOMPANIED) ? accompanied(day, random) : [];
    const stops = joined.length > 0 ? joined : ownStops(day);
    if (stops.length === 0) continue;
    days.set(day, { date, stops, isAgreed });
    for (const [index, { customerID }] of stops.entries()) {
      if (customerID === null) continue;
      const visits = ofCustomer.get(customerID);
      if (visits) visits.push([day, index]);
      else ofCustomer.set(customerID, [[day, index]]);
    }
  }
  return { days, leaves, illDays, ofCustomer };

  function ownStops(day: number): readonly Stop[] {
    const round = inOrder(choose(day, Math.min(random.int(...load), most)));
    return round.map((each, slot): Stop => {
      // Nobody knows yet what will come without a plan.
      const isPlanned = !random.boolean(SPONTANEOUS) || day > today;
      const isKnown = isPlanned || !random.boolean(UNREGISTERED);
      const isMade = !isPlanned || !random.boolean(MISSED);
      // What is planned for days to come counts as visited, so that the next day is about others.
      if (isKnown && isMade) each.last = day;
      return {
        customerID: isKnown ? each.customer.ID : null,
        place: each.place,
        isPlanned,
        isMade,
        slot,
        slots: round.length,
      };
    });
  }

  /** The most overdue customer, and neighbours who are overdue too. */
  function choose(day: number, count: number): readonly Own[] {
    const least = day > today - LAST_DAYS ? 0 : LEAST_NEED;
    // A loop without objects of its own: it runs for each customer on each day of two years.
    let due = 0;
    let first = -1;
    for (let index = 0; index < own.length; index += 1) {
      const passed = day - (own[index]?.last ?? 0);
      if (day < (from[index] ?? 0) || (until[index] ?? 0) < day || passed < SOONEST) continue;
      const need = (passed / ((every[index] ?? 0) + PATIENCE)) * (0.85 + 0.3 * random.float());
      if (need < least) continue;
      if (first === -1 || (needs[first] ?? 0) < need) first = index;
      needs[index] = need;
      dueAt[due] = index;
      due += 1;
    }
    const centre = own[first];
    if (!centre) return [];
    // Those that score most, in order: sorting all of them takes longer than everything else.
    const chosen: { readonly each: Own; readonly score: number }[] = [];
    for (const index of dueAt.subarray(0, due)) {
      const each = own[index];
      if (each?.cityID !== centre.cityID) continue;
      const score = (needs[index] ?? 0) / (1 + kilometresSquared(each.place, centre.place) / 4);
      if (chosen.length === count && score <= (chosen.at(-1)?.score ?? 0)) continue;
      chosen.splice(chosen.findLastIndex((better) => better.score >= score) + 1, 0, { each, score });
      if (chosen.length > count) chosen.pop();
    }
    return chosen.map(({ each }) => each);
  }
}

/** A round from the westernmost stop, always to the nearest. */
function inOrder<T extends { readonly place: Place }>(stops: readonly T[]): readonly T[] {
  const left = stops.toSorted((a, b) => a.place.gPSLon - b.place.gPSLon);
  const round = left.splice(0, 1);
  for (let at = round[0]; at && left.length > 0;) {
    const from = at.place;
    const nearest = left.reduce((a, b) =>
      kilometresSquared(a.place, from) <= kilometresSquared(b.place, from) ? a : b,
    );
    left.splice(left.indexOf(nearest), 1);
    round.push(nearest);
    at = nearest;
  }
  return round;
}

/** `count` days from a day on. */
const daysFrom = (first: number, count: number): number[] => Array.from({ length: count }, (_, index) => first + index);

/** Two holidays of two or three weeks, none of them now. */
function drawLeaves(today: number, random: Random): readonly Span[] {
  const [long, short] = [random.int(14, 21), random.int(12, 16)];
  return (
    [
      [today - random.int(420, 690), long],
      [today - random.int(60, 330), short],
    ] as const
  ).map(([first, length]) => ({ first, last: first + length - 1 }));
}
