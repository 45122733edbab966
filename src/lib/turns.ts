/** Takes turns: those that wait are called one at a time, in the order in which they came. */
export interface Turns {
  /** Waits for a turn. @returns ends the turn, or the wait for it */
  readonly wait: (onTurn: () => void) => () => void;
}

export function createTurns(): Turns {
  const waiting = new Set<() => void>();
  let current: (() => void) | undefined;
  function next(): void {
    [current] = waiting;
    current?.();
  }
  return {
    wait(onTurn) {
      // A function of its own, as the same `onTurn` may wait twice.
      const mine = () => onTurn();
      waiting.add(mine);
      if (!current) next();
      return () => {
        waiting.delete(mine);
        if (current === mine) next();
      };
    },
  };
}
