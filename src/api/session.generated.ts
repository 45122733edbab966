/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from './generated/schema.ts';

import type { Operation } from '#api/operation.ts';
/** What a work group promotes to. */
export type WorkGroupType =
  /** Health workers: prescription. */
  | 'medical'
  /** Drugstores: sale. */
  | 'pharma';

export type SessionAnswerFragment = { valid: boolean, token: string | null, status: string | null, code: number, message: string | null, userType: string | null, pharmaLaboID: string | null, VisitReportFieldsToShow: Array<string> | null, Member: { ID: string, Email: string | null, FirstName: string | null, Surname: string | null, ProfilPicURL: string | null, workgroupType: Types.WorkGroupType | null, sellerManager: boolean | null, idAgency: string | null, supervisorActingAsDelegue: boolean | null } | null, ACL: { createEditOwnDailySchedule: boolean | null, createEditOwnWorkGroupDeleguesSchedule: boolean | null, createEditOtherWorkGroupSchedule: boolean | null, viewOwnSchedule: boolean | null, viewOtherWorkGroupSchedule: boolean | null, viewOwnWorkGroupDeleguesSchedule: boolean | null, viewOwnVisitReportDuration: boolean | null, viewPanoramicDashboard: boolean | null, saleTrendsViewEnabled: boolean | null, showDrugStorePotential: boolean | null, showAdministrativePotential: boolean | null, saleDeficitEnabled: boolean | null, canExportCustomerList: boolean | null, canValidateVisitObjective: boolean | null, createHealthWorker: boolean | null, editHealthWorker: boolean | null, viewHealthWorker: boolean | null, createDrugStore: boolean | null, editDrugStore: boolean | null, viewDrugStore: boolean | null, createAdministrativeCustomer: boolean | null, editAdministrativeCustomer: boolean | null, viewAdministrativeCustomer: boolean | null, createCustomerExpectation: boolean | null, editCustomerExpectation: boolean | null, viewCustomerExpectation: boolean | null, createLeadedAction: boolean | null, editLeadedAction: boolean | null, viewLeadedAction: boolean | null, createRelationshipWithProductAdvancement: boolean | null, editRelationshipWithProductAdvancement: boolean | null, viewRelationshipWithProductAdvancement: boolean | null, createHealthCenter: boolean | null, editHealthCenter: boolean | null, viewHealthCenter: boolean | null, createWorkArea: boolean | null, editWorkArea: boolean | null, viewWorkArea: boolean | null, createCity: boolean | null, editCity: boolean | null, viewCity: boolean | null } | null, ModulesState: { moduleGPSIsEnabled: boolean | null, moduleVisitObjectiveValidationIsEnabled: boolean | null } | null };

export type CreateTokenMutationVariables = Exact<{
  email: string;
  password: string;
}>;


export type CreateTokenMutation = { createToken: { valid: boolean, token: string | null, status: string | null, code: number, message: string | null, userType: string | null, pharmaLaboID: string | null, VisitReportFieldsToShow: Array<string> | null, Member: { ID: string, Email: string | null, FirstName: string | null, Surname: string | null, ProfilPicURL: string | null, workgroupType: Types.WorkGroupType | null, sellerManager: boolean | null, idAgency: string | null, supervisorActingAsDelegue: boolean | null } | null, ACL: { createEditOwnDailySchedule: boolean | null, createEditOwnWorkGroupDeleguesSchedule: boolean | null, createEditOtherWorkGroupSchedule: boolean | null, viewOwnSchedule: boolean | null, viewOtherWorkGroupSchedule: boolean | null, viewOwnWorkGroupDeleguesSchedule: boolean | null, viewOwnVisitReportDuration: boolean | null, viewPanoramicDashboard: boolean | null, saleTrendsViewEnabled: boolean | null, showDrugStorePotential: boolean | null, showAdministrativePotential: boolean | null, saleDeficitEnabled: boolean | null, canExportCustomerList: boolean | null, canValidateVisitObjective: boolean | null, createHealthWorker: boolean | null, editHealthWorker: boolean | null, viewHealthWorker: boolean | null, createDrugStore: boolean | null, editDrugStore: boolean | null, viewDrugStore: boolean | null, createAdministrativeCustomer: boolean | null, editAdministrativeCustomer: boolean | null, viewAdministrativeCustomer: boolean | null, createCustomerExpectation: boolean | null, editCustomerExpectation: boolean | null, viewCustomerExpectation: boolean | null, createLeadedAction: boolean | null, editLeadedAction: boolean | null, viewLeadedAction: boolean | null, createRelationshipWithProductAdvancement: boolean | null, editRelationshipWithProductAdvancement: boolean | null, viewRelationshipWithProductAdvancement: boolean | null, createHealthCenter: boolean | null, editHealthCenter: boolean | null, viewHealthCenter: boolean | null, createWorkArea: boolean | null, editWorkArea: boolean | null, viewWorkArea: boolean | null, createCity: boolean | null, editCity: boolean | null, viewCity: boolean | null } | null, ModulesState: { moduleGPSIsEnabled: boolean | null, moduleVisitObjectiveValidationIsEnabled: boolean | null } | null } };

