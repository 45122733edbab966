import { createHash } from 'node:crypto';
import type { AnyMachineSnapshot, AnyTransitionDefinition } from 'xstate';
import { getStateNodes } from 'xstate/graph';
import { consequencesOf } from './consequences.ts';
import {
  activeStates,
  type AnyModel,
  inWords,
  isPlayable,
  nameOf,
  type Path,
  pathsOf,
  type Step,
  stepsOf,
  transitionsOf,
} from './harness.ts';

const READING = `What this machine promises. Each state lists what may happen there. **Bold** is what happens; then comes the state that it
leads to, what becomes of the facts that the machine holds, and what it asks of others: it *starts* an actor (a call to
the server, a write on the device), *ends* one, *tells* it something, *waits*. What a state does not list changes nothing
there. Where one thing has several lines, the words in brackets say when each holds. The values are those of one case; the
mark at the end of a state stands for those of all its cases, and changes with any of them.

This file is written by \`npx vitest run --project model -u\`, and read by whoever changes the machine.`;

/**
 * What a machine promises, as a text that a person reviews: for each state, what each event leads to, which facts it
 * changes, and what the machine asks of the world. It is stored beside the machine, so that a change of the machine is a
 * change of this text.
 */
export function specificationOf(model: AnyModel, walks: readonly Path[]): string {
  const order = getStateNodes(model.machine.root).map(({ path }) => path.join('.'));
  const sections = [...stepsByState(walks)].toSorted(([a], [b]) => order.indexOf(a) - order.indexOf(b));
  return [
    `# The ${model.name} machine`,
    READING,
    '## Beginning',
    beginnings(model, walks).join('\n'),
    ...sections.flatMap(([, steps]) => section(model, steps)),
    '## Paths\n\nThe fewest walks that take every transition. Testers read them, and a browser plays those that pages can play.',
    ...pathsOf(model, walks).map((path, index) => pathInWords(model, path, index + 1)),
  ]
    .join('\n\n')
    .concat('\n');
}

const NOT_PLAYED = ' (cannot be played on the pages)';

/** A path with all that its steps leave behind. `npm run paths` shows it too. */
export function pathInWords(model: AnyModel, path: Path, number: number): string {
  const { start, initial, steps } = path;
  const note = isPlayable(model, path) ? '' : NOT_PLAYED;
  return [
    `### ${number}. From ${start}${note}`,
    '',
    `Begins: ${placeInWords(initial)}.`,
    '',
    ...steps.flatMap((step, index) => [
      `${index + 1}. ${step.words} → ${outcomeOf(step)}`,
      ...consequencesOf(model, step).map((line) => `   - ${line}`),
    ]),
  ].join('\n');
}

/** What a path of a specification does, and the text of it. */
export interface ToldPath {
  readonly number: number;
  readonly start: string;
  /** The descriptions of the events. */
  readonly words: readonly string[];
  readonly text: string;
}

