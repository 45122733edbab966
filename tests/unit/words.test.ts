import { describe, expect, it } from 'vitest';
import { reading } from '../reading.ts';

const catalogues = reading('src/**/locales/*.po');
const textsOf = (isChosen: (file: string) => boolean): readonly string[] =>
  catalogues.files.filter(isChosen).map(catalogues.text);

/** The French messages of every catalogue: the texts after `msgid`. */
const words = textsOf((file) => file.endsWith('/fr.po')).flatMap((catalogue) =>
  Array.from(catalogue.matchAll(/^msgid "(.+)"$/gm), ([, text = '']) => text),
);
/** Without plural messages: their ICU syntax has colons and commas that are not French punctuation. */
const sentences = words.filter((text) => !text.includes(', plural,'));

/** An amount separated from its currency by a breaking space, so that a line may end between them. */
const SUM_APART = /[}\d] FCFA/;

describe('numbers', () => {
  it.each(['finance'])('have a singular and a plural noun in the messages of %s', (feature) => {
    const messages = textsOf((file) => file.startsWith(`src/features/${feature}/`)).flatMap(
      (text) => text.match(/^msg(?:id|str) ".+"$/gmu) ?? [],
    );
    expect(messages.length).toBeGreaterThan(100);
    expect(messages.filter((text) => /\{\w+\} (?:boîtes|lignes|boxes|rows|lines)/u.test(text))).toEqual([]);
  });
});

it('has one word for a dispatch: « réparti », never « ventilé »', () => {
  expect(words.filter((text) => /réparti/iu.test(text))).not.toEqual([]);
  expect(words.filter((text) => /ventil/iu.test(text))).toEqual([]);
});

describe('catalogues', () => {
  it('have words: an empty one is left over from a folder that was moved', () => {
    expect(catalogues.files.length).toBeGreaterThan(10);
    expect(catalogues.files.filter((file) => !/^msgid ".+"$/m.test(catalogues.text(file)))).toEqual([]);
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
  const english = textsOf((file) => file.endsWith('/en.po')).flatMap((catalogue) =>
    Array.from(catalogue.matchAll(/^msgstr "(.+)"$/gm), ([, text = '']) => text),
  );
  expect(english.filter((text) => text.includes('FCFA'))).not.toEqual([]);
  expect(english.filter((text) => SUM_APART.test(text))).toEqual([]);
});
