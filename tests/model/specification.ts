import { createHash } from 'node:crypto';
import type { AnyMachineSnapshot, AnyStateNode } from 'xstate';
import { getStateNodes } from 'xstate/graph';
import { isIn, type Section, sectionsOf, shared, type SharedEntry } from './blocks.ts';
import { consequencesOf, type Shorten } from './consequences.ts';
import { type AnyModel, inWords, isPlayable, type Path, pathsOf, type Step } from './harness.ts';
import { AS_LEFT, leavesOf, type Outcome } from './outcomes.ts';
import { BY_HAND, NOT_REACHABLE, pathsInWords } from './told-paths.ts';

/** Follows a line that no path meets. */
const NOT_MET = ' †';

const READING = `State by state, the tables say what may happen, and to which state it leads. Where one thing may lead to several ends, “if”
says when it leads to which. “And” says what the walks of the test notice besides; where it is empty, see what is promised.
What no table lists changes nothing.${NOT_MET} marks a line that none of the paths below meets.`;

const PROMISED = `Each of these holds at every moment, whatever happened before; the gravest first. A test looks at all
moments.`;

const PLAYED = `A browser plays them, but for those “${BY_HAND}”, which a person can walk with the demo’s console, and those
“${NOT_REACHABLE}”, which show that nothing bad would follow.`;

const NOT_PLAYED = `No browser plays them. A person can walk those “${BY_HAND}” with the demo’s console; those “${NOT_REACHABLE}” show
that nothing bad would follow.`;

const FOR_PROGRAMMERS = `Written by \`npx vitest run --project model -u\`, and compared by the model test. Each line is one case of what may happen
in a state: where it leads, which facts it changes, what it asks of others; \`#\` stands for a long value. The mark of a
state stands for all its cases with all their values, the mark of a path for all that its steps leave behind.`;

/** What a tag means, where a model says nothing else. */
const TAGS: Readonly<Record<string, string>> = {
  busy: 'The page shows that it is working.',
};

/** The fact of a model that says whether leaving the page would lose something. */
const WARNS = 'leaving warns';

/**
 * What a machine promises, as a text that a person reviews: for each state, what each event leads to and what follows; the
 * paths; and the facts, for whoever changes the machine. It is stored beside the machine, so that a change of the machine is
 * a change of this text.
 */
export function specificationOf(model: AnyModel, walks: readonly Path[]): string {
  const { title, about } = model.words;
  const sections = sectionsOf(model, walks);
  const paths = pathsOf(model, walks);
  const met = metBy(paths);
  const told = tables(model, sections, met);
  const lines = told.join('\n').match(LINE) ?? [];
  return [
    `# ${title}`,
    about,
    READING,
    `## What is promised\n\n${PROMISED}`,
    Object.keys(model.invariants)
      .map((promise) => bullet(upper(promise).concat('.')))
      .join('\n'),
    '## How it begins',
    eachStart(walks)
      .map(({ start, initial }) => bullet(`${upper(start)}: ${titleOf(initial)}.`))
      .join('\n'),
    ...told,
    ...endings(model),
    '## Paths',
    `Walks for testers that together meet ${lines.filter((line) => !line.includes(NOT_MET)).length} of the ${lines.length} lines of the tables; the model test meets all.
${paths.some((path) => isPlayable(model, path)) ? PLAYED : NOT_PLAYED}`,
    ...(model.words.unplayed === undefined ? [] : [model.words.unplayed]),
    ...Array.from(pathsInWords(model, paths), ({ text }) => text),
    `## For programmers\n\n${FOR_PROGRAMMERS}`,
    ...eachStart(walks).map(({ start, initial, effects }) =>
      [`### ${upper(start)}`, '', ...consequencesOf(model, { after: initial, effects }, fingerprint).map(bullet)].join(
        '\n',
      ),
    ),
    ...sections.map((section) => factsIn(model, section)),
    paths.map((path, index) => bullet(`Path ${index + 1}: \`${markOfPath(model, path)}\``)).join('\n'),
  ]
    .join('\n\n')
    .concat('\n');
}

const bullet = (words: string): string => `- ${words}`;

const upper = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);

/** The state in words; without any, its name. */
const titleOf = (place: AnyMachineSnapshot): string => inWords(place) || `\`${leavesOf(place)}\``;

const eachStart = (walks: readonly Path[]): readonly Path[] => [
  ...new Map(walks.map((path) => [path.start, path])).values(),
];

function endings({ machine }: AnyModel): readonly string[] {
  const ends = getStateNodes(machine.root).filter(({ type }) => type === 'final');
  if (ends.length === 0) return [];
  return ['## How it ends', ends.map(({ description = '' }) => bullet(upper(description).concat('.'))).join('\n')];
}

/** Whether paths meet an outcome. */
function metBy(paths: readonly Path[]): (outcome: Outcome) => boolean {
  const met = new Set<Step>(paths.flatMap(({ steps }) => steps));
  const keyOf = ({ before, words, after, rounds }: Step) =>
    JSON.stringify([leavesOf(before), words, leavesOf(after), rounds.length]);
  const keys = new Set([...met].map(keyOf));
  return ({ steps }) => steps.some((step) => keys.has(keyOf(step)));
}

const AS_LEFT_IN_WORDS = 'what was there before, as it was left';

/** A line of a table that tells what may happen. */
const LINE = /^\| (?!When \||---).*$/gmu;

const HEAD = '| When | It leads to | And |\n| --- | --- | --- |';

