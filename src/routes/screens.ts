import type { ComponentType } from 'react';
import type { ScreenId } from './table.ts';

/** What a screen is made of, fetched when it is first needed. */
export interface ScreenParts {
  /** The folder whose words it says. */
  readonly feature: `src/features/${string}` | 'src/app/shell';
  readonly code: () => Promise<{ readonly default: ComponentType }>;
}

/**
 * The screens that are built. One that is not here has its address, its title and its line in the menu, and shows a
 * page that says it is not built yet. Apart from the table, so that a screen with links does not import itself.
 */
const SCREENS: Readonly<Partial<Record<ScreenId, ScreenParts>>> = {
  login: { feature: 'src/features/session', code: () => import('#features/session/login.screen.tsx') },
  register: { feature: 'src/features/session', code: () => import('#features/session/register.screen.tsx') },
  forgot_password: { feature: 'src/features/session', code: () => import('#features/session/forgot-password.screen.tsx') },
  agencies: { feature: 'src/features/agencies', code: () => import('#features/agencies/agencies.screen.tsx') },
  type_regulatory_actions: { feature: 'src/features/action-types', code: () => import('#features/action-types/action-types.screen.tsx') },
  products: { feature: 'src/features/products', code: () => import('#features/products/products.screen.tsx') },
  product_files: { feature: 'src/features/product-files', code: () => import('#features/product-files/product-files.screen.tsx') },
  product_regulatory_actions: { feature: 'src/features/products', code: () => import('#features/products/product.screen.tsx') },
  regulatory_action_steps: {
    feature: 'src/features/regulatory-actions',
    code: () => import('#features/regulatory-actions/regulatory-action-steps.screen.tsx'),
  },
  reminders: { feature: 'src/features/reminders', code: () => import('#features/reminders/reminders.screen.tsx') },
};

/** The error page is part of the shell: a page that says something failed must not have to be fetched. */
const IN_THE_SHELL: ScreenId = 'error';

/** What a screen is made of; `undefined` when the shell has it, or it is not built. */
export const partsOf = (screen: ScreenId): ScreenParts | undefined => SCREENS[screen];

/** Whether a screen is more than its address. */
export const isBuilt = (screen: ScreenId): boolean => screen === IN_THE_SHELL || screen in SCREENS;
