import type { RouteName } from '#routes/links.ts';

/** The kinds of customer, as they are named in addresses. */
export const KINDS = ['healthworker', 'drugstore', 'administration', 'wholesaler'] as const;
export type Kind = (typeof KINDS)[number];

/** The page of each kind. */
export const CARD_ROUTES = {
  healthworker: 'app_customer_card_health_worker',
  drugstore: 'app_customer_card_drugstore',
  administration: 'app_customer_card_administration',
  wholesaler: 'app_customer_card_wholesaler',
} as const satisfies Readonly<Record<Kind, RouteName>>;