/** A block for each group of states that have something in common, and one for each state. */
function tables(
  model: AnyModel,
  sections: readonly Section[],
  isMet: (outcome: Outcome) => boolean,
): readonly string[] {
  const { blocks, own } = shared(model, sections);
  const places = new Map(
    sections.flatMap(({ steps }) => steps.map(({ after }) => [leavesOf(after), titleOf(after)] as const)),
  );
  const line = (outcome: Outcome, except: readonly string[] = []) => {
    const { words, conditions, to, isStaying, also, gone } = outcome;
    const when = [words, ...(conditions.length > 0 ? [`if ${conditions.join(' and ')}`] : [])].join(', ');
    const place = isStaying ? 'stays' : to === AS_LEFT ? AS_LEFT_IN_WORDS : `**${places.get(to) ?? to}**`;
    const further = [
      ...also,
      ...gone,
      ...(except.length > 0 ? [`except when ${except.join(', or when ')}: then nothing happens`] : []),
    ].join('; ');
    return `| ${when}${isMet(outcome) ? '' : NOT_MET} | ${place} | ${further} |`;
  };
  const common = ({ entry, except }: SharedEntry) =>
    entry.map((outcome) =>
      line(
        outcome,
        except.map(({ place }) => titleOf(place)),
      ),
    );
  const groupOf = (node: AnyStateNode) => (node.parent ? `Whenever ${node.description ?? node.key}` : 'At any time');
  const said = new Set<AnyStateNode>();
  return sections.flatMap((section) => {
    const { place, steps } = section;
    const around = blocks.filter(({ node }) => isIn(node, place));
    const opening = around.filter(({ node }) => !said.has(node));
    for (const { node } of opening) said.add(node);
    const tags = [
      ...[...place.tags].flatMap((tag) => model.words.tags?.[tag] ?? TAGS[tag] ?? []),
      ...warningIn(model, steps),
    ];
    const above = around.flatMap(({ node }) => (node.parent ? [groupOf(node).toLowerCase()] : []));
    const lines = (own.get(section) ?? []).map((outcome) => line(outcome));
    return [
      ...opening.map(({ node, shared: entries }) =>
        [
          `## ${groupOf(node)}`,
          '',
          'Unless the table of the state says something else of it:',
          '',
          HEAD,
          ...entries.flatMap(common),
        ].join('\n'),
      ),
      `## ${upper(titleOf(place))}`,
      ...(tags.length > 0 ? [tags.join(' ')] : []),
      ...(above.length > 0
        ? [`What happens ${above.join(' and ')} happens here too${lines.length > 0 ? ', and' : '.'}`]
        : []),
      ...(lines.length > 0 ? [[HEAD, ...lines].join('\n')] : []),
    ];
  });
}

/** Whether leaving the page warns in a state. */
function warningIn({ facts }: AnyModel, steps: readonly Step[]): readonly string[] {
  const warns = facts?.[WARNS];
  if (!warns) return [];
  const warned = steps.filter(({ before }) => warns(before)).length;
  if (warned === 0) return [];
  return [warned === steps.length ? 'Leaving the page warns.' : 'Leaving the page warns if something is unsaved.'];
}

const hashOf = (text: string): string => createHash('sha256').update(text).digest('hex').slice(0, 12);

/** Stands for a value that is too long to be read. */
const fingerprint: Shorten = (value) => (value.length > 100 ? `#${hashOf(value)}` : value);
const whole: Shorten = (value) => value;

/** The facts that change in a state, for whoever changes the machine. */
function factsIn(model: AnyModel, { place, steps }: Section): string {
  const taking = steps.filter(({ taken }) => taken.length > 0);
  const cases = Map.groupBy(taking, ({ words, taken, after, effects }) =>
    JSON.stringify([words, taken, leavesOf(after), effects.map(({ kind }) => kind)]),
  );
  const order = Object.keys(model.events);
  const lines = [...cases.values()]
    .map((alike) => mostTelling(model, alike))
    .toSorted((a, b) => order.indexOf(a.step.words) - order.indexOf(b.step.words))
    .map(({ step, consequences }) =>
      bullet([`${step.words} → \`${leavesOf(step.after)}\``, ...consequences].join('; ')),
    );
  return [`### \`${leavesOf(place)}\``, '', ...lines, '', `Mark: \`${markOf(model, taking)}\``].join('\n');
}

/** Of steps that differ in values alone, the one that changes the most facts. */
function mostTelling(model: AnyModel, alike: readonly Step[]) {
  const told = alike.map((step) => ({ step, consequences: consequencesOf(model, step, fingerprint) }));
  return told.reduce((best, each) => (each.consequences.length > best.consequences.length ? each : best));
}

const wholeStep = (model: AnyModel, step: Step): string =>
  [step.words, leavesOf(step.after), ...consequencesOf(model, step, whole)].join('\n');

/** A fingerprint of all that steps change, values included. */
const markOf = (model: AnyModel, steps: readonly Step[]): string =>
  hashOf([...new Set(steps.map((step) => wholeStep(model, step)))].toSorted().join('\n\n'));

/** A fingerprint of all that a path leaves behind. */
export function markOfPath(model: AnyModel, { initial, effects, steps }: Path): string {
  const first = consequencesOf(model, { after: initial, effects }, whole);
  return hashOf([...first, ...steps.map((step) => wholeStep(model, step))].join('\n\n'));
}

/** The marks of the paths of a specification, in their order. */
export const marksIn = (specification: string): readonly string[] =>
  Array.from(specification.matchAll(/^- Path \d+: `(\w+)`$/gmu), ([, mark = '']) => mark);
