import { globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

/** The French words of every catalogue: what stands after `msgid`. */
const words = globSync('src/**/fr.po').flatMap((file) =>
  Array.from(readFileSync(file, 'utf8').matchAll(/^msgid "(.+)"$/gm), ([, text = '']) => text),
);
/** Without the grammar of plurals, whose colons and commas are not French. */
const sentences = words.filter((text) => !text.includes(', plural,'));

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
  ])('has %s', (_, wrong) => {
    expect(sentences.filter((text) => wrong.test(text))).toEqual([]);
  });
});
