import { instantOf, isoDate } from './calendar.ts';
import type { Chance, Weighted } from './chance.ts';
import type { Ground } from './ground.ts';
import { drawName, namesOf, slug } from './names.ts';
import { once } from './once.ts';
import { near, ofPlace, textualLocation, uniqueNames, type Places } from './places.ts';
import type {
  AdministrativeRecord,
  DrugStoreRecord,
  HealthWorkerRecord,
  MatrimonialStatus,
  Potential,
  SoncaFlag,
  SpecialityRecord,
  UserRecord,
  WholesalerRecord,
  WorkAreaRecord,
} from './types.ts';

/** Each kind is planted when it is first asked for. */
export interface Customers {
  readonly healthWorkers: () => readonly HealthWorkerRecord[];
  readonly drugStores: () => readonly DrugStoreRecord[];
  readonly administratives: () => readonly AdministrativeRecord[];
  readonly wholesalers: readonly WholesalerRecord[];
}

/** Shared by all agencies. */
export function plantSpecialities(): readonly SpecialityRecord[] {
  return SPECIALITIES.map(([{ ID, name }]) => ({ ID, name }));
}

/** An agency's customers of the four kinds. */
export function plantCustomers(ground: Ground, places: Places, users: readonly UserRecord[]): Customers {
  const { size, country } = ground;
  const field = users.filter((user) => user.workgroupID !== null && !user.fictive);
  const wholesalerNames = country.wholesalers.values();
  const depots = { prefix: 'who', name: () => wholesalerNames.next().value ?? '', potentials: LARGE_ACCOUNTS };
  const pharmacies = { prefix: 'ds', name: drugStoreName, potentials: PRESCRIBERS };
  const offices = { prefix: 'adm', name: administrativeName, potentials: PRESCRIBERS };
  return {
    healthWorkers: once(() => plantHealthWorkers(ground, places, field)),
    drugStores: once(() => plantPlaceCustomers(ground, places, field, size.drugStores, pharmacies)),
    administratives: once(() => plantPlaceCustomers(ground, places, field, size.administratives, offices)),
    wholesalers: plantPlaceCustomers(ground, places, field, country.wholesalers.length, depots),
  };
}

function plantHealthWorkers(ground: Ground, places: Places, field: readonly UserRecord[]): HealthWorkerRecord[] {
  const { agencyID, country, size } = ground;
  const chance = ground.chance('health-workers');
  const names = namesOf(country.code);
  return Array.from({ length: size.healthWorkers }, (_, index): HealthWorkerRecord => {
    const speciality = chance.weighted(SPECIALITIES);
    const { sex, firstName, surname } = drawName(chance, names, chance.happens(speciality.women) ? 'F' : 'M');
    const matrimonialStatus = chance.weighted(MATRIMONIAL);
    const second = chance.happens(0.06) ? chance.weighted(SPECIALITIES) : speciality;
    return {
      ID: `hw-${agencyID}-${index + 1}`,
      agencyID,
      name: `${firstName} ${surname}`,
      ...contact(chance, ground, `${slug(firstName)}.${slug(surname)}`, index),
      birthDay: chance.happens(0.8) ? isoDate(ground.today - chance.int(27 * 365, 66 * 365)) : null,
      potential: chance.weighted(PRESCRIBERS),
      ...followUp(chance, ground, field),
      sex,
      denomination: denominationOf(chance, speciality, sex === 'F'),
      accessibility: chance.happens(0.6) ? chance.pick(ACCESSIBILITY) : null,
      matrimonialStatus,
      numberOfChild: matrimonialStatus === null ? null : chance.int(0, matrimonialStatus === 'bachelor' ? 2 : 6),
      nationality: country.nationality,
      incomeSlice: chance.happens(0.5) ? chance.weighted(INCOMES) : null,
      healthCenterIDs: chance
        .sample(places.healthCenters, chance.weighted(CENTRES_OF_A_WORKER))
        .map((center) => center.ID),
      specialityIDs: second === speciality ? [speciality.ID] : [speciality.ID, second.ID],
      ...drawSonca(chance),
    };
  });
}

