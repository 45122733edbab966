import { type ReactNode, useDeferredValue } from 'react';

export interface LaterProps {
  /** Stands there until the content comes, and keeps its room. */
  readonly before?: ReactNode;
  readonly children: ReactNode;
}

/**
 * Content that comes after what stands around it: React paints that first, then renders this in slices between the events of
 * the user. For what costs much and is not what a page is opened for.
 */
export function Later({ before = null, children }: LaterProps) {
  return useDeferredValue(true, false) ? children : before;
}
