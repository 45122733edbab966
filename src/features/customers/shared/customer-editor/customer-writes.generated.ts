/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../../api/generated/schema.ts';

import type { Operation } from '#api/operation.ts';
/** Sex of a health worker. */
export type Sex =
  /** Female. */
  | 'F'
  /** Male. */
  | 'M';

export type CreateHealthWorkerMutationVariables = Exact<{
  name: string;
  phone?: string | null | undefined;
  email?: string | null | undefined;
  birthDay?: string | null | undefined;
  potential?: string | null | undefined;
  sex: Types.Sex;
  denomination: string;
  accessibility?: string | null | undefined;
  preferredContactMode?: string | null | undefined;
  matrimonialStatus?: string | null | undefined;
  numberOfChild?: number | null | undefined;
  nationality?: string | null | undefined;
  incomeSlice?: string | null | undefined;
  healthCenterIDsList: Array<string> | string;
  specialitieIDsList: Array<string> | string;
}>;


export type CreateHealthWorkerMutation = { createCustomerHealthWorker: { ID: string } };

export type UpdateHealthWorkerMutationVariables = Exact<{
  customerHealthWorkerID: string;
  name: string;
  phone?: string | null | undefined;
  email?: string | null | undefined;
  birthDay?: string | null | undefined;
  potential?: string | null | undefined;
  sex: Types.Sex;
  denomination: string;
  accessibility?: string | null | undefined;
  preferredContactMode?: string | null | undefined;
  matrimonialStatus?: string | null | undefined;
  numberOfChild?: number | null | undefined;
  nationality?: string | null | undefined;
  incomeSlice?: string | null | undefined;
  healthCenterIDsList: Array<string> | string;
  specialitieIDsList: Array<string> | string;
}>;


export type UpdateHealthWorkerMutation = { updateCustomerHealthWorker: { ID: string } };

export type UpdateHealthWorkerFixedPartMutationVariables = Exact<{
  customerHealthWorkerID: string;
  name?: string | null | undefined;
  phone?: string | null | undefined;
  email?: string | null | undefined;
  birthDay?: string | null | undefined;
  potential?: string | null | undefined;
  sex?: Types.Sex | null | undefined;
  denomination?: string | null | undefined;
  accessibility?: string | null | undefined;
  preferredContactMode?: string | null | undefined;
  matrimonialStatus?: string | null | undefined;
  numberOfChild?: number | null | undefined;
  nationality?: string | null | undefined;
  incomeSlice?: string | null | undefined;
  healthCenterIDsList: Array<string> | string;
  specialitieIDsList: Array<string> | string;
  soncaEfficiency?: boolean | null | undefined;
  soncaTolerance?: boolean | null | undefined;
  soncaObservance?: boolean | null | undefined;
  soncaLaboAwarness?: boolean | null | undefined;
  soncaVMSkills?: boolean | null | undefined;
  soncaSamples?: boolean | null | undefined;
  soncaInnovation?: boolean | null | undefined;
  soncaConfort?: boolean | null | undefined;
  soncaPrice?: boolean | null | undefined;
  soncaRelationShip?: boolean | null | undefined;
  soncaVMAvailability?: boolean | null | undefined;
  soncaPraise?: boolean | null | undefined;
  hobbies?: string | null | undefined;
  groupsOfReference?: string | null | undefined;
  areasOfInterest?: string | null | undefined;
  projects?: string | null | undefined;
  valuesAndBeliefs?: string | null | undefined;
  opinions?: string | null | undefined;
  lifestyle?: string | null | undefined;
  priorities?: string | null | undefined;
  tastes?: string | null | undefined;
  colors?: string | null | undefined;
  visitReportID?: string | null | undefined;
}>;


export type UpdateHealthWorkerFixedPartMutation = { updateCustomerHWInfoCardFixedPart: { ID: string } };

export type CreateDrugstoreMutationVariables = Exact<{
  name: string;
  phone?: string | null | undefined;
  email?: string | null | undefined;
  birthDay?: string | null | undefined;
  potential?: string | null | undefined;
  textualLocation?: string | null | undefined;
  gPSLon?: number | null | undefined;
  gPSLat?: number | null | undefined;
  preferredContactMode?: string | null | undefined;
  relationStartDate?: string | null | undefined;
  workAreaID: string;
  specialitieIDsList?: Array<string> | string | null | undefined;
}>;


export type CreateDrugstoreMutation = { createCustomerDrugStore: { ID: string } };

