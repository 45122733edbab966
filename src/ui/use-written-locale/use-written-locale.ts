import { useLocale } from 'react-aria-components';

/**
 * The locale in which to format numbers and dates. In right-to-left pages react-aria's locale names an Arabic script
 * only to set the direction (`localeOf`), and Intl has no British date formats for that script.
 */
export function useWrittenLocale(): string {
  const { language, region } = new Intl.Locale(useLocale().locale);
  return region === undefined ? language : `${language}-${region}`;
}
