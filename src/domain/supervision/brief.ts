import { completionOf, performanceOf } from '#lib/completion.ts';

/** The visits asked of a delegate, and those made. */
export interface Quota {
  /** Of the delegate. */
  readonly ID: string;
  readonly name: string;
  readonly group: { readonly ID: string; readonly name: string } | null;
  readonly expected: number;
  readonly done: number;
}

/** The quotas of several delegates, added up. */
export interface QuotaSum {
  readonly expected: number;
  readonly done: number;
  /** Percent; `null` if no visit is asked for. */
  readonly reached: number | null;
}

export function sumOf(quotas: readonly Pick<Quota, 'expected' | 'done'>[]): QuotaSum {
  const expected = quotas.reduce((sum, quota) => sum + quota.expected, 0);
  const done = quotas.reduce((sum, quota) => sum + quota.done, 0);
  return { expected, done, reached: completionOf(done, expected) };
}

/** Whose quota is furthest from being reached: a group, or a delegate. */
export interface Behind extends QuotaSum {
  readonly kind: 'group' | 'delegate';
  readonly ID: string;
  readonly name: string;
}

/** Whether at most three quarters were made of what is asked until now; of nothing that is asked, nobody is behind. */
export function isBehind(done: number, asked: number): boolean {
  const soFar = completionOf(done, asked);
  return soFar !== null && performanceOf(soFar) !== 'green';
}

/** What is asked of each delegate until now, by their ID. Days of absence ask for nothing, so it is no share of the range. */
export const askedSoFar = (quotas: readonly Pick<Quota, 'ID' | 'expected'>[]): ReadonlyMap<string, number> =>
  new Map(quotas.map(({ ID, expected }) => [ID, expected]));

/**
 * Who is furthest behind: of several groups one of them, of a single group one of its delegates. `null` if nobody lags, which
 * is to have made more than three quarters of what is asked until now.
 * @param soFar what is asked of each until now
 */
export function furthestBehind(quotas: readonly Quota[], soFar: ReadonlyMap<string, number>): Behind | null {
  const byGroup = Map.groupBy(
    quotas.filter(({ group }) => group !== null),
    ({ group }) => group?.ID ?? '',
  );
  const groups = [...byGroup].map(([ID, own]) => ({
    part: { kind: 'group', ID, name: own[0]?.group?.name ?? '', ...sumOf(own) } satisfies Behind,
    own,
  }));
  const delegates = quotas.map((quota) => ({
    part: { kind: 'delegate', ID: quota.ID, name: quota.name, ...sumOf([quota]) } satisfies Behind,
    own: [quota],
  }));
  const lagging: readonly { readonly part: Behind; readonly own: readonly Quota[] }[] = (
    groups.length > 1 ? groups : delegates
  ).filter(({ part: { done }, own }) =>
    isBehind(
      done,
      own.reduce((sum, { ID }) => sum + (soFar.get(ID) ?? 0), 0),
    ),
  );
  return lagging.map(({ part }) => part).toSorted((one, other) => (one.reached ?? 0) - (other.reached ?? 0))[0] ?? null;
}
