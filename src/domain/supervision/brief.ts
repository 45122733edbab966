import { completionOf, performanceOf } from '#lib/completion.ts';
import { sum } from '#lib/sum.ts';

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
  const expected = sum(quotas.map((quota) => quota.expected));
  const done = sum(quotas.map((quota) => quota.done));
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

const isGrouped = (quota: Quota): quota is Quota & { readonly group: NonNullable<Quota['group']> } =>
  quota.group !== null;

/**
 * Who is furthest behind: of several groups one of them, of a single group one of its delegates. `null` if nobody lags, which
 * is to have made more than three quarters of what is asked until now.
 * @param soFar what is asked of each until now
 */
export function furthestBehind(quotas: readonly Quota[], soFar: ReadonlyMap<string, number>): Behind | null {
  const partOf = (kind: Behind['kind'], { ID, name }: Pick<Behind, 'ID' | 'name'>, own: readonly Quota[]) => ({
    part: { kind, ID, name, ...sumOf(own) } satisfies Behind,
    asked: sum(own.map((quota) => soFar.get(quota.ID) ?? 0)),
  });
  const byGroup = Map.groupBy(quotas.filter(isGrouped), ({ group }) => group.ID);
  const groups = [...byGroup.values()].flatMap((own) =>
    own.slice(0, 1).map(({ group }) => partOf('group', group, own)),
  );
  const delegates = quotas.map((quota) => partOf('delegate', quota, [quota]));
  return (
    (groups.length > 1 ? groups : delegates)
      .filter(({ part: { done }, asked }) => isBehind(done, asked))
      .map(({ part }) => part)
      .toSorted((one, other) => Number(one.reached) - Number(other.reached))[0] ?? null
  );
}
