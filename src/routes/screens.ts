import type { ComponentType } from 'react';
import { loadedOnce } from '#lib/loaded-once.ts';
import type { ScreenId } from './table.ts';

/** A `*.screen.tsx` file: its default export is the screen. */
export interface ScreenModule {
  readonly default: ComponentType;
  /** Loads what it shows later, ahead of need. */
  readonly preload?: () => void;
}

/** The code and the words of a screen. */
export interface ScreenParts {
  /** The folder whose catalogue (`locales/`) has the screen's words. */
  readonly folder: `src/features/${string}`;
  readonly load: () => Promise<ScreenModule>;
}

/** A new visitor waits for this page, so it does not wait for the list of the others. */
const LOGIN: ScreenParts = {
  folder: 'src/features/session',
  load: () => import('#features/session/login.screen.tsx'),
};

/** The list grows with every screen, so it is a chunk of its own, outside the first one. */
export const laterScreens = loadedOnce(() => import('./later-screens.ts').then(({ LATER_SCREENS }) => LATER_SCREENS));

/**
 * The parts of a screen.
 *
 * Kept apart from the table: a screen has links, links read the table, and the table must not import the screen.
 *
 * @throws if the screen has none, as the page for errors, which is part of the shell
 */
export async function partsOf(screen: ScreenId): Promise<ScreenParts> {
  const parts = screen === 'login' ? LOGIN : (await laterScreens()).get(screen);
  if (!parts) throw new Error(`${screen} has no parts`);
  return parts;
}