export type UpdateDrugstoreMutationVariables = Exact<{
  customerDrugStoreID: string;
  name: string;
  phone?: string | null | undefined;
  email?: string | null | undefined;
  birthDay?: string | null | undefined;
  potential?: string | null | undefined;
  textualLocation?: string | null | undefined;
  gPSLon?: number | null | undefined;
  gPSLat?: number | null | undefined;
  preferredContactMode?: string | null | undefined;
  relationStartDate?: string | null | undefined;
  workAreaID: string;
  specialitieIDsList?: Array<string> | string | null | undefined;
}>;


export type UpdateDrugstoreMutation = { updateCustomerDrugStore: { ID: string } };

export type UpdateDrugstoreFixedPartMutationVariables = Exact<{
  customerDrugStoreID: string;
  name?: string | null | undefined;
  phone?: string | null | undefined;
  email?: string | null | undefined;
  birthDay?: string | null | undefined;
  potential?: string | null | undefined;
  textualLocation?: string | null | undefined;
  gPSLon?: number | null | undefined;
  gPSLat?: number | null | undefined;
  preferredContactMode?: string | null | undefined;
  relationStartDate?: string | null | undefined;
  workAreaID?: string | null | undefined;
  specialitieIDsList?: Array<string> | string | null | undefined;
  visitReportID?: string | null | undefined;
}>;


export type UpdateDrugstoreFixedPartMutation = { updateCustomerDrugStoreInfoCardFixedPart: { ID: string } };

export type CreateAdministrationMutationVariables = Exact<{
  name: string;
  phone?: string | null | undefined;
  email?: string | null | undefined;
  birthDay?: string | null | undefined;
  potential?: string | null | undefined;
  textualLocation?: string | null | undefined;
  gPSLon?: number | null | undefined;
  gPSLat?: number | null | undefined;
  preferredContactMode?: string | null | undefined;
  relationStartDate?: string | null | undefined;
  workAreaID: string;
  specialitieIDsList?: Array<string> | string | null | undefined;
}>;


export type CreateAdministrationMutation = { createCustomerAdministrative: { ID: string } };

export type UpdateAdministrationMutationVariables = Exact<{
  customerAdministrativeID: string;
  name: string;
  phone?: string | null | undefined;
  email?: string | null | undefined;
  birthDay?: string | null | undefined;
  potential?: string | null | undefined;
  textualLocation?: string | null | undefined;
  gPSLon?: number | null | undefined;
  gPSLat?: number | null | undefined;
  preferredContactMode?: string | null | undefined;
  relationStartDate?: string | null | undefined;
  workAreaID: string;
  specialitieIDsList?: Array<string> | string | null | undefined;
}>;


export type UpdateAdministrationMutation = { updateCustomerAdministrative: { ID: string } };

export type UpdateAdministrationFixedPartMutationVariables = Exact<{
  customerAdministrativeID: string;
  name?: string | null | undefined;
  phone?: string | null | undefined;
  email?: string | null | undefined;
  birthDay?: string | null | undefined;
  potential?: string | null | undefined;
  textualLocation?: string | null | undefined;
  gPSLon?: number | null | undefined;
  gPSLat?: number | null | undefined;
  preferredContactMode?: string | null | undefined;
  relationStartDate?: string | null | undefined;
  workAreaID?: string | null | undefined;
  specialitieIDsList?: Array<string> | string | null | undefined;
  visitReportID?: string | null | undefined;
}>;


export type UpdateAdministrationFixedPartMutation = { updateCustomerAdministrativeInfoCardFixedPart: { ID: string } };

export type CreateWholesalerMutationVariables = Exact<{
  name: string;
  phone?: string | null | undefined;
  email?: string | null | undefined;
  birthDay?: string | null | undefined;
  potential?: string | null | undefined;
  textualLocation?: string | null | undefined;
  workAreaID: string;
}>;


export type CreateWholesalerMutation = { createWholesaler: { ID: string } };

export type UpdateWholesalerMutationVariables = Exact<{
  wholesalerID: string;
  name: string;
  phone?: string | null | undefined;
  email?: string | null | undefined;
  birthDay?: string | null | undefined;
  potential?: string | null | undefined;
  textualLocation?: string | null | undefined;
  workAreaID: string;
}>;


export type UpdateWholesalerMutation = { updateWholesaler: { ID: string } };

