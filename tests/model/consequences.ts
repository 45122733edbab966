import type { AnyMachineSnapshot, EventObject } from 'xstate';
import type { AnyModel, Effect, Step } from './harness.ts';

/** A value in a text. */
export type Shorten = (value: string) => string;

/** Cuts what is longer than a line or two. */
export const cut: Shorten = (value) =>
  value.length > 160 ? `${value.slice(0, 160)}… (${value.length.toLocaleString('en')} characters)` : value;

/**
 * What a step leaves behind, in words: tags, facts of the context, and what the machine asks of the world around it. The
 * state is not among them.
 * @param shorten what to make of long values
 */
export function consequencesOf(
  model: AnyModel,
  { before, after, effects }: Pick<Step, 'after' | 'effects'> & Partial<Step>,
  shorten: Shorten,
): readonly string[] {
  const [was, is] = [before && tagsOf(before), tagsOf(after)];
  return [
    ...(was === is || (!before && is === '') ? [] : [`tags: ${is || 'none'}`]),
    ...changesBetween(before?.context, after.context, shorten),
    ...changesBetween(before && factsOf(model, before), factsOf(model, after), shorten),
    ...effects.map((effect) => effectInWords(effect, shorten)),
  ];
}

const tagsOf = ({ tags }: AnyMachineSnapshot): string => [...tags].toSorted().join(', ');

const factsOf = ({ facts = {} }: AnyModel, snapshot: AnyMachineSnapshot): Readonly<Record<string, unknown>> =>
  Object.fromEntries(Object.entries(facts).map(([name, read]) => [name, read(snapshot)]));

/** Stands for a fact that was not there. */
const ABSENT = Symbol('absent');

/** Each fact that differs, by its path: `draft.name is “Visit”`. Without `before`, all of them. */
function changesBetween(before: unknown, after: unknown, shorten: Shorten, path = ''): readonly string[] {
  if (path && before !== ABSENT && Object.is(before, after)) return [];
  if (isPlain(after) && (!path || isPlain(before))) {
    const [was, is] = [isPlain(before) ? before : {}, after];
    return [...new Set([...Object.keys(was), ...Object.keys(is)])].flatMap((key) =>
      changesBetween(Object.hasOwn(was, key) ? was[key] : ABSENT, is[key], shorten, path ? `${path}.${key}` : key),
    );
  }
  const words = valueInWords(after);
  if (typeof after === 'function' || (before !== ABSENT && words === valueInWords(before))) return [];
  return [`${path} is ${shorten(words)}`];
}

function effectInWords(effect: Effect, shorten: Shorten): string {
  if (effect.kind === 'waits') return `waits ${effect.milliseconds.toLocaleString('en')} ms`;
  if (effect.kind === 'emits') return `emits ${eventInWords(effect.event, shorten)}`;
  if (effect.kind === 'sends') return `tells ${effect.actor}: ${eventInWords(effect.event, shorten)}`;
  if (effect.kind === 'stops') return `ends ${effect.actor}`;
  const { actor, logic, input } = effect;
  const given = input === undefined ? '' : ` with ${shorten(valueInWords(input))}`;
  return `starts ${actor}${logic === actor ? '' : ` (${logic})`}${given}`;
}

function eventInWords({ type, ...data }: EventObject, shorten: Shorten): string {
  return Object.keys(data).length > 0 ? `${type} ${shorten(valueInWords(data))}` : type;
}

const isPlain = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && [Object.prototype, null].includes(Reflect.getPrototypeOf(value));

/** A value on one line. A function says only that it is one. */
function valueInWords(value: unknown): string {
  if (value === undefined) return 'unset';
  if (value === null) return 'none';
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (typeof value === 'string') return `“${value}”`;
  if (typeof value === 'function') return 'a function';
  if (value instanceof Error || value instanceof DOMException) return `${value.name} “${value.message}”`;
  if (value instanceof Blob) return value instanceof File ? `file “${value.name}”` : 'a file';
  if (Array.isArray(value)) return `[${value.map(valueInWords).join(', ')}]`;
  if (value instanceof Set || value instanceof Map) return valueInWords([...value]);
  if (typeof value === 'number' || typeof value === 'bigint') return String(value);
  if (typeof value === 'object') {
    const fields = Object.entries(value).map(([key, field]) => `${key}: ${valueInWords(field)}`);
    return `{${fields.join(', ')}}`;
  }
  return typeof value;
}
