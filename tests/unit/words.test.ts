import { globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

/** The French messages of every catalogue: the texts after `msgid`. */
const words = globSync('src/**/fr.po').flatMap((file) =>
  Array.from(readFileSync(file, 'utf8').matchAll(/^msgid "(.+)"$/gm), ([, text = '']) => text),
);
/** Without plural messages: their ICU syntax has colons and commas that are not French punctuation. */
const sentences = words.filter((text) => !text.includes(', plural,'));

/** An amount separated from its currency by a breaking space, so that a line may end between them. */
const SUM_APART = /[}\d] FCFA/;

describe('numbers', () => {
  it.each(['finance'])('have a singular and a plural noun in the messages of %s', (feature) => {
    const messages = globSync(`src/features/${feature}/locales/*.po`).flatMap(
      (file) => readFileSync(file, 'utf8').match(/^msg(?:id|str) ".+"$/gmu) ?? [],
    );
    expect(messages.length).toBeGreaterThan(100);
    expect(messages.filter((text) => /\{\w+\} (?:boîtes|lignes|boxes|rows)/u.test(text))).toEqual([]);
  });
});

describe('catalogues', () => {
  it('have words: an empty one is left over from a folder that was moved', () => {
    const catalogues = globSync('src/**/locales/*.po');
    expect(catalogues.length).toBeGreaterThan(10);
    expect(catalogues.filter((file) => !/^msgid ".+"$/m.test(readFileSync(file, 'utf8')))).toEqual([]);
  });
});

describe('French typography', () => {
  it('finds the catalogues', () => {
    expect(sentences.length).toBeGreaterThan(100);
  });

  it.each([
    ['a narrow no-break space before ; ! ? %', /[^\s\u202f] [;!?%](\s|$|<)|[\p{L}»][;!?](\s|$)/u],
    ['a no-break space before a colon', /\S :(\s|$)|[\p{L}»}]: /u],
    ['no-break spaces inside guillemets', /« |«[^\u00a0]| »|[^\u00a0]»/],
    ['typographic apostrophes', /\p{L}'\p{L}/u],
    ['one character for three dots', /\.\.\./],
    ['a no-break space between a sum and its currency', SUM_APART],
  ])('has %s', (_, wrong) => {
    expect(sentences.filter((text) => wrong.test(text))).toEqual([]);
  });
});

it('keeps an amount and its currency together in English too', () => {
  const english = globSync('src/**/en.po').flatMap((file) =>
    Array.from(readFileSync(file, 'utf8').matchAll(/^msgstr "(.+)"$/gm), ([, text = '']) => text),
  );
  expect(english.filter((text) => text.includes('FCFA'))).not.toEqual([]);
  expect(english.filter((text) => SUM_APART.test(text))).toEqual([]);
});
