import { describe, expect, it } from 'vitest';
import { hasVisible, shownName, withoutOverrides } from '#lib/visible-text.ts';

describe('hasVisible', () => {
  it.each(['a', ' é ', '؟', '🙂', '1', '-', '\u200Bx'])('finds something in %j', (text) => {
    expect(hasVisible(text)).toBe(true);
  });

  it.each(['', ' \u00A0\u202F', '\u200B\u200D\uFEFF', '\u3164\u115F', '\u2800', '\u202E\u2066', '\n\t', '\u00AD'])(
    'finds nothing in %j',
    (text) => {
      expect(hasVisible(text)).toBe(false);
    },
  );
});

describe('withoutOverrides', () => {
  it('shows what turns letters, and leaves the marks that right-to-left text needs', () => {
    expect(withoutOverrides('Rappel\u202Exelfonimoxor\u202C')).toBe('Rappel�xelfonimoxor\u202C');
    expect(withoutOverrides('a\u202Db\u202Ec')).toBe('a�b�c');
    expect(withoutOverrides('\u200F12 \u2068Amoxor\u2069 تقرير')).toBe('\u200F12 \u2068Amoxor\u2069 تقرير');
  });
});

describe('shownName', () => {
  it('shows what turns the direction', () => {
    expect(shownName('facture\u202Efdp.exe')).toBe('facture�fdp.exe');
    expect(shownName('\u2067a\u2069\u200F.pdf')).toBe('�a��.pdf');
  });

  it.each(['été 2026.pdf', 'تقرير.pdf', 'a-b_c (1).csv'])('leaves %s as it is', (name) => {
    expect(shownName(name)).toBe(name);
  });
});
