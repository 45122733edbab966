import type { AnyMachineSnapshot, AnyStateMachine, AnyTransitionDefinition, EventObject } from 'xstate';
import { activeNodes, activeStates, type AnyModel, isFilled, remembered, type Step } from './harness.ts';

/** What an event leads to from a state, in all cases that a reader need not tell apart. */
export interface Outcome {
  /** The description of the event. */
  readonly words: string;
  /** What must hold for it; empty where the event leads to nothing else. */
  readonly conditions: readonly string[];
  /** The innermost states that it leads to. */
  readonly to: string;
  readonly isStaying: boolean;
  /** What follows besides: why, what is asked of others, what is shown. */
  readonly also: readonly string[];
  /** What is shown no more, if it was. */
  readonly gone: readonly string[];
  readonly steps: readonly Step[];
  /** Whether the conditions tell it from all else that the event may lead to. */
  readonly isTold: boolean;
}

/** The innermost active states. */
export const leavesOf = remembered((snapshot: AnyMachineSnapshot): string => {
  const active = activeStates(snapshot);
  return active.filter((state) => !active.some((other) => other.startsWith(`${state}.`))).join(', ');
});

/** Said of a state that is entered as it was left. */
export const AS_LEFT = 'as it was left';

/** Where a step leads: the innermost states, or what was left before. */
export function destinationOf({ rounds, after }: Step): string {
  const targets = rounds.flatMap(({ transitions }) => transitions.flatMap(({ target }) => target ?? []));
  return targets.some(({ type }) => type === 'history') ? AS_LEFT : leavesOf(after);
}

/** What the events lead to from one state, in the order of the model. */
export function outcomesOf(model: AnyModel, steps: readonly Step[]): readonly Outcome[] {
  const byWords = Map.groupBy(steps, ({ words }) => words);
  return Object.keys(model.events).flatMap((words) => outcomesOfEvent(model, byWords.get(words) ?? [], destinationOf));
}

/** Why a step leads where it does, and what it asks of others. */
function reasonsOf({ words: { calls = {} } }: AnyModel, { rounds, effects, after }: Step): readonly string[] {
  const asked = (name: string): readonly string[] => {
    const call = calls[name];
    return call === undefined ? [] : [typeof call === 'string' ? call : call(after)];
  };
  return [
    ...rounds.flatMap(({ transitions }) => transitions.flatMap(({ description }) => description ?? [])),
    ...effects.flatMap((effect) => {
      if (effect.kind === 'starts') return asked(effect.actor);
      if (effect.kind === 'emits') return asked(effect.event.type);
      if (effect.kind === 'sends') return asked(effect.event.type);
      return effect.kind === 'waits' ? [`waits ${effect.milliseconds / 1000} s at most`] : [];
    }),
  ];
}

/** What becomes of a fact in a step: whether it held something, whether it does, and whether that is another thing. */
interface Turn {
  readonly was: boolean;
  readonly is: boolean;
  readonly isNew: boolean;
}

const valueIn = ({ facts = {} }: AnyModel, name: string, snapshot: AnyMachineSnapshot): unknown => {
  const read = facts[name];
  const context: unknown = snapshot.context;
  return read ? read(snapshot) : typeof context === 'object' && context !== null && Reflect.get(context, name);
};

/** What the facts that users notice hold at a moment: whether anything, and what. */
const heldBy = remembered((model: AnyModel) =>
  remembered((snapshot: AnyMachineSnapshot) =>
    Object.keys(model.words.facts ?? {}).map((name) => {
      const value = valueIn(model, name, snapshot);
      return { isFilled: isFilled(value), text: JSON.stringify(value) };
    }),
  ),
);

function turnsOf(model: AnyModel, { before, after }: Step): readonly Turn[] {
  const was = heldBy(model)(before);
  return heldBy(model)(after).map(({ isFilled: is, text }, index) => ({
    was: was[index]?.isFilled === true,
    is,
    isNew: text !== was[index]?.text,
  }));
}

/** What is known of a step, once. */
const knownOf = remembered((model: AnyModel) =>
  remembered((step: Step) => ({
    place: destinationOf(step),
    reasons: reasonsOf(model, step),
    turns: turnsOf(model, step),
    asked: askedIn(model, step),
  })),
);

/** The steps that differ in what a reader is told of them. */
export function tellingSteps(model: AnyModel, steps: readonly Step[]): readonly Step[] {
  const apart = new Map(
    steps.map((step) => {
      const { place, reasons, turns, asked } = knownOf(model)(step);
      const { words, taken, before } = step;
      const seen = turns.map(({ was, is, isNew }) => Number(was) + 2 * Number(is) + 4 * Number(isNew)).join('');
      return [[words, ...taken, place, ...reasons, seen, ...[...asked].flat(), textAt(model)(before)].join('\n'), step];
    }),
  );
  return [...apart.values()];
}

