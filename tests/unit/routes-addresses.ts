import type { UserType } from '#domain/access/roles.ts';

/**
 * All addresses of the product, written by hand, one a line: `name  address`, and `→ target` for a redirect. Nothing
 * here is computed from the table: the test compares the two lists in both directions. See docs/rules/access.md#addresses.
 */
const ADDRESSES: Readonly<Record<UserType | 'app' | 'public', string>> = {
  BossMultinational: `
    boss_multinational                              /bmultinational → /bmultinational/dashboard
    boss_multinational_agencies                     /bmultinational/agencies
    boss_multinational_dashboard                    /bmultinational/dashboard
    boss_multinational_dashboard_progress_details   /bmultinational/dashboard-progress-details
    boss_multinational_supervisor                   /bmultinational/supervisor/:id
    boss_multinational_supervisor_visit_report      /bmultinational/supervisor/:id/visit-report
    boss_multinational_delegate                     /bmultinational/delegate/:id
    boss_multinational_trends_dashboard             /bmultinational/finances/trends/dashboard
    boss_multinational_trends_new                   /bmultinational/finances/trends/new
    boss_multinational_trends_laboratory            /bmultinational/finances/trends/laboratory/:idLabo
    boss_multinational_trends_laboratory_product    /bmultinational/finances/trends/laboratory/:idLabo/product/:idProduct
    boss_multinational_goals_dashboard              /bmultinational/finances/goals/dashboard
    boss_multinational_goals_new                    /bmultinational/finances/goals/new
    boss_multinational_goals_product                /bmultinational/finances/goals/product/:idProduct
    boss_multinational_trends_workgroup_dashboard   /bmultinational/finances/trends-workgroup/dashboard
    boss_multinational_trends_workgroup_group       /bmultinational/finances/trends-workgroup/group/:idWorkgroup
    boss_multinational_trends_workgroup_delegate    /bmultinational/finances/trends-workgroup/delegate/:idDelegate
    boss_multinational_sales_dashboard              /bmultinational/finances/sales/dashboard
    boss_multinational_sales_new                    /bmultinational/finances/sales/new
    boss_multinational_sales_laboratory             /bmultinational/finances/sales/laboratory/:idLabo
    boss_multinational_sales_laboratory_product     /bmultinational/finances/sales/laboratory/:idLabo/product/:idProduct
    boss_multinational_sales_workgroup_dashboard    /bmultinational/finances/sales-workgroup/dashboard
    boss_multinational_sales_workgroup_group        /bmultinational/finances/sales-workgroup/group/:idWorkgroup
    boss_multinational_sales_workgroup_delegate     /bmultinational/finances/sales-workgroup/delegate/:idDelegate
    boss_multinational_stats_dashboard              /bmultinational/finances/stats/dashboard
    boss_multinational_stats_laboratory             /bmultinational/finances/stats/laboratory/:idLabo
    boss_multinational_stats_laboratory_product     /bmultinational/finances/stats/laboratory/:idLabo/product/:idProduct
    boss_multinational_stats_workgroup_dashboard    /bmultinational/finances/stats-workgroup/dashboard
    boss_multinational_stats_workgroup_group        /bmultinational/finances/stats-workgroup/group/:idWorkgroup
    boss_multinational_stats_workgroup_delegate     /bmultinational/finances/stats-workgroup/delegate/:idDelegate
    boss_multinational_type_regulatory_actions      /bmultinational/administration/type-regulatory-actions
    boss_multinational_products                     /bmultinational/administration/products
    boss_multinational_product                      /bmultinational/administration/product/:idProduct → /bmultinational/administration/product/:idProduct/regulatory-actions
    boss_multinational_product_regulatory_actions   /bmultinational/administration/product/:idProduct/regulatory-actions
    boss_multinational_product_files                /bmultinational/administration/product/:idProduct/files
    boss_multinational_regulatory_action            /bmultinational/administration/product/:idProduct/regulatory-action/:idRegAction → /bmultinational/administration/product/:idProduct/regulatory-action/:idRegAction/regulatory-action-steps
    boss_multinational_regulatory_action_steps      /bmultinational/administration/product/:idProduct/regulatory-action/:idRegAction/regulatory-action-steps
    boss_multinational_reminders                    /bmultinational/administration/reminders
    boss_multinational_absences                     /bmultinational/administration/absences
    boss_multinational_visit_statistics             /bmultinational/visits/statistics
    boss_multinational_visit_statistics_workgroups  /bmultinational/visits/statistics/workgroups
    boss_multinational_visit_statistics_workgroup   /bmultinational/visits/statistics/workgroup/:id
  `,
  Boss: `
    boss                              /boss → /boss/dashboard
    boss_dashboard                    /boss/dashboard
    boss_dashboard_progress_details   /boss/dashboard-progress-details
    boss_supervisor                   /boss/supervisor/:id
    boss_supervisor_visit_report      /boss/supervisor/:id/visit-report
    boss_delegate                     /boss/delegate/:id
    boss_trends_dashboard             /boss/finances/trends/dashboard
    boss_trends_new                   /boss/finances/trends/new
    boss_trends_laboratory            /boss/finances/trends/laboratory/:idLabo
    boss_trends_laboratory_product    /boss/finances/trends/laboratory/:idLabo/product/:idProduct
    boss_goals_dashboard              /boss/finances/goals/dashboard
    boss_goals_new                    /boss/finances/goals/new
    boss_trends_workgroup_dashboard   /boss/finances/trends-workgroup/dashboard
    boss_trends_workgroup_group       /boss/finances/trends-workgroup/group/:idWorkgroup
    boss_trends_workgroup_delegate    /boss/finances/trends-workgroup/delegate/:idDelegate
    boss_trends_workgroup_product     /boss/finances/trends-workgroup/product/:idProduct
    boss_sales_dashboard              /boss/finances/sales/dashboard
    boss_sales_new                    /boss/finances/sales/new
    boss_sales_laboratory             /boss/finances/sales/laboratory/:idLabo
    boss_sales_laboratory_product     /boss/finances/sales/laboratory/:idLabo/product/:idProduct
    boss_sales_workgroup_dashboard    /boss/finances/sales-workgroup/dashboard
    boss_sales_workgroup_group        /boss/finances/sales-workgroup/group/:idWorkgroup
    boss_sales_workgroup_delegate     /boss/finances/sales-workgroup/delegate/:idDelegate
    boss_stats_dashboard              /boss/finances/stats/dashboard
    boss_stats_laboratory             /boss/finances/stats/laboratory/:idLabo
    boss_stats_laboratory_product     /boss/finances/stats/laboratory/:idLabo/product/:idProduct
    boss_stats_workgroup_dashboard    /boss/finances/stats-workgroup/dashboard
    boss_stats_workgroup_group        /boss/finances/stats-workgroup/group/:idWorkgroup
    boss_stats_workgroup_delegate     /boss/finances/stats-workgroup/delegate/:idDelegate
    boss_type_regulatory_actions      /boss/administration/type-regulatory-actions
    boss_products                     /boss/administration/products
    boss_product                      /boss/administration/product/:idProduct → /boss/administration/product/:idProduct/regulatory-actions
    boss_product_regulatory_actions   /boss/administration/product/:idProduct/regulatory-actions
    boss_product_files                /boss/administration/product/:idProduct/files
    boss_regulatory_action            /boss/administration/product/:idProduct/regulatory-action/:idRegAction → /boss/administration/product/:idProduct/regulatory-action/:idRegAction/regulatory-action-steps
    boss_regulatory_action_steps      /boss/administration/product/:idProduct/regulatory-action/:idRegAction/regulatory-action-steps
    boss_reminders                    /boss/administration/reminders
    boss_absences                     /boss/administration/absences
    boss_visit_statistics             /boss/visits/statistics
    boss_visit_statistics_workgroups  /boss/visits/statistics/workgroups
    boss_visit_statistics_workgroup   /boss/visits/statistics/workgroup/:id
  `,
  BossAssistant: `
    boss_assistant                              /bassistant → /bassistant/dashboard
    boss_assistant_dashboard                    /bassistant/dashboard
    boss_assistant_dashboard_progress_details   /bassistant/dashboard-progress-details
    boss_assistant_supervisor                   /bassistant/supervisor/:id
    boss_assistant_supervisor_visit_report      /bassistant/supervisor/:id/visit-report
    boss_assistant_delegate                     /bassistant/delegate/:id
    boss_assistant_trends_dashboard             /bassistant/finances/trends/dashboard
    boss_assistant_trends_new                   /bassistant/finances/trends/new
    boss_assistant_trends_laboratory            /bassistant/finances/trends/laboratory/:idLabo
    boss_assistant_trends_laboratory_product    /bassistant/finances/trends/laboratory/:idLabo/product/:idProduct
    boss_assistant_goals_dashboard              /bassistant/finances/goals/dashboard
    boss_assistant_goals_new                    /bassistant/finances/goals/new
    boss_assistant_goals_product                /bassistant/finances/goals/product/:idProduct
    boss_assistant_trends_workgroup_dashboard   /bassistant/finances/trends-workgroup/dashboard
    boss_assistant_trends_workgroup_group       /bassistant/finances/trends-workgroup/group/:idWorkgroup
    boss_assistant_trends_workgroup_delegate    /bassistant/finances/trends-workgroup/delegate/:idDelegate
    boss_assistant_sales_dashboard              /bassistant/finances/sales/dashboard
    boss_assistant_sales_new                    /bassistant/finances/sales/new
    boss_assistant_sales_laboratory             /bassistant/finances/sales/laboratory/:idLabo
    boss_assistant_sales_laboratory_product     /bassistant/finances/sales/laboratory/:idLabo/product/:idProduct
    boss_assistant_sales_workgroup_dashboard    /bassistant/finances/sales-workgroup/dashboard
    boss_assistant_sales_workgroup_group        /bassistant/finances/sales-workgroup/group/:idWorkgroup
    boss_assistant_sales_workgroup_delegate     /bassistant/finances/sales-workgroup/delegate/:idDelegate
    boss_assistant_stats_dashboard              /bassistant/finances/stats/dashboard
    boss_assistant_stats_laboratory             /bassistant/finances/stats/laboratory/:idLabo
    boss_assistant_stats_laboratory_product     /bassistant/finances/stats/laboratory/:idLabo/product/:idProduct
    boss_assistant_stats_workgroup_dashboard    /bassistant/finances/stats-workgroup/dashboard
    boss_assistant_stats_workgroup_group        /bassistant/finances/stats-workgroup/group/:idWorkgroup
    boss_assistant_stats_workgroup_delegate     /bassistant/finances/stats-workgroup/delegate/:idDelegate
    boss_assistant_type_regulatory_actions      /bassistant/administration/type-regulatory-actions
    boss_assistant_products                     /bassistant/administration/products
    boss_assistant_product                      /bassistant/administration/product/:idProduct → /bassistant/administration/product/:idProduct/regulatory-actions
    boss_assistant_product_regulatory_actions   /bassistant/administration/product/:idProduct/regulatory-actions
    boss_assistant_product_files                /bassistant/administration/product/:idProduct/files
    boss_assistant_regulatory_action            /bassistant/administration/product/:idProduct/regulatory-action/:idRegAction → /bassistant/administration/product/:idProduct/regulatory-action/:idRegAction/regulatory-action-steps
    boss_assistant_regulatory_action_steps      /bassistant/administration/product/:idProduct/regulatory-action/:idRegAction/regulatory-action-steps
    boss_assistant_reminders                    /bassistant/administration/reminders
    boss_assistant_absences                     /bassistant/administration/absences
    boss_assistant_visit_statistics             /bassistant/visits/statistics
    boss_assistant_visit_statistics_workgroups  /bassistant/visits/statistics/workgroups
    boss_assistant_visit_statistics_workgroup   /bassistant/visits/statistics/workgroup/:id
  `,
  Supervisor: `
    supervisor                              /supervisor → /supervisor/dashboard
    supervisor_dashboard                    /supervisor/dashboard
    supervisor_delegate                     /supervisor/delegate/:id?
    supervisor_seller_manager               /supervisor/sellermanager/:id
    supervisor_visit_report                 /supervisor/visit-report
    supervisor_weekly_reports               /supervisor/reports/weekly
    supervisor_weekly_report_create         /supervisor/reports/weekly/create
    supervisor_trends_laboratory            /supervisor/finances/trends/laboratory/:idLabo
    supervisor_trends_laboratory_product    /supervisor/finances/trends/laboratory/:idLabo/product/:idProduct
    supervisor_goals_dashboard              /supervisor/finances/goals/dashboard
    supervisor_goals_new                    /supervisor/finances/goals/new
    supervisor_goals_product                /supervisor/finances/goals/product/:idProduct
    supervisor_trends_workgroup_new         /supervisor/finances/trends-workgroup/new
    supervisor_trends_workgroup_dashboard   /supervisor/finances/trends-workgroup/dashboard
    supervisor_trends_workgroup_delegate    /supervisor/finances/trends-workgroup/delegate/:idDelegate
    supervisor_sales_laboratory             /supervisor/finances/sales/laboratory/:idLabo
    supervisor_sales_workgroup_new          /supervisor/finances/sales-workgroup/new
    supervisor_sales_workgroup_dashboard    /supervisor/finances/sales-workgroup/dashboard
    supervisor_sales_workgroup_delegate     /supervisor/finances/sales-workgroup/delegate/:idDelegate
    supervisor_stats_laboratory             /supervisor/finances/stats/laboratory/:idLabo
    supervisor_stats_workgroup_dashboard    /supervisor/finances/stats-workgroup/dashboard
    supervisor_stats_workgroup_delegate     /supervisor/finances/stats-workgroup/delegate/:idDelegate
    supervisor_absences                     /supervisor/administration/absences
    supervisor_visit_statistics             /supervisor/visits/statistics
    supervisor_visit_statistics_workgroups  /supervisor/visits/statistics/workgroups
    supervisor_visit_statistics_workgroup   /supervisor/visits/statistics/workgroup/:id
    supervisor_visits_workgroups            /supervisor/visits/workgroups → /supervisor/visits/statistics/workgroups
    supervisor_visits_workgroup             /supervisor/visits/workgroup/:id → /supervisor/visits/statistics/workgroup/:id
  `,
  Delegue: `
    delegate                             /delegate → /delegate/dashboard
    delegate_dashboard                   /delegate/dashboard → /app/customer-card/dashboard
    delegate_goals_dashboard             /delegate/finances/goals/dashboard
    delegate_trends_workgroup_dashboard  /delegate/finances/trends-workgroup/dashboard
    delegate_sales_workgroup_dashboard   /delegate/finances/sales-workgroup/dashboard
    delegate_stats_workgroup_dashboard   /delegate/finances/stats-workgroup/dashboard
    delegate_absences                    /delegate/administration/absences
    delegate_visit_statistics            /delegate/visits/statistics
  `,
  RegulatoryAffairsUser: `
    regulatory_affairs_user                             /regulatoryaffairsuser → /regulatoryaffairsuser/administration/reminders
    regulatory_affairs_user_type_regulatory_actions     /regulatoryaffairsuser/administration/type-regulatory-actions
    regulatory_affairs_user_products                    /regulatoryaffairsuser/administration/products
    regulatory_affairs_user_product                     /regulatoryaffairsuser/administration/product/:idProduct → /regulatoryaffairsuser/administration/product/:idProduct/regulatory-actions
    regulatory_affairs_user_product_regulatory_actions  /regulatoryaffairsuser/administration/product/:idProduct/regulatory-actions
    regulatory_affairs_user_product_files               /regulatoryaffairsuser/administration/product/:idProduct/files
    regulatory_affairs_user_regulatory_action           /regulatoryaffairsuser/administration/product/:idProduct/regulatory-action/:idRegAction → /regulatoryaffairsuser/administration/product/:idProduct/regulatory-action/:idRegAction/regulatory-action-steps
    regulatory_affairs_user_regulatory_action_steps     /regulatoryaffairsuser/administration/product/:idProduct/regulatory-action/:idRegAction/regulatory-action-steps
    regulatory_affairs_user_reminders                   /regulatoryaffairsuser/administration/reminders
    regulatory_affairs_user_absences                    /regulatoryaffairsuser/administration/absences
  `,
  PharmaLaboReglementaryAffairUser: `
    pharma_labo_reglementary_affair_user                             /pharmalaboreglaffair → /pharmalaboreglaffair/administration/products
    pharma_labo_reglementary_affair_user_type_regulatory_actions     /pharmalaboreglaffair/administration/type-regulatory-actions
    pharma_labo_reglementary_affair_user_products                    /pharmalaboreglaffair/administration/products
    pharma_labo_reglementary_affair_user_product                     /pharmalaboreglaffair/administration/product/:idProduct → /pharmalaboreglaffair/administration/product/:idProduct/regulatory-actions
    pharma_labo_reglementary_affair_user_product_regulatory_actions  /pharmalaboreglaffair/administration/product/:idProduct/regulatory-actions
    pharma_labo_reglementary_affair_user_product_files               /pharmalaboreglaffair/administration/product/:idProduct/files
    pharma_labo_reglementary_affair_user_regulatory_action           /pharmalaboreglaffair/administration/product/:idProduct/regulatory-action/:idRegAction → /pharmalaboreglaffair/administration/product/:idProduct/regulatory-action/:idRegAction/regulatory-action-steps
    pharma_labo_reglementary_affair_user_regulatory_action_steps     /pharmalaboreglaffair/administration/product/:idProduct/regulatory-action/:idRegAction/regulatory-action-steps
    pharma_labo_reglementary_affair_user_reminders                   /pharmalaboreglaffair/administration/reminders
  `,
  PharmaLaboBossUser: `
    pharma_labo_boss_user                              /pharmalaboboss → /pharmalaboboss/dashboard
    pharma_labo_boss_user_agencies                     /pharmalaboboss/agencies
    pharma_labo_boss_user_dashboard                    /pharmalaboboss/dashboard
    pharma_labo_boss_user_dashboard_progress_details   /pharmalaboboss/dashboard-progress-details
    pharma_labo_boss_user_supervisor                   /pharmalaboboss/supervisor/:id
    pharma_labo_boss_user_supervisor_visit_report      /pharmalaboboss/supervisor/:id/visit-report
    pharma_labo_boss_user_delegate                     /pharmalaboboss/supervisor/delegate/:id
    pharma_labo_boss_user_trends_laboratory            /pharmalaboboss/finances/trends/laboratory/:idLabo
    pharma_labo_boss_user_trends_laboratory_product    /pharmalaboboss/finances/trends/laboratory/:idLabo/product/:idProduct
    pharma_labo_boss_user_goals_dashboard              /pharmalaboboss/finances/goals/dashboard
    pharma_labo_boss_user_goals_new                    /pharmalaboboss/finances/goals/new
    pharma_labo_boss_user_trends_workgroup_dashboard   /pharmalaboboss/finances/trends-workgroup/dashboard
    pharma_labo_boss_user_trends_workgroup_group       /pharmalaboboss/finances/trends-workgroup/group/:idWorkgroup
    pharma_labo_boss_user_trends_workgroup_delegate    /pharmalaboboss/finances/trends-workgroup/delegate/:idDelegate
    pharma_labo_boss_user_trends_workgroup_product     /pharmalaboboss/finances/trends-workgroup/product/:idProduct
    pharma_labo_boss_user_sales_laboratory             /pharmalaboboss/finances/sales/laboratory/:idLabo
    pharma_labo_boss_user_sales_laboratory_product     /pharmalaboboss/finances/sales/laboratory/:idLabo/product/:idProduct
    pharma_labo_boss_user_sales_workgroup_dashboard    /pharmalaboboss/finances/sales-workgroup/dashboard
    pharma_labo_boss_user_sales_workgroup_group        /pharmalaboboss/finances/sales-workgroup/group/:idWorkgroup
    pharma_labo_boss_user_sales_workgroup_delegate     /pharmalaboboss/finances/sales-workgroup/delegate/:idDelegate
    pharma_labo_boss_user_stats_laboratory             /pharmalaboboss/finances/stats/laboratory/:idLabo
    pharma_labo_boss_user_stats_laboratory_product     /pharmalaboboss/finances/stats/laboratory/:idLabo/product/:idProduct
    pharma_labo_boss_user_stats_workgroup_dashboard    /pharmalaboboss/finances/stats-workgroup/dashboard
    pharma_labo_boss_user_stats_workgroup_group        /pharmalaboboss/finances/stats-workgroup/group/:idWorkgroup
    pharma_labo_boss_user_stats_workgroup_delegate     /pharmalaboboss/finances/stats-workgroup/delegate/:idDelegate
    pharma_labo_boss_user_type_regulatory_actions      /pharmalaboboss/administration/type-regulatory-actions
    pharma_labo_boss_user_products                     /pharmalaboboss/administration/products
    pharma_labo_boss_user_product                      /pharmalaboboss/administration/product/:idProduct → /pharmalaboboss/administration/product/:idProduct/regulatory-actions
    pharma_labo_boss_user_product_regulatory_actions   /pharmalaboboss/administration/product/:idProduct/regulatory-actions
    pharma_labo_boss_user_product_files                /pharmalaboboss/administration/product/:idProduct/files
    pharma_labo_boss_user_regulatory_action            /pharmalaboboss/administration/product/:idProduct/regulatory-action/:idRegAction → /pharmalaboboss/administration/product/:idProduct/regulatory-action/:idRegAction/regulatory-action-steps
    pharma_labo_boss_user_regulatory_action_steps      /pharmalaboboss/administration/product/:idProduct/regulatory-action/:idRegAction/regulatory-action-steps
    pharma_labo_boss_user_reminders                    /pharmalaboboss/administration/reminders
    pharma_labo_boss_user_visit_statistics             /pharmalaboboss/visits/statistics
    pharma_labo_boss_user_visit_statistics_workgroups  /pharmalaboboss/visits/statistics/workgroups
    pharma_labo_boss_user_visit_statistics_workgroup   /pharmalaboboss/visits/statistics/workgroup/:id
  `,
  app: `
    app                               /app → /app/dashboard
    app_dashboard                     /app/dashboard → landing
    app_programs                      /app/programs → /app/programs/home
    app_programs_home                 /app/programs/home
    app_programs_workgroup            /app/programs/workgroup/:idWorkgroup
    app_programs_workgroup_delegate   /app/programs/workgroup/:idWorkgroup/delegate
    app_programs_workgroup_supervisor /app/programs/workgroup/:idWorkgroup/supervisor
    app_customer_card                 /app/customer-card → /app/customer-card/dashboard
    app_customer_card_dashboard       /app/customer-card/dashboard
    app_customer_card_health_centers  /app/customer-card/health-centers
    app_customer_card_health_worker   /app/customer-card/healthworker/:idCustomer
    app_customer_card_drugstore       /app/customer-card/drugstore/:idCustomer
    app_customer_card_administration  /app/customer-card/administration/:idCustomer
    app_customer_card_wholesaler      /app/customer-card/wholesaler/:idCustomer
    app_customer_card_cities          /app/customer-card/cities
    app_customer_card_work_areas      /app/customer-card/work-areas
  `,
  public: `
    root                  / → /app/dashboard
    error                 /error
    user                  /user → /user/login
    user_login            /user/login
    user_register         /user/register
    user_forgot_password  /user/forgot-password
  `,
};

/** The parsed lines of one part of the list. */
export function linesOf<Required extends UserType | '*' | null>(part: keyof typeof ADDRESSES, requiredType: Required) {
  return ADDRESSES[part]
    .trim()
    .split('\n')
    .map((line) => {
      const [name = '', path = '', , target] = line.trim().split(/\s+/);
      return { name, path, requiredType, target };
    });
}

/** An example address of a pattern, with a value for every parameter. */
export const example = (pattern: string) => pattern.replaceAll(/:\w+\??/g, '7');
