import type { Place } from '../map-view/places.ts';
import type { GlyphStatus } from '../status-glyph/status-glyph.tsx';
import type { StopState } from '../thread/thread.tsx';

/** Unix times in seconds. An unknown end is left out. */
export interface TimeSpan {
  readonly start: number;
  readonly end?: number;
}

export interface DayVisit extends Pick<Place, 'id' | 'name' | 'position'> {
  readonly detail?: string;
  /** The agreed time; missing if the visit was not planned, or has no time. */
  readonly planned?: TimeSpan;
  /** The actual time. Without an end the visit is in progress, unless it is over and the end is not told. */
  readonly done?: TimeSpan & { readonly isOver?: boolean };
  readonly kind?: 'spontaneous' | 'administrative';
  readonly isValidated?: boolean;
}

export interface DayAbsence {
  readonly id: string;
  /** The reason: « Congé », « Formation ». */
  readonly name: string;
  readonly start: number;
  readonly end: number;
}

interface Row {
  readonly id: string;
  readonly state: StopState;
  readonly start: number | null;
  readonly end: number | null;
}

export interface VisitRow extends Row {
  readonly type: 'visit';
  readonly visit: DayVisit;
  /** The visit's number, the same as on the map. */
  readonly number: number;
  /** The agreed start, if the visit took place at another time. */
  readonly agreed: number | null;
  /** The planned time has passed and the visit was not made. */
  readonly isOverdue: boolean;
  /** The visit starts before the previous one ends. */
  readonly isOverlapping: boolean;
}

export interface AbsenceRow extends Row {
  readonly type: 'absence';
  readonly absence: DayAbsence;
}

/** A period without planned or made visits. */
export interface GapRow extends Row {
  readonly type: 'gap';
  readonly seconds: number;
}

export type DayRow = VisitRow | AbsenceRow | GapRow;

const MINUTE = 60;
/** Shorter gaps are travel time. */
const SHORTEST_GAP = 45 * MINUTE;
/** A visit within this many seconds of the agreed time is on time. */
const PUNCTUAL = 15 * MINUTE;

const startOf = ({ done, planned }: DayVisit): number => done?.start ?? planned?.start ?? Infinity;

/** Visits in the order in which they were made or are planned. Those without a time come last. */
export function inOrder(visits: readonly DayVisit[]): readonly DayVisit[] {
  return visits.toSorted((one, other) => compare(startOf(one), startOf(other)));
}

const compare = (one: number, other: number): number => (one === other ? 0 : one - other);

function stateOf({ done }: DayVisit): StopState {
  if (!done) return 'todo';
  return done.end === undefined && done.isOver !== true ? 'now' : 'done';
}

/** The shape of a stop: by kind of visit once it is made, by its state before. */
export function statusOf(visit: DayVisit): GlyphStatus {
  const state = stateOf(visit);
  if (state === 'now') return 'current';
  if (state === 'todo') return 'pending';
  return visit.kind ?? 'done';
}

/** The stops of a day for a map, in the same order with the same numbers and shapes. */
export function placesOfDay(visits: readonly DayVisit[]): readonly Place[] {
  return inOrder(visits).map((visit, index) => ({
    id: visit.id,
    name: visit.name,
    position: visit.position,
    status: statusOf(visit),
    number: index + 1,
    ...(visit.detail !== undefined && { detail: visit.detail }),
  }));
}

/**
 * The rows of a day in chronological order: visits, absences and gaps.
 * @param now Unix time, in seconds
 */
export function layOutDay(
  visits: readonly DayVisit[],
  absences: readonly DayAbsence[],
  now: number,
): readonly DayRow[] {
  const visitRows = inOrder(visits).map((visit, index): VisitRow => {
    const start = startOf(visit);
    const { planned, done } = visit;
    const isElsewhen = planned && done && Math.abs(planned.start - done.start) >= PUNCTUAL;
    return {
      type: 'visit',
      id: visit.id,
      visit,
      number: index + 1,
      state: stateOf(visit),
      start: Number.isFinite(start) ? start : null,
      end: (done ? done.end : planned?.end) ?? null,
      agreed: isElsewhen ? planned.start : null,
      isOverdue: !done && planned !== undefined && (planned.end ?? planned.start) < now,
      isOverlapping: false,
    };
  });
  const absenceRows = absences.map((absence): AbsenceRow => {
    const { id, start, end } = absence;
    return { type: 'absence', id, absence, state: end <= now ? 'done' : 'todo', start, end };
  });
  const rows = [...visitRows, ...absenceRows].toSorted((one, other) =>
    compare(one.start ?? Infinity, other.start ?? Infinity),
  );
  const laidOut: DayRow[] = [];
  // The latest end so far, because a long visit may outlast the next one.
  let until: number | null = null;
  for (const row of rows) {
    const before = laidOut.at(-1);
    const seconds: number | null = until === null || row.start === null ? null : row.start - until;
    if (before && seconds !== null && seconds >= SHORTEST_GAP) {
      laidOut.push({
        type: 'gap',
        id: `${before.id} ${row.id}`,
        state: gapState(before, row),
        start: until,
        end: row.start,
        seconds,
      });
    }
    laidOut.push(row.type === 'visit' ? { ...row, isOverlapping: seconds !== null && seconds < 0 } : row);
    // After a visit whose end is not told, nobody knows how long there was none.
    const isOpenEnd = row.type === 'visit' && row.visit.done !== undefined && row.end === null;
    const end = row.end ?? row.start;
    if (end !== null) until = isOpenEnd ? null : Math.max(until ?? end, end);
  }
  return laidOut;
}

/** The line is solid up to the last visit made. */
function gapState(before: Row, after: Row): StopState {
  return before.state === 'done' && after.state !== 'todo' ? 'done' : 'todo';
}