interface Noticed {
  readonly shown: readonly string[];
  readonly gone: readonly string[];
}

/** What users notice of the facts that steps change, where it is the same after each of them. */
function noticedOf(model: AnyModel, steps: readonly Step[]): Noticed {
  const known = knownOf(model);
  const noticed = Object.values(model.words.facts ?? {}).map(([holds, fails], index): Partial<Noticed> => {
    const turns = steps.flatMap((step) => known(step).turns[index] ?? []);
    if (turns.every(({ is }) => is) && turns.some(({ isNew }) => isNew)) return { shown: [holds] };
    const isGone = !turns.some(({ is }) => is) && turns.some(({ was }) => was);
    return isGone && fails !== undefined ? { gone: [fails] } : {};
  });
  return {
    shown: [...new Set(noticed.flatMap(({ shown = [] }) => shown))],
    gone: [...new Set(noticed.flatMap(({ gone = [] }) => gone))],
  };
}

/** All that follows from a step, besides the state. */
export function alsoOf(model: AnyModel, step: Step): readonly string[] {
  const { shown, gone } = noticedOf(model, [step]);
  return [...knownOf(model)(step).reasons, ...shown, ...gone];
}

/**
 * What one event leads to.
 * @param placeOf the steps that lead to the same place have one outcome
 */
export function outcomesOfEvent(
  model: AnyModel,
  steps: readonly Step[],
  placeOf: (step: Step) => string,
): readonly Outcome[] {
  const known = knownOf(model);
  /** Branches that users cannot tell apart are one outcome. */
  const branches = Map.groupBy(steps, (step) => {
    const place = placeOf(step);
    return JSON.stringify([step.taken, place, place !== AS_LEFT && known(step).reasons]);
  });
  const groups = [
    ...Map.groupBy(branches.values(), (branch) => {
      const [step] = branch;
      const place = step && placeOf(step);
      const isSeen = step !== undefined && place !== AS_LEFT;
      return JSON.stringify([
        step && step.taken.length > 0,
        place,
        isSeen && [known(step).reasons, noticedOf(model, branch).shown],
      ]);
    }).values(),
  ].map((alike) => alike.flat());
  return groups.flatMap((group) => {
    const [first] = group;
    if (!first || first.taken.length === 0) return [];
    const others = steps.filter((step) => !group.includes(step));
    const { shown, gone } = noticedOf(model, group);
    const reasons = known(first).reasons.filter((reason) =>
      group.every((step) => known(step).reasons.includes(reason)),
    );
    return casesOf(model, group, others).map(({ cases, conditions }) => ({
      words: first.words,
      conditions: conditions ?? [],
      to: placeOf(first),
      isStaying: steps.every(({ before }) => leavesOf(before) === leavesOf(first.after)) || placeOf(first) === '',
      also: [...reasons, ...shown],
      gone,
      steps: cases,
      isTold: conditions !== null,
    }));
  });
}

/** Whether each condition held in a step, in its words. */
type Answers = ReadonlyMap<string, boolean>;

interface Cases {
  readonly cases: readonly Step[];
  /** `null` if no words tell these from the others. */
  readonly conditions: readonly string[] | null;
}

/** The words that tell steps from others; where they have none in common, those of each kind. */
function casesOf(model: AnyModel, steps: readonly Step[], others: readonly Step[]): readonly Cases[] {
  if (others.length === 0) return [{ cases: steps, conditions: [] }];
  const asked = (step: Step) => knownOf(model)(step).asked;
  for (const answersIn of [asked, heldIn(model)]) {
    const told = conditionsOf(model, steps.map(answersIn), others.map(answersIn));
    if (told) return [{ cases: steps, conditions: told }];
  }
  const apart = Map.groupBy(steps, (step) => JSON.stringify([...heldIn(model)(step)]));
  if (apart.size < 2) return [{ cases: steps, conditions: null }];
  const cases = [...apart.values()].flatMap((alike) => casesOf(model, alike, others));
  const byConditions = Map.groupBy(cases, ({ conditions }) => JSON.stringify(conditions));
  return [...byConditions.values()].flatMap((same) =>
    same.slice(0, 1).map(({ conditions }) => ({ cases: same.flatMap((each) => each.cases), conditions })),
  );
}

