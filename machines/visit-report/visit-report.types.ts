import type { Refusal } from '#api/refusal.ts';
import type { DeviceFix } from '#domain/field/capture.ts';
import type { ReportDraft, ReportField, Visited, WholeReport } from '#domain/field/report.ts';

/** Why a report has no position. */
export type WithoutPosition =
  /** The module is off. */
  | 'off'
  /** The visit is over for so long that the device may be elsewhere. */
  | 'late'
  /** The user wants none. */
  | 'declined'
  /** The browser, or its user, refuses. */
  | 'denied'
  | 'unavailable'
  | 'timeout';

/** Where a report was made, or why that is not known. */
export type ReportPosition = { readonly fix: DeviceFix } | { readonly fix: null; readonly reason: WithoutPosition };

export interface SendCall {
  readonly visited: Visited;
  readonly draft: WholeReport;
  /** The end of the visit, seconds since 1970. */
  readonly end: number;
  readonly position: ReportPosition;
}

/** `queued`: the device has it, and sends it as soon as it can. */
export type SendResult = { readonly kind: 'sent' | 'queued' } | Refusal;

export interface VisitReportInput {
  readonly visited: Visited;
  /** The report as it is before the user writes. */
  readonly initial: ReportDraft;
  /** What was written when the report was last left. */
  readonly resumed?: ReportDraft;
  /** The fields that the user has. */
  readonly fields: readonly ReportField[];
  /** Whether reports carry positions: never, once the user has agreed, or always since they have. */
  readonly positions: 'off' | 'ask' | 'agreed';
  /** Milliseconds since 1970. */
  readonly now: () => number;
}

export type VisitReportEvent =
  | { readonly type: 'draft.change'; readonly patch: Partial<ReportDraft> }
  | { readonly type: 'undo' }
  | { readonly type: 'send' }
  | { readonly type: 'position.agree' }
  | { readonly type: 'position.decline' }
  | { readonly type: 'position.fix'; readonly fix: DeviceFix }
  | { readonly type: 'position.failed'; readonly reason: 'denied' | 'unavailable' | 'timeout' }
  /** Send with the best position so far. */
  | { readonly type: 'position.skip' }
  /** Close, and write on later: the device keeps it. */
  | { readonly type: 'later' }
  | { readonly type: 'cancel' }
  | { readonly type: 'discard.confirm' }
  | { readonly type: 'discard.keep' };
