import type { InspectionEvent } from 'xstate';
import type { DemoCall, DemoCalls, StateChange } from '#demo/demo.ts';
import type { ServerRequest } from '#mocks/server/server.ts';
import type { WrittenAnswer } from './written-answer.ts';

/** Maximum number of logged calls. */
const LENGTH = 50;

/** Names of fields whose text is never shown, at any depth. */
const SECRETS: ReadonlySet<string> = new Set(['token', 'password']);

export interface CallLog extends DemoCalls {
  /** Logs a call. The returned function logs its result. */
  readonly begin: (call: Pick<ServerRequest, 'query' | 'variables' | 'operationName'>) => Settle;
  readonly inspect: (event: InspectionEvent) => void;
}

/** @param answer null: the call did not reach the server, or its answer was lost */
type Settle = (answer: WrittenAnswer | null) => void;

/**
 * Logs the last calls, and the state changes of machines that their answers caused. A machine receives an answer as a
 * done or error event of an actor, before the next answer arrives. So the call answered last caused the state change.
 * @param now milliseconds since 1970
 */
export function createCallLog(now: () => number): CallLog {
  let calls: readonly DemoCall[] = [];
  let count = 0;
  let settled: number | undefined;
  const states = new Map<string, string>();
  const listeners = new Set<() => void>();

  function show(next: readonly DemoCall[]): void {
    calls = next;
    for (const listener of listeners) listener();
  }

  const change = (number: number, part: (call: DemoCall) => Partial<DemoCall>): void =>
    show(calls.map((call) => (call.number === number ? { ...call, ...part(call) } : call)));

  return {
    begin({ query, variables = {}, operationName }) {
      count += 1;
      const number = count;
      const at = now();
      const operation = operationName ?? nameIn(query);
      const sent = { number, operation, at, duration: null, outcome: 'pending', states: [] } as const;
      const read = () => ({ variables: withoutSecrets(variables), answer: null });
      show([{ ...sent, read }, ...calls].slice(0, LENGTH));
      return (answer) => {
        settled = number;
        change(number, () => ({
          duration: now() - at,
          outcome: answer === null ? 'failed' : answer.hasErrors ? 'refused' : 'answered',
          read: () => ({
            variables: withoutSecrets(variables),
            answer: answer && withoutSecrets(JSON.parse(answer.text)),
          }),
        }));
      };
    },
    inspect(event) {
      if (event.type !== '@xstate.snapshot') return;
      const to = stateOf(event.snapshot);
      if (to === null) return;
      const key = event.actorRef.sessionId;
      const from = states.get(key);
      states.set(key, to.state);
      if (settled === undefined || from === undefined || from === to.state || !isAnswer(event.event.type)) return;
      const changed: StateChange = { machine: to.machine, from, to: to.state };
      change(settled, (call) => ({ states: [...call.states, changed] }));
    },
    list: () => calls,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

const isAnswer = (event: string): boolean => /^xstate\.(?:done|error)\.actor\./.test(event);

/** The operation's name; for an anonymous document, the name of its first field. */
const nameIn = (query: string): string =>
  /\b(?:query|mutation)\s+(\w+)/.exec(query)?.[1] ?? /\{\s*(\w+)/.exec(query)?.[1] ?? '?';

/** The state of a machine; null for other actors, such as promises. */
function stateOf(snapshot: object): { readonly machine: string; readonly state: string } | null {
  if (!('machine' in snapshot && 'value' in snapshot)) return null;
  const { machine, value } = snapshot;
  if (typeof machine !== 'object' || machine === null || !('id' in machine)) return null;
  return { machine: String(machine.id), state: pathOf(value) };
}

/** `known.signedIn`; parallel states are separated by spaces. */
function pathOf(value: unknown): string {
  if (!isRecord(value)) return String(value);
  return Object.entries(value)
    .map(([state, inner]) => `${state}.${pathOf(inner)}`)
    .join(' ');
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** A copy that can be written as JSON: files are replaced with their name, type and size, secrets with dots. */
function withoutSecrets(value: unknown): unknown {
  if (value instanceof File) return { name: value.name, type: value.type, size: value.size };
  if (Array.isArray(value)) return value.map(withoutSecrets);
  if (!isRecord(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => [
      name,
      SECRETS.has(name) && typeof inner === 'string' ? '•••' : withoutSecrets(inner),
    ]),
  );
}
