import type { AnyMachineSnapshot, AnyStateMachine } from 'xstate';
import { sectionsOf } from './blocks.ts';
import {
  activeNodes,
  activeStates,
  actorsOf,
  declaredTransitions,
  type AnyModel,
  type Moment,
  type Path,
  type Step,
  stepsOf,
} from './harness.ts';

const momentOf = ({ before, event, after }: Step): Moment<AnyStateMachine> => ({ snapshot: after, before, event });

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
  /** Walks have most of their steps in common: each is looked at once. */
  const brokenAt = (holds: (moment: Moment<AnyStateMachine>) => boolean) => () => {
    const bad = new Set<unknown>([
      ...[...new Set(walks.map(({ initial }) => initial))].filter((snapshot) => !holds({ snapshot })),
      ...stepsOf(walks).filter((step) => !holds(momentOf(step))),
    ]);
    if (bad.size === 0) return [];
    return broken(({ initial, steps }) => ![initial, ...steps].some((each) => bad.has(each)))();
  };
  return {
    'takes every transition it declares': () => {
      const taken = new Set([...walks.flatMap((walk) => walk.taken), ...stepsOf(walks).flatMap((step) => step.taken)]);
      return declaredTransitions(model.machine).filter((transition) => !taken.has(transition));
    },
    'can meet every happening of its model': () => {
      const met = new Set(stepsOf(walks).map(({ words }) => words));
      return Object.keys(model.events).filter((words) => !met.has(words));
    },
    'says when an event leads to which of several ends': () =>
      sectionsOf(model, walks).flatMap(({ place, outcomes }) =>
        outcomes
          .filter(({ isTold }) => !isTold)
          .map(({ words, to }) => `${activeStates(place).at(-1)}: ${words} → ${to}`),
      ),
    'is busy only while an actor runs that it awaits': brokenAt(
      ({ snapshot }) => !snapshot.hasTag('busy') || isAwaiting(snapshot),
    ),
    'is led out of its calls by good answers': broken((walk) => !endOf(walk).hasTag('busy')),
    'is stuck nowhere': broken((walk) => endOf(walk).status !== 'active' || typesTaken(endOf(walk)).length > 0),
    ...Object.fromEntries(Object.entries(model.invariants).map(([words, holds]) => [words, brokenAt(holds)])),
  };
}
