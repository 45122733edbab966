import { describe, expect, test } from 'vitest';
import { declaredTransitions, takenOn, walkEveryEdge, type AnyModel, type Moment, type Path } from './harness.ts';
import type { AnyStateMachine } from 'xstate';

function momentsOf({ initial, steps }: Path): readonly Moment<AnyStateMachine>[] {
  return [{ snapshot: initial }, ...steps.map(({ before, event, after }) => ({ snapshot: after, before, event }))];
}

const story = ({ start, steps }: Path) => [`Starting from ${start}`, ...steps.map(({ words }) => words)].join(', ');

/** The tests every machine passes: each transition is walked, and each invariant holds at each moment of each walk. */
export function verify(model: AnyModel): void {
  describe(`the ${model.name} machine`, () => {
    const walks = walkEveryEdge(model);

    test('takes every transition it declares', () => {
      const taken = new Set(walks.flatMap(takenOn));
      expect(declaredTransitions(model.machine).filter((transition) => !taken.has(transition))).toEqual([]);
    });

    test('can meet every happening of its model', () => {
      const met = new Set(walks.flatMap(({ steps }) => steps.map(({ words }) => words)));
      expect(Object.keys(model.events).filter((words) => !met.has(words))).toEqual([]);
    });

    test.each(Object.entries(model.invariants))('%s', (_, holds) => {
      const broken = walks.filter((walk) => !momentsOf(walk).every(holds));
      expect(broken.map(story)).toEqual([]);
    });
  });
}
