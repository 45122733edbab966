import { fullName } from '#domain/people/person-name.ts';
import type { PeriodState } from '#queries/finance-periods.queries.ts';

/** How far a period has come. `changed`: a dispatch now would change what the delegates have. */
export type PeriodStage = 'nothing' | 'saved' | 'dispatched' | 'changed';

/** Units, and their amount in the agency's currency. */
export interface Sums {
  readonly quantity: number;
  readonly turnover: number;
}

/** When something was done, in seconds since 1970, and by whom; null: not known. */
export interface Deed {
  readonly at: number | null;
  readonly by: string | null;
}

/** What is known of a period. */
export interface PeriodFacts {
  readonly stage: PeriodStage;
  readonly saved: Sums & Deed;
  readonly dispatched: Sums & Deed;
}

/** The stage of a period from what is saved and what is dispatched. */
export function stageOf(saved: Sums, dispatched: Sums, isChanged: boolean): PeriodStage {
  if (saved.quantity === 0 && dispatched.quantity === 0) return 'nothing';
  if (dispatched.quantity === 0) return 'saved';
  return isChanged ? 'changed' : 'dispatched';
}

/** The stage of several periods together. `partly`: some are dispatched, others only saved. */
export type SharedStage = PeriodStage | 'partly';

/** The stage that describes several periods; those without anything do not count. */
export function sharedStage(stages: readonly PeriodStage[]): SharedStage {
  const present = new Set(stages.filter((stage) => stage !== 'nothing'));
  const [only = 'nothing'] = present;
  if (present.size <= 1) return only;
  return present.has('saved') ? 'partly' : 'changed';
}

const NONE = { quantity: 0, turnover: 0, at: null, by: null };

/** The facts of a period that the server tells of; a period that it does not name has nothing. */
export function factsOf(state: PeriodState | undefined): PeriodFacts {
  if (!state) return { stage: 'nothing', saved: NONE, dispatched: NONE };
  const saved = {
    quantity: state.savedQuantity,
    turnover: state.savedTurnOver,
    at: state.savedAt,
    by: fullName(state.SavedBy),
  };
  const dispatched = {
    quantity: state.dispatchedQuantity,
    turnover: state.dispatchedTurnOver,
    at: state.dispatchedAt,
    by: fullName(state.DispatchedBy),
  };
  return { stage: stageOf(saved, dispatched, state.isChanged), saved, dispatched };
}
