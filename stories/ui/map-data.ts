import { Building2, Cross, Landmark, Stethoscope, Warehouse } from 'lucide-react';
import { createElement, type ReactNode } from 'react';
import type { Position } from '#lib/geo.ts';
import type { Fix } from '#lib/trail.ts';
import type { DayAbsence, DayVisit } from '#ui/day-timeline/day.ts';
import type { TileSource } from '#ui/map-view/map-view.tsx';
import type { Place } from '#ui/map-view/places.ts';
import { coloursOf } from '#ui/theme/tokens.ts';

export const ZONE = 'Africa/Douala';
/** Thursday 19 November 2026, midnight in Douala. */
const MIDNIGHT = Date.UTC(2026, 10, 18, 23) / 1000;

/** The Unix time of « 11:24 » on that day. */
export function at(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return MIDNIGHT + (hours * 60 + minutes) * 60;
}

const AKWA: Position = { lat: 4.0511, lng: 9.6957 };
const near = (north: number, east: number): Position => ({ lat: AKWA.lat + north / 1000, lng: AKWA.lng + east / 1000 });

const KINDS: readonly ReactNode[] = [Stethoscope, Cross, Landmark, Warehouse].map((icon) => createElement(icon));
const NAMES = ['Dr Clarisse Ewane', 'Pharmacie du Rond-Point', 'Hôpital de district de Deïdo', 'Littoral Médicaments'];
const DETAILS = ['Pédiatre, Clinique Les Palétuviers', 'Officine, Deïdo', 'Administration, Deïdo', 'Grossiste, Bassa'];

export const CUSTOMERS: readonly Place[] = [near(2, -8), near(9, 4), near(-6, 11), near(-11, -3)].map(
  (position, index) => ({
    id: `customer-${index + 1}`,
    name: NAMES[index] ?? '',
    detail: DETAILS[index] ?? '',
    icon: KINDS[index],
    position,
  }),
);

const TOWNS: readonly Position[] = [
  AKWA,
  { lat: 3.848, lng: 11.5021 },
  { lat: 5.4778, lng: 10.4176 },
  { lat: 9.3017, lng: 13.3977 },
];

/** Customers clustered around four towns, in a deterministic spiral. */
export function customers(count: number): Place[] {
  return Array.from({ length: count }, (_, index) => {
    const kind = (index * 7 + Math.floor(index / TOWNS.length)) % KINDS.length;
    const town = TOWNS[(index * 5) % TOWNS.length] ?? AKWA;
    const [angle, far] = [index * 2.399, 0.0016 * Math.sqrt(index)];
    return {
      id: `customer-${index + 1}`,
      name: `${NAMES[kind]} ${index + 1}`,
      detail: DETAILS[kind] ?? '',
      icon: KINDS[kind],
      position: { lat: town.lat + far * Math.sin(angle), lng: town.lng + far * Math.cos(angle) },
    };
  });
}

export const AGENCIES: readonly Place[] = [
  { name: 'Douala', position: AKWA },
  { name: 'Libreville', position: { lat: 0.4162, lng: 9.4673 } },
  { name: 'Dakar', position: { lat: 14.7167, lng: -17.4677 } },
  { name: 'Abidjan', position: { lat: 5.36, lng: -4.0083 } },
  { name: 'Ouagadougou', position: { lat: 12.3714, lng: -1.5197 } },
].map((agency) => ({ ...agency, id: agency.name, icon: createElement(Building2) }));

