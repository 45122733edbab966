import type { Random } from './random.ts';
import type { Country } from './countries.ts';
import type { Size } from './size.ts';

/** Input of the generators of one agency. */
export interface AgencyContext {
  readonly country: Country;
  readonly agencyID: string;
  readonly size: Size;
  /** The agency that the demo's personas belong to. */
  readonly main: boolean;
  /** Seconds since 1970. */
  readonly now: number;
  /** The agency's current day, counted from 1970 (see calendar.ts). */
  readonly today: number;
  /** Creates the agency's own generator for a domain. */
  readonly random: (domain: string) => Random;
}
