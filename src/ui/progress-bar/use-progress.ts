import type { ReactNode } from 'react';
import { useProgressBar } from 'react-aria/useProgressBar';

export interface ProgressFacts {
  readonly label: ReactNode;
  /** From 0 to `max`; left out if the duration is unknown. */
  readonly value?: number;
  readonly max?: number;
}

/**
 * ARIA attributes and text of a progress indicator. Uses react-aria's hook, because its component shares a module with
 * others that would slow down the first screen.
 */
export function useProgress({ label, value, max = 100 }: ProgressFacts) {
  const isIndeterminate = value === undefined;
  // A task with nothing to do is complete.
  const facts = max > 0 ? { value: value ?? 0, maxValue: max } : { value: 1, maxValue: 1 };
  const { progressBarProps, labelProps } = useProgressBar({
    label,
    maxValue: facts.maxValue,
    ...(isIndeterminate ? { isIndeterminate } : facts),
  });
  const percentage = isIndeterminate ? 0 : (Math.min(Math.max(facts.value, 0), facts.maxValue) / facts.maxValue) * 100;
  return { progressBarProps, labelProps, percentage, isIndeterminate };
}
