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

/**
 * Why a file is not taken: it is something else, of another version, cut or changed, made of work that this version of
 * the demo cannot do, or this device would not keep it.
 */
export const JOURNAL_REFUSALS = ['not-a-journal', 'other-version', 'damaged', 'not-replayed', 'not-kept'] as const;
export type JournalRefusal = (typeof JOURNAL_REFUSALS)[number];

/** What became of a file: the address that opens what it holds, or why it was refused, which changes nothing. */
export type JournalImport =
  | { readonly kind: 'imported'; readonly address: string }
  | { readonly kind: 'refused'; readonly reason: JournalRefusal };

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
  /** Stands in for the network on the way to the demo's server. */
  readonly fetch: typeof globalThis.fetch;
  /** Posts a form to the demo's server and tells how much of it has left; rejects as `fetch` does. */
  readonly post: (
    url: string,
    form: { readonly headers: Headers; readonly body: FormData; readonly signal: AbortSignal },
    onProgress: (share: number) => void,
  ) => Promise<Response>;
  conditions(): DemoConditions;
  setLatency(latency: Latency): void;
  setFailure(failure: Failure): void;
  /** Calls back when the conditions change by themselves (a `next` failure that has happened), or there is a notice. */
  subscribe(listener: () => void): () => void;
  /** Calls back when another tab has worked in this demo, or emptied it: what was read may be another now. */
  onWorkElsewhere(listener: () => void): () => void;
  /** The address that opens this demo with other settings. */
  addressOf(config: Partial<DemoConfig>): string;
  /**
   * This demo as a file: its world, all the work done in it with the files that were uploaded, and the address at hand.
   * @param role who is looking, so that whoever opens the file looks as the same person
   */
  exportJournal(role: UserType | null): Promise<File>;
  /** Takes the work of such a file in place of what this device has kept of that world. The page goes to the address itself. */
  importJournal(file: Blob): Promise<JournalImport>;
  /** Forgets all the work done in this demo. */
  reset(): Promise<void>;
}
