import type { Kind } from '#domain/customers/kinds.ts';
import type { RouteName } from '#routes/links.ts';

/** The page of each kind of customer. */
export const CARD_ROUTES = {
  healthworker: 'app_customer_card_health_worker',
  drugstore: 'app_customer_card_drugstore',
  administration: 'app_customer_card_administration',
  wholesaler: 'app_customer_card_wholesaler',
} as const satisfies Readonly<Record<Kind, RouteName>>;
