import { and, not, or, type AnyStateMachine, type AnyStateNode, type AnyTransitionDefinition } from 'xstate';
import { nameOf, transitionsOf } from '../../tests/model/harness.ts';

/** A transition as it is read: `save [hasIssues]`. */
export interface ChartTransition {
  /** As the model tests name it. */
  readonly name: string;
  readonly sourceID: string;
  /** Empty where the machine stays in the state it is in. */
  readonly targetIDs: readonly string[];
  readonly trigger: string;
  readonly guard: string | null;
  /** What it does on the way, as far as that has a name. */
  readonly actions: readonly string[];
  readonly description: string | null;
}

export interface ChartState {
  /** The machine's name and the way down to the state, with dots: `reminder.editing.changed`. */
  readonly id: string;
  readonly name: string;
  readonly kind: AnyStateNode['type'];
  readonly isDeep: boolean;
  readonly description: string | null;
  readonly tags: readonly string[];
  /** What it does by itself: `entry clear`, `invoke perform`. */
  readonly notes: readonly string[];
  /** Where it begins, if it has states of its own and is not all of them at once. */
  readonly initialID: string | null;
  readonly states: readonly ChartState[];
  readonly transitions: readonly ChartTransition[];
}

function member(value: unknown, name: string): unknown {
  const isObject = (typeof value === 'object' && value !== null) || typeof value === 'function';
  return isObject ? Object.getOwnPropertyDescriptor(value, name)?.value : undefined;
}

/** How xstate's own combinations of guards are told apart: their functions' names do not survive a build. */
const COMBINATIONS = new Map([
  [member(and([]), 'check'), ' and '],
  [member(or([]), 'check'), ' or '],
]);
const NOT: unknown = member(
  not(() => true),
  'check',
);

/** What a guard or an action without a name is drawn as. */
const UNNAMED = '…';

/** A guard in words; `params` are shown where they are written in the machine. */
function guardWords(guard: unknown): string {
  if (typeof guard === 'string') return guard;
  const parts = member(guard, 'guards');
  if (Array.isArray(parts)) {
    const words = parts.map(guardWords);
    const check = member(guard, 'check');
    return check === NOT ? `not ${words.join('')}` : words.join(COMBINATIONS.get(check) ?? ', ');
  }
  const type = member(guard, 'type');
  if (typeof type !== 'string') return UNNAMED;
  const params = member(guard, 'params');
  return typeof params === 'string' || typeof params === 'number' ? `${type} ${params}` : type;
}

/** The guard of a transition; one without, after others that have, is what is left: `else`. */
function guardOf({ guard, source, eventType }: AnyTransitionDefinition): string | null {
  if (guard !== undefined) return guardWords(guard);
  const branches = (eventType === '' ? source.always : source.transitions.get(String(eventType))) ?? [];
  return branches.length > 1 ? 'else' : null;
}

function actionWords(action: unknown): string {
  if (typeof action === 'string') return action;
  const type = member(action, 'type');
  return typeof type === 'string' ? type.replace(/^xstate\./u, '') : UNNAMED;
}

/** What sets a transition off: an event by its name, an actor's answer, the end of a delay, or nothing at all. */
function triggerOf({ eventType, source }: AnyTransitionDefinition): string {
  const type = String(eventType);
  const [, outcome, id] = /^xstate\.(done|error|snapshot)\.(?:actor|state)\.(.*)$/u.exec(type) ?? [];
  if (outcome !== undefined && id !== undefined) return id === source.id ? outcome : `${outcome} ${id}`;
  const after = source.after.find((delayed) => delayed.eventType === eventType);
  if (after) return `after ${delayWords(after.delay, source.machine)}`;
  return type || 'always';
}

function delayWords(delay: unknown, machine: AnyStateMachine): string {
  if (typeof delay === 'number') return `${delay} ms`;
  const named: unknown = typeof delay === 'string' ? machine.implementations.delays[delay] : undefined;
  const name = typeof delay === 'string' ? delay : UNNAMED;
  return typeof named === 'number' ? `${name} (${named} ms)` : name;
}

const idOf = ({ machine, path }: AnyStateNode): string => [machine.id, ...path].join('.');

function chartOfNode(node: AnyStateNode): ChartState {
  const [first] = node.type === 'compound' ? node.initial.target : [];
  return {
    id: idOf(node),
    name: node.key,
    kind: node.type,
    isDeep: node.history === 'deep',
    description: node.description ?? null,
    tags: node.tags,
    notes: [
      ...node.entry.map((action) => `entry ${actionWords(action)}`),
      ...node.invoke.map(({ id }) => `invoke ${id}`),
      ...node.exit.map((action) => `exit ${actionWords(action)}`),
    ],
    initialID: first ? idOf(first) : null,
    states: Object.values(node.states).map(chartOfNode),
    transitions: transitionsOf(node).map((transition) => ({
      name: nameOf(transition),
      sourceID: idOf(transition.source),
      targetIDs: transition.target?.map(idOf) ?? [],
      trigger: triggerOf(transition),
      guard: guardOf(transition),
      actions: transition.actions.map(actionWords),
      description: transition.description ?? null,
    })),
  };
}

/** A machine as it is drawn and told: its states within each other, read from the machine itself. */
export const statechartOf = (machine: AnyStateMachine): ChartState => chartOfNode(machine.root);

/** A state and all those within it, each after its parent. */
export function everyState(state: ChartState): readonly ChartState[] {
  return [state, ...state.states.flatMap(everyState)];
}

export const everyTransition = (chart: ChartState): readonly ChartTransition[] =>
  everyState(chart).flatMap(({ transitions }) => transitions);

/** `save [hasIssues]` */
export const labelOf = ({ trigger, guard }: ChartTransition): string =>
  guard === null ? trigger : `${trigger} [${guard}]`;

/** The way down to a state, as `activeStates` gives it: its id without the machine's name. Nothing for the machine itself. */
export const wayTo = (id: string): string => id.split('.').slice(1).join('.');
