/** Where performance changes colour, in percent of what was aimed at: red up to 45, yellow up to 75, green beyond (spec §9). */
export const PERFORMANCE_CUTS = [45, 75] as const;

export const PERFORMANCES = ['red', 'amber', 'green'] as const;
export type PerformanceTone = (typeof PERFORMANCES)[number];

/**
 * The colour of a completion. It is that of the whole percent which is shown, so that « 45 % » is never yellow.
 * @param percent of what was aimed at; beyond 100 is fine
 */
export function performanceOf(percent: number): PerformanceTone {
  const shown = Math.round(percent);
  const [low, middle] = PERFORMANCE_CUTS;
  if (shown <= low) return 'red';
  return shown <= middle ? 'amber' : 'green';
}

/** Obtained of expected in percent; nothing where nothing was expected. */
export function completionOf(obtained: number, expected: number): number | null {
  return expected > 0 ? (obtained / expected) * 100 : null;
}