/** The fewest answers that all have in common, and none of the others. */
function conditionsOf(
  { words: { conditions = {} } }: AnyModel,
  all: readonly Answers[],
  others: readonly Answers[],
): readonly string[] | null {
  const phrases = (name: string) =>
    name.startsWith(THEN) ? conditions[name.slice(THEN.length)]?.slice(2) : conditions[name];
  const common = [...(all[0] ?? [])].filter(
    ([name, holds]) => phrases(name) !== undefined && all.every((answers) => answers.get(name) === holds),
  );
  const tells = (chosen: typeof common) =>
    !others.some((answers) => chosen.every(([name, holds]) => (answers.get(name) ?? holds) === holds));
  if (!tells(common)) return null;
  let chosen = common;
  for (const one of common.toReversed()) {
    const fewer = chosen.filter((other) => other !== one);
    if (tells(fewer)) chosen = fewer;
  }
  return chosen.flatMap(([name, holds]) => phrases(name)?.[holds ? 0 : 1] ?? []);
}

const THEN = 'then ';

/** Whether a condition has other words for what an event itself has changed. */
const isToldThen = ({ words: { conditions = {} } }: AnyModel, name: string): boolean =>
  conditions[name]?.[2] !== undefined;

interface Scene {
  readonly context: unknown;
  readonly event: EventObject;
}

/** What the machine asked before it took the transitions of a step: the conditions of branches before those too. */
function askedIn(model: AnyModel, { before, after, event, rounds, taken }: Step): Answers {
  const { machine } = before;
  const [first, ...following] = rounds;
  const isTaken = (transition: AnyTransitionDefinition) =>
    rounds.some(({ transitions }) => transitions.includes(transition));
  const upTo = (branches: readonly AnyTransitionDefinition[]) => {
    const index = branches.findIndex(isTaken);
    return { asked: index < 0 ? branches : branches.slice(0, index + 1), isFound: index >= 0 };
  };
  const ofEvent: AnyTransitionDefinition[] = [];
  for (const node of [...activeNodes(before).toReversed(), machine.root]) {
    const { asked, isFound } = upTo(node.transitions.get(event.type) ?? []);
    ofEvent.push(...asked);
    if (isFound) break;
  }
  const all = new Map<string, boolean>();
  const ask = (transitions: readonly AnyTransitionDefinition[], scene: Scene, isThen = false) => {
    for (const { guard } of transitions)
      for (const [name, holds] of answersTo(machine, guard, scene))
        all.set(isThen && isToldThen(model, name) ? THEN + name : name, holds);
  };
  ask(ofEvent, { context: first?.context ?? before.context, event });
  for (const { transitions, context } of following)
    ask(
      transitions.flatMap((transition) => upTo(transition.source.always ?? []).asked),
      { context, event },
      true,
    );
  if (taken.length > 0)
    ask(
      activeNodes(after).flatMap(({ always }) => always ?? []),
      { context: after.context, event },
      true,
    );
  return all;
}

/** What the guards that need no parameter would answer at a moment. */
const heldAt = remembered((model: AnyModel) =>
  remembered((before: AnyMachineSnapshot) => {
    const { machine } = before;
    const context: unknown = before.context;
    return Object.keys(model.words.conditions ?? {})
      .filter((name) => isAboutContext(machine, name))
      .flatMap((name) => answersTo(machine, name, { context, event: { type: '' } }));
  }),
);

const textAt = remembered((model: AnyModel) =>
  remembered((before: AnyMachineSnapshot) => heldAt(model)(before).flat().join('\n')),
);

/** What was asked, and all else that the model has words for. */
const heldIn = remembered((model: AnyModel) =>
  remembered((step: Step): Answers => new Map([...heldAt(model)(step.before), ...knownOf(model)(step).asked])),
);

/** Whether a guard needs no parameter. */
function isAboutContext(machine: AnyStateMachine, name: string): boolean {
  const implementation: unknown = machine.implementations.guards[name];
  return typeof implementation === 'function' && implementation.length < 2;
}

/** What the named parts of a guard answer. */
function answersTo(
  machine: AnyStateMachine,
  guard: unknown,
  scene: Scene,
): readonly (readonly [name: string, holds: boolean])[] {
  if (typeof guard === 'function')
    return 'guards' in guard && Array.isArray(guard.guards)
      ? guard.guards.flatMap((part) => answersTo(machine, part, scene))
      : [];
  const type = typeof guard === 'object' && guard !== null && 'type' in guard ? guard.type : guard;
  if (typeof type !== 'string') return [];
  const given: unknown = typeof guard === 'object' && guard !== null && 'params' in guard ? guard.params : undefined;
  const params: unknown = typeof given === 'function' ? Reflect.apply(given, undefined, [scene]) : given;
  const implementation: unknown = machine.implementations.guards[type];
  if (typeof implementation !== 'function') return [];
  const name = typeof given === 'string' ? `${type} ${given}` : type;
  return [[name, Boolean(Reflect.apply(implementation, undefined, [scene, params]))]];
}
