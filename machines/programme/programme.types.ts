import type { Refusal } from '#api/refusal.ts';
import type { DayPlan, Stop } from '#domain/field/day-plan.ts';

export interface SaveCall {
  readonly plan: DayPlan;
}

/** `queued`: the device has it, and sends it as soon as it can. */
export type SaveResult = { readonly kind: 'saved' | 'queued' } | Refusal;

export interface ProgrammeInput {
  /** The day as it was read. */
  readonly saved: DayPlan;
  /** The draft from when the day was last planned; without one, the day as it was read. */
  readonly resumed?: DayPlan;
  /** The visits that are done or validated: they stay, and stay as they are. */
  readonly fixed: readonly Stop[];
  /** Whether all visits may leave the day, as to other days of its week. */
  readonly mayBeEmpty?: boolean;
}

export type ProgrammeEvent =
  | { readonly type: 'visits.add'; readonly stops: readonly Stop[] }
  | { readonly type: 'visit.remove'; readonly customerID: string }
  | { readonly type: 'visit.describe'; readonly customerID: string; readonly description: string }
  /** `to`: the place among the visits, from 0. */
  | { readonly type: 'visit.move'; readonly customerID: string; readonly to: number }
  | { readonly type: 'visits.order'; readonly order: readonly string[] }
  /** The day was read again: these visits are done or validated by now. */
  | { readonly type: 'day.fixed'; readonly stops: readonly Stop[] }
  | { readonly type: 'undo' }
  | { readonly type: 'save' }
  | { readonly type: 'cancel' }
  | { readonly type: 'discard.confirm' }
  | { readonly type: 'discard.keep' };
