/** Time zones of the countries Tournée is used in, by the country's name as the server sends it. */
const ZONE_OF_COUNTRY: Readonly<Record<string, string>> = {
  Cameroun: 'Africa/Douala',
  Gabon: 'Africa/Libreville',
  Sénégal: 'Africa/Dakar',
  'Côte d’Ivoire': 'Africa/Abidjan',
  "Côte d'Ivoire": 'Africa/Abidjan',
  'Burkina Faso': 'Africa/Ouagadougou',
};

/**
 * The IANA time zone that decides what "today" is for an agency (decision 17).
 * A country this list does not know, and no agency at all, use the device's own zone.
 */
export function zoneOf(country: string | null | undefined): string {
  return (country && ZONE_OF_COUNTRY[country]) || new Intl.DateTimeFormat().resolvedOptions().timeZone;
}