/** The day of the design drawings: four visits made, one in progress, three planned. */
export const VISITS: readonly DayVisit[] = [
  {
    id: 'ewane',
    name: 'Dr Clarisse Ewane',
    detail: 'Pédiatre, Clinique Les Palétuviers',
    position: near(-3, -9),
    planned: { start: at('08:15'), end: at('08:45') },
    done: { start: at('08:10'), end: at('08:34') },
    isValidated: true,
  },
  {
    id: 'rond-point',
    name: 'Pharmacie du Rond-Point',
    detail: 'Officine, Deïdo',
    position: near(2, -6),
    planned: { start: at('09:00') },
    done: { start: at('09:02'), end: at('09:15') },
    isValidated: true,
  },
  {
    id: 'njoya',
    name: 'Dr Idriss Njoya',
    detail: 'Spontanée, nouveau client généraliste',
    position: near(5, -3.5),
    done: { start: at('09:40'), end: at('09:58') },
    kind: 'spontaneous',
  },
  {
    id: 'deido',
    name: 'Hôpital de district de Deïdo',
    detail: 'Administrative, dépôt de dossier',
    position: near(2, 3),
    planned: { start: at('10:00') },
    done: { start: at('10:30'), end: at('10:52') },
    kind: 'administrative',
  },
  {
    id: 'tchatat',
    name: 'Dr Solange Tchatat',
    detail: 'Gynécologue, Centre médical Akwa Nord',
    position: near(-1, 7),
    planned: { start: at('11:15') },
    done: { start: at('11:20') },
  },
  {
    id: 'mandeng',
    name: 'Dr Hervé Mandeng',
    detail: 'Présenter Tensorel 5 mg, cardiologue',
    position: near(-6, 3),
    planned: { start: at('12:10'), end: at('12:40') },
  },
  {
    id: 'akwa-soleil',
    name: 'Pharmacie Akwa-Soleil',
    detail: 'Vérifier le stock Amoxivane, officine',
    position: near(-5, 10),
    planned: { start: at('14:00'), end: at('14:20') },
  },
  {
    id: 'ngassa',
    name: 'Dr Viviane Ngassa',
    detail: 'Remettre deux échantillons, pédiatre',
    position: near(-6.5, 14),
    planned: { start: at('15:15'), end: at('15:45') },
  },
];

export const LUNCH: DayAbsence = {
  id: 'formation',
  name: 'Formation à l’agence',
  start: at('12:45'),
  end: at('13:45'),
};

/** Street corners between the visited stops, with the time at each. */
const WAY: readonly (readonly [time: string, north: number, east: number])[] = [
  ['07:52', -9, -7],
  ['08:10', -3, -9],
  ['08:34', -3, -9],
  ['08:46', -2, -4.6],
  ['09:02', 2, -6],
  ['09:15', 2, -6],
  ['09:26', 2.6, -3],
  ['09:40', 5, -3.5],
  ['09:58', 5, -3.5],
  ['10:10', 6.2, 2],
  ['10:30', 2, 3],
  ['10:52', 2, 3],
  ['11:04', 2.5, 6],
  ['11:20', -1, 7],
  ['11:23', -1, 7],
];

/** A position every half minute along that way, with the noise of a real device. */
export const FIXES: readonly Fix[] = WAY.flatMap(([time, north, east], leg): Fix[] => {
  const next = WAY[leg + 1];
  if (!next) return [{ ...near(north, east), at: at(time) }];
  const [start, end] = [at(time), at(next[0])];
  return Array.from({ length: Math.floor((end - start) / 30) }, (_, step) => {
    const share = (step * 30) / (end - start);
    const tremble = 0.02 * Math.sin(leg * 5 + step * 2.4);
    return {
      ...near(north + (next[1] - north) * share + tremble, east + (next[2] - east) * share - tremble),
      at: start + step * 30,
    };
  });
});

/** The positions without those between two times. */
export const silent = (from: string, to: string): Fix[] =>
  FIXES.filter((fix) => fix.at <= at(from) || fix.at >= at(to));

/** Tiles without a network: each shows its coordinates. */
const { roadCasing, road, ink3 } = coloursOf('light', 'blue');
export const DRAWN_TILES: TileSource = {
  url: `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" width="256" height="256"><path fill="${roadCasing}" stroke="${road}" stroke-width="8" d="M0 0H256V256H0ZM0 90L256 60M110 0L150 256M0 190L256 170"/><text x="12" y="30" font-family="sans-serif" font-size="13" fill="${ink3}">`,
  )}{z}/{x}/{y}${encodeURIComponent('</text></svg>')}`,
  attribution: '© Cartographes réunis',
};
