/**
 * What somebody did in the demo, to be done again: by the page itself, with captions, or headless. A step names what it
 * is about as a reader of the screen would, by role and name, so that it outlives another rendering.
 */
export interface Replay {
  readonly format: typeof FORMAT;
  readonly version: typeof VERSION;
  readonly title: string;
  /** What its address says: the world, the date, the person, the language. */
  readonly opens: Readonly<Record<string, string>>;
  /** Where it begins, inside the application. */
  readonly path: string;
  readonly steps: readonly ReplayStep[];
  /** The work that is there when it begins, as the file that holds a demo; left out, none. */
  readonly work?: string;
}

const FORMAT = 'tournee-replay';
const VERSION = 1;

/** What can be told apart by its role. */
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
  /** Its accessible name, or the beginning of it for what is long: a row. */
  readonly name: string;
  /** Which of several, from 0. */
  readonly nth?: number;
}

export type ReplayStep = { readonly caption?: string } & (
  | ({ readonly do: 'press' } & Target)
  /** Writes a text in place of what was there; into a part of a date or an hour, its digits. */
  | ({ readonly do: 'type'; readonly text: string } & Target)
  | { readonly do: 'key'; readonly key: string }
  /** Gives a file to the page's file field. */
  | { readonly do: 'file'; readonly name: string; readonly type: string; readonly content: string }
  /** Something has to be there by then. */
  | ({ readonly do: 'see' } & Target)
  /** The page has to say this by then. */
  | { readonly do: 'read'; readonly text: string }
  /** The page has to be here by then: a path inside the application. */
  | { readonly do: 'arrive'; readonly path: string }
);

export const newReplay = (replay: Omit<Replay, 'format' | 'version'>): Replay => ({
  format: FORMAT,
  version: VERSION,
  ...replay,
});

/** Why a file is no replay; `step`: the first that cannot be read, from 1. */
export type ReplayProblem =
  | { readonly kind: 'notJson' | 'foreign' | 'incomplete' }
  | { readonly kind: 'version'; readonly version: string }
  | { readonly kind: 'step'; readonly step: number };

/** Reads a replay, whoever wrote it: nothing of it is taken on trust. */
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

/** A step in words, for whoever looks for the one that went wrong. */
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

/** Whether what is read out is what a step names: white space is one space, and a long name is named by its beginning. */
export function isNamed(role: ReplayRole, actual: string, named: string): boolean {
  const [one, other] = [collapseSpaces(actual), collapseSpaces(named)];
  return LONG.has(role) ? one.startsWith(other) : one === other;
}

/** A text as it is read out: all white space is one space. */
export const collapseSpaces = (text: string): string => text.replaceAll(/\s+/g, ' ').trim();

/** Roles whose names hold all that is inside. */
const LONG: ReadonlySet<ReplayRole> = new Set(['row', 'alert', 'option', 'menuitem']);

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
/** No other host, whatever a browser makes of slashes. */
const isInside = (path: string): boolean => /^\/(?![/\\])/.test(path);
