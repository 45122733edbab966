import type { Answer, Api } from '#api/client.ts';
import type { Operation } from '#api/operation.ts';
import { readRecord } from '#api/read-record.ts';
import type { OwnChoices } from '../shared/customer-editor/use-choices.tsx';
import type { Kind } from '#domain/customers/kinds.ts';
import type { Values } from '../shared/record-editor/fields.ts';
import {
  AdministrationCardDocument,
  DrugstoreCardDocument,
  HealthWorkerCardDocument,
  WholesalerCardDocument,
} from './card.generated.ts';
import type { Card, HealthWorker, Place, Wholesaler } from './card.types.ts';

/** The card of a health worker. */
export const workerCard = (worker: HealthWorker): Card => ({
  kind: 'healthworker',
  history: worker,
  title: worker.denomination ?? '',
  specialities: worker.MySpecialities,
  sites: worker.MyHealthCenters.map(({ ID, name, textualLocation, WorkArea }) => ({
    ID,
    name,
    directions: textualLocation,
    area: WorkArea,
  })),
  worker,
  place: null,
});

/** The card of a drugstore or an administrative customer. */
export const placeCard = (kind: Kind, place: Place): Card => ({
  kind,
  history: place,
  title: '',
  specialities: place.MySpecialities,
  sites: [{ ID: place.ID, name: null, directions: place.textualLocation, area: place.WorkArea }],
  worker: null,
  place,
});

/** The card of a wholesaler. */
export const wholesalerCard = (wholesaler: Wholesaler): Card => ({
  kind: 'wholesaler',
  history: wholesaler,
  title: '',
  specialities: [],
  sites: [{ ID: wholesaler.ID, name: null, directions: wholesaler.textualLocation, area: wholesaler.WorkArea }],
  worker: null,
  place: null,
});

type CardRead = (api: Api, ID: string, signal: AbortSignal) => Promise<Answer<Card | null>>;

const cardRead =
  <TResult extends object>(
    document: Operation<TResult, { ID: string }>,
    find: (data: TResult) => Card | null | undefined,
  ): CardRead =>
  async (api, ID, signal) => {
    const { data, errors } = await api.request(document, { ID }, { signal });
    return { data: find(data) ?? null, errors };
  };

const READS: Readonly<Record<Kind, CardRead>> = {
  healthworker: cardRead(
    HealthWorkerCardDocument,
    ({ readCustomerHealthWorkerDetailedDatas: worker }) => worker && workerCard(worker),
  ),
  drugstore: cardRead(
    DrugstoreCardDocument,
    ({ readCustomerDrugStoreDetailedDatas: place }) => place && placeCard('drugstore', place),
  ),
  administration: cardRead(
    AdministrationCardDocument,
    ({ readCustomerAdministrativeDetailedDatas: place }) => place && placeCard('administration', place),
  ),
  wholesaler: cardRead(
    WholesalerCardDocument,
    ({ readWholesalerDetailedDatas: wholesaler }) => wholesaler && wholesalerCard(wholesaler),
  ),
};

/**
 * A card as the server has it now.
 * @returns `null` if it does not exist any more
 */
export const readCard = (api: Api, { kind, ID }: { readonly kind: Kind; readonly ID: string }, signal: AbortSignal) =>
  readRecord(READS[kind](api, ID, signal), (card) => card);

const idsOf = (records: readonly { readonly ID: string }[]): readonly string[] => records.map(({ ID }) => ID);

/** Every field of a card that a call writes, by the names of the calls; texts that nobody wrote are empty. */
export function valuesOf({ history, worker, place, sites, specialities }: Card): Values {
  const { name, phone, email, birthDay, potential } = history;
  const values = { name, phone: phone ?? '', email: email ?? '', birthDay, potential };
  if (!worker) {
    const [site] = sites;
    return {
      ...values,
      workAreaID: site?.area?.ID ?? null,
      textualLocation: site?.directions ?? '',
      ...(place && {
        gPSLat: place.gPSLat,
        gPSLon: place.gPSLon,
        preferredContactMode: place.preferredContactMode ?? '',
        relationStartDate: place.relationStartDate,
        specialitieIDsList: idsOf(specialities),
      }),
    };
  }
  return {
    ...values,
    sex: worker.sex,
    denomination: worker.denomination ?? '',
    accessibility: worker.accessibility ?? '',
    preferredContactMode: worker.preferredContactMode ?? '',
    matrimonialStatus: worker.matrimonialStatus,
    numberOfChild: worker.numberOfChild,
    nationality: worker.nationality ?? '',
    incomeSlice: worker.incomeSlice ?? '',
    healthCenterIDsList: idsOf(worker.MyHealthCenters),
    specialitieIDsList: idsOf(specialities),
    soncaEfficiency: worker.soncaEfficiency,
    soncaTolerance: worker.soncaTolerance,
    soncaObservance: worker.soncaObservance,
    soncaLaboAwarness: worker.soncaLaboAwarness,
    soncaVMSkills: worker.soncaVMSkills,
    soncaSamples: worker.soncaSamples,
    soncaInnovation: worker.soncaInnovation,
    soncaConfort: worker.soncaConfort,
    soncaPrice: worker.soncaPrice,
    soncaRelationShip: worker.soncaRelationShip,
    soncaVMAvailability: worker.soncaVMAvailability,
    soncaPraise: worker.soncaPraise,
    hobbies: worker.hobbies ?? '',
    groupsOfReference: worker.groupsOfReference ?? '',
    areasOfInterest: worker.areasOfInterest ?? '',
    projects: worker.projects ?? '',
    valuesAndBeliefs: worker.valuesAndBeliefs ?? '',
    opinions: worker.opinions ?? '',
    lifestyle: worker.lifestyle ?? '',
    priorities: worker.priorities ?? '',
    tastes: worker.tastes ?? '',
    colors: worker.colors ?? '',
  };
}

/** What the card's fields have chosen already. */
export function choicesIn({ worker, sites, specialities }: Card): OwnChoices {
  const areas = sites.flatMap(({ area }) => area ?? []);
  return {
    centres: worker
      ? sites.map(({ ID, name, area }) => ({ id: ID, label: name ?? ID, ...(area && { hint: area.name }) }))
      : [],
    areas: areas.map(({ ID, name, City }) => ({ id: ID, label: name, ...(City && { hint: City.name }) })),
    specialities: specialities.map(({ ID, name }) => ({ id: ID, label: name })),
    areaOfCentre: new Map(sites.flatMap(({ ID, area }) => (area ? [[ID, area.ID] as const] : []))),
  };
}
