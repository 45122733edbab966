import type { ComponentType } from 'react';
import type { LaterScreen } from './screen-files.ts';
import type { ScreenId } from './table.ts';

/** What a screen is made of, fetched when it is first needed. */
export interface ScreenParts {
  /** The folder whose words it says. */
  readonly feature: `src/features/${string}` | 'src/app/shell';
  readonly code: () => Promise<{ readonly default: ComponentType }>;
}

/** The list of files grows with every screen: the first one does not wait for it. */
export const screenFiles = () => import('./screen-files.ts').then(({ SCREEN_FILES }) => SCREEN_FILES);

const later = (feature: string, screen: LaterScreen): ScreenParts => ({
  feature: `src/features/${feature}`,
  code: () => screenFiles().then((files) => files[screen]()),
});

/**
 * The screens that are built. One that is not here has its address, its title and its line in the menu, and shows a
 * page that says it is not built yet. Apart from the table, so that a screen with links does not import itself.
 */
const SCREENS: Readonly<Partial<Record<ScreenId, ScreenParts>>> = {
  // The page that a new visitor waits for.
  login: { feature: 'src/features/session', code: () => import('#features/session/login.screen.tsx') },
  register: later('session', 'register'),
  forgot_password: later('session', 'forgot_password'),
  agencies: later('agencies', 'agencies'),
  type_regulatory_actions: later('regulatory', 'type_regulatory_actions'),
  products: later('regulatory', 'products'),
  product_files: later('regulatory', 'product_files'),
  product_regulatory_actions: later('regulatory', 'product_regulatory_actions'),
  regulatory_action_steps: later('regulatory', 'regulatory_action_steps'),
  reminders: later('regulatory', 'reminders'),
  customer_card_dashboard: later('customers', 'customer_card_dashboard'),
  trends_dashboard: later('finance', 'trends_dashboard'),
  trends_laboratory: later('finance', 'trends_laboratory'),
  trends_laboratory_product: later('finance', 'trends_laboratory_product'),
  trends_workgroup_dashboard: later('finance', 'trends_workgroup_dashboard'),
  trends_workgroup_group: later('finance', 'trends_workgroup_group'),
  trends_workgroup_delegate: later('finance', 'trends_workgroup_delegate'),
  trends_workgroup_product: later('finance', 'trends_workgroup_product'),
  sales_dashboard: later('finance', 'sales_dashboard'),
  sales_laboratory: later('finance', 'sales_laboratory'),
  sales_laboratory_product: later('finance', 'sales_laboratory_product'),
  sales_workgroup_dashboard: later('finance', 'sales_workgroup_dashboard'),
  sales_workgroup_group: later('finance', 'sales_workgroup_group'),
  sales_workgroup_delegate: later('finance', 'sales_workgroup_delegate'),
  stats_dashboard: later('finance', 'stats_dashboard'),
  stats_laboratory: later('finance', 'stats_laboratory'),
  stats_laboratory_product: later('finance', 'stats_laboratory_product'),
  stats_workgroup_dashboard: later('finance', 'stats_workgroup_dashboard'),
  stats_workgroup_group: later('finance', 'stats_workgroup_group'),
  stats_workgroup_delegate: later('finance', 'stats_workgroup_delegate'),
  goals_dashboard: later('finance', 'goals_dashboard'),
  goals_product: later('finance', 'goals_product'),
  goals_new: later('finance', 'goals_new'),
  trends_new: later('finance', 'trends_new'),
  trends_workgroup_new: later('finance', 'trends_workgroup_new'),
  sales_new: later('finance', 'sales_new'),
  sales_workgroup_new: later('finance', 'sales_workgroup_new'),
};

/** The error page is part of the shell: a page that says something failed must not have to be fetched. */
const IN_THE_SHELL: ScreenId = 'error';

/** What a screen is made of; `undefined` when the shell has it, or it is not built. */
export const partsOf = (screen: ScreenId): ScreenParts | undefined => SCREENS[screen];

/** Whether a screen is more than its address. */
export const isBuilt = (screen: ScreenId): boolean => screen === IN_THE_SHELL || screen in SCREENS;
