import { foldedWords } from '#lib/folded.ts';

/** IANA time zones by country, in French and in English where the two differ. Countries with several zones are left out. */
const ZONES: Readonly<Record<string, readonly string[]>> = {
  'Africa/Abidjan': ['Côte d’Ivoire', 'Ivory Coast'],
  'Africa/Accra': ['Ghana'],
  'Africa/Bamako': ['Mali'],
  'Africa/Bangui': ['République centrafricaine', 'Centrafrique', 'Central African Republic'],
  'Africa/Banjul': ['Gambie', 'Gambia'],
  'Africa/Bissau': ['Guinée-Bissau', 'Guinea-Bissau'],
  'Africa/Brazzaville': ['Congo', 'Congo-Brazzaville', 'République du Congo', 'Republic of the Congo'],
  'Africa/Bujumbura': ['Burundi'],
  'Africa/Conakry': ['Guinée', 'Guinea'],
  'Africa/Dakar': ['Sénégal'],
  'Africa/Douala': ['Cameroun', 'Cameroon'],
  'Africa/Freetown': ['Sierra Leone'],
  'Africa/Kigali': ['Rwanda'],
  'Africa/Lagos': ['Nigeria'],
  'Africa/Libreville': ['Gabon'],
  'Africa/Lome': ['Togo'],
  'Africa/Malabo': ['Guinée équatoriale', 'Equatorial Guinea'],
  'Africa/Monrovia': ['Liberia'],
  'Africa/Ndjamena': ['Tchad', 'Chad'],
  'Africa/Niamey': ['Niger'],
  'Africa/Nouakchott': ['Mauritanie', 'Mauritania'],
  'Africa/Ouagadougou': ['Burkina Faso'],
  'Africa/Porto-Novo': ['Bénin'],
  'Indian/Antananarivo': ['Madagascar'],
};

/** Without accents and capitals, and whatever separates the words: « Congo - Brazzaville » is Congo-Brazzaville. */
const keyOf = (country: string): string => foldedWords(country).join(' ');

const ZONE_OF_COUNTRY: ReadonlyMap<string, string> = new Map(
  Object.entries(ZONES).flatMap(([zone, countries]) => countries.map((country) => [keyOf(country), zone] as const)),
);

/**
 * The IANA time zone of an agency (docs/rules/api.md#agency-time-zone).
 * @param country as the server spells it
 * @param own zones by country that come before those known here (`timeZones` of `config.json`)
 * @returns null for an unknown country
 */
export function zoneOf(country: string | null | undefined, own: Readonly<Record<string, string>> = {}): string | null {
  if (!country) return null;
  const key = keyOf(country);
  const [, zone] = Object.entries(own).find(([name]) => keyOf(name) === key) ?? [];
  return zone ?? ZONE_OF_COUNTRY.get(key) ?? null;
}

/** How many words the name of a country has, the longest names first: « Guinée équatoriale » is not Guinée. */
const WORDS = [3, 2, 1];

/** Whether a text, such as the name of a file, names another country than this one. */
export function namesOtherCountry(text: string, country: string): boolean {
  const own = zoneOf(country);
  if (own === null) return false;
  let left = text.normalize('NFC').split(/[^\p{L}’']+/u);
  while (left.length > 0) {
    const zones = WORDS.map((count) => ({ count, zone: zoneOf(left.slice(0, count).join(' ')) }));
    const named = zones.find(({ zone }) => zone !== null);
    if (named && named.zone !== own) return true;
    left = left.slice(named?.count ?? 1);
  }
  return false;
}
