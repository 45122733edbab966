/** The file of each screen but the first: a chunk, which the build names here together with all that it needs. */
export const SCREEN_FILES = {
  register: () => import('#features/session/register.screen.tsx'),
  forgot_password: () => import('#features/session/forgot-password.screen.tsx'),
  agencies: () => import('#features/agencies/agencies.screen.tsx'),
  type_regulatory_actions: () => import('#features/action-types/action-types.screen.tsx'),
  products: () => import('#features/products/products.screen.tsx'),
  product_files: () => import('#features/product-files/product-files.screen.tsx'),
  product_regulatory_actions: () => import('#features/products/product.screen.tsx'),
  regulatory_action_steps: () => import('#features/regulatory-actions/regulatory-action-steps.screen.tsx'),
  reminders: () => import('#features/reminders/reminders.screen.tsx'),
};

export type LaterScreen = keyof typeof SCREEN_FILES;