export type ValidateTokenQueryVariables = Exact<{
  token?: string | null | undefined;
}>;


export type ValidateTokenQuery = { validateToken: { valid: boolean, token: string | null, status: string | null, code: number, message: string | null, userType: string | null, pharmaLaboID: string | null, VisitReportFieldsToShow: Array<string> | null, Member: { ID: string, Email: string | null, FirstName: string | null, Surname: string | null, ProfilPicURL: string | null, workgroupType: Types.WorkGroupType | null, sellerManager: boolean | null, idAgency: string | null, supervisorActingAsDelegue: boolean | null } | null, ACL: { createEditOwnDailySchedule: boolean | null, createEditOwnWorkGroupDeleguesSchedule: boolean | null, createEditOtherWorkGroupSchedule: boolean | null, viewOwnSchedule: boolean | null, viewOtherWorkGroupSchedule: boolean | null, viewOwnWorkGroupDeleguesSchedule: boolean | null, viewOwnVisitReportDuration: boolean | null, viewPanoramicDashboard: boolean | null, saleTrendsViewEnabled: boolean | null, showDrugStorePotential: boolean | null, showAdministrativePotential: boolean | null, saleDeficitEnabled: boolean | null, canExportCustomerList: boolean | null, canValidateVisitObjective: boolean | null, createHealthWorker: boolean | null, editHealthWorker: boolean | null, viewHealthWorker: boolean | null, createDrugStore: boolean | null, editDrugStore: boolean | null, viewDrugStore: boolean | null, createAdministrativeCustomer: boolean | null, editAdministrativeCustomer: boolean | null, viewAdministrativeCustomer: boolean | null, createCustomerExpectation: boolean | null, editCustomerExpectation: boolean | null, viewCustomerExpectation: boolean | null, createLeadedAction: boolean | null, editLeadedAction: boolean | null, viewLeadedAction: boolean | null, createRelationshipWithProductAdvancement: boolean | null, editRelationshipWithProductAdvancement: boolean | null, viewRelationshipWithProductAdvancement: boolean | null, createHealthCenter: boolean | null, editHealthCenter: boolean | null, viewHealthCenter: boolean | null, createWorkArea: boolean | null, editWorkArea: boolean | null, viewWorkArea: boolean | null, createCity: boolean | null, editCity: boolean | null, viewCity: boolean | null } | null, ModulesState: { moduleGPSIsEnabled: boolean | null, moduleVisitObjectiveValidationIsEnabled: boolean | null } | null } | null };

export type RefreshTokenMutationVariables = Exact<{ [key: string]: never; }>;