export const CreateHealthWorkerDocument: Operation<CreateHealthWorkerMutation, CreateHealthWorkerMutationVariables> = {
  kind: 'mutation',
  name: 'CreateHealthWorker',
  calls: ['createCustomerHealthWorker'],
  text: `mutation CreateHealthWorker($name: String!, $phone: String, $email: String, $birthDay: Date, $potential: String, $sex: Sex!, $denomination: String!, $accessibility: String, $preferredContactMode: String, $matrimonialStatus: String, $numberOfChild: Int, $nationality: String, $incomeSlice: String, $healthCenterIDsList: [ID!]!, $specialitieIDsList: [ID!]!) {
  createCustomerHealthWorker(
    name: $name
    phone: $phone
    email: $email
    birthDay: $birthDay
    potential: $potential
    sex: $sex
    denomination: $denomination
    accessibility: $accessibility
    preferredContactMode: $preferredContactMode
    matrimonialStatus: $matrimonialStatus
    numberOfChild: $numberOfChild
    nationality: $nationality
    incomeSlice: $incomeSlice
    healthCenterIDsList: $healthCenterIDsList
    specialitieIDsList: $specialitieIDsList
  ) {
    ID
  }
}`,
};

export const UpdateHealthWorkerDocument: Operation<UpdateHealthWorkerMutation, UpdateHealthWorkerMutationVariables> = {
  kind: 'mutation',
  name: 'UpdateHealthWorker',
  calls: ['updateCustomerHealthWorker'],
  text: `mutation UpdateHealthWorker($customerHealthWorkerID: ID!, $name: String!, $phone: String, $email: String, $birthDay: Date, $potential: String, $sex: Sex!, $denomination: String!, $accessibility: String, $preferredContactMode: String, $matrimonialStatus: String, $numberOfChild: Int, $nationality: String, $incomeSlice: String, $healthCenterIDsList: [ID!]!, $specialitieIDsList: [ID!]!) {
  updateCustomerHealthWorker(
    customerHealthWorkerID: $customerHealthWorkerID
    name: $name
    phone: $phone
    email: $email
    birthDay: $birthDay
    potential: $potential
    sex: $sex
    denomination: $denomination
    accessibility: $accessibility
    preferredContactMode: $preferredContactMode
    matrimonialStatus: $matrimonialStatus
    numberOfChild: $numberOfChild
    nationality: $nationality
    incomeSlice: $incomeSlice
    healthCenterIDsList: $healthCenterIDsList
    specialitieIDsList: $specialitieIDsList
  ) {
    ID
  }
}`,
};

export const UpdateHealthWorkerFixedPartDocument: Operation<UpdateHealthWorkerFixedPartMutation, UpdateHealthWorkerFixedPartMutationVariables> = {
  kind: 'mutation',
  name: 'UpdateHealthWorkerFixedPart',
  calls: ['updateCustomerHWInfoCardFixedPart'],
  text: `mutation UpdateHealthWorkerFixedPart($customerHealthWorkerID: ID!, $name: String, $phone: String, $email: String, $birthDay: Date, $potential: String, $sex: Sex, $denomination: String, $accessibility: String, $preferredContactMode: String, $matrimonialStatus: String, $numberOfChild: Int, $nationality: String, $incomeSlice: String, $healthCenterIDsList: [ID!]!, $specialitieIDsList: [ID!]!, $soncaEfficiency: Boolean, $soncaTolerance: Boolean, $soncaObservance: Boolean, $soncaLaboAwarness: Boolean, $soncaVMSkills: Boolean, $soncaSamples: Boolean, $soncaInnovation: Boolean, $soncaConfort: Boolean, $soncaPrice: Boolean, $soncaRelationShip: Boolean, $soncaVMAvailability: Boolean, $soncaPraise: Boolean, $hobbies: String, $groupsOfReference: String, $areasOfInterest: String, $projects: String, $valuesAndBeliefs: String, $opinions: String, $lifestyle: String, $priorities: String, $tastes: String, $colors: String, $visitReportID: ID) {
  updateCustomerHWInfoCardFixedPart(
    customerHealthWorkerID: $customerHealthWorkerID
    name: $name
    phone: $phone
    email: $email
    birthDay: $birthDay
    potential: $potential
    sex: $sex
    denomination: $denomination
    accessibility: $accessibility
    preferredContactMode: $preferredContactMode
    matrimonialStatus: $matrimonialStatus
    numberOfChild: $numberOfChild
    nationality: $nationality
    incomeSlice: $incomeSlice
    healthCenterIDsList: $healthCenterIDsList
    specialitieIDsList: $specialitieIDsList
    soncaEfficiency: $soncaEfficiency
    soncaTolerance: $soncaTolerance
    soncaObservance: $soncaObservance
    soncaLaboAwarness: $soncaLaboAwarness
    soncaVMSkills: $soncaVMSkills
    soncaSamples: $soncaSamples
    soncaInnovation: $soncaInnovation
    soncaConfort: $soncaConfort
    soncaPrice: $soncaPrice
    soncaRelationShip: $soncaRelationShip
    soncaVMAvailability: $soncaVMAvailability
    soncaPraise: $soncaPraise
    hobbies: $hobbies
    groupsOfReference: $groupsOfReference
    areasOfInterest: $areasOfInterest
    projects: $projects
    valuesAndBeliefs: $valuesAndBeliefs
    opinions: $opinions
    lifestyle: $lifestyle
    priorities: $priorities
    tastes: $tastes
    colors: $colors
    visitReportID: $visitReportID
  ) {
    ID
  }
}`,
};

