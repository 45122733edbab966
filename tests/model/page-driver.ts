import type { Page } from '@playwright/test';
import type { AnyMachineSnapshot, AnyStateMachine, SnapshotFrom } from 'xstate';
import { activeStates, type ModelEvent, type Path, type Step } from './harness.ts';

type Typed<TEvent extends { type: string }, TType extends string> = Extract<TEvent, { type: TType }>;

/**
 * How the walks of a machine are played on the real pages: one file a machine, `tests/e2e/drivers/<machine>.ts`,
 * which exports it as `driver`. It plays the paths that `isPlayable` lets through.
 *
 * An actor's answer is an event of the walk too (`xstate.done.actor.save`): what the server will say has to be
 * arranged before it is asked, so `open` is given the whole path, and every event the steps that come after it.
 */
export interface PageDriver<TMachine extends AnyStateMachine> {
  /** Brings the page to where the path starts, and there to what the machine starts as. */
  readonly open: (page: Page, path: Path, initial: SnapshotFrom<TMachine>) => Promise<void>;
  /**
   * Brings a page on which a path of this driver has ended to where another one starts, without opening it anew, as
   * `open` does.
   */
  readonly again?: (page: Page, path: Path, initial: SnapshotFrom<TMachine>) => Promise<void>;
  /** Makes an event happen; an answer is let through, or waited for. */
  readonly events: {
    readonly [TType in ModelEvent<TMachine>['type']]?: (
      page: Page,
      event: Typed<ModelEvent<TMachine>, TType>,
      next: readonly Step[],
    ) => Promise<void>;
  };
  /** Checks that the page shows a state, by its dotted name (`known.signedIn`). A state without a check passes. */
  readonly states: Readonly<Record<string, (page: Page, snapshot: SnapshotFrom<TMachine>) => Promise<void>>>;
}

export type AnyPageDriver = PageDriver<AnyStateMachine>;

/**
 * Plays a path on a page, and checks every state on the way.
 * @param options `tell` receives the description of each step; `isFirst` is false if the page has played a path before
 * @throws what a check throws, or an error that names the event the driver does not know
 */
export async function drive(
  page: Page,
  path: Path,
  driver: AnyPageDriver,
  { tell = () => {}, isFirst = true }: { readonly tell?: (words: string) => void; readonly isFirst?: boolean } = {},
): Promise<void> {
  const check = async (snapshot: AnyMachineSnapshot) => {
    await Promise.all(activeStates(snapshot).map(async (state) => driver.states[state]?.(page, snapshot)));
  };
  const play = async ([step, ...next]: readonly Step[]): Promise<void> => {
    if (!step) return;
    const { event, words, after } = step;
    const happen = driver.events[event.type];
    if (!happen) throw new Error(`The driver does not know how to make "${event.type}" happen (${words}).`);
    tell(words);
    await happen(page, event, next);
    await check(after);
    await play(next);
  };
  await (isFirst ? driver.open : (driver.again ?? driver.open))(page, path, path.initial);
  await check(path.initial);
  await play(path.steps);
}
