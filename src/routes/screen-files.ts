/** Trends, sales and statistics at every level: one screen, which reads from its route what it shows. */
const finance = () => import('#features/finance/figures/finance.screen.tsx');

/** The file of each screen but the first: a chunk, which the build names here together with all that it needs. */
export const SCREEN_FILES = {
  register: () => import('#features/session/register.screen.tsx'),
  forgot_password: () => import('#features/session/forgot-password.screen.tsx'),
  agencies: () => import('#features/agencies/agencies.screen.tsx'),
  type_regulatory_actions: () => import('#features/regulatory/types/action-types.screen.tsx'),
  products: () => import('#features/regulatory/products/products.screen.tsx'),
  product_files: () => import('#features/regulatory/files/product-files.screen.tsx'),
  product_regulatory_actions: () => import('#features/regulatory/products/product.screen.tsx'),
  regulatory_action_steps: () => import('#features/regulatory/actions/regulatory-action-steps.screen.tsx'),
  goals_dashboard: () => import('#features/finance/goals/goals-dashboard.screen.tsx'),
  goals_product: () => import('#features/finance/goals/goals-product.screen.tsx'),
  customer_card_dashboard: () => import('#features/customers/list/customers.screen.tsx'),
  reminders: () => import('#features/regulatory/reminders/reminders.screen.tsx'),
  trends_dashboard: finance,
  trends_laboratory: finance,
  trends_laboratory_product: finance,
  trends_workgroup_dashboard: finance,
  trends_workgroup_group: finance,
  trends_workgroup_delegate: finance,
  trends_workgroup_product: finance,
  sales_dashboard: finance,
  sales_laboratory: finance,
  sales_laboratory_product: finance,
  sales_workgroup_dashboard: finance,
  sales_workgroup_group: finance,
  sales_workgroup_delegate: finance,
  stats_dashboard: finance,
  stats_laboratory: finance,
  stats_laboratory_product: finance,
  stats_workgroup_dashboard: finance,
  stats_workgroup_group: finance,
  stats_workgroup_delegate: finance,
  goals_new: () => import('#features/finance/entry/goals.screen.tsx'),
  trends_new: () => import('#features/finance/entry/trends.screen.tsx'),
  trends_workgroup_new: () => import('#features/finance/entry/trends.screen.tsx'),
  sales_new: () => import('#features/finance/entry/sales.screen.tsx'),
  sales_workgroup_new: () => import('#features/finance/entry/sales.screen.tsx'),
};

export type LaterScreen = keyof typeof SCREEN_FILES;
