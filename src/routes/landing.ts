import type { UserType } from '#domain/access/roles.ts';
import { href, type RouteName } from './links.ts';

/**
 * Where each role starts. These are the final screens, not addresses that redirect, so the history gets one entry.
 * See docs/rules/access.md#landing.
 */
const LANDINGS = {
  BossMultinational: 'boss_multinational_agencies',
  Boss: 'boss_dashboard',
  BossAssistant: 'boss_assistant_dashboard',
  Supervisor: 'supervisor_dashboard',
  Delegue: 'app_customer_card_dashboard',
  RegulatoryAffairsUser: 'regulatory_affairs_user_reminders',
  PharmaLaboReglementaryAffairUser: 'pharma_labo_reglementary_affair_user_products',
  PharmaLaboBossUser: 'pharma_labo_boss_user_dashboard',
} as const satisfies Record<UserType, RouteName>;

/** The address where a role starts. */
export function landingOf(userType: UserType): string {
  return href(LANDINGS[userType]);
}
