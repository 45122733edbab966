import { msg } from '@lingui/core/macro';
import type { Row, ScreenRow } from './rows.ts';

/** Rows that several trees share: each tree names those it has. */
const sharedArea =
  <const Rows extends Readonly<Record<string, Row>>>(rows: Rows) =>
  <const Part extends keyof Rows>(...parts: readonly Part[]): readonly Rows[Part][] =>
    parts.map((part) => rows[part]);

export const agencies = {
  name: 'agencies',
  path: 'agencies',
  title: msg`Agences`,
  area: 'agencies',
  needsAgency: false,
} as const satisfies ScreenRow;

// The dashboard needs no right: most roles land there. `viewPanoramicDashboard` opens panels inside it.
export const overview = sharedArea({
  dashboard: { name: 'dashboard', path: 'dashboard', title: msg`Tableau de bord`, area: 'dashboard' },
  progressDetails: {
    name: 'dashboard_progress_details',
    path: 'dashboard-progress-details',
    title: msg`Détail de la progression`,
    area: 'dashboard',
  },
  supervisor: { name: 'supervisor', path: 'supervisor/:id', title: msg`Superviseur`, area: 'dashboard' },
  supervisorVisitReport: {
    name: 'supervisor_visit_report',
    path: 'supervisor/:id/visit-report',
    title: msg`Rapports de visite du superviseur`,
    area: 'dashboard',
    parent: 'supervisor',
  },
  delegate: { name: 'delegate', path: 'delegate/:id', title: msg`Délégué`, area: 'dashboard' },
  delegateUnderSupervisor: {
    name: 'delegate',
    path: 'supervisor/delegate/:id',
    title: msg`Délégué`,
    area: 'dashboard',
  },
  delegateOrAll: { name: 'delegate', path: 'delegate/:id?', title: msg`Délégué`, area: 'dashboard' },
  sellerManager: {
    name: 'seller_manager',
    path: 'sellermanager/:id',
    title: msg`Responsable des ventes`,
    area: 'dashboard',
  },
});

export const reports = sharedArea({
  visit: { name: 'visit_report', path: 'visit-report', title: msg`Rapports de visite`, area: 'visitReports' },
  weekly: { name: 'weekly_reports', path: 'reports/weekly', title: msg`Rapports hebdomadaires`, area: 'weeklyReports' },
  weeklyCreate: {
    name: 'weekly_report_create',
    path: 'reports/weekly/create',
    title: msg`Nouveau rapport hebdomadaire`,
    area: 'weeklyReports',
  },
});

export const goals = sharedArea({
  dashboard: {
    name: 'goals_dashboard',
    path: 'finances/goals/dashboard',
    title: msg`Objectifs de vente`,
    area: 'goals',
  },
  new: { name: 'goals_new', path: 'finances/goals/new', title: msg`Nouveaux objectifs`, area: 'goals' },
  product: {
    name: 'goals_product',
    path: 'finances/goals/product/:idProduct',
    title: msg`Objectifs du produit`,
    area: 'goals',
  },
});

export const trends = sharedArea({
  dashboard: {
    name: 'trends_dashboard',
    path: 'finances/trends/dashboard',
    title: msg`Tendances de vente`,
    area: 'trends',
    right: 'saleTrendsViewEnabled',
  },
  new: {
    name: 'trends_new',
    path: 'finances/trends/new',
    title: msg`Nouvelles tendances`,
    area: 'trends',
    right: 'saleTrendsViewEnabled',
  },
  laboratory: {
    name: 'trends_laboratory',
    path: 'finances/trends/laboratory/:idLabo',
    title: msg`Tendances du laboratoire`,
    area: 'trends',
    right: 'saleTrendsViewEnabled',
  },
  laboratoryProduct: {
    name: 'trends_laboratory_product',
    path: 'finances/trends/laboratory/:idLabo/product/:idProduct',
    title: msg`Tendances du produit`,
    area: 'trends',
    right: 'saleTrendsViewEnabled',
    parent: 'trends_laboratory',
  },
});

export const trendsWorkgroup = sharedArea({
  dashboard: {
    name: 'trends_workgroup_dashboard',
    path: 'finances/trends-workgroup/dashboard',
    title: msg`Tendances par groupe`,
    area: 'trends',
    right: 'saleTrendsViewEnabled',
  },
  /** The same screen for a delegate, who sees no groups. */
  own: {
    name: 'trends_workgroup_dashboard',
    path: 'finances/trends-workgroup/dashboard',
    title: msg`Tendances de vente`,
    area: 'trends',
    right: 'saleTrendsViewEnabled',
  },
  new: {
    name: 'trends_workgroup_new',
    path: 'finances/trends-workgroup/new',
    title: msg`Nouvelles tendances du groupe`,
    area: 'trends',
    right: 'saleTrendsViewEnabled',
    parent: 'trends_workgroup_dashboard',
  },
  group: {
    name: 'trends_workgroup_group',
    path: 'finances/trends-workgroup/group/:idWorkgroup',
    title: msg`Tendances du groupe`,
    area: 'trends',
    right: 'saleTrendsViewEnabled',
    parent: 'trends_workgroup_dashboard',
  },
  delegate: {
    name: 'trends_workgroup_delegate',
    path: 'finances/trends-workgroup/delegate/:idDelegate',
    title: msg`Tendances du délégué`,
    area: 'trends',
    right: 'saleTrendsViewEnabled',
    parent: 'trends_workgroup_dashboard',
  },
  product: {
    name: 'trends_workgroup_product',
    path: 'finances/trends-workgroup/product/:idProduct',
    title: msg`Tendances du produit par groupe`,
    area: 'trends',
    right: 'saleTrendsViewEnabled',
    parent: 'trends_workgroup_dashboard',
  },
});

