import { createContext, createElement, type PropsWithChildren, useContext, useMemo } from 'react';
import { type Direction, directionOf } from '#lib/languages.ts';

interface Locale {
  readonly locale: string;
  readonly direction: Direction;
}

/** Every root has a provider. */
const LocaleContext = createContext<Locale>({ locale: 'fr-FR', direction: 'ltr' });

/**
 * Takes the place of a module of react-aria (vite.config.ts), which asks `Intl` for the locale of the browser and for the direction of
 * the text; see docs/decisions/0049-react-aria-gets-its-locale-from-us.md.
 */
export function I18nProvider({ locale, children }: PropsWithChildren<Pick<Locale, 'locale'>>) {
  const value = useMemo(() => ({ locale, direction: directionOf(locale) }), [locale]);
  return createElement(LocaleContext, { value }, children);
}

/** The locale of the nearest provider. */
export const useLocale = (): Locale => useContext(LocaleContext);
