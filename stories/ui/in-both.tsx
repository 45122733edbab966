import { useLingui } from '@lingui/react';
import { DEFAULT_LANGUAGE, isLanguage, type Language } from '#lib/languages.ts';

type Words = Readonly<Record<Language, string>>;

/** Selects the text of a story in the language chosen in the toolbar. */
export function useInBoth(): (words: Words) => string {
  const { locale } = useLingui().i18n;
  return (words) => words[isLanguage(locale) ? locale : DEFAULT_LANGUAGE];
}

/** The same as a component. */
export function InBoth(words: Words) {
  const inBoth = useInBoth();
  return <>{inBoth(words)}</>;
}
