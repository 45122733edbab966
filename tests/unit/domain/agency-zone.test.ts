import { expect, test } from 'vitest';
import { namesOtherCountry } from '#domain/agency/agency-zone.ts';

test.each([
  ['ventes octobre.csv', 'Cameroun', false],
  ['ventes Cameroun.csv', 'Cameroun', false],
  ['ventes-cameroun-octobre', 'Cameroun', false],
  ['ventes Gabon', 'Cameroun', true],
  ['ventes-gabon-octobre.csv', 'Cameroun', true],
  ['Cameroun Gabon', 'Cameroun', true],
  ['Cameroun et Gabon', 'Cameroun', true],
  ['Gabon, Cameroun', 'Cameroun', true],
  ["ventes Côte d'Ivoire", 'Côte d’Ivoire', false],
  ['ventes Côte d’Ivoire', 'Cameroun', true],
  ['Côte d’Ivoire Gabon', 'Côte d’Ivoire', true],
  ['Guinée équatoriale', 'Guinée', true],
  ['Guinée', 'Guinée', false],
  ['ventes Burkina Faso 2026', 'Burkina Faso', false],
  ['ventes Burkina Faso 2026', 'Mali', true],
  ['ventes Burkina Faso octobre', 'Mali', true],
  ['ventes Central African Republic', 'Cameroun', true],
  ['ventes Guinée-Bissau', 'Guinée-Bissau', false],
  ['ventes-guinee-bissau-octobre', 'Guinea-Bissau', false],
  ['ventes Guinée Bissau', 'Guinée', true],
  ['ventes Guinée', 'Guinée-Bissau', true],
  ['sales Equatorial Guinea', 'Guinée équatoriale', false],
  ['sales Republic of the Congo', 'Congo', false],
  ['sales Cameroon', 'Gabon', true],
  ['ventes Gabon', 'Atlantide', false],
  ['', 'Cameroun', false],
])('“%s” names another country than %s: %s', (text, country, expected) => {
  expect(namesOtherCountry(text, country)).toBe(expected);
});