interface PlaceKind {
  readonly prefix: string;
  readonly name: (chance: Chance, area: string) => string;
  readonly potentials: Weighted<Potential>;
}

function plantPlaceCustomers(
  ground: Ground,
  places: Places,
  field: readonly UserRecord[],
  count: number,
  { prefix, name: drawPlaceName, potentials }: PlaceKind,
): DrugStoreRecord[] {
  const { agencyID } = ground;
  const chance = ground.chance(prefix);
  const named = uniqueNames();
  return Array.from({ length: count }, (_, index): DrugStoreRecord => {
    const area: WorkAreaRecord = chance.weighted(places.areasByWeight);
    const name = named(() => drawPlaceName(chance, area.name));
    return {
      ID: `${prefix}-${agencyID}-${index + 1}`,
      agencyID,
      name,
      ...contact(chance, ground, slug(name), index),
      birthDay: null,
      potential: chance.weighted(potentials),
      ...followUp(chance, ground, field),
      textualLocation: textualLocation(chance, area.name),
      ...near(chance, area),
      specialityIDs: [],
      cityID: area.cityID,
      workAreaID: area.ID,
    };
  });
}

/** How to reach a customer. Addresses are numbered by their place in the list, so that no two are alike. */
function contact(chance: Chance, { country }: Ground, local: string, index: number) {
  return {
    phone: chance.happens(0.94) ? chance.digits(country.phone) : null,
    email: chance.happens(0.55) ? `${local}.${index + 1}@${country.code.toLowerCase()}.sante.example` : null,
    preferredContactMode: chance.happens(0.7) ? chance.weighted(CONTACT_MODES) : null,
    Picture: null,
  };
}

/** Since when a customer is followed, and who made and last touched the card. */
function followUp(chance: Chance, { now, today, country }: Ground, field: readonly UserRecord[]) {
  const since = today - chance.int(20, 2400);
  const created = instantOf(since, chance.int(8 * 60, 18 * 60), country.utcOffset);
  const edited = chance.happens(0.6) ? created + Math.floor((now - created) * chance.float()) : created;
  return {
    relationStartDate: isoDate(since),
    Created: created,
    LastEdited: edited,
    createdByID: chance.pick(field).ID,
  };
}

interface Speciality extends SpecialityRecord {
  /** Share of women. */
  readonly women: number;
  readonly doctor: boolean;
}

function denominationOf(chance: Chance, { ID, doctor }: Speciality, woman: boolean): string {
  if (!doctor) return woman ? 'Mme' : 'M.';
  return ID !== 'spec-generaliste' && chance.happens(0.09) ? 'Pr' : 'Dr';
}

function drawSonca(chance: Chance): Record<SoncaFlag, boolean | null> {
  const draw = () => chance.weighted(ANSWERS);
  return {
    soncaEfficiency: draw(),
    soncaTolerance: draw(),
    soncaObservance: draw(),
    soncaLaboAwarness: draw(),
    soncaVMSkills: draw(),
    soncaSamples: draw(),
    soncaInnovation: draw(),
    soncaConfort: draw(),
    soncaPrice: draw(),
    soncaRelationShip: draw(),
    soncaVMAvailability: draw(),
    soncaPraise: draw(),
  };
}

function drugStoreName(chance: Chance, area: string): string {
  const kind = chance.weighted(DRUG_STORE_KINDS);
  const where = chance.happens(0.2) ? ofPlace(area) : chance.pick(DRUG_STORE_NAMES);
  return chance.happens(0.3) && !where.endsWith(area) ? `${kind} ${where}, ${area}` : `${kind} ${where}`;
}

function administrativeName(chance: Chance, area: string): string {
  return `${chance.pick(ADMINISTRATIONS)} ${ofPlace(area)}`;
}

