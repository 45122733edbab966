import { expect, test } from 'vitest';
import { resembling } from '#domain/customers/resembling.ts';

const ALL = ['Awa Essomba', 'Thierry Essomba Ndi', 'Thérèse Mbida', 'Le Ndi', 'Paul Etoundi'].map((name) => ({ name }));

test.each([
  ['Thierry Essomba', ['Thierry Essomba Ndi', 'Awa Essomba']],
  ['ESSOMBA', ['Awa Essomba', 'Thierry Essomba Ndi']],
  ['therese mbid', ['Thérèse Mbida']],
  ['mbid', ['Thérèse Mbida']],
  ['Etoundina', ['Paul Etoundi']],
  ['Ndi', ['Thierry Essomba Ndi', 'Le Ndi']],
  // A word that stands twice counts once.
  ['Ndi Ndi Awa Essomba', ['Awa Essomba', 'Thierry Essomba Ndi', 'Le Ndi']],
  // A word of two letters tells nobody.
  ['Le', []],
  ['', []],
])('the names that resemble « %s », those with most of its words first', (name, found) => {
  expect(resembling(name, ALL).map((each) => each.name)).toEqual(found);
});
