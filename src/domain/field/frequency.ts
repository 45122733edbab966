/**
 * How many days should pass between two visits, by the potential of a customer. They are ours: the API has no frequency
 * (docs/rules/field-work.md#suggestions).
 */
const FREQUENCY: ReadonlyMap<string | null, number> = new Map([
  ['A+', 10],
  ['A', 15],
  ['B', 30],
]);

/** The most days that pass between two visits: of C, the lowest potential. */
export const RAREST = 45;

/** The days between two visits; an unknown potential counts as the lowest. */
export const daysBetweenVisits = (potential: string | null): number => FREQUENCY.get(potential) ?? RAREST;
