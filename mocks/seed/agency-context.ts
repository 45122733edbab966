import type { Random } from './random.ts';
import type { Country } from './countries.ts';
import type { Size } from './size.ts';

/** What the generators of one agency start from. */
export interface AgencyContext {
  readonly country: Country;
  readonly agencyID: string;
  readonly size: Size;
  /** Whether the demo's people belong to it. */
  readonly main: boolean;
  /** Seconds since 1970. */
  readonly now: number;
  /** The agency's current day, counted since 1970 (see calendar.ts). */
  readonly today: number;
  /** Opens the agency's own stream for a domain. */
  readonly random: (domain: string) => Random;
}
