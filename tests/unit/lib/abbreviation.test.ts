import { expect, test } from 'vitest';
import { abbreviates, titledBy } from '#lib/abbreviation.ts';

const NAMES = ['Littoral Médicaments', 'Littoral Médicaments Nord', '—'];
const named = (title: string) => titledBy(NAMES, title, (name) => name);

test('a name in full is that name, also where it begins another', () => {
  expect(named('LITTORAL medicaments')).toBe('Littoral Médicaments');
  expect(named('Littoral, Médicaments (Nord)')).toBe('Littoral Médicaments Nord');
});

test('a title that two names may mean is neither; one without a word is none', () => {
  expect(named('Litt. Méd.')).toBeUndefined();
  expect(named('Litt. Méd. N.')).toBe('Littoral Médicaments Nord');
  expect([named(''), named('–')]).toEqual([undefined, undefined]);
});

test.each([
  ['Rép. Cam.', true],
  ['Cam. Rép.', false],
  ['Rép', true],
  ['Ré', false],
  ['R. C.', false],
  ['Répartis du Cameroun', false],
  ['', false],
])('“%s” abbreviates « Répartis Cameroun »: %s', (text, expected) => {
  expect(abbreviates(text, 'Répartis Cameroun')).toBe(expected);
});
