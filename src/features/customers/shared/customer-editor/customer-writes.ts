import type { Api } from '#api/client.ts';
import type { Operation } from '#api/operation.ts';
import { either, type Guard, isBoolean, isNumber, isText, orNull, shapeOf } from '#lib/shape.ts';
import type { Kind } from '#domain/customers/kinds.ts';
import { isValuesWith, type Values } from '../record-editor/fields.ts';
import * as documents from './customer-writes.generated.ts';

/** The record that a call has written. */
interface Written {
  readonly ID: string;
}

type Send = (api: Api, values: Values, signal: AbortSignal) => Promise<Written>;
type Update = (api: Api, ID: string, values: Values, signal: AbortSignal) => Promise<Written>;

/** The calls that write a kind. */
interface Writes {
  readonly create: Send;
  /** Every field of the form. */
  readonly update: Update;
  /** Those fields that are given; the others stay as the server has them. `null` where there is no such call. */
  readonly updatePart: Update | null;
}

const optional = <T>(guard: Guard<T>): Guard<T | null | undefined> =>
  either(orNull(guard), (value) => value === undefined);

const isSex: Guard<'F' | 'M'> = (value) => value === 'F' || value === 'M';
const TEXT = optional(isText);
const NUMBER = optional(isNumber);
const FLAG = optional(isBoolean);
/** Not of `listOf`: variables are declared with lists that may be changed. */
const IDS: Guard<string[]> = (value): value is string[] => Array.isArray(value) && value.every(isText);

const CONTACT = { phone: TEXT, email: TEXT, birthDay: TEXT, potential: TEXT };

const PERSON = {
  ...CONTACT,
  accessibility: TEXT,
  preferredContactMode: TEXT,
  matrimonialStatus: TEXT,
  numberOfChild: NUMBER,
  nationality: TEXT,
  incomeSlice: TEXT,
  healthCenterIDsList: IDS,
  specialitieIDsList: IDS,
};

const PROFILE = {
  soncaEfficiency: FLAG,
  soncaTolerance: FLAG,
  soncaObservance: FLAG,
  soncaLaboAwarness: FLAG,
  soncaVMSkills: FLAG,
  soncaSamples: FLAG,
  soncaInnovation: FLAG,
  soncaConfort: FLAG,
  soncaPrice: FLAG,
  soncaRelationShip: FLAG,
  soncaVMAvailability: FLAG,
  soncaPraise: FLAG,
  hobbies: TEXT,
  groupsOfReference: TEXT,
  areasOfInterest: TEXT,
  projects: TEXT,
  valuesAndBeliefs: TEXT,
  opinions: TEXT,
  lifestyle: TEXT,
  priorities: TEXT,
  tastes: TEXT,
  colors: TEXT,
};

const WORKER = { ...PERSON, name: isText, sex: isSex, denomination: isText };

const WHOLESALER = { ...CONTACT, name: isText, textualLocation: TEXT, workAreaID: isText };

const PLACE_DETAILS = {
  ...CONTACT,
  textualLocation: TEXT,
  gPSLon: NUMBER,
  gPSLat: NUMBER,
  preferredContactMode: TEXT,
  relationStartDate: TEXT,
  specialitieIDsList: optional(IDS),
};

const PLACE = { ...PLACE_DETAILS, name: isText, workAreaID: isText };
const PLACE_PART = { ...PLACE_DETAILS, name: TEXT, workAreaID: TEXT, visitReportID: TEXT };

/** Checks values of a card, of any kind: those that are given. */
export const isCardValues = isValuesWith({
  ...PERSON,
  ...PROFILE,
  ...PLACE_DETAILS,
  healthCenterIDsList: optional(IDS),
  name: TEXT,
  sex: optional(isSex),
  denomination: TEXT,
  workAreaID: TEXT,
  visitReportID: TEXT,
});

/** Sends values whose names are those of the variables. @throws {TypeError} if one has the wrong type */
const sending =
  <TResult extends object, TVariables extends object>(
    document: Operation<TResult, TVariables>,
    isVariables: Guard<TVariables>,
    find: (data: TResult) => Written,
  ): Send =>
  async (api, values, signal) => {
    if (!isVariables(values)) throw new TypeError(`The variables of ${document.name} have a wrong type.`);
    const { data } = await api.request(document, values, { signal });
    return find(data);
  };

/** The same, with the id of the record under the name that the call has for it. */
const updating =
  (name: string, send: Send): Update =>
  (api, ID, values, signal) =>
    send(api, { ...values, [name]: ID }, signal);

/** The calls by kind. */
export const WRITES = {
  healthworker: {
    create: sending(documents.CreateHealthWorkerDocument, shapeOf(WORKER), (data) => data.createCustomerHealthWorker),
    update: updating(
      'customerHealthWorkerID',
      sending(
        documents.UpdateHealthWorkerDocument,
        shapeOf({ ...WORKER, customerHealthWorkerID: isText }),
        (data) => data.updateCustomerHealthWorker,
      ),
    ),
    updatePart: updating(
      'customerHealthWorkerID',
      sending(
        documents.UpdateHealthWorkerFixedPartDocument,
        shapeOf({
          ...PERSON,
          ...PROFILE,
          name: TEXT,
          sex: optional(isSex),
          denomination: TEXT,
          visitReportID: TEXT,
          customerHealthWorkerID: isText,
        }),
        (data) => data.updateCustomerHWInfoCardFixedPart,
      ),
    ),
  },
  drugstore: {
    create: sending(documents.CreateDrugstoreDocument, shapeOf(PLACE), (data) => data.createCustomerDrugStore),
    update: updating(
      'customerDrugStoreID',
      sending(
        documents.UpdateDrugstoreDocument,
        shapeOf({ ...PLACE, customerDrugStoreID: isText }),
        (data) => data.updateCustomerDrugStore,
      ),
    ),
    updatePart: updating(
      'customerDrugStoreID',
      sending(
        documents.UpdateDrugstoreFixedPartDocument,
        shapeOf({ ...PLACE_PART, customerDrugStoreID: isText }),
        (data) => data.updateCustomerDrugStoreInfoCardFixedPart,
      ),
    ),
  },
  administration: {
    create: sending(
      documents.CreateAdministrationDocument,
      shapeOf(PLACE),
      (data) => data.createCustomerAdministrative,
    ),
    update: updating(
      'customerAdministrativeID',
      sending(
        documents.UpdateAdministrationDocument,
        shapeOf({ ...PLACE, customerAdministrativeID: isText }),
        (data) => data.updateCustomerAdministrative,
      ),
    ),
    updatePart: updating(
      'customerAdministrativeID',
      sending(
        documents.UpdateAdministrationFixedPartDocument,
        shapeOf({ ...PLACE_PART, customerAdministrativeID: isText }),
        (data) => data.updateCustomerAdministrativeInfoCardFixedPart,
      ),
    ),
  },
  wholesaler: {
    create: sending(documents.CreateWholesalerDocument, shapeOf(WHOLESALER), (data) => data.createWholesaler),
    update: updating(
      'wholesalerID',
      sending(
        documents.UpdateWholesalerDocument,
        shapeOf({ ...WHOLESALER, wholesalerID: isText }),
        (data) => data.updateWholesaler,
      ),
    ),
    updatePart: null,
  },
} as const satisfies Readonly<Record<Kind, Writes>>;
