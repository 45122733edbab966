import { type ReactNode, useDeferredValue, useEffect, useState } from 'react';
import { createTurns } from '#lib/turns.ts';

export interface LaterProps {
  /** Stands there until the content comes, and keeps its room. */
  readonly before?: ReactNode;
  readonly children: ReactNode;
}

/** Of all contents that come later, on the whole page. */
const turns = createTurns();

/**
 * Content that comes after what stands around it: React paints that first, then renders this in slices between the events of
 * the user, one such content after the other. An answer that arrives meanwhile waits for one of them, not for all. For what
 * costs much and is not what a page is opened for; within another, it comes after all that stand beside that one.
 */
export function Later({ before = null, children }: LaterProps) {
  const [isDue, setIsDue] = useState(false);
  const isShown = useDeferredValue(isDue);
  useEffect(() => (isShown ? undefined : turns.wait(() => setIsDue(true))), [isShown]);
  return isShown ? children : before;
}
