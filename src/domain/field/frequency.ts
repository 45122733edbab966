/**
 * How many days should pass between two visits, by the potential of a customer. They are ours: the API has no frequency
 * (docs/rules/field-work.md#suggestions).
 */
const FREQUENCY: Readonly<Record<string, number>> = { 'A+': 10, A: 15, B: 30, C: 45 };

/** The most days that pass between two visits. */
export const RAREST = Math.max(...Object.values(FREQUENCY));

/** The days between two visits; an unknown potential counts as the lowest. */
export const daysBetweenVisits = (potential: string | null): number => FREQUENCY[potential ?? ''] ?? RAREST;
