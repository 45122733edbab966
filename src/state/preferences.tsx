import { createContext, use } from 'react';
import type { Direction, Language } from '#lib/languages.ts';

/** The user's choices on this device. */
export interface Preferences {
  readonly language: Language;
  readonly direction: Direction;
  /** The name of a theme of `#ui/theme`. */
  readonly theme: string;
}

export interface PreferencesControl {
  readonly preferences: Preferences;
  prefer(changes: Partial<Preferences>): void;
}

const PreferencesContext = createContext<PreferencesControl | null>(null);

export const PreferencesProvider = PreferencesContext.Provider;

/** @throws {Error} outside a `PreferencesProvider` */
export function usePreferences(): PreferencesControl {
  const control = use(PreferencesContext);
  if (!control) throw new Error('usePreferences must be used inside a PreferencesProvider');
  return control;
}
