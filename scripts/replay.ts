// Plays a replay on the pages of the demo without its own player: the same steps, by the same roles and names.
import type { Locator, Page } from '@playwright/test';
import {
  type Replay,
  type ReplayProblem,
  type ReplayRole,
  type ReplayStep,
  readReplay,
  describeStep,
} from '#demo/replay.ts';

const PROBLEMS: Readonly<Record<Exclude<ReplayProblem['kind'], 'version' | 'step'>, string>> = {
  notJson: 'it is no JSON.',
  foreign: 'it is something else.',
  incomplete: 'its title, its address or its steps are missing.',
};

/** @throws {Error} that says why a text is no replay */
export function replayFrom(text: string): Replay {
  const reading = readReplay(text);
  if ('replay' in reading) return reading.replay;
  const { problem } = reading;
  if (problem.kind === 'version')
    throw new Error(`This file is no replay: it is of version ${problem.version}, which is not known here.`);
  if (problem.kind === 'step') throw new Error(`This file is no replay: its step ${problem.step} cannot be read.`);
  throw new Error(`This file is no replay: ${PROBLEMS[problem.kind]}`);
}

/** The address that a replay begins at, inside the application. */
export function addressOf({ opens, path }: Replay): string {
  return `${path}${path.includes('?') ? '&' : '?'}${new URLSearchParams(opens)}`;
}

/** What a replay is played with. A page under `touch` must have `hasTouch`. */
export const HANDS = ['mouse', 'touch', 'keyboard'] as const;
export type Hand = (typeof HANDS)[number];

interface Playing {
  /** Called with each step, in words. */
  readonly tell?: (words: string) => void;
  /** Milliseconds to wait for the elements of a step. */
  readonly patience?: number;
  readonly hand?: Hand;
}

/**
 * Plays a replay from its beginning.
 * @throws {Error} that names the step which differs
 */
export async function playReplay(
  page: Page,
  replay: Replay,
  { tell = () => {}, patience = 15_000, hand = 'mouse' }: Playing = {},
): Promise<void> {
  if (replay.work !== undefined) await takeWork(page, replay, replay.work);
  await page.goto(`.${addressOf(replay)}`);
  const play = async ([step, ...next]: readonly ReplayStep[], number: number): Promise<void> => {
    if (!step) return;
    const words = `${String(number).padStart(3)}. ${describeStep(step)}`;
    tell(words);
    try {
      await perform(page, step, hand, patience);
    } catch (error) {
      throw new Error(
        `The replay differs at step ${words.trim()}\n${error instanceof Error ? error.message : String(error)}`,
        { cause: error },
      );
    }
    await play(next, number + 1);
  };
  await play(replay.steps, 1);
}

/** Loads the work that a replay begins with through the demo's console, in the world it was done in. */
async function takeWork(page: Page, { opens }: Replay, work: string): Promise<void> {
  await page.goto(`./?${new URLSearchParams({ ...opens, lang: 'fr' })}`);
  await page.getByRole('button', { name: 'Démo', exact: true }).click();
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Ouvrir un travail…' }).click();
  const opened = page.waitForEvent('load');
  await (await chooser).setFiles({ name: 'travail.json', mimeType: 'application/json', buffer: Buffer.from(work) });
  await opened;
}

async function perform(page: Page, step: ReplayStep, hand: Hand, timeout: number): Promise<void> {
  switch (step.do) {
    case 'press':
      await press(page, step, hand, timeout);
      return;
    case 'type': {
      const place = locate(page, step);
      if (hand === 'keyboard') {
        await reach(page, place, timeout);
        if (step.role !== 'spinbutton') await page.keyboard.press('ControlOrMeta+a');
        await page.keyboard.type(step.text);
        return;
      }
      if (step.role !== 'spinbutton') {
        await place.fill(step.text, { timeout });
        return;
      }
      await place.click({ timeout });
      await page.keyboard.type(step.text);
      return;
    }
    case 'see':
      await locate(page, step).waitFor({ timeout });
      return;
    case 'read':
      await page.getByText(inSpaces(step.text)).first().waitFor({ timeout });
      return;
    case 'key':
      await page.keyboard.press(step.key);
      return;
    case 'file':
      await page
        .locator('input[type="file"]')
        .first()
        .setInputFiles({ name: step.name, mimeType: step.type, buffer: Buffer.from(step.content) }, { timeout });
      return;
    default:
      await page.waitForURL(({ pathname }) => pathname.endsWith(step.path), { timeout });
  }
}