export const CreateDrugstoreDocument: Operation<CreateDrugstoreMutation, CreateDrugstoreMutationVariables> = {
  kind: 'mutation',
  name: 'CreateDrugstore',
  calls: ['createCustomerDrugStore'],
  text: `mutation CreateDrugstore($name: String!, $phone: String, $email: String, $birthDay: Date, $potential: String, $textualLocation: String, $gPSLon: Float, $gPSLat: Float, $preferredContactMode: String, $relationStartDate: Date, $workAreaID: ID!, $specialitieIDsList: [ID!]) {
  createCustomerDrugStore(
    name: $name
    phone: $phone
    email: $email
    birthDay: $birthDay
    potential: $potential
    textualLocation: $textualLocation
    gPSLon: $gPSLon
    gPSLat: $gPSLat
    preferredContactMode: $preferredContactMode
    relationStartDate: $relationStartDate
    workAreaID: $workAreaID
    specialitieIDsList: $specialitieIDsList
  ) {
    ID
  }
}`,
};

export const UpdateDrugstoreDocument: Operation<UpdateDrugstoreMutation, UpdateDrugstoreMutationVariables> = {
  kind: 'mutation',
  name: 'UpdateDrugstore',
  calls: ['updateCustomerDrugStore'],
  text: `mutation UpdateDrugstore($customerDrugStoreID: ID!, $name: String!, $phone: String, $email: String, $birthDay: Date, $potential: String, $textualLocation: String, $gPSLon: Float, $gPSLat: Float, $preferredContactMode: String, $relationStartDate: Date, $workAreaID: ID!, $specialitieIDsList: [ID!]) {
  updateCustomerDrugStore(
    customerDrugStoreID: $customerDrugStoreID
    name: $name
    phone: $phone
    email: $email
    birthDay: $birthDay
    potential: $potential
    textualLocation: $textualLocation
    gPSLon: $gPSLon
    gPSLat: $gPSLat
    preferredContactMode: $preferredContactMode
    relationStartDate: $relationStartDate
    workAreaID: $workAreaID
    specialitieIDsList: $specialitieIDsList
  ) {
    ID
  }
}`,
};

export const UpdateDrugstoreFixedPartDocument: Operation<UpdateDrugstoreFixedPartMutation, UpdateDrugstoreFixedPartMutationVariables> = {
  kind: 'mutation',
  name: 'UpdateDrugstoreFixedPart',
  calls: ['updateCustomerDrugStoreInfoCardFixedPart'],
  text: `mutation UpdateDrugstoreFixedPart($customerDrugStoreID: ID!, $name: String, $phone: String, $email: String, $birthDay: Date, $potential: String, $textualLocation: String, $gPSLon: Float, $gPSLat: Float, $preferredContactMode: String, $relationStartDate: Date, $workAreaID: ID, $specialitieIDsList: [ID!], $visitReportID: ID) {
  updateCustomerDrugStoreInfoCardFixedPart(
    customerDrugStoreID: $customerDrugStoreID
    name: $name
    phone: $phone
    email: $email
    birthDay: $birthDay
    potential: $potential
    textualLocation: $textualLocation
    gPSLon: $gPSLon
    gPSLat: $gPSLat
    preferredContactMode: $preferredContactMode
    relationStartDate: $relationStartDate
    workAreaID: $workAreaID
    specialitieIDsList: $specialitieIDsList
    visitReportID: $visitReportID
  ) {
    ID
  }
}`,
};