export type RefreshTokenMutation = { refreshToken: { valid: boolean, token: string | null, status: string | null, code: number, message: string | null, userType: string | null, pharmaLaboID: string | null, VisitReportFieldsToShow: Array<string> | null, Member: { ID: string, Email: string | null, FirstName: string | null, Surname: string | null, ProfilPicURL: string | null, workgroupType: Types.WorkGroupType | null, sellerManager: boolean | null, idAgency: string | null, supervisorActingAsDelegue: boolean | null } | null, ACL: { createEditOwnDailySchedule: boolean | null, createEditOwnWorkGroupDeleguesSchedule: boolean | null, createEditOtherWorkGroupSchedule: boolean | null, viewOwnSchedule: boolean | null, viewOtherWorkGroupSchedule: boolean | null, viewOwnWorkGroupDeleguesSchedule: boolean | null, viewOwnVisitReportDuration: boolean | null, viewPanoramicDashboard: boolean | null, saleTrendsViewEnabled: boolean | null, showDrugStorePotential: boolean | null, showAdministrativePotential: boolean | null, saleDeficitEnabled: boolean | null, canExportCustomerList: boolean | null, canValidateVisitObjective: boolean | null, createHealthWorker: boolean | null, editHealthWorker: boolean | null, viewHealthWorker: boolean | null, createDrugStore: boolean | null, editDrugStore: boolean | null, viewDrugStore: boolean | null, createAdministrativeCustomer: boolean | null, editAdministrativeCustomer: boolean | null, viewAdministrativeCustomer: boolean | null, createCustomerExpectation: boolean | null, editCustomerExpectation: boolean | null, viewCustomerExpectation: boolean | null, createLeadedAction: boolean | null, editLeadedAction: boolean | null, viewLeadedAction: boolean | null, createRelationshipWithProductAdvancement: boolean | null, editRelationshipWithProductAdvancement: boolean | null, viewRelationshipWithProductAdvancement: boolean | null, createHealthCenter: boolean | null, editHealthCenter: boolean | null, viewHealthCenter: boolean | null, createWorkArea: boolean | null, editWorkArea: boolean | null, viewWorkArea: boolean | null, createCity: boolean | null, editCity: boolean | null, viewCity: boolean | null } | null, ModulesState: { moduleGPSIsEnabled: boolean | null, moduleVisitObjectiveValidationIsEnabled: boolean | null } | null } };

export const CreateTokenDocument: Operation<CreateTokenMutation, CreateTokenMutationVariables> = {
  kind: 'mutation',
  name: 'CreateToken',
  calls: ['createToken'],
  text: `mutation CreateToken($email: String!, $password: String!) {
  createToken(email: $email, password: $password) {
    ...SessionAnswer
  }
}

fragment SessionAnswer on LoginAnswer {
  valid
  token
  status
  code
  message
  userType
  pharmaLaboID
  Member {
    ID
    Email
    FirstName
    Surname
    ProfilPicURL
    workgroupType
    sellerManager
    idAgency
    supervisorActingAsDelegue
  }
  ACL {
    createEditOwnDailySchedule
    createEditOwnWorkGroupDeleguesSchedule
    createEditOtherWorkGroupSchedule
    viewOwnSchedule
    viewOtherWorkGroupSchedule
    viewOwnWorkGroupDeleguesSchedule
    viewOwnVisitReportDuration
    viewPanoramicDashboard
    saleTrendsViewEnabled
    showDrugStorePotential
    showAdministrativePotential
    saleDeficitEnabled
    canExportCustomerList
    canValidateVisitObjective
    createHealthWorker
    editHealthWorker
    viewHealthWorker
    createDrugStore
    editDrugStore
    viewDrugStore
    createAdministrativeCustomer
    editAdministrativeCustomer
    viewAdministrativeCustomer
    createCustomerExpectation
    editCustomerExpectation
    viewCustomerExpectation
    createLeadedAction
    editLeadedAction
    viewLeadedAction
    createRelationshipWithProductAdvancement
    editRelationshipWithProductAdvancement
    viewRelationshipWithProductAdvancement
    createHealthCenter
    editHealthCenter
    viewHealthCenter
    createWorkArea
    editWorkArea
    viewWorkArea
    createCity
    editCity
    viewCity
  }
  ModulesState {
    moduleGPSIsEnabled
    moduleVisitObjectiveValidationIsEnabled
  }
  VisitReportFieldsToShow
}`,
};

