import { useLocale } from 'react-aria-components';

/**
 * The locale that numbers and dates are written in. Right to left, that of react-aria names a script for the direction's
 * sake (`localeOf`), and what Intl knows of British dates it does not know of British dates in that script.
 */
export function useWrittenLocale(): string {
  const { language, region } = new Intl.Locale(useLocale().locale);
  return region === undefined ? language : `${language}-${region}`;
}
