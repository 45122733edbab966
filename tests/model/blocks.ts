import type { AnyMachineSnapshot, AnyStateNode } from 'xstate';
import { getStateNodes } from 'xstate/graph';
import { activeNodes, type AnyModel, type Path, remembered, type Step, stepsOf } from './harness.ts';
import { destinationOf, leavesOf, type Outcome, outcomesOf, outcomesOfEvent, tellingSteps } from './outcomes.ts';

/** A state, and what may happen there. */
export interface Section {
  readonly place: AnyMachineSnapshot;
  readonly steps: readonly Step[];
  /** Those of the steps that differ in what a reader is told of them. */
  readonly telling: readonly Step[];
  readonly outcomes: readonly Outcome[];
}

/** The states in which something may happen, in the order of the machine. */
export const sectionsOf = (model: AnyModel, walks: readonly Path[]): readonly Section[] => sectionsBy(model)(walks);

const sectionsBy = remembered((model: AnyModel) =>
  remembered((walks: readonly Path[]): readonly Section[] => {
    const order = getStateNodes(model.machine.root).map(({ path }) => path.join('.'));
    return [...Map.groupBy(stepsOf(walks), ({ before }) => leavesOf(before))]
      .toSorted(([a], [b]) => order.indexOf(a) - order.indexOf(b))
      .flatMap(([, steps]) => {
        const [first] = steps;
        const telling = tellingSteps(model, steps);
        const outcomes = outcomesOf(model, telling);
        return first && outcomes.length > 0 ? [{ place: first.before, steps, telling, outcomes }] : [];
      });
  }),
);

/** All that one event may lead to. */
type Entry = readonly Outcome[];

/** What an event leads to in most states of a group. */
export interface SharedEntry {
  readonly entry: Entry;
  /** The states of the group where the event leads to nothing. */
  readonly except: readonly Section[];
}

export interface Block {
  readonly node: AnyStateNode;
  readonly shared: readonly SharedEntry[];
}

export interface Told {
  /** Groups of states, and what most of them have in common; the outermost first. */
  readonly blocks: readonly Block[];
  /** What is said of each state alone. */
  readonly own: ReadonlyMap<Section, readonly Outcome[]>;
}

/** Share of the states of a group that must have something in common for it to be said of the group. */
const MOST = 0.75;

/** Fewer lines are read faster where they happen. */
const FEWEST_SAVED = 12;

/** Whether a state is one of a group. */
export const isIn = ({ parent, path }: AnyStateNode, place: AnyMachineSnapshot): boolean =>
  parent === undefined || activeNodes(place).some((node) => node.path.join('.') === path.join('.'));

/** A step is like another if it leads to the same state, or if both leave each state as it is. */
const LIKE: readonly ((step: Step) => string)[] = [
  destinationOf,
  (step) => (leavesOf(step.before) === leavesOf(step.after) ? '' : destinationOf(step)),
];

interface Common {
  readonly entry: Entry;
  /** The states that have it in common. */
  readonly holders: readonly Section[];
}

/** What one event leads to in most of some states, in the same words for all of them; `null` if it is not the same. */
function commonIn(model: AnyModel, within: readonly Section[], words: string): Common | null {
  let holders = within.filter(({ outcomes }) => outcomes.some((outcome) => outcome.words === words));
  while (holders.length >= Math.max(2, MOST * within.length)) {
    const steps = holders.flatMap((section) => section.telling.filter((step) => step.words === words));
    const entries = LIKE.map((placeOf) => outcomesOfEvent(model, steps, placeOf));
    const entry = entries.find((outcomes) => outcomes.every(({ isTold }) => isTold));
    if (entry) return { entry, holders };
    // The states that differ most from the others go.
    const [odd = new Set<Step>()] = (entries[0] ?? [])
      .filter(({ isTold }) => !isTold)
      .map((outcome) => new Set(outcome.steps))
      .toSorted((a, b) => holdersOf(a).length - holdersOf(b).length);
    const fewer = holders.filter((section) => !holdersOf(odd).includes(section));
    if (fewer.length === holders.length) return null;
    holders = fewer;
  }
  return null;

  function holdersOf(some: ReadonlySet<Step>): readonly Section[] {
    return holders.filter((section) => section.telling.some((step) => some.has(step)));
  }
}

/** Takes out of the states what they have in common with their neighbours: it is said once. */
export function shared(model: AnyModel, sections: readonly Section[]): Told {
  const own = new Map<Section, readonly Outcome[]>(sections.map((section) => [section, section.outcomes]));
  const order = Object.keys(model.events);
  const groups = [model.machine.root, ...getStateNodes(model.machine.root).filter(({ description }) => description)];
  const blocks = groups.flatMap((node): readonly Block[] => {
    const within = sections.filter(({ place }) => isIn(node, place));
    const isOwn = (section: Section, words: string) => own.get(section)?.some((outcome) => outcome.words === words);
    const common = order.flatMap((words) => {
      if (!within.some((section) => isOwn(section, words))) return [];
      const found = commonIn(model, within, words);
      if (!found) return [];
      const except = within.filter(({ outcomes }) => !outcomes.some((outcome) => outcome.words === words));
      return [{ ...found, words, except }];
    });
    const linesOf = (section: Section, words: string) =>
      (own.get(section) ?? []).filter((outcome) => outcome.words === words).length;
    const saved = common.reduce(
      (sum, { entry, holders, words }) =>
        sum + holders.reduce((lines, section) => lines + linesOf(section, words), 0) - entry.length,
      0,
    );
    if (saved < FEWEST_SAVED) return [];
    for (const { words, holders } of common)
      for (const section of holders)
        own.set(
          section,
          (own.get(section) ?? []).filter((outcome) => outcome.words !== words),
        );
    return [{ node, shared: common }];
  });
  return { blocks, own };
}
