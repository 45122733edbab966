import { and, not, or, type AnyStateMachine, type AnyStateNode, type AnyTransitionDefinition } from 'xstate';
import { nameOf, transitionsOf } from '../../tests/model/harness.ts';

/** A transition as it is displayed: `save [hasIssues]`. */
export interface ChartTransition {
  /** Its name in the model tests. */
  readonly name: string;
  readonly sourceID: string;
  /** Empty for a transition without a target. */
  readonly targetIDs: readonly string[];
  readonly trigger: string;
  readonly guard: string | null;
  /** Names of its actions; `…` for an action without a name. */
  readonly actions: readonly string[];
  readonly description: string | null;
}

export interface ChartState {
  /** The machine's name and the path of the state: `reminder.editing.changed`. */
  readonly id: string;
  readonly name: string;
  readonly kind: AnyStateNode['type'];
  readonly isDeep: boolean;
  readonly description: string | null;
  readonly tags: readonly string[];
  /** Entry and exit actions and invoked actors: `entry clear`, `invoke perform`. */
  readonly notes: readonly string[];
  /** The initial child of a compound state; null for other states. */
  readonly initialID: string | null;
  readonly states: readonly ChartState[];
  readonly transitions: readonly ChartTransition[];
}

function member(value: unknown, name: string): unknown {
  const isObject = (typeof value === 'object' && value !== null) || typeof value === 'function';
  return isObject ? Object.getOwnPropertyDescriptor(value, name)?.value : undefined;
}

/** Recognises `and`, `or` and `not` of xstate by their check functions, since function names do not survive a build. */
const COMBINATIONS = new Map([
  [member(and([]), 'check'), ' and '],
  [member(or([]), 'check'), ' or '],
]);
const NOT: unknown = member(
  not(() => true),
  'check',
);

/** Shown for a guard or an action without a name. */
const UNNAMED = '…';

/** The text of a guard, with its `params` when they are literals. */
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

/** The text of a transition's guard; `else` for the last branch without a guard. */
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

/** The trigger: an event name, the answer of an actor, the end of a delay, or `always`. */
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

/** The tree of states of a machine, read from the machine itself. */
export const statechartOf = (machine: AnyStateMachine): ChartState => chartOfNode(machine.root);

/** A state and all its descendants, parents first. */
export function everyState(state: ChartState): readonly ChartState[] {
  return [state, ...state.states.flatMap(everyState)];
}

export const everyTransition = (chart: ChartState): readonly ChartTransition[] =>
  everyState(chart).flatMap(({ transitions }) => transitions);

/** `save [hasIssues]` */
export const labelOf = ({ trigger, guard }: ChartTransition): string =>
  guard === null ? trigger : `${trigger} [${guard}]`;

/** The path of a state as `activeStates` gives it: its id without the machine's name. Empty for the root. */
export const statePathOf = (id: string): string => id.split('.').slice(1).join('.');
