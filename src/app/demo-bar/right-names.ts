import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { CARD_VERBS, CardSubject, ModuleFlag, OTHER_FLAGS } from '#domain/access/rights.ts';

export const MODULE_NAMES: Readonly<Record<ModuleFlag, MessageDescriptor>> = {
  moduleGPSIsEnabled: msg`Positions et trajets (GPS)`,
  moduleVisitObjectiveValidationIsEnabled: msg`Validation des visites`,
};

export const RIGHT_NAMES: Readonly<Record<(typeof OTHER_FLAGS)[number], MessageDescriptor>> = {
  createEditOwnDailySchedule: msg`Écrire son programme`,
  createEditOwnWorkGroupDeleguesSchedule: msg`Écrire celui de son groupe`,
  createEditOtherWorkGroupSchedule: msg`Écrire celui d’un autre groupe`,
  viewOwnSchedule: msg`Voir son programme`,
  viewOwnWorkGroupDeleguesSchedule: msg`Voir celui de son groupe`,
  viewOtherWorkGroupSchedule: msg`Voir celui d’un autre groupe`,
  viewOwnVisitReportDuration: msg`Voir la durée de ses visites`,
  viewPanoramicDashboard: msg`Tableau de bord panoramique`,
  saleTrendsViewEnabled: msg`Voir les tendances`,
  saleDeficitEnabled: msg`Voir les écarts reportés`,
  showDrugStorePotential: msg`Potentiel des officines`,
  showAdministrativePotential: msg`Potentiel des administrations`,
  canExportCustomerList: msg`Exporter la liste des clients`,
  canValidateVisitObjective: msg`Valider des visites`,
};

export const SUBJECT_NAMES: Readonly<Record<CardSubject, MessageDescriptor>> = {
  HealthWorker: msg`Professionnels de santé`,
  DrugStore: msg`Officines`,
  AdministrativeCustomer: msg`Administrations`,
  CustomerExpectation: msg`Attentes`,
  LeadedAction: msg`Actions menées`,
  RelationshipWithProductAdvancement: msg`Étapes de la relation`,
  HealthCenter: msg`Centres de santé`,
  WorkArea: msg`Secteurs`,
  City: msg`Villes`,
};

export const VERB_NAMES: Readonly<Record<(typeof CARD_VERBS)[number], MessageDescriptor>> = {
  create: msg`créer`,
  edit: msg`modifier`,
  view: msg`voir`,
};