export const CreateAdministrationDocument: Operation<CreateAdministrationMutation, CreateAdministrationMutationVariables> = {
  kind: 'mutation',
  name: 'CreateAdministration',
  calls: ['createCustomerAdministrative'],
  text: `mutation CreateAdministration($name: String!, $phone: String, $email: String, $birthDay: Date, $potential: String, $textualLocation: String, $gPSLon: Float, $gPSLat: Float, $preferredContactMode: String, $relationStartDate: Date, $workAreaID: ID!, $specialitieIDsList: [ID!]) {
  createCustomerAdministrative(
    name: $name
    phone: $phone
    email: $email
    birthDay: $birthDay
    potential: $potential
    textualLocation: $textualLocation
    gPSLon: $gPSLon
    gPSLat: $gPSLat
    preferredContactMode: $preferredContactMode
    relationStartDate: $relationStartDate
    workAreaID: $workAreaID
    specialitieIDsList: $specialitieIDsList
  ) {
    ID
  }
}`,
};

export const UpdateAdministrationDocument: Operation<UpdateAdministrationMutation, UpdateAdministrationMutationVariables> = {
  kind: 'mutation',
  name: 'UpdateAdministration',
  calls: ['updateCustomerAdministrative'],
  text: `mutation UpdateAdministration($customerAdministrativeID: ID!, $name: String!, $phone: String, $email: String, $birthDay: Date, $potential: String, $textualLocation: String, $gPSLon: Float, $gPSLat: Float, $preferredContactMode: String, $relationStartDate: Date, $workAreaID: ID!, $specialitieIDsList: [ID!]) {
  updateCustomerAdministrative(
    customerAdministrativeID: $customerAdministrativeID
    name: $name
    phone: $phone
    email: $email
    birthDay: $birthDay
    potential: $potential
    textualLocation: $textualLocation
    gPSLon: $gPSLon
    gPSLat: $gPSLat
    preferredContactMode: $preferredContactMode
    relationStartDate: $relationStartDate
    workAreaID: $workAreaID
    specialitieIDsList: $specialitieIDsList
  ) {
    ID
  }
}`,
};

export const UpdateAdministrationFixedPartDocument: Operation<UpdateAdministrationFixedPartMutation, UpdateAdministrationFixedPartMutationVariables> = {
  kind: 'mutation',
  name: 'UpdateAdministrationFixedPart',
  calls: ['updateCustomerAdministrativeInfoCardFixedPart'],
  text: `mutation UpdateAdministrationFixedPart($customerAdministrativeID: ID!, $name: String, $phone: String, $email: String, $birthDay: Date, $potential: String, $textualLocation: String, $gPSLon: Float, $gPSLat: Float, $preferredContactMode: String, $relationStartDate: Date, $workAreaID: ID, $specialitieIDsList: [ID!], $visitReportID: ID) {
  updateCustomerAdministrativeInfoCardFixedPart(
    customerAdministrativeID: $customerAdministrativeID
    name: $name
    phone: $phone
    email: $email
    birthDay: $birthDay
    potential: $potential
    textualLocation: $textualLocation
    gPSLon: $gPSLon
    gPSLat: $gPSLat
    preferredContactMode: $preferredContactMode
    relationStartDate: $relationStartDate
    workAreaID: $workAreaID
    specialitieIDsList: $specialitieIDsList
    visitReportID: $visitReportID
  ) {
    ID
  }
}`,
};

export const CreateWholesalerDocument: Operation<CreateWholesalerMutation, CreateWholesalerMutationVariables> = {
  kind: 'mutation',
  name: 'CreateWholesaler',
  calls: ['createWholesaler'],
  text: `mutation CreateWholesaler($name: String!, $phone: String, $email: String, $birthDay: Date, $potential: String, $textualLocation: String, $workAreaID: ID!) {
  createWholesaler(
    name: $name
    phone: $phone
    email: $email
    birthDay: $birthDay
    potential: $potential
    textualLocation: $textualLocation
    workAreaID: $workAreaID
  ) {
    ID
  }
}`,
};

export const UpdateWholesalerDocument: Operation<UpdateWholesalerMutation, UpdateWholesalerMutationVariables> = {
  kind: 'mutation',
  name: 'UpdateWholesaler',
  calls: ['updateWholesaler'],
  text: `mutation UpdateWholesaler($wholesalerID: ID!, $name: String!, $phone: String, $email: String, $birthDay: Date, $potential: String, $textualLocation: String, $workAreaID: ID!) {
  updateWholesaler(
    wholesalerID: $wholesalerID
    name: $name
    phone: $phone
    email: $email
    birthDay: $birthDay
    potential: $potential
    textualLocation: $textualLocation
    workAreaID: $workAreaID
  ) {
    ID
  }
}`,
};