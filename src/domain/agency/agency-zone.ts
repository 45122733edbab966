/** Time zones by country name, as the server spells it. */
const ZONE_OF_COUNTRY: Readonly<Record<string, string>> = {
  Cameroun: 'Africa/Douala',
  Gabon: 'Africa/Libreville',
  Sénégal: 'Africa/Dakar',
  'Côte d’Ivoire': 'Africa/Abidjan',
  "Côte d'Ivoire": 'Africa/Abidjan',
  'Burkina Faso': 'Africa/Ouagadougou',
};

/**
 * The IANA time zone of an agency (docs/rules/api.md#agency-time-zone). An unknown country, and no agency at all, use the
 * time zone of the device.
 */
export function zoneOf(country: string | null | undefined): string {
  return (country && ZONE_OF_COUNTRY[country]) || new Intl.DateTimeFormat().resolvedOptions().timeZone;
}
