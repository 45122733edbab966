import { DEFAULT_LANGUAGE, type Direction, isDirection, isLanguage, type Language } from '#lib/languages.ts';
import { STORAGE_KEYS, type TextStore } from '#lib/device/texts.ts';
import { DEFAULT_THEME, isTheme, type Theme } from '#ui/theme/themes.ts';

/** Chosen for this device: stored in `localStorage` and set as attributes of `<html>`. */
export interface Preferences {
  readonly language: Language;
  readonly direction: Direction;
  readonly theme: Theme;
}

/** Reads the stored preferences; an unknown value gives the default. */
export function readPreferences(store: TextStore): Preferences {
  const language = store.get(STORAGE_KEYS.language);
  const direction = store.get(STORAGE_KEYS.direction);
  const theme = store.get(STORAGE_KEYS.theme);
  return {
    language: isLanguage(language) ? language : DEFAULT_LANGUAGE,
    direction: isDirection(direction) ? direction : 'ltr',
    theme: isTheme(theme) ? theme : DEFAULT_THEME,
  };
}

/** Stores the preferences and sets them on the document. */
export function savePreferences(preferences: Preferences, store: TextStore, root: HTMLElement): void {
  store.set(STORAGE_KEYS.language, preferences.language);
  store.set(STORAGE_KEYS.direction, preferences.direction);
  store.set(STORAGE_KEYS.theme, preferences.theme);
  root.lang = preferences.language;
  root.dir = preferences.direction;
  root.dataset['theme'] = preferences.theme;
}
