import type { InspectionEvent } from 'xstate';
import type { DemoCall, DemoCalls, StateChange } from '#demo/demo.ts';
import type { ServerAnswer, ServerRequest } from '#mocks/server/server.ts';

/** How many calls are remembered. */
const LENGTH = 50;

/** Never shown, wherever they are. */
const SECRETS: ReadonlySet<string> = new Set(['token', 'password']);

export interface CallLog extends DemoCalls {
  /** Remembers a call that leaves; the function is told what came of it. */
  readonly begin: (call: Pick<ServerRequest, 'query' | 'variables' | 'operationName'>) => Settle;
  readonly inspect: (event: InspectionEvent) => void;
}

/** @param answer null: the call never reached the server, or its answer never came back */
type Settle = (answer: ServerAnswer | null) => void;

/**
 * Remembers the last calls, and which machine went on with an answer: a machine hears of it as the end of an actor,
 * in the same turn as its call was answered, so the last answered call is the one that it heard of.
 * @param now milliseconds since 1970
 */
export function createCallLog(now: () => number): CallLog {
  let calls: readonly DemoCall[] = [];
  let begun = 0;
  let settled: number | undefined;
  const places = new Map<string, string>();
  const listeners = new Set<() => void>();

  function show(next: readonly DemoCall[]): void {
    calls = next;
    for (const listener of listeners) listener();
  }

  const change = (number: number, part: (call: DemoCall) => Partial<DemoCall>): void =>
    show(calls.map((call) => (call.number === number ? { ...call, ...part(call) } : call)));

  return {
    begin({ query, variables = {}, operationName }) {
      begun += 1;
      const number = begun;
      const at = now();
      const operation = operationName ?? nameIn(query);
      const sent = { number, operation, at, duration: null, outcome: 'pending', states: [] } as const;
      const read = () => ({ variables: withoutSecrets(variables), answer: null });
      show([{ ...sent, read }, ...calls].slice(0, LENGTH));
      return (answer) => {
        settled = number;
        change(number, () => ({
          duration: now() - at,
          outcome: answer === null ? 'failed' : answer.errors ? 'refused' : 'answered',
          read: () => ({ variables: withoutSecrets(variables), answer: withoutSecrets(answer) }),
        }));
      };
    },
    inspect(event) {
      if (event.type !== '@xstate.snapshot') return;
      const to = placeOf(event.snapshot);
      if (to === null) return;
      const key = event.actorRef.sessionId;
      const from = places.get(key);
      places.set(key, to.state);
      if (settled === undefined || from === undefined || from === to.state || !isAnswer(event.event.type)) return;
      const made: StateChange = { machine: to.machine, from, to: to.state };
      change(settled, ({ states }) => ({ states: [...states, made] }));
    },
    list: () => calls,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

const isAnswer = (event: string): boolean => /^xstate\.(?:done|error)\.actor\./.test(event);

/** The name of the operation in a document; a document without one is called by what it asks first. */
const nameIn = (query: string): string =>
  /\b(?:query|mutation)\s+(\w+)/.exec(query)?.[1] ?? /\{\s*(\w+)/.exec(query)?.[1] ?? '?';

/** Where a machine is; nothing for what is no machine, such as a promise. */
function placeOf(snapshot: object): { readonly machine: string; readonly state: string } | null {
  if (!('machine' in snapshot && 'value' in snapshot)) return null;
  const { machine, value } = snapshot;
  if (typeof machine !== 'object' || machine === null || !('id' in machine)) return null;
  return { machine: String(machine.id), state: inWords(value) };
}

/** `known.signedIn`; parallel states one after the other. */
function inWords(value: unknown): string {
  if (!isRecord(value)) return String(value);
  return Object.entries(value)
    .map(([state, inner]) => `${state}.${inWords(inner)}`)
    .join(' ');
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** A copy that can be written as JSON: a file becomes its name and size, a secret a row of dots. */
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