/** Reads the paths of a specification, as {@link pathInWords} wrote them. */
export function pathsIn(specification: string): readonly ToldPath[] {
  const [, ...texts] = specification.split(/\n+(?=### \d)/u);
  return texts.map((whole) => {
    const text = whole.trimEnd();
    const [, number = '', start = ''] = /^### (\d+)\. From (.*)$/mu.exec(text) ?? [];
    const words = Array.from(text.matchAll(/^\d+\. (.*?) → /gmu), ([, word = '']) => word);
    return { number: Number(number), start: start.replace(NOT_PLAYED, ''), words, text };
  });
}

function beginnings(model: AnyModel, walks: readonly Path[]): readonly string[] {
  const paths = new Map(walks.map((path) => [path.start, path]));
  return [...paths].flatMap(([start, { initial, effects }]) => [
    `- **${start}** → ${placeInWords(initial)}`,
    ...consequencesOf(model, { after: initial, effects }).map(indented),
  ]);
}

/** The steps that take a transition, each situation once, by the innermost active states. */
function stepsByState(walks: readonly Path[]): ReadonlyMap<string, readonly Step[]> {
  const taking = stepsOf(walks).filter(({ taken }) => taken.length > 0);
  return Map.groupBy(taking, ({ before }) => leavesOf(before));
}

function section(model: AnyModel, steps: readonly Step[]): readonly string[] {
  const [first] = steps;
  if (!first) return [];
  const cases = Map.groupBy(steps, ({ words, taken, after, effects }) =>
    JSON.stringify([words, taken, leavesOf(after), effects.map(({ kind }) => kind)]),
  );
  const order = Object.keys(model.events);
  const lines = [...cases.values()]
    .map((alike) => mostTelling(model, alike))
    .toSorted((a, b) => order.indexOf(a.step.words) - order.indexOf(b.step.words))
    .flatMap(({ step, consequences }) => [
      `- **${step.words}**${conditionOf(step)} → ${outcomeOf(step)}`,
      ...consequences.map(indented),
    ]);
  return [`## ${placeInWords(first.before)}`, lines.join('\n'), `Mark: \`${markOf(model, steps)}\``];
}

/** Of steps that differ in values alone, the one that changes the most facts. */
function mostTelling(model: AnyModel, alike: readonly Step[]) {
  const told = alike.map((step) => ({ step, consequences: consequencesOf(model, step) }));
  return told.reduce((best, each) => (each.consequences.length > best.consequences.length ? each : best));
}

/** A fingerprint of all that the steps change, values included. */
function markOf(model: AnyModel, steps: readonly Step[]): string {
  const all = steps.map((step) => [step.words, leavesOf(step.after), ...consequencesOf(model, step, true)].join('\n'));
  return createHash('sha256')
    .update([...new Set(all)].toSorted().join('\n\n'))
    .digest('hex')
    .slice(0, 12);
}

const outcomeOf = ({ before, after }: Step): string =>
  leavesOf(before) === leavesOf(after) ? 'stays' : placeInWords(after);

/** The guards of the branches that were taken, and the descriptions of those without a name. */
function conditionOf({ before, taken }: Step): string {
  const transitions = getStateNodes(before.machine.root).concat(before.machine.root).flatMap(transitionsOf);
  const words = taken.flatMap((name) => {
    const transition = transitions.find((each) => nameOf(each) === name);
    return transition ? whyTaken(transition) : [];
  });
  return words.length > 0 ? ` (${[...new Set(words)].join('; ')})` : '';
}

function whyTaken({ guard, description }: AnyTransitionDefinition): readonly string[] {
  if (description !== undefined) return [description];
  const words = guardInWords(guard);
  return words === '' ? [] : [words];
}

function guardInWords(guard: unknown): string {
  if (typeof guard === 'string') return separated(guard);
  if (typeof guard === 'object' && guard !== null && 'type' in guard) return separated(String(guard.type));
  if (typeof guard !== 'function' || !('guards' in guard) || !Array.isArray(guard.guards)) return '';
  const parts = guard.guards.map(guardInWords);
  return parts.every(Boolean) ? parts.join(` ${guard.name} `) : '';
}

/** `isFull` as “is full”. */
const separated = (name: string): string => name.replace(/(?<=[a-z])[A-Z]/gu, (letter) => ` ${letter.toLowerCase()}`);

/** The innermost active states. */
function leavesOf(snapshot: AnyMachineSnapshot): string {
  const active = activeStates(snapshot);
  return active.filter((state) => !active.some((other) => other.startsWith(`${state}.`))).join(', ');
}

function placeInWords(snapshot: AnyMachineSnapshot): string {
  const words = inWords(snapshot);
  const name = `\`${leavesOf(snapshot)}\``;
  return words ? `${words} ${name}` : name;
}

const indented = (line: string): string => `  - ${line}`;
