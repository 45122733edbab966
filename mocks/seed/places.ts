import type { Random, Weighted } from './random.ts';
import type { AgencyContext } from './agency-context.ts';
import type { CityRecord, HealthCenterRecord, WorkAreaRecord } from './types.ts';

/** A work area whose position is known. */
export type PlacedArea = WorkAreaRecord & { readonly gPSLat: number; readonly gPSLon: number };

export interface Places {
  readonly cities: readonly CityRecord[];
  readonly workAreas: readonly WorkAreaRecord[];
  readonly healthCenters: readonly HealthCenterRecord[];
  /** Work areas weighted by their number of customers; the city of the agency's office comes first. */
  readonly areasByWeight: Weighted<PlacedArea>;
}

/** The country's cities and work areas, and random health centres in them. */
export function generatePlaces({ agencyID, country, size, random: open }: AgencyContext): Places {
  const random = open('places');
  const cities: CityRecord[] = [];
  const areasByWeight: [PlacedArea, number][] = [];
  for (const plan of country.cities) {
    const city = {
      ID: `city-${agencyID}-${cities.length + 1}`,
      name: plan.name,
      agencyID,
      gPSLat: plan.at[0],
      gPSLon: plan.at[1],
    };
    cities.push(city);
    for (const [name, gPSLat, gPSLon] of plan.areas) {
      const area = {
        ID: `area-${agencyID}-${areasByWeight.length + 1}`,
        name,
        cityID: city.ID,
        agencyID,
        gPSLat,
        gPSLon,
      };
      areasByWeight.push([area, plan.weight / plan.areas.length]);
    }
  }

  const named = uniqueNames();
  const healthCenters = Array.from({ length: size.healthCenters }, (_, index): HealthCenterRecord => {
    const area = random.weighted(areasByWeight);
    return {
      ID: `hc-${agencyID}-${index + 1}`,
      name: named(() => healthCenterName(random, area.name)),
      textualLocation: textualLocation(random, area.name),
      workAreaID: area.ID,
      agencyID,
      ...near(random, area),
    };
  });

  return { cities, workAreas: areasByWeight.map(([area]) => area), healthCenters, areasByWeight };
}

/** A random point within about 400 m of a work area's centre. */
export function near(random: Random, area: { gPSLat: number; gPSLon: number }): { gPSLat: number; gPSLon: number } {
  const around = (centre: number) => Math.round((centre + (random.float() - 0.5) * 0.007) * 1e5) / 1e5;
  return { gPSLat: around(area.gPSLat), gPSLon: around(area.gPSLon) };
}

/** Directions to a place where streets have no numbers: a landmark and the area. */
export function textualLocation(random: Random, area: string): string {
  return `${random.pick(LANDMARKS)}, ${area}`;
}

/** "de Bali", "d’Akwa". */
export function ofPlace(name: string): string {
  return /^(?:[AEIÉ]|Ou)/.test(name) ? `d’${name}` : `de ${name}`;
}

/**
 * Makes names unique within one list: draws up to four more times, then numbers the name (`Pharmacie du Port 2`).
 * @returns a function that takes a `draw` function and returns a unique name
 */
export function uniqueNames(): (draw: () => string) => string {
  const taken = new Map<string, number>();
  return (draw) => {
    let name = draw();
    for (let again = 0; taken.has(name) && again < 4; again += 1) name = draw();
    const count = (taken.get(name) ?? 0) + 1;
    taken.set(name, count);
    return count === 1 ? name : `${name} ${count}`;
  };
}

function healthCenterName(random: Random, area: string): string {
  const kind = random.weighted(CENTRE_KINDS);
  if (kind.endsWith(' de')) return `${kind.slice(0, -' de'.length)} ${ofPlace(area)}`;
  return random.boolean(0.5) ? `${kind} ${area}` : `${kind} ${random.pick(CENTRE_NAMES)}`;
}

/** A kind that ends in "de" is followed by its area, the others by the area or by a name from `CENTRE_NAMES`. */
const CENTRE_KINDS: Weighted<string> = [
  ['Clinique', 22],
  ['Centre médical', 18],
  ['Cabinet médical', 16],
  ['Polyclinique', 10],
  ['Dispensaire', 8],
  ['Centre de santé de', 12],
  ['Hôpital de district de', 7],
  ['Maternité de', 7],
];

const CENTRE_NAMES = [
  'Les Palétuviers',
  'Les Flamboyants',
  'Les Manguiers',
  'Les Cocotiers',
  'Les Bougainvillées',
  'Sainte-Odile',
  'Sainte-Mathilde',
  'Saint-Aurélien',
  'Notre-Dame du Rivage',
  'La Providence',
  'La Concorde',
  'L’Espérance',
  'La Source',
  'Le Baobab',
  'Le Phare',
  'Bon Secours',
  'Belle Rive',
  'Horizon',
  'Laquintille',
  'Arc-en-ciel',
] as const;

const LANDMARKS = [
  'Face à la station-service',
  'Derrière le marché',
  'À côté de la mairie',
  'Carrefour de l’école publique',
  'Entrée du lycée',
  'Près de la grande mosquée',
  'Face à la cathédrale',
  'Immeuble bleu, 1er étage',
  'Immeuble de la poste, rez-de-chaussée',
  'Deuxième rue après le rond-point',
  'À 200 m du commissariat',
  'Montée du château d’eau',
  'Face à la boulangerie',
  'Angle de la pharmacie de garde',
  'Terminus des taxis',
  'Derrière le stade',
  'Au-dessus de la banque',
  'Ruelle après le pont',
] as const;
