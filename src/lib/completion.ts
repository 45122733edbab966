/**
 * Upper bounds of red and yellow in percent of the goal, inclusive (docs/rules/finance.md#completion). In `lib` because
 * both the components that draw a completion and the domain use it.
 */
export const PERFORMANCE_CUTS = [45, 75] as const;

export const PERFORMANCES = ['red', 'amber', 'green'] as const;
export type PerformanceTone = (typeof PERFORMANCES)[number];

/**
 * The colour of a completion. The percentage is rounded first, as it is shown, so that « 45 % » is never yellow.
 * @param percent of the goal; may exceed 100
 */
export function performanceOf(percent: number): PerformanceTone {
  const shown = Math.round(percent);
  const [low, middle] = PERFORMANCE_CUTS;
  if (shown <= low) return 'red';
  return shown <= middle ? 'amber' : 'green';
}

/** Obtained ÷ expected in percent; `null` where nothing was expected. */
export function completionOf(obtained: number, expected: number): number | null {
  return expected > 0 ? (obtained / expected) * 100 : null;
}
