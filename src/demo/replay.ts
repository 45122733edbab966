import { isInside } from '#lib/safe-path.ts';

/**
 * A recorded journey through the demo. The page can play it with captions, and a script can play it in a headless
 * browser. Steps find elements by role and accessible name, so that they do not depend on the markup.
 */
export interface Replay {
  readonly format: typeof FORMAT;
  readonly version: typeof VERSION;
  readonly title: string;
  /** Parameters of its address: world, date, role, language. */
  readonly opens: Readonly<Record<string, string>>;
  /** First address, inside the application. */
  readonly path: string;
  readonly steps: readonly ReplayStep[];
  /** Initial work, as the text of a journal file; by default none. */
  readonly work?: string;
}

const FORMAT = 'tournee-replay';
const VERSION = 1;

/** Roles that steps can refer to. */
export const REPLAY_ROLES = [
  'alert',
  'button',
  'checkbox',
  'combobox',
  'dialog',
  'gridcell',
  'heading',
  'link',
  'menuitem',
  'menuitemradio',
  'option',
  'radio',
  'row',
  'rowheader',
  'searchbox',
  'spinbutton',
  'switch',
  'tab',
  'textbox',
] as const;
export type ReplayRole = (typeof REPLAY_ROLES)[number];

interface Target {
  readonly role: ReplayRole;
  /** Accessible name; for roles of `LONG`, the beginning of it, and for a row a part: a check box may come before it. */
  readonly name: string;
  /** Index among elements with the same role and name; by default 0. */
  readonly nth?: number;
}

export type ReplayStep = { readonly caption?: string } & (
  | ({ readonly do: 'press' } & Target)
  /** Replaces the text of a field. In a segment of a date or time field, types the digits. */
  | ({ readonly do: 'type'; readonly text: string } & Target)
  | { readonly do: 'key'; readonly key: string }
  /** Gives a file to the page's file field. */
  | { readonly do: 'file'; readonly name: string; readonly type: string; readonly content: string }
  /** Waits for an element. */
  | ({ readonly do: 'see' } & Target)
  /** Waits for a text. */
  | { readonly do: 'read'; readonly text: string }
  /** Waits for a path inside the application. */
  | { readonly do: 'arrive'; readonly path: string }
);

export const newReplay = (replay: Omit<Replay, 'format' | 'version'>): Replay => ({
  format: FORMAT,
  version: VERSION,
  ...replay,
});

/** Why a file cannot be read as a replay. `step`: number of the first unreadable step, from 1. */
export type ReplayProblem =
  | { readonly kind: 'notJson' | 'foreign' | 'incomplete' }
  | { readonly kind: 'version'; readonly version: string }
  | { readonly kind: 'step'; readonly step: number };

/** Parses and validates a replay file, which may come from anywhere. */
export function readReplay(text: string): { readonly replay: Replay } | { readonly problem: ReplayProblem } {
  const value = parse(text);
  if (value === undefined) return { problem: { kind: 'notJson' } };
  if (!isRecord(value) || value['format'] !== FORMAT) return { problem: { kind: 'foreign' } };
  const { version, title, opens, path, steps, work } = value;
  if (version !== VERSION) return { problem: { kind: 'version', version: String(version) } };
  if (!isText(title) || !isText(path) || !isInside(path) || !isTexts(opens) || !Array.isArray(steps)) {
    return { problem: { kind: 'incomplete' } };
  }
  if (work !== undefined && !isText(work)) return { problem: { kind: 'incomplete' } };
  const read = steps.map(readStep);
  const wrong = read.indexOf(undefined);
  if (wrong !== -1) return { problem: { kind: 'step', step: wrong + 1 } };
  return {
    replay: newReplay({
      title,
      opens,
      path,
      steps: read.filter((step) => step !== undefined),
      ...(work !== undefined && { work }),
    }),
  };
}

function readStep(value: unknown): ReplayStep | undefined {
  if (!isRecord(value)) return undefined;
  const { caption, key, name, type, content, text, path } = value;
  if (caption !== undefined && !isText(caption)) return undefined;
  const said = caption === undefined ? {} : { caption };
  const target = targetOf(value);
  switch (value['do']) {
    case 'press':
      return target && { ...said, do: 'press', ...target };
    case 'see':
      return target && { ...said, do: 'see', ...target };
    case 'type':
      return target && isText(text) ? { ...said, do: 'type', ...target, text } : undefined;
    case 'read':
      return isText(text) && text.trim() !== '' ? { ...said, do: 'read', text } : undefined;
    case 'key':
      return isText(key) ? { ...said, do: 'key', key } : undefined;
    case 'file':
      return isText(name) && isText(type) && isText(content) ? { ...said, do: 'file', name, type, content } : undefined;
    case 'arrive':
      return isText(path) && isInside(path) ? { ...said, do: 'arrive', path } : undefined;
    default:
      return undefined;
  }
}

function targetOf({ role: given, name, nth }: Readonly<Record<string, unknown>>): Target | undefined {
  const role = REPLAY_ROLES.find((one) => one === given);
  if (role === undefined || !isText(name)) return undefined;
  if (nth === undefined) return { role, name };
  return typeof nth === 'number' && Number.isInteger(nth) && nth >= 0 ? { role, name, nth } : undefined;
}

/** Describes a step, for error messages. */
export function describeStep(step: ReplayStep): string {
  switch (step.do) {
    case 'press':
    case 'see':
      return `${step.do} ${step.role} "${step.name}"`;
    case 'type':
      return `type "${step.text}" into ${step.role} "${step.name}"`;
    case 'read':
      return `read "${step.text}"`;
    case 'key':
      return `key ${step.key}`;
    case 'file':
      return `file ${step.name}`;
    default:
      return `arrive at ${step.path}`;
  }
}

/** Whether an accessible name matches that of a step, whatever its spaces are. */
export function isNamed(role: ReplayRole, actual: string, named: string): boolean {
  const [one, other] = [collapseSpaces(actual), collapseSpaces(named)];
  if (role === 'row') return one.includes(other);
  return LONG.has(role) ? one.startsWith(other) : one === other;
}

/** Replaces each run of white space with one space, as screen readers do. */
export const collapseSpaces = (text: string): string => text.replaceAll(/\s+/g, ' ').trim();

/** Roles whose accessible name contains all of their content. */
const LONG: ReadonlySet<ReplayRole> = new Set(['alert', 'option', 'menuitem']);

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

const isText = (value: unknown): value is string => typeof value === 'string';
const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isTexts = (value: unknown): value is Readonly<Record<string, string>> =>
  isRecord(value) && Object.values(value).every(isText);
