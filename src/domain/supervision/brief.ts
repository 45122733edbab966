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

/**
 * Who is furthest behind: of several groups one of them, of a single group one of its delegates. `null` if nobody lags, which
 * is to have made more than three quarters of what is asked until now.
 * @param elapsed which part of the range is over, from 0 to 1, in days that are worked
 */
export function furthestBehind(quotas: readonly Quota[], elapsed: number): Behind | null {
  const byGroup = Map.groupBy(
    quotas.filter(({ group }) => group !== null),
    ({ group }) => group?.ID ?? '',
  );
  const groups = [...byGroup].map(([ID, own]): Behind => {
    const name = own[0]?.group?.name ?? '';
    return { kind: 'group', ID, name, ...sumOf(own) };
  });
  const delegates = quotas.map((quota): Behind => ({
    kind: 'delegate',
    ID: quota.ID,
    name: quota.name,
    ...sumOf([quota]),
  }));
  const lagging = (groups.length > 1 ? groups : delegates).filter(({ done, expected }) => {
    const soFar = completionOf(done, expected * elapsed);
    return soFar !== null && performanceOf(soFar) !== 'green';
  });
  return lagging.toSorted((one, other) => (one.reached ?? 0) - (other.reached ?? 0))[0] ?? null;
}
