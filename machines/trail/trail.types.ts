import type { DeviceFix } from '#domain/field/capture.ts';
import type { Fix } from '#lib/trail.ts';

/** Why the device gives no position. */
export type Unpositioned = 'denied' | 'unavailable' | 'timeout';

/** Why a trail has ended. `refused`: the server takes no positions. */
export type TrailEnding = 'user' | 'day' | 'refused';

interface TrailFacts {
  /** When it was started, in seconds since 1970; 0 if it was not. */
  readonly since: number;
  /** How many positions it has. */
  readonly kept: number;
  /** Why it has ended, if it has. */
  readonly ending: TrailEnding | null;
}

/** The trail of a day, as the device remembers it. */
export interface TrailRecord extends TrailFacts {
  readonly state: 'capturing' | 'paused' | 'ended';
}

/** The trail of today: none, or one that another tab is capturing, that can go on, or that has ended. */
export interface TrailFound extends TrailFacts {
  readonly state: 'off' | 'elsewhere' | 'paused' | 'ended';
}

export interface ClaimCall {
  /** Take the trail from the tab that has it. */
  readonly isStealing: boolean;
}

export interface TrailInput {
  /** Whether the user makes reports, and the module of positions is on. */
  readonly isAllowed: boolean;
  /** The time zone of the agency, which says when a day ends. */
  readonly zone: string;
  /** Milliseconds since 1970. */
  readonly now: () => number;
}

export type TrailEvent =
  | { readonly type: 'start' }
  /** The user agrees that positions are captured today. */
  | { readonly type: 'consent' }
  | { readonly type: 'decline' }
  | { readonly type: 'pause' }
  /** Go on after a pause, or here instead of in another tab. */
  | { readonly type: 'resume' }
  | { readonly type: 'end' }
  /** Ask the device again. */
  | { readonly type: 'retry' }
  | { readonly type: 'claim.granted' }
  /** Another tab is capturing. */
  | { readonly type: 'claim.taken' }
  | { readonly type: 'position.fix'; readonly fix: DeviceFix }
  | { readonly type: 'position.failed'; readonly reason: Unpositioned }
  /** What the device remembers has changed: another tab has started, paused or ended, or was closed. */
  | { readonly type: 'trail.changed' }
  | { readonly type: 'positions.refused' };

/** A position of the trail, to be stored and sent. */
export interface TrailEmitted {
  readonly type: 'position.kept';
  readonly fix: Fix;
}