export const sales = sharedArea({
  dashboard: { name: 'sales_dashboard', path: 'finances/sales/dashboard', title: msg`Ventes réelles`, area: 'sales' },
  new: { name: 'sales_new', path: 'finances/sales/new', title: msg`Nouvelles ventes réelles`, area: 'sales' },
  laboratory: {
    name: 'sales_laboratory',
    path: 'finances/sales/laboratory/:idLabo',
    title: msg`Ventes du laboratoire`,
    area: 'sales',
  },
  laboratoryProduct: {
    name: 'sales_laboratory_product',
    path: 'finances/sales/laboratory/:idLabo/product/:idProduct',
    title: msg`Ventes du produit`,
    area: 'sales',
    parent: 'sales_laboratory',
  },
});

export const salesWorkgroup = sharedArea({
  dashboard: {
    name: 'sales_workgroup_dashboard',
    path: 'finances/sales-workgroup/dashboard',
    title: msg`Ventes par groupe`,
    area: 'sales',
  },
  /** The same screen for a delegate, who sees no groups. */
  own: {
    name: 'sales_workgroup_dashboard',
    path: 'finances/sales-workgroup/dashboard',
    title: msg`Ventes réelles`,
    area: 'sales',
  },
  new: {
    name: 'sales_workgroup_new',
    path: 'finances/sales-workgroup/new',
    title: msg`Nouvelles ventes du groupe`,
    area: 'sales',
    parent: 'sales_workgroup_dashboard',
  },
  group: {
    name: 'sales_workgroup_group',
    path: 'finances/sales-workgroup/group/:idWorkgroup',
    title: msg`Ventes du groupe`,
    area: 'sales',
    parent: 'sales_workgroup_dashboard',
  },
  delegate: {
    name: 'sales_workgroup_delegate',
    path: 'finances/sales-workgroup/delegate/:idDelegate',
    title: msg`Ventes du délégué`,
    area: 'sales',
    parent: 'sales_workgroup_dashboard',
  },
});

export const stats = sharedArea({
  dashboard: {
    name: 'stats_dashboard',
    path: 'finances/stats/dashboard',
    title: msg`Statistiques de vente`,
    area: 'stats',
  },
  laboratory: {
    name: 'stats_laboratory',
    path: 'finances/stats/laboratory/:idLabo',
    title: msg`Statistiques du laboratoire`,
    area: 'stats',
  },
  laboratoryProduct: {
    name: 'stats_laboratory_product',
    path: 'finances/stats/laboratory/:idLabo/product/:idProduct',
    title: msg`Statistiques du produit`,
    area: 'stats',
    parent: 'stats_laboratory',
  },
});

export const statsWorkgroup = sharedArea({
  dashboard: {
    name: 'stats_workgroup_dashboard',
    path: 'finances/stats-workgroup/dashboard',
    title: msg`Statistiques par groupe`,
    area: 'stats',
  },
  /** The same screen for a delegate, who sees no groups. */
  own: {
    name: 'stats_workgroup_dashboard',
    path: 'finances/stats-workgroup/dashboard',
    title: msg`Statistiques de vente`,
    area: 'stats',
  },
  group: {
    name: 'stats_workgroup_group',
    path: 'finances/stats-workgroup/group/:idWorkgroup',
    title: msg`Statistiques du groupe`,
    area: 'stats',
    parent: 'stats_workgroup_dashboard',
  },
  delegate: {
    name: 'stats_workgroup_delegate',
    path: 'finances/stats-workgroup/delegate/:idDelegate',
    title: msg`Statistiques du délégué`,
    area: 'stats',
    parent: 'stats_workgroup_dashboard',
  },
});

