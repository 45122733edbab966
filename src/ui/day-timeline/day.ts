import type { Place } from '../map-view/places.ts';
import type { GlyphStatus } from '../status-glyph/status-glyph.tsx';
import type { StopState } from '../thread/thread.tsx';

/** Seconds since 1970. An end that is not known yet is left out. */
export interface TimeSpan {
  readonly start: number;
  readonly end?: number;
}

export interface DayVisit extends Pick<Place, 'id' | 'name' | 'detail' | 'position'> {
  /** What was agreed; nothing for a visit that was not planned, or to no hour. */
  readonly planned?: TimeSpan;
  /** What came of it; without an end it is under way. */
  readonly done?: TimeSpan;
  readonly kind?: 'spontaneous' | 'administrative';
  readonly isValidated?: boolean;
}

export interface DayAbsence {
  readonly id: string;
  /** Why: « Congé », « Formation ». */
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
  /** The same on the map. */
  readonly number: number;
  /** The hour that was agreed, where the visit was at another. */
  readonly agreed: number | null;
  /** Its hour has passed, and it was not made. */
  readonly isOverdue: boolean;
  /** It begins before the one before it ends. */
  readonly isOverlapping: boolean;
}

export interface AbsenceRow extends Row {
  readonly type: 'absence';
  readonly absence: DayAbsence;
}

/** A stretch in which nothing is planned, or nothing was done. */
export interface GapRow extends Row {
  readonly type: 'gap';
  readonly seconds: number;
}

export type DayRow = VisitRow | AbsenceRow | GapRow;

const MINUTE = 60;
/** Shorter is the way from one to the next. */
const SHORTEST_GAP = 45 * MINUTE;
/** Sooner or later than this is as agreed. */
const PUNCTUAL = 15 * MINUTE;

const startOf = ({ done, planned }: DayVisit): number => done?.start ?? planned?.start ?? Infinity;

/** The visits of a day in the order in which they were made, or are to be; those to no hour last. */
export function inOrder(visits: readonly DayVisit[]): readonly DayVisit[] {
  return visits.toSorted((one, other) => compare(startOf(one), startOf(other)));
}

const compare = (one: number, other: number): number => (one === other ? 0 : one - other);

function stateOf({ done }: DayVisit): StopState {
  if (!done) return 'todo';
  return done.end === undefined ? 'now' : 'done';
}

/** The shape of a stop: what kind of visit it is, once it is made; before that, where it stands. */
export function statusOf(visit: DayVisit): GlyphStatus {
  const state = stateOf(visit);
  if (state === 'now') return 'current';
  if (state === 'todo') return 'pending';
  return visit.kind ?? 'done';
}

/** The stops of a day for a map: same order, same numbers, same shapes. */
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
 * The rows of a day, from morning to evening: visits, absences, and what lies empty between them.
 * @param now seconds since 1970
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
  // The latest end so far: a long visit may outlast the next.
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
    const end = row.end ?? row.start;
    if (end !== null) until = Math.max(until ?? end, end);
  }
  return laidOut;
}

/** The line is travelled as far as the last stop that was made. */
function gapState(before: Row, after: Row): StopState {
  return before.state === 'done' && after.state !== 'todo' ? 'done' : 'todo';
}
