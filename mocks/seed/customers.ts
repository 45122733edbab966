import { instantOf, isoDate } from './calendar.ts';
import { PROFILE_TEXTS } from './field-texts.ts';
import type { Random, Weighted } from './random.ts';
import type { AgencyContext } from './agency-context.ts';
import { drawName, namesOf, slug } from './names.ts';
import { lazy } from './lazy.ts';
import { near, ofPlace, textualLocation, uniqueNames, type Places } from './places.ts';
import type {
  AdministrativeRecord,
  DrugStoreRecord,
  HealthWorkerRecord,
  MatrimonialStatus,
  Potential,
  ProfileText,
  SoncaFlag,
  SpecialityRecord,
  UserRecord,
  WholesalerRecord,
} from './types.ts';

/** Large kinds are generated on first use. */
export interface Customers {
  readonly healthWorkers: () => readonly HealthWorkerRecord[];
  readonly drugStores: () => readonly DrugStoreRecord[];
  readonly administratives: () => readonly AdministrativeRecord[];
  readonly wholesalers: readonly WholesalerRecord[];
}

/** The specialities, which all agencies share. */
export function generateSpecialities(): readonly SpecialityRecord[] {
  return SPECIALITIES.map(([{ ID, name }]) => ({ ID, name }));
}

/** An agency's customers of the four kinds. */
export function generateCustomers(agency: AgencyContext, places: Places, users: readonly UserRecord[]): Customers {
  const { size, country } = agency;
  const field = users.filter((user) => user.workgroupID !== null && !user.fictive);
  const wholesalerNames = country.wholesalers.values();
  const depots = { prefix: 'who', name: () => wholesalerNames.next().value ?? '', potentials: LARGE_ACCOUNTS };
  const pharmacies = { prefix: 'ds', name: drugStoreName, potentials: PRESCRIBERS };
  const offices = { prefix: 'adm', name: administrativeName, potentials: PRESCRIBERS };
  return {
    healthWorkers: lazy(() => generateHealthWorkers(agency, places, field)),
    drugStores: lazy(() => generatePlaceCustomers(agency, places, field, size.drugStores, pharmacies)),
    administratives: lazy(() => generatePlaceCustomers(agency, places, field, size.administratives, offices)),
    wholesalers: generatePlaceCustomers(agency, places, field, country.wholesalers.length, depots),
  };
}

function generateHealthWorkers(
  agency: AgencyContext,
  places: Places,
  field: readonly UserRecord[],
): HealthWorkerRecord[] {
  const { agencyID, country, size } = agency;
  const random = agency.random('health-workers');
  const profiles = agency.random('profiles');
  const names = namesOf(country.code);
  return Array.from({ length: size.healthWorkers }, (_, index): HealthWorkerRecord => {
    const speciality = random.weighted(SPECIALITIES);
    const { sex, firstName, surname } = drawName(random, names, random.boolean(speciality.women) ? 'F' : 'M');
    const matrimonialStatus = random.weighted(MATRIMONIAL);
    const second = random.boolean(0.06) ? random.weighted(SPECIALITIES) : speciality;
    return {
      ID: `hw-${agencyID}-${index + 1}`,
      agencyID,
      name: `${firstName} ${surname}`,
      ...contact(random, agency, `${slug(firstName)}.${slug(surname)}`, index),
      birthDay: random.boolean(0.8) ? isoDate(agency.today - random.int(27 * 365, 66 * 365)) : null,
      potential: random.weighted(PRESCRIBERS),
      ...followUp(random, agency, field),
      sex,
      denomination: denominationOf(random, speciality, sex === 'F'),
      accessibility: random.boolean(0.6) ? random.pick(ACCESSIBILITY) : null,
      matrimonialStatus,
      numberOfChild: matrimonialStatus === null ? null : random.int(0, matrimonialStatus === 'bachelor' ? 2 : 6),
      nationality: country.nationality,
      incomeSlice: random.boolean(0.5) ? random.weighted(INCOMES) : null,
      healthCenterIDs: withBusiest(
        index,
        random.sample(places.healthCenters, random.weighted(CENTRES_OF_A_WORKER)).map((center) => center.ID),
        places.healthCenters.map((center) => center.ID),
      ),
      specialityIDs: second === speciality ? [speciality.ID] : [speciality.ID, second.ID],
      ...drawSonca(random),
      ...drawProfile(profiles),
    };
  });
}

interface PlaceKind {
  readonly prefix: string;
  readonly name: (random: Random, area: string) => string;
  readonly potentials: Weighted<Potential>;
}