const SPECIALITIES: Weighted<Speciality> = [
  [profession('Généraliste', 0.38), 50],
  [profession('Pédiatre', 0.55), 12],
  [profession('Gynécologue', 0.42), 9],
  [profession('Cardiologue', 0.3), 5],
  [profession('Dermatologue', 0.55), 4],
  [profession('ORL', 0.3), 4],
  [profession('Gastro-entérologue', 0.3), 4],
  [profession('Diabétologue', 0.45), 3],
  [profession('Sage-femme', 0.93, false), 5],
  [profession('Infirmier ou infirmière', 0.6, false), 4],
];

function profession(name: string, women: number, doctor = true): Speciality {
  return { ID: `spec-${slug(name)}`, name, women, doctor };
}

const PRESCRIBERS: Weighted<Potential> = [
  ['A+', 8],
  ['A', 22],
  ['B', 40],
  ['C', 30],
];

const LARGE_ACCOUNTS: Weighted<Potential> = [
  ['A+', 60],
  ['A', 40],
];

const CENTRES_OF_A_WORKER: Weighted<number> = [
  [1, 74],
  [2, 21],
  [3, 5],
];

const MATRIMONIAL: Weighted<MatrimonialStatus | null> = [
  ['married', 52],
  ['bachelor', 20],
  ['divorced', 5],
  ['widow', 3],
  [null, 20],
];

const ANSWERS: Weighted<boolean | null> = [
  [true, 50],
  [false, 25],
  [null, 25],
];

const CONTACT_MODES: Weighted<string> = [
  ['Appel', 40],
  ['WhatsApp', 35],
  ['Visite', 12],
  ['SMS', 8],
  ['E-mail', 5],
];

const INCOMES: Weighted<string> = [
  ['Moins de 400\u202F000 FCFA', 20],
  ['400\u202F000 à 800\u202F000 FCFA', 40],
  ['800\u202F000 à 1\u202F200\u202F000 FCFA', 25],
  ['Plus de 1\u202F200\u202F000 FCFA', 15],
];

const ACCESSIBILITY = [
  'Le matin avant 9\u00A0h',
  'Après les consultations, vers 14\u00A0h',
  'Sur rendez-vous seulement',
  'Secrétariat au 1er étage',
  'Bâtiment B, demander la major',
  'Le mardi et le jeudi',
  'Salle d’attente des délégués',
  'Pendant la garde de nuit',
] as const;

const DRUG_STORE_KINDS: Weighted<string> = [
  ['Pharmacie', 80],
  ['Grande Pharmacie', 8],
  ['Nouvelle Pharmacie', 8],
  ['Pharmacie populaire', 4],
];

const DRUG_STORE_NAMES = [
  'du Rond-Point',
  'des Cocotiers',
  'de la Poste',
  'du Marché',
  'de l’Avenir',
  'du Soleil',
  'de la Paix',
  'des Palmiers',
  'de la Gare',
  'du Port',
  'de l’Espoir',
  'du Lac',
  'des Flamboyants',
  'de la Grâce',
  'du Stade',
  'de la Mosquée',
  'de la Cathédrale',
  'de l’Indépendance',
  'du Carrefour',
  'de la Liberté',
  'des Lauriers',
  'du Château',
  'de l’Amitié',
  'du Baobab',
  'de la Savane',
  'des Étoiles',
  'de la Falaise',
  'du Progrès',
  'de l’Union',
  'des Écoles',
  'de la Source',
  'du Bon Berger',
  'de la Rivière',
  'des Jardins',
  'du Pont',
  'de la Colline',
] as const;

const ADMINISTRATIONS = [
  'Hôpital de district',
  'District de santé',
  'Délégation de la santé',
  'Centrale d’achat',
  'Service médical du port',
  'Centre médico-social',
  'Caisse de prévoyance',
  'Infirmerie de garnison',
  'Médecine du travail',
  'Santé scolaire',
  'Mutuelle des enseignants',
  'Dépôt pharmaceutique',
  'Mairie',
  'Médecine universitaire',
] as const;