async function press(
  page: Page,
  step: Extract<ReplayStep, { do: 'press' }>,
  hand: Hand,
  timeout: number,
): Promise<void> {
  const place = locate(page, step);
  const options = { timeout, force: COVERED.has(step.role) };
  // A forced press also lands on what lies above its place, as the bar at the bottom of a phone.
  if (options.force) await place.evaluate((element) => element.scrollIntoView({ block: 'center' }), null, { timeout });
  if (hand === 'mouse') await place.click(options);
  else if (hand === 'touch') await place.tap(options);
  else {
    await reach(page, place, timeout);
    await page.keyboard.press(COVERED.has(step.role) ? 'Space' : 'Enter');
  }
}

/** Widgets that have one stop of Tab: arrows lead from one of their items to the next, in rows or in a line. */
const IN_ROWS = '[role="grid"], [role="listbox"], [role="menu"]';
const IN_LINE = '[role="radiogroup"], [role="tablist"], [role="toolbar"]';
/** Keys that lead round a page with all that it has, and back to where they began. */
const MOST_KEYS = 300;

/**
 * Brings the focus to an element by keys alone: Tab, and arrows within a widget that has one stop.
 * @returns how many keys it took
 * @throws if no key leads there
 */
export async function reach(page: Page, place: Locator, timeout = 15_000): Promise<number> {
  const find = () => place.elementHandle({ timeout });
  // Found by its role once, and again when the page has drawn it anew: that costs more than the keys.
  const go = async (keys: number, handle: Awaited<ReturnType<typeof find>>): Promise<number> => {
    const key = await handle?.evaluate(nextKey, [IN_ROWS, IN_LINE] as const);
    if (key === null) return keys;
    if (key === undefined) return go(keys, await find());
    if (keys === MOST_KEYS) throw new Error(`No key leads to ${String(place)}.`);
    await page.keyboard.press(key);
    return go(keys + 1, handle);
  };
  return go(0, await find());
}

/** The key that leads towards an element; `null` on it, `undefined` if it is on the page no more. */
async function nextKey(
  element: Element,
  [inRows, inLine]: readonly [string, string],
): Promise<string | null | undefined> {
  const focused = document.activeElement;
  const rows = element.closest(inRows);
  const isBeside = rows !== null && focused?.getAttribute('aria-controls') === rows.id;
  // The options of a list beside its field are reached with the focus in the field, which names the one that is active: once
  // the page is drawn, and on a busy machine later still. Whoever has gone too far by then turns back.
  if (isBeside) for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
  if (!element.isConnected) return undefined;
  if (focused === element) return null;
  // Enter opens a row from any of its cells but the one that selects it.
  if (focused && element.role === 'row' && element.contains(focused))
    return focused.querySelector('[type="checkbox"]') ? 'ArrowRight' : null;
  const active = focused?.getAttribute('aria-activedescendant') ?? null;
  if (active === element.id) return null;
  const at = active === null ? focused : document.getElementById(active);
  const isBehind = at?.compareDocumentPosition(element) === Node.DOCUMENT_POSITION_PRECEDING;
  if (rows?.contains(focused) || isBeside) return isBehind ? 'ArrowUp' : 'ArrowDown';
  if (element.closest(inLine)?.contains(focused)) return isBehind ? 'ArrowLeft' : 'ArrowRight';
  return 'Tab';
}

/** Roles whose input is covered by its drawing. */
const COVERED: ReadonlySet<ReplayRole> = new Set(['checkbox', 'radio', 'switch']);
/** Roles that are named by the beginning of their contents. */
const LONG: ReadonlySet<ReplayRole> = new Set(['alert', 'option', 'menuitem']);

function locate(page: Page, { role, name, nth = 0 }: Extract<ReplayStep, { role: ReplayRole }>): Locator {
  const whole = `^\\s*${inSpaces(name).source}${LONG.has(role) ? '' : String.raw`\s*$`}`;
  return page.getByRole(role, { name: role === 'row' ? inSpaces(name) : new RegExp(whole) }).nth(nth);
}

/** Matches a text whatever its spaces are. */
function inSpaces(text: string): RegExp {
  const words = text
    .trim()
    .split(/\s+/)
    .map((word) => word.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`));
  return new RegExp(words.join(String.raw`\s+`));
}
