/** The mean of what is known; `null` if nothing is. */
export function meanOf(values: readonly (number | null)[]): number | null {
  const known = values.filter((value) => value !== null);
  return known.length === 0 ? null : known.reduce((sum, value) => sum + value, 0) / known.length;
}

/** How many points a percentage has won, as both are shown: each is rounded first. `null` if one of them is not known. */
export const pointsBetween = (now: number | null, before: number | null): number | null =>
  now === null || before === null ? null : Math.round(now) - Math.round(before);
