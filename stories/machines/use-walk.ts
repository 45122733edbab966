import { useCallback, useEffect, useEffectEvent, useState } from 'react';
import type { AnyMachineSnapshot, AnyStateMachine } from 'xstate';
import { type Path, startWalker, type Step, type Walker } from '../../tests/model/harness.ts';

/** The position of a live actor on a path. */
export interface Walk {
  /** Index of the path. */
  readonly number: number;
  readonly path: Path;
  readonly walker: Walker;
  /** Number of steps taken. */
  readonly at: number;
  readonly snapshot: AnyMachineSnapshot;
  /** The last step; null at the start. */
  readonly step: Step | null;
}

function walkTo(machine: AnyStateMachine, paths: readonly Path[], number: number, at: number): Walk {
  const path = paths[number];
  if (!path) throw new Error(`There are paths 0 to ${paths.length - 1}, and no path ${number}.`);
  const walker = startWalker(machine, { input: path.input });
  const steps = path.steps.slice(0, at).map(({ words, event }) => walker.happen([words, event]));
  return { number, path, walker, at, snapshot: walker.snapshot(), step: steps.at(-1) ?? null };
}

/**
 * Leads a live actor along a path. Actors cannot go back, so the previous step starts a new actor and replays the path.
 * @param machine one whose actors never answer by themselves
 * @param pace milliseconds between steps while it plays
 */
export function useWalk(machine: AnyStateMachine, paths: readonly Path[], pace: number) {
  const [walk, setWalk] = useState(() => walkTo(machine, paths, 0, 0));
  const [isPlaying, setPlaying] = useState(false);

  const goTo = useCallback(
    (number: number, at: number) => {
      setPlaying(false);
      setWalk(walkTo(machine, paths, number, at));
    },
    [machine, paths],
  );
  function next() {
    const { path, walker, at } = walk;
    const ahead = path.steps[at];
    if (!ahead) return;
    const step = walker.happen([ahead.words, ahead.event]);
    setWalk({ ...walk, at: at + 1, snapshot: step.after, step });
    if (at + 1 === path.steps.length) setPlaying(false);
  }
  const tick = useEffectEvent(next);
  useEffect(() => {
    if (!isPlaying) return undefined;
    const timer = setInterval(tick, pace);
    return () => clearInterval(timer);
  }, [isPlaying, pace]);

  return {
    walk,
    isPlaying,
    next() {
      setPlaying(false);
      next();
    },
    previous: () => goTo(walk.number, walk.at - 1),
    reset: () => goTo(walk.number, 0),
    choose: useCallback((number: number) => goTo(number, 0), [goTo]),
    /** Starts or stops playing; at the end, starts again from the beginning. */
    play() {
      if (!isPlaying && walk.at === walk.path.steps.length) goTo(walk.number, 0);
      setPlaying(!isPlaying);
    },
  };
}