export const administration = sharedArea({
  actionTypes: {
    name: 'type_regulatory_actions',
    path: 'administration/type-regulatory-actions',
    title: msg`Types d’action réglementaire`,
    area: 'actionTypes',
  },
  products: { name: 'products', path: 'administration/products', title: msg`Produits`, area: 'products' },
  product: {
    name: 'product',
    path: 'administration/product/:idProduct',
    redirect: 'administration/product/:idProduct/regulatory-actions',
  },
  actions: {
    name: 'product_regulatory_actions',
    path: 'administration/product/:idProduct/regulatory-actions',
    title: msg`Actions réglementaires`,
    area: 'products',
  },
  files: {
    name: 'product_files',
    path: 'administration/product/:idProduct/files',
    title: msg`Fichiers du produit`,
    area: 'products',
    parent: 'product_regulatory_actions',
  },
  action: {
    name: 'regulatory_action',
    path: 'administration/product/:idProduct/regulatory-action/:idRegAction',
    redirect: 'administration/product/:idProduct/regulatory-action/:idRegAction/regulatory-action-steps',
  },
  steps: {
    name: 'regulatory_action_steps',
    path: 'administration/product/:idProduct/regulatory-action/:idRegAction/regulatory-action-steps',
    title: msg`Étapes de l’action réglementaire`,
    area: 'products',
    parent: 'product_regulatory_actions',
  },
  reminders: { name: 'reminders', path: 'administration/reminders', title: msg`Rappels`, area: 'reminders' },
  absences: {
    name: 'absences',
    path: 'administration/absences',
    title: msg`Justificatifs d’absence`,
    area: 'absences',
  },
});

/** The regulatory part of the administration: the same in every tree that has it. */
export const regulatory = () =>
  administration('actionTypes', 'products', 'product', 'actions', 'files', 'action', 'steps', 'reminders');

export const visits = sharedArea({
  statistics: {
    name: 'visit_statistics',
    path: 'visits/statistics',
    title: msg`Statistiques de visites`,
    area: 'visitStatistics',
  },
  workgroups: {
    name: 'visit_statistics_workgroups',
    path: 'visits/statistics/workgroups',
    title: msg`Visites par groupe`,
    area: 'visitStatistics',
  },
  workgroup: {
    name: 'visit_statistics_workgroup',
    path: 'visits/statistics/workgroup/:id',
    title: msg`Visites du groupe`,
    area: 'visitStatistics',
    parent: 'visit_statistics_workgroups',
  },
  /** The specification may be read as naming these of a supervisor: docs/decisions/0008-addresses.md. */
  toWorkgroups: { name: 'visits_workgroups', path: 'visits/workgroups', redirect: 'visits/statistics/workgroups' },
  toWorkgroup: {
    name: 'visits_workgroup',
    path: 'visits/workgroup/:id',
    redirect: 'visits/statistics/workgroup/:id',
  },
});

export const programs = sharedArea({
  home: {
    name: 'programs_home',
    path: 'programs/home',
    title: msg`Programmes`,
    area: 'programs',
    right: 'scheduleAccess',
  },
  workgroup: {
    name: 'programs_workgroup',
    path: 'programs/workgroup/:idWorkgroup',
    title: msg`Programme du groupe`,
    area: 'programs',
    right: 'scheduleAccess',
  },
  delegate: {
    name: 'programs_workgroup_delegate',
    path: 'programs/workgroup/:idWorkgroup/delegate',
    title: msg`Programmes des délégués`,
    area: 'programs',
    right: 'scheduleAccess',
    parent: 'programs_workgroup',
  },
  supervisor: {
    name: 'programs_workgroup_supervisor',
    path: 'programs/workgroup/:idWorkgroup/supervisor',
    title: msg`Programme du superviseur`,
    area: 'programs',
    right: 'scheduleAccess',
    parent: 'programs_workgroup',
  },
});

export const customerCard = sharedArea({
  dashboard: {
    name: 'customer_card_dashboard',
    path: 'customer-card/dashboard',
    title: msg`Clients`,
    area: 'customers',
    right: 'customerCardAccess',
  },
  healthCenters: {
    name: 'customer_card_health_centers',
    path: 'customer-card/health-centers',
    title: msg`Centres de santé`,
    area: 'customers',
    right: 'viewHealthCenter',
  },
  healthWorker: {
    name: 'customer_card_health_worker',
    path: 'customer-card/healthworker/:idCustomer',
    title: msg`Professionnel de santé`,
    area: 'customers',
    right: 'viewHealthWorker',
  },
  drugstore: {
    name: 'customer_card_drugstore',
    path: 'customer-card/drugstore/:idCustomer',
    title: msg`Officine`,
    area: 'customers',
    right: 'viewDrugStore',
  },
  administration: {
    name: 'customer_card_administration',
    path: 'customer-card/administration/:idCustomer',
    title: msg`Client administratif`,
    area: 'customers',
    right: 'viewAdministrativeCustomer',
  },
  // Wholesalers have no flag of their own: any right to view a kind of customer opens them.
  wholesaler: {
    name: 'customer_card_wholesaler',
    path: 'customer-card/wholesaler/:idCustomer',
    title: msg`Grossiste`,
    area: 'customers',
    right: 'customerCardAccess',
  },
  cities: {
    name: 'customer_card_cities',
    path: 'customer-card/cities',
    title: msg`Villes`,
    area: 'customers',
    right: 'viewCity',
  },
  workAreas: {
    name: 'customer_card_work_areas',
    path: 'customer-card/work-areas',
    title: msg`Secteurs`,
    area: 'customers',
    right: 'viewWorkArea',
  },
});
