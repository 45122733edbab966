import { type ReactNode, useDeferredValue, useEffect, useState } from 'react';
import { whenIdle } from '#lib/idle.ts';
import { createTurns } from '#lib/turns.ts';

export interface LaterProps {
  /** Stands there until the content comes, and keeps its room. */
  readonly before?: ReactNode;
  /** Waits until the page is idle as well, at most so many milliseconds: what is made of an answer comes first. */
  readonly idleWithin?: number;
  /** The answer is still awaited: a page that waits for it is idle. Has no effect without `idleWithin`, nor after so many milliseconds. */
  readonly isHeld?: boolean;
  readonly children: ReactNode;
}

/** Of all contents that come later, on the whole page. */
const turns = createTurns();

/**
 * Content that comes after what stands around it: React paints that first, then renders this in slices between the events of
 * the user, one such content after the other. An answer that arrives meanwhile waits for one of them, not for all. For what
 * costs much and is not what a page is opened for; within another, it comes after all that stand beside that one.
 */
export function Later({ before = null, idleWithin, isHeld = false, children }: LaterProps) {
  const [isDue, setIsDue] = useState(false);
  const isShown = useDeferredValue(isDue);
  useEffect(() => {
    if (isShown) return undefined;
    let stopIdle = () => {};
    const begin = () => setIsDue(true);
    if (isHeld && idleWithin !== undefined) {
      const timer = setTimeout(begin, idleWithin);
      return () => clearTimeout(timer);
    }
    const leave = turns.wait(() => {
      if (idleWithin === undefined) begin();
      else stopIdle = whenIdle(begin, idleWithin);
    });
    return () => {
      stopIdle();
      leave();
    };
  }, [isShown, idleWithin, isHeld]);
  return isShown ? children : before;
}
