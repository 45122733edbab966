import { compareTexts } from '#lib/compare-texts.ts';
import { dayOf, readDay } from '#lib/scalars.ts';

/** What has a period; `YYYY-MM-DD`, or `null` if it has no such end. */
interface Period {
  readonly periodStart: string | null;
  readonly periodEnd: string | null;
}

/** What is known of a customer besides the visits. What the user may not see is empty. */
export interface Known<S, E, A> {
  readonly stages: readonly S[];
  readonly expectations: readonly E[];
  readonly actions: readonly A[];
  /** When the card was last edited, in seconds since 1970. */
  readonly lastEdited: number | null;
}

/** Something that changed on a day, `YYYY-MM-DD`. */
export type Change<S, E, A> = { readonly day: string } & (
  | { readonly kind: 'stage'; readonly record: S }
  | { readonly kind: 'expected' | 'ended'; readonly record: E }
  | { readonly kind: 'action'; readonly record: A }
  | { readonly kind: 'edited' }
);

/**
 * What changed after the day of a visit, the latest first, also of one day: stages reached, expectations that began or ended, actions
 * received, the card edited. What was noted on the day itself belongs to the visit. What is to come has not changed yet,
 * and a day that cannot be read is no day.
 * @param visit seconds since 1970
 * @param today `YYYY-MM-DD`; an expectation that ends today is still in force
 */
export function changesSince<S extends { readonly dateTimestamp: number }, E extends Period, A extends Period>(
  { stages, expectations, actions, lastEdited }: Known<S, E, A>,
  { visit, today, timeZone }: { readonly visit: number; readonly today: string; readonly timeZone: string },
): readonly Change<S, E, A>[] {
  const after = dayOf(visit, timeZone);
  const isSince = (day: string | null): day is string =>
    day !== null && readDay(day) !== null && day > after && day <= today;
  const changes: readonly (Omit<Change<S, E, A>, 'day'> & { readonly day: string | null })[] = [
    // Of one second, as past days have one, the last of them counts.
    ...stages
      .toReversed()
      .toSorted((one, other) => other.dateTimestamp - one.dateTimestamp)
      .map((record) => ({ kind: 'stage' as const, record, day: dayOf(record.dateTimestamp, timeZone) })),
    ...expectations.map((record) => ({ kind: 'expected' as const, record, day: record.periodStart })),
    ...expectations
      .filter(({ periodEnd }) => periodEnd !== today)
      .map((record) => ({ kind: 'ended' as const, record, day: record.periodEnd })),
    ...actions.map((record) => ({ kind: 'action' as const, record, day: record.periodStart })),
    ...(lastEdited === null ? [] : [{ kind: 'edited' as const, day: dayOf(lastEdited, timeZone) }]),
  ];
  return changes
    .filter((change): change is Change<S, E, A> => isSince(change.day))
    .toSorted((one, other) => compareTexts(other.day, one.day));
}
