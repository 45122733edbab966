/** The interface's languages; French is the source (spec §9). */
export const LANGUAGES = ['fr', 'en'] as const;
export type Language = (typeof LANGUAGES)[number];
export const DEFAULT_LANGUAGE: Language = 'fr';

/** The locale that formats numbers and dates, and that react-aria speaks. */
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
 * The locale for react-aria, which takes its direction from the script of the locale, and words and figures from its
 * language.
 */
export function localeOf(language: Language, direction: Direction): string {
  const locale = LOCALE_OF[language];
  return direction === 'rtl' ? new Intl.Locale(locale, { script: 'Arab' }).toString() : locale;
}

/** Each language by its own name, whatever the interface speaks. */
export const LANGUAGE_NAMES: Readonly<Record<Language, string>> = { fr: 'Français', en: 'English' };
