import type { Scenario, WorkgroupType } from './types.ts';

/** How many records one agency has. */
export interface Size {
  readonly healthWorkers: number;
  readonly drugStores: number;
  readonly administratives: number;
  readonly healthCenters: number;
  readonly workgroups: readonly WorkgroupType[];
  /** Delegates per work group. */
  readonly delegues: readonly [min: number, max: number];
  /** Products of the catalogue that the agency sells. */
  readonly products: readonly [min: number, max: number];
  readonly regulatoryActions: number;
  /** A minimum: an agency whose actions have many steps has more. */
  readonly reminders: number;
}

const SMALL: Size = {
  healthWorkers: 42,
  drugStores: 12,
  administratives: 4,
  healthCenters: 8,
  workgroups: ['medical', 'pharma'],
  delegues: [4, 4],
  products: [16, 16],
  regulatoryActions: 6,
  reminders: 14,
};

const STANDARD: Size = {
  healthWorkers: 990,
  drugStores: 395,
  administratives: 112,
  healthCenters: 72,
  workgroups: ['medical', 'medical', 'pharma'],
  delegues: [4, 8],
  products: [40, 46],
  regulatoryActions: 22,
  reminders: 48,
};

const LARGE: Size = { ...STANDARD, regulatoryActions: 200, reminders: 440 };

/** The agency that has 20,000 customers in the large scenario, wholesalers included. */
const GIANT: Size = {
  ...LARGE,
  healthWorkers: 13_200,
  drugStores: 5_270,
  administratives: 1_528,
  healthCenters: 940,
  workgroups: ['medical', 'medical', 'medical', 'medical', 'medical', 'pharma', 'pharma', 'pharma'],
  delegues: [7, 8],
  products: [48, 48],
};

const SIZES: Readonly<Record<Scenario, { readonly main: Size; readonly other: Size }>> = {
  small: { main: SMALL, other: SMALL },
  standard: { main: { ...STANDARD, products: [48, 48] }, other: STANDARD },
  large: { main: GIANT, other: LARGE },
};

/** @param main the agency that the demo's personas belong to; it sells the whole catalogue */
export function sizeOf(scenario: Scenario, main: boolean): Size {
  return SIZES[scenario][main ? 'main' : 'other'];
}
