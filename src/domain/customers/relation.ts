import { dayOf, readDay, startOfDay } from '#lib/scalars.ts';

/** A stage that a customer reached with a product. */
export interface Advancement {
  readonly ID: string;
  readonly relationState: string;
  /** Seconds since 1970. */
  readonly dateTimestamp: number;
  readonly PharmaProduct: { readonly ID: string; readonly name: string } | null;
}

/** The relation with one product: every stage, the oldest first, and the latest, which counts. */
export interface Relation<A extends Advancement = Advancement> {
  readonly product: NonNullable<A['PharmaProduct']>;
  readonly stages: readonly A[];
  readonly latest: A;
  /** Since when the latest stage holds, in seconds since 1970: recorded again, it has not begun again. */
  readonly since: number;
}

/** The stage of a customer who is lost; it is no step of the way (docs/rules/field-work.md#relationship-stages). */
export const LOST = 'LostClient';

/**
 * The relations with each product, by their latest stages: the furthest first, lost customers last. Two stages of the same
 * second count in the order of the answer. A stage without a product cannot be shown with any, and is left out.
 * @param order the stages as the server lists them
 */
export function relationsOf<A extends Advancement>(
  advancements: readonly A[],
  order: readonly string[],
): readonly Relation<A>[] {
  const byProduct = Map.groupBy(advancements, ({ PharmaProduct }) => PharmaProduct?.ID);
  const relations = [...byProduct.values()].flatMap((own): Relation<A>[] => {
    const stages = own.toSorted((a, b) => a.dateTimestamp - b.dateTimestamp);
    const latest = stages.at(-1);
    if (!latest?.PharmaProduct) return [];
    const another = stages.findLastIndex(({ relationState }) => relationState !== latest.relationState);
    const { dateTimestamp: since } = stages[another + 1] ?? latest;
    return [{ product: latest.PharmaProduct, stages, latest, since }];
  });
  const rank = ({ latest: { relationState } }: Relation) =>
    relationState === LOST ? -2 : order.indexOf(relationState);
  return relations.toSorted((a, b) => rank(b) - rank(a));
}

/**
 * When a stage counts that was reached on a day: at its end, after what was recorded that day, but never in the future.
 * @param day `YYYY-MM-DD`
 * @param now seconds since 1970, as the result
 */
export function stageInstant(day: string, timeZone: string, now: number): number {
  const read = readDay(day);
  return read ? Math.min(startOfDay(read.add({ days: 1 }), timeZone) - 1, now) : now;
}

/** A stage to be recorded. */
export interface NewStage {
  readonly productID: string;
  readonly relationState: string;
  /** `YYYY-MM-DD` */
  readonly day: string;
}

/** Whether a stage with a product is recorded on a day already: recorded again, it would stand twice in a history that only grows. */
export const isRecorded = (
  advancements: readonly Advancement[],
  { productID, relationState, day }: NewStage,
  timeZone: string,
): boolean =>
  advancements.some(
    (each) =>
      each.PharmaProduct?.ID === productID &&
      each.relationState === relationState &&
      dayOf(each.dateTimestamp, timeZone) === day,
  );
