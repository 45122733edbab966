import type { ComponentType, ReactNode } from 'react';
import * as aria from 'react-aria-components';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import * as ours from '#app/locale-provider.ts';
import { DIRECTIONS, LANGUAGES, localeOf } from '#lib/languages.ts';

interface Module {
  readonly I18nProvider: ComponentType<{ locale: string; children: ReactNode }>;
  readonly useLocale: typeof aria.useLocale;
}

/** What a component sees within one provider, and within another inside it. */
function seen({ I18nProvider, useLocale }: Module, outer: string, inner: string) {
  function Shown() {
    const { locale, direction } = useLocale();
    return `${locale} ${direction};`;
  }
  return renderToStaticMarkup(
    <I18nProvider locale={outer}>
      <Shown />
      <I18nProvider locale={inner}>
        <Shown />
      </I18nProvider>
    </I18nProvider>,
  );
}

const locales = LANGUAGES.flatMap((language) => DIRECTIONS.map((direction) => localeOf(language, direction)));

test.each(locales)('a component finds in %s the locale and the direction that react-aria gives it', (locale) => {
  for (const inner of locales) expect(seen(ours, locale, inner)).toBe(seen(aria, locale, inner));
});

test('the locale of the nearest provider is found', () => {
  expect(seen(ours, 'fr-FR', 'en-Arab-GB')).toBe('fr-FR ltr;en-Arab-GB rtl;');
});
