import { expect, test } from 'vitest';
import { isDirection, isLanguage, LANGUAGE_NAMES, LANGUAGES, LOCALE_OF, localeOf } from '#lib/languages.ts';

test('languages and directions are told from all else', () => {
  const values: readonly unknown[] = ['fr', 'en', 'de', 'ltr', 'rtl', '', null, 7];
  expect(values.filter(isLanguage)).toEqual(['fr', 'en']);
  expect(values.filter(isDirection)).toEqual(['ltr', 'rtl']);
});

test('a locale writes in its language, from the right if that is asked for', () => {
  for (const language of LANGUAGES) {
    expect(localeOf(language, 'ltr')).toBe(LOCALE_OF[language]);
    const turned = new Intl.Locale(localeOf(language, 'rtl'));
    expect([turned.language, turned.script, turned.region]).toEqual([
      language,
      'Arab',
      new Intl.Locale(LOCALE_OF[language]).region,
    ]);
    const names = new Intl.DisplayNames(language, { type: 'language' });
    expect(LANGUAGE_NAMES[language].toLowerCase()).toBe(names.of(language)?.toLowerCase());
  }
});