function generatePlaceCustomers(
  agency: AgencyContext,
  places: Places,
  field: readonly UserRecord[],
  count: number,
  { prefix, name: drawPlaceName, potentials }: PlaceKind,
): DrugStoreRecord[] {
  const { agencyID } = agency;
  const random = agency.random(prefix);
  const named = uniqueNames();
  return Array.from({ length: count }, (_, index): DrugStoreRecord => {
    const area = random.weighted(places.areasByWeight);
    const name = named(() => drawPlaceName(random, area.name));
    return {
      ID: `${prefix}-${agencyID}-${index + 1}`,
      agencyID,
      name,
      ...contact(random, agency, slug(name), index),
      birthDay: null,
      potential: random.weighted(potentials),
      ...followUp(random, agency, field),
      textualLocation: textualLocation(random, area.name),
      ...near(random, area),
      specialityIDs: [],
      cityID: area.cityID,
      workAreaID: area.ID,
    };
  });
}

/**
 * Contact fields of a customer.
 * @param index numbers the e-mail address, so that it is unique
 */
function contact(random: Random, { country }: AgencyContext, local: string, index: number) {
  return {
    phone: random.boolean(0.94) ? random.digits(country.phone) : null,
    email: random.boolean(0.55) ? `${local}.${index + 1}@${country.code.toLowerCase()}.sante.example` : null,
    preferredContactMode: random.boolean(0.7) ? random.weighted(CONTACT_MODES) : null,
    Picture: null,
  };
}

/** Since when a customer has been followed, and who created the card and when it was last edited. */
function followUp(random: Random, { now, today, country }: AgencyContext, field: readonly UserRecord[]) {
  const since = today - random.int(20, 2400);
  const created = instantOf(since, random.int(8 * 60, 18 * 60), country.utcOffset);
  const edited = random.boolean(0.6) ? created + Math.floor((now - created) * random.float()) : created;
  return {
    relationStartDate: isoDate(since),
    Created: created,
    LastEdited: edited,
    createdByID: random.pick(field).ID,
  };
}

interface Speciality extends SpecialityRecord {
  /** Share of women. */
  readonly women: number;
  readonly doctor: boolean;
}

function denominationOf(random: Random, { ID, doctor }: Speciality, woman: boolean): string {
  if (!doctor) return woman ? 'Mme' : 'M.';
  return ID !== 'spec-generaliste' && random.boolean(0.09) ? 'Pr' : 'Dr';
}

function drawSonca(random: Random): Record<SoncaFlag, boolean | null> {
  const draw = () => random.weighted(ANSWERS);
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

/** Three in ten have a profile, and then most of its ten texts. */
function drawProfile(random: Random): Record<ProfileText, string | null> {
  const isWritten = random.boolean(0.3);
  const draw = (text: ProfileText) => (isWritten && random.boolean(0.7) ? random.pick(PROFILE_TEXTS[text]) : null);
  return {
    hobbies: draw('hobbies'),
    groupsOfReference: draw('groupsOfReference'),
    areasOfInterest: draw('areasOfInterest'),
    projects: draw('projects'),
    valuesAndBeliefs: draw('valuesAndBeliefs'),
    opinions: draw('opinions'),
    lifestyle: draw('lifestyle'),
    priorities: draw('priorities'),
    tastes: draw('tastes'),
    colors: draw('colors'),
  };
}

function drugStoreName(random: Random, area: string): string {
  const kind = random.weighted(DRUG_STORE_KINDS);
  const where = random.boolean(0.2) ? ofPlace(area) : random.pick(DRUG_STORE_NAMES);
  return random.boolean(0.3) && !where.endsWith(area) ? `${kind} ${where}, ${area}` : `${kind} ${where}`;
}

function administrativeName(random: Random, area: string): string {
  return `${random.pick(ADMINISTRATIONS)} ${ofPlace(area)}`;
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

/** One health worker in so many also works at the agency's first centre: about 60 in the standard demo. */
const BUSIEST_EVERY = 16;

/** The index of a health worker who goes to four centres. */
const ITINERANT = 6;

/** The centres of a health worker, with those that make one centre busy and one health worker an itinerant. */
function withBusiest(index: number, own: readonly string[], all: readonly string[]): readonly string[] {
  const most = index === ITINERANT ? 4 : index % BUSIEST_EVERY === 1 ? own.length + 1 : own.length;
  const others = index === ITINERANT ? all : all.slice(0, 1);
  return [...new Set([...own, ...others])].slice(0, most);
}

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
