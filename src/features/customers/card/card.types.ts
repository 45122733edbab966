import type {
  CardAreaFragment,
  CardHistory_CustomerHealthWorker_Fragment as CardHistoryFragment,
  DrugstoreCardQuery,
  HealthWorkerCardQuery,
  WholesalerCardQuery,
} from './card.generated.ts';
import type { Kind } from '#domain/customers/kinds.ts';

export type HealthWorker = NonNullable<HealthWorkerCardQuery['readCustomerHealthWorkerDetailedDatas']>;
/** A drugstore or an administrative customer: they have the same fields. */
export type Place = NonNullable<DrugstoreCardQuery['readCustomerDrugStoreDetailedDatas']>;

export type Wholesaler = NonNullable<WholesalerCardQuery['readWholesalerDetailedDatas']>;

export type CardHistory = CardHistoryFragment;
export type VisitReport = CardHistoryFragment['MyVisitReports'][number];
export type Advancement = CardHistoryFragment['MyRelationshipsWithProductAdvancement'][number];
export type Expectation = CardHistoryFragment['MyCustomerExpectations'][number];
export type LeadedAction = CardHistoryFragment['MyLeadedActionsReceived'][number];

/** The card of a customer of any kind. */
export interface Card {
  readonly kind: Kind;
  readonly history: CardHistoryFragment;
  /** « Dr »; empty for a place. */
  readonly title: string;
  readonly specialities: readonly { readonly ID: string; readonly name: string }[];
  /** Where the customer can be met; the first is usual. */
  readonly sites: readonly Site[];
  readonly worker: HealthWorker | null;
  readonly place: Place | null;
}

/** A health centre, or the place itself. */
export interface Site {
  readonly ID: string;
  /** Of a centre; a place has the name of the customer. */
  readonly name: string | null;
  /** How to find it, in words. */
  readonly directions: string | null;
  readonly area: CardAreaFragment | null;
}