export const ValidateTokenDocument: Operation<ValidateTokenQuery, ValidateTokenQueryVariables> = {
  kind: 'query',
  name: 'ValidateToken',
  calls: ['validateToken'],
  text: `query ValidateToken($token: String) {
  validateToken(token: $token) {
    ...SessionAnswer
  }
}

fragment SessionAnswer on LoginAnswer {
  valid
  token
  status
  code
  message
  userType
  pharmaLaboID
  Member {
    ID
    Email
    FirstName
    Surname
    ProfilPicURL
    workgroupType
    sellerManager
    idAgency
    supervisorActingAsDelegue
  }
  ACL {
    createEditOwnDailySchedule
    createEditOwnWorkGroupDeleguesSchedule
    createEditOtherWorkGroupSchedule
    viewOwnSchedule
    viewOtherWorkGroupSchedule
    viewOwnWorkGroupDeleguesSchedule
    viewOwnVisitReportDuration
    viewPanoramicDashboard
    saleTrendsViewEnabled
    showDrugStorePotential
    showAdministrativePotential
    saleDeficitEnabled
    canExportCustomerList
    canValidateVisitObjective
    createHealthWorker
    editHealthWorker
    viewHealthWorker
    createDrugStore
    editDrugStore
    viewDrugStore
    createAdministrativeCustomer
    editAdministrativeCustomer
    viewAdministrativeCustomer
    createCustomerExpectation
    editCustomerExpectation
    viewCustomerExpectation
    createLeadedAction
    editLeadedAction
    viewLeadedAction
    createRelationshipWithProductAdvancement
    editRelationshipWithProductAdvancement
    viewRelationshipWithProductAdvancement
    createHealthCenter
    editHealthCenter
    viewHealthCenter
    createWorkArea
    editWorkArea
    viewWorkArea
    createCity
    editCity
    viewCity
  }
  ModulesState {
    moduleGPSIsEnabled
    moduleVisitObjectiveValidationIsEnabled
  }
  VisitReportFieldsToShow
}`,
};

export const RefreshTokenDocument: Operation<RefreshTokenMutation, RefreshTokenMutationVariables> = {
  kind: 'mutation',
  name: 'RefreshToken',
  calls: ['refreshToken'],
  text: `mutation RefreshToken {
  refreshToken {
    ...SessionAnswer
  }
}

fragment SessionAnswer on LoginAnswer {
  valid
  token
  status
  code
  message
  userType
  pharmaLaboID
  Member {
    ID
    Email
    FirstName
    Surname
    ProfilPicURL
    workgroupType
    sellerManager
    idAgency
    supervisorActingAsDelegue
  }
  ACL {
    createEditOwnDailySchedule
    createEditOwnWorkGroupDeleguesSchedule
    createEditOtherWorkGroupSchedule
    viewOwnSchedule
    viewOtherWorkGroupSchedule
    viewOwnWorkGroupDeleguesSchedule
    viewOwnVisitReportDuration
    viewPanoramicDashboard
    saleTrendsViewEnabled
    showDrugStorePotential
    showAdministrativePotential
    saleDeficitEnabled
    canExportCustomerList
    canValidateVisitObjective
    createHealthWorker
    editHealthWorker
    viewHealthWorker
    createDrugStore
    editDrugStore
    viewDrugStore
    createAdministrativeCustomer
    editAdministrativeCustomer
    viewAdministrativeCustomer
    createCustomerExpectation
    editCustomerExpectation
    viewCustomerExpectation
    createLeadedAction
    editLeadedAction
    viewLeadedAction
    createRelationshipWithProductAdvancement
    editRelationshipWithProductAdvancement
    viewRelationshipWithProductAdvancement
    createHealthCenter
    editHealthCenter
    viewHealthCenter
    createWorkArea
    editWorkArea
    viewWorkArea
    createCity
    editCity
    viewCity
  }
  ModulesState {
    moduleGPSIsEnabled
    moduleVisitObjectiveValidationIsEnabled
  }
  VisitReportFieldsToShow
}`,
};