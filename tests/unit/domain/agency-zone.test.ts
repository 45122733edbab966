import { expect, test } from 'vitest';
import { namesOtherCountry, zoneOf } from '#domain/agency/agency-zone.ts';
import { LANGUAGES } from '#lib/languages.ts';

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

test.each(
  Object.entries({
    BF: 'Africa/Ouagadougou',
    BI: 'Africa/Bujumbura',
    BJ: 'Africa/Porto-Novo',
    CF: 'Africa/Bangui',
    CG: 'Africa/Brazzaville',
    CI: 'Africa/Abidjan',
    CM: 'Africa/Douala',
    GA: 'Africa/Libreville',
    GH: 'Africa/Accra',
    GM: 'Africa/Banjul',
    GN: 'Africa/Conakry',
    GQ: 'Africa/Malabo',
    GW: 'Africa/Bissau',
    LR: 'Africa/Monrovia',
    MG: 'Indian/Antananarivo',
    ML: 'Africa/Bamako',
    MR: 'Africa/Nouakchott',
    NE: 'Africa/Niamey',
    NG: 'Africa/Lagos',
    RW: 'Africa/Kigali',
    SL: 'Africa/Freetown',
    SN: 'Africa/Dakar',
    TD: 'Africa/Ndjamena',
    TG: 'Africa/Lome',
  }),
)('the country %s has the zone %s by its French and by its English name', (code, zone) => {
  const names = LANGUAGES.map((language) => new Intl.DisplayNames(language, { type: 'region' }).of(code));
  expect(names.map((name) => zoneOf(name))).toEqual([zone, zone]);
});

test.each([
  ['Ivory Coast', 'Africa/Abidjan'],
  ['Centrafrique', 'Africa/Bangui'],
  ['Congo', 'Africa/Brazzaville'],
  ['République du Congo', 'Africa/Brazzaville'],
  ['Republic of the Congo', 'Africa/Brazzaville'],
])('%s is another name of a country', (name, zone) => {
  expect(zoneOf(name)).toBe(zone);
});
