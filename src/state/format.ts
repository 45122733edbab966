import { useLingui } from '@lingui/react/macro';
import { isLanguage, LOCALE_OF } from '#lib/languages.ts';
import { formatter, type Formatter } from '#lib/format.ts';
import { useZone } from './agencies.tsx';

/** The formatter for the active language and the time zone of the agency. */
export function useFormat(): Formatter {
  const { i18n, t } = useLingui();
  const zone = useZone();
  const locale = isLanguage(i18n.locale) ? LOCALE_OF[i18n.locale] : i18n.locale;
  return formatter(locale, zone, t`date illisible`);
}
