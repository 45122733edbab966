import type { AnyMachineSnapshot, AnyStateMachine } from 'xstate';
import {
  activeNodes,
  actorsOf,
  declaredTransitions,
  takenOn,
  type AnyModel,
  type Moment,
  type Path,
} from './harness.ts';

function momentsOf({ initial, steps }: Path): readonly Moment<AnyStateMachine>[] {
  return [{ snapshot: initial }, ...steps.map(({ before, event, after }) => ({ snapshot: after, before, event }))];
}

const endOf = ({ initial, steps }: Path): AnyMachineSnapshot => steps.at(-1)?.after ?? initial;

const story = ({ start, steps }: Path) => [`Starting from ${start}`, ...steps.map(({ words }) => words)].join(', ');

/** The types of the events that the active states take, whatever their guards say. */
const typesTaken = (snapshot: AnyMachineSnapshot): readonly string[] =>
  [snapshot.machine.root, ...activeNodes(snapshot)].flatMap((node) => [...node.transitions.keys()]);

/** Whether an actor runs whose answer the active states take. */
const isAwaiting = (snapshot: AnyMachineSnapshot): boolean =>
  typesTaken(snapshot).some((type) =>
    [...actorsOf(snapshot).keys()].some((actor) => type === `xstate.done.actor.${actor}`),
  );

/**
 * What every machine must keep to, besides its specification, by its description. Each check returns what breaks it: the
 * stories of walks, or names.
 */
export function checksOf(model: AnyModel, walks: readonly Path[]): Readonly<Record<string, () => readonly string[]>> {
  const broken = (holds: (path: Path) => boolean) => () => walks.filter((walk) => !holds(walk)).map(story);
  return {
    'takes every transition it declares': () => {
      const taken = new Set(walks.flatMap(takenOn));
      return declaredTransitions(model.machine).filter((transition) => !taken.has(transition));
    },
    'can meet every happening of its model': () => {
      const met = new Set(walks.flatMap(({ steps }) => steps.map(({ words }) => words)));
      return Object.keys(model.events).filter((words) => !met.has(words));
    },
    'is busy only while an actor runs that it awaits': broken((walk) =>
      momentsOf(walk).every(({ snapshot }) => !snapshot.hasTag('busy') || isAwaiting(snapshot)),
    ),
    'is led out of its calls by good answers': broken((walk) => !endOf(walk).hasTag('busy')),
    'is stuck nowhere': broken((walk) => endOf(walk).status !== 'active' || typesTaken(endOf(walk)).length > 0),
    ...Object.fromEntries(
      Object.entries(model.invariants).map(([words, holds]) => [words, broken((walk) => momentsOf(walk).every(holds))]),
    ),
  };
}
