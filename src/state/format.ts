import { useLingui } from '@lingui/react/macro';
import { useMemo } from 'react';
import { isLanguage, LOCALE_OF } from '#lib/languages.ts';
import { formatter, type Formatter } from '#lib/format.ts';
import { useZone } from './agencies.ts';

/** The formatter for the active language and the time zone of the agency. */
export function useFormat(): Formatter {
  const { i18n, t } = useLingui();
  const zone = useZone();
  const locale = isLanguage(i18n.locale) ? LOCALE_OF[i18n.locale] : i18n.locale;
  const unreadable = t`date illisible`;
  return useMemo(() => formatter(locale, zone, unreadable), [locale, zone, unreadable]);
}
