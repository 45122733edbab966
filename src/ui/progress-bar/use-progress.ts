import type { ReactNode } from 'react';
import { useProgressBar } from 'react-aria/useProgressBar';

export interface ProgressFacts {
  readonly label: ReactNode;
  /** From 0 to `max`; left out while nobody knows how long it takes. */
  readonly value?: number;
  readonly max?: number;
}

/**
 * What a progress tells, whatever its shape. On react-aria's hook: its component shares a file with what its button
 * needs, and the first screen would wait for the whole.
 */
export function useProgress({ label, value, max = 100 }: ProgressFacts) {
  const isIndeterminate = value === undefined;
  // Nothing to do is done.
  const facts = max > 0 ? { value: value ?? 0, maxValue: max } : { value: 1, maxValue: 1 };
  const { progressBarProps, labelProps } = useProgressBar({
    label,
    maxValue: facts.maxValue,
    ...(isIndeterminate ? { isIndeterminate } : facts),
  });
  const percentage = isIndeterminate ? 0 : (Math.min(Math.max(facts.value, 0), facts.maxValue) / facts.maxValue) * 100;
  return { progressBarProps, labelProps, percentage, isIndeterminate };
}
