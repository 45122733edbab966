import type { Clock } from './clock.ts';
import type { Language } from './languages.ts';
import type { UserType } from './roles.ts';

export const SCENARIOS = ['small', 'standard', 'large'] as const;
export type Scenario = (typeof SCENARIOS)[number];

export const LATENCIES = ['none', '3g'] as const;
export type Latency = (typeof LATENCIES)[number];

/** `next`: the next call fails, then all is well. `all`: no call gets through. `expire`: every token is refused, until a new one. */
export const FAILURES = ['none', 'next', 'all', 'expire'] as const;
export type Failure = (typeof FAILURES)[number];

/** What the address of a demo says: the same address gives the same demo. */
export interface DemoConfig {
  readonly seed: number;
  /** Seconds since 1970: the instant at which the demo begins. */
  readonly now: number;
  readonly scenario: Scenario;
  /** Whom to enter as at once. */
  readonly role: UserType | null;
  readonly lang: Language | null;
}

/** What a user of a demo is told: a part of its address that says nothing, work that cannot be kept or done again. */
export const DEMO_NOTICES = [
  'seed-unreadable',
  'now-unreadable',
  'scenario-unknown',
  'role-unknown',
  'lang-unknown',
  'work-not-kept',
  'work-not-replayed',
] as const;
export type DemoNotice = (typeof DEMO_NOTICES)[number];

export interface DemoPersona {
  readonly userType: UserType;
  readonly email: string;
  readonly firstName: string;
  readonly surname: string;
}

export interface DemoConditions {
  readonly latency: Latency;
  readonly failure: Failure;
}

/** The demo build's own server, as the application sees it: to enter by one click, and to make things happen on purpose. */
export interface Demo {
  readonly config: DemoConfig;
  readonly personas: readonly DemoPersona[];
  /** The password of every account of the demo. */
  readonly password: string;
  /** Tells the demo's time. */
  readonly clock: Clock;
  /** Notices for the user, such as work that cannot be kept on this device. */
  readonly notices: readonly DemoNotice[];
  /** Posts a form to the demo's server and tells how much of it has left; rejects as `fetch` does. */
  readonly post: (
    url: string,
    form: { readonly headers: Headers; readonly body: FormData; readonly signal: AbortSignal },
    onProgress: (share: number) => void,
  ) => Promise<Response>;
  conditions(): DemoConditions;
  setLatency(latency: Latency): void;
  setFailure(failure: Failure): void;
  /** Calls back when the conditions change by themselves (a `next` failure that has happened). */
  subscribe(listener: () => void): () => void;
  /** The address that opens this demo with other settings. */
  addressOf(config: Partial<DemoConfig>): string;
  /** Forgets all the work done in this demo. */
  reset(): Promise<void>;
}
