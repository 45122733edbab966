/** The languages of the interface; French is the source. See docs/rules/interface.md#languages. */
export const LANGUAGES = ['fr', 'en'] as const;
export type Language = (typeof LANGUAGES)[number];
export const DEFAULT_LANGUAGE: Language = 'fr';

/** The locale for numbers and dates, and for react-aria. */
export const LOCALE_OF: Readonly<Record<Language, string>> = { fr: 'fr-FR', en: 'en-GB' };

export const DIRECTIONS = ['ltr', 'rtl'] as const;
export type Direction = (typeof DIRECTIONS)[number];

export function isLanguage(value: unknown): value is Language {
  return LANGUAGES.some((language) => language === value);
}

export function isDirection(value: unknown): value is Direction {
  return DIRECTIONS.some((direction) => direction === value);
}

/**
 * The locale for react-aria, which derives the text direction from the script of the locale: `rtl` is asked for with the
 * Arabic script, while words and numbers keep the language.
 */
export function localeOf(language: Language, direction: Direction): string {
  const locale = LOCALE_OF[language];
  return direction === 'rtl' ? new Intl.Locale(locale, { script: 'Arab' }).toString() : locale;
}

/** The direction of the text in a locale that `localeOf` has made. */
export const directionOf = (locale: string): Direction => (locale.includes('-Arab') ? 'rtl' : 'ltr');

/** The name of each language in that language. */
export const LANGUAGE_NAMES: Readonly<Record<Language, string>> = { fr: 'Français', en: 'English' };
