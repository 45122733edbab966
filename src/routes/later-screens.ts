import type { ScreenModule, ScreenParts } from './screens.ts';
import type { ScreenId } from './table.ts';

/** A screen's module, and the names in the table that open it. */
type Line = readonly [load: () => Promise<ScreenModule>, ...screens: readonly ScreenId[]];

/** Trends, sales and statistics, of everybody or by group, down to a laboratory, a product, a group or a delegate. */
const FIGURES = (['trends', 'sales', 'stats'] as const).flatMap(
  (kind) =>
    [
      `${kind}_dashboard`,
      `${kind}_laboratory`,
      `${kind}_laboratory_product`,
      `${kind}_workgroup_dashboard`,
      `${kind}_workgroup_group`,
      `${kind}_workgroup_delegate`,
    ] as const,
);

/** The screens by the area whose words they use; one line for each module. */
const AREAS: Readonly<Record<string, readonly Line[]>> = {
  session: [
    [() => import('#features/session/register.screen.tsx'), 'register'],
    [() => import('#features/session/forgot-password.screen.tsx'), 'forgot_password'],
  ],
  agencies: [[() => import('#features/agencies/agencies.screen.tsx'), 'agencies']],
  regulatory: [
    [() => import('#features/regulatory/types/action-types.screen.tsx'), 'type_regulatory_actions'],
    [() => import('#features/regulatory/products/products.screen.tsx'), 'products'],
    [() => import('#features/regulatory/products/product.screen.tsx'), 'product_regulatory_actions'],
    [() => import('#features/regulatory/files/product-files.screen.tsx'), 'product_files'],
    [() => import('#features/regulatory/actions/regulatory-action-steps.screen.tsx'), 'regulatory_action_steps'],
    [() => import('#features/regulatory/reminders/reminders.screen.tsx'), 'reminders'],
  ],
  customers: [
    [() => import('#features/customers/list/customers.screen.tsx'), 'customer_card_dashboard'],
    [() => import('#features/customers/card/health-worker.screen.tsx'), 'customer_card_health_worker'],
    [() => import('#features/customers/card/drugstore.screen.tsx'), 'customer_card_drugstore'],
    [() => import('#features/customers/card/administration.screen.tsx'), 'customer_card_administration'],
    [() => import('#features/customers/card/wholesaler.screen.tsx'), 'customer_card_wholesaler'],
    [() => import('#features/customers/cities/cities.screen.tsx'), 'customer_card_cities'],
    [() => import('#features/customers/work-areas/work-areas.screen.tsx'), 'customer_card_work_areas'],
    [() => import('#features/customers/health-centers/health-centers.screen.tsx'), 'customer_card_health_centers'],
  ],
  dashboard: [[() => import('#features/dashboard/overview/dashboard.screen.tsx'), 'dashboard']],
  absences: [[() => import('#features/absences/absences.screen.tsx'), 'absences']],
  field: [
    [() => import('#features/field/programmes/home.screen.tsx'), 'programs_home'],
    [() => import('#features/field/programmes/workgroup.screen.tsx'), 'programs_workgroup'],
    [() => import('#features/field/programmes/delegate.screen.tsx'), 'programs_workgroup_delegate'],
    [() => import('#features/field/programmes/supervisor.screen.tsx'), 'programs_workgroup_supervisor'],
    [() => import('#features/field/people/visit-reports.screen.tsx'), 'supervisor_visit_report', 'visit_report'],
    [() => import('#features/field/people/person.screen.tsx'), 'supervisor', 'delegate', 'seller_manager'],
    [() => import('#features/field/progress/progress.screen.tsx'), 'dashboard_progress_details'],
    [() => import('#features/field/statistics/statistics.screen.tsx'), 'visit_statistics'],
    [() => import('#features/field/statistics/workgroups.screen.tsx'), 'visit_statistics_workgroups'],
    [() => import('#features/field/statistics/workgroup.screen.tsx'), 'visit_statistics_workgroup'],
  ],
  'weekly-reports': [
    [() => import('#features/weekly-reports/list/weekly-reports.screen.tsx'), 'weekly_reports'],
    [() => import('#features/weekly-reports/create/weekly-report-create.screen.tsx'), 'weekly_report_create'],
  ],
  finance: [
    [() => import('#features/finance/figures/finance.screen.tsx'), ...FIGURES, 'trends_workgroup_product'],
    [() => import('#features/finance/goals/goals-dashboard.screen.tsx'), 'goals_dashboard'],
    [() => import('#features/finance/goals/goals-product.screen.tsx'), 'goals_product'],
    [() => import('#features/finance/entry/goals.screen.tsx'), 'goals_new'],
    [() => import('#features/finance/entry/trends.screen.tsx'), 'trends_new', 'trends_workgroup_new'],
    [() => import('#features/finance/entry/sales.screen.tsx'), 'sales_new', 'sales_workgroup_new'],
  ],
};

/** Every screen but the sign-in page and the page for errors, by its name in the table. */
export const LATER_SCREENS: ReadonlyMap<ScreenId, ScreenParts> = new Map(
  Object.entries(AREAS).flatMap(([area, lines]) =>
    lines.flatMap(([load, ...screens]) =>
      screens.map((screen) => [screen, { folder: `src/features/${area}`, load }] as const),
    ),
  ),
);
