import type { Clock } from '#lib/clock.ts';
import type { DevicePositions } from '#lib/device/position.ts';
import type { InspectionEvent } from 'xstate';
import type { Language } from '#lib/languages.ts';
import type { Replay, ReplayProblem, ReplayStep } from './replay.ts';
import type { Switches } from '#domain/access/rights.ts';
import type { UserType } from '#domain/access/roles.ts';

export const SCENARIOS = ['small', 'standard', 'large'] as const;
export type Scenario = (typeof SCENARIOS)[number];

export const LATENCIES = ['none', '3g'] as const;
export type Latency = (typeof LATENCIES)[number];

/**
 * `next`: the next call fails, then all is well. `all`: no call gets through. `expire`: every token is refused, until a new one.
 * `lost`: the server does the next write, and its answer is lost. `late`: the server does the next write after the application has given it
 * up. `page`: a page of HTML comes in place of every answer, as from the sign-in of a public network.
 */
export const FAILURES = ['none', 'next', 'all', 'expire', 'lost', 'late', 'page'] as const;
export type Failure = (typeof FAILURES)[number];

/** Faults of a single call, by name: slow, or a failure; `expire`, `lost` and `late` happen once. */
export const CALL_FAULTS = ['3g', 'next', 'all', 'expire', 'lost', 'late', 'page'] as const;
export type CallFault = (typeof CALL_FAULTS)[number];

/**
 * Faults of the device. `ahead`, `behind`: its clock is off by a day. `full`: it stores nothing more. `closed`: the browser ends the
 * connections to its databases again and again.
 */
export const DEVICE_FAULTS = ['ahead', 'behind', 'full', 'closed'] as const;
export type DeviceFault = (typeof DEVICE_FAULTS)[number];

/** The device of a demo, as it is simulated in this page. */
export interface DemoDevice {
  /** The same list until it changes. */
  readonly faults: () => readonly DeviceFault[];
  readonly setFaults: (faults: readonly DeviceFault[]) => void;
  readonly subscribe: (listener: () => void) => () => void;
}

/** The settings in a demo's address. The same address gives the same demo. */
export interface DemoConfig {
  readonly seed: number;
  /** When the demo begins, in seconds since 1970. */
  readonly now: number;
  readonly scenario: Scenario;
  /** Days since the beginning, by which the demo's clock is put forward. */
  readonly days: number;
  /** Rights and modules that are switched on or off for all roles. */
  readonly switches: Switches;
  /** Id of the prepared situation that the demo begins with. */
  readonly situation: string | null;
  /** Initial faults of single calls, by call name. */
  readonly faults: Readonly<Record<string, CallFault>>;
  /** Initial faults of the device. */
  readonly deviceFaults: readonly DeviceFault[];
  /** Role to sign in with at once. */
  readonly role: UserType | null;
  readonly lang: Language | null;
}

/** Messages to the user of a demo: unreadable parameters, work that cannot be stored or replayed. */
export const DEMO_NOTICES = [
  'seed-unreadable',
  'now-unreadable',
  'scenario-unknown',
  'days-unreadable',
  'right-unknown',
  'situation-unknown',
  'demo-kept',
  'fault-unknown',
  'replay-unknown',
  'role-unknown',
  'lang-unknown',
  'work-not-kept',
  'work-not-replayed',
] as const;
export type DemoNotice = (typeof DEMO_NOTICES)[number];

/**
 * Why a journal file is refused: it is another kind of file, of another version, truncated or edited, names a demo that no
 * address could open, contains work that this version cannot replay, or the device could not store it.
 */
export const JOURNAL_REFUSALS = [
  'not-a-journal',
  'other-version',
  'damaged',
  'seed-out-of-range',
  'date-out-of-range',
  'situation-unknown',
  'not-replayed',
  'not-kept',
] as const;
export type JournalRefusal = (typeof JOURNAL_REFUSALS)[number];

/** Result of an import: the address that opens the imported demo, or the reason of the refusal. */
export type JournalImport =
  | { readonly kind: 'imported'; readonly address: string }
  | { readonly kind: 'refused'; readonly reason: JournalRefusal };

/**
 * What the device says of its position: the truth, or, simulated, a walk, one place, a vague position, and each way in which
 * a device gives none.
 */
export const POSITION_SOURCES = ['device', 'walk', 'stand', 'vague', 'denied', 'unavailable', 'timeout'] as const;
export type PositionSource = (typeof POSITION_SOURCES)[number];

/** Kilometres per hour: on foot, by car, and as fast as a trail takes. */
export const WALK_SPEEDS = [5, 40, 140] as const;
export type WalkSpeed = (typeof WALK_SPEEDS)[number];

export interface PositionSimulation {
  readonly source: PositionSource;
  readonly speed: WalkSpeed;
}

/** The positions of the device, which the demo's console can simulate. */
export interface DemoPositions extends DevicePositions {
  readonly simulation: () => PositionSimulation;
  readonly simulate: (change: Partial<PositionSimulation>) => void;
  /** Puts the simulated device kilometres away from one second to the next, and back. */
  readonly jump: () => void;
  readonly subscribe: (listener: () => void) => () => void;
}

export interface DemoPersona {
  readonly userType: UserType;
  readonly email: string;
  readonly firstName: string;
  readonly surname: string;
}

export interface DemoConditions {
  readonly latency: Latency;
  readonly failure: Failure;
  /** Faults by call name. They take precedence over `latency` and `failure`, which concern all calls. */
  readonly faults: Readonly<Record<string, CallFault>>;
}

/** A text in every language, for data outside the catalogues. */
export type LocalizedText = Readonly<Record<Language, string>>;

/** A prepared state of the demo, opened by its address. */
export interface DemoSituation {
  readonly id: string;
  readonly title: LocalizedText;
  readonly description: LocalizedText;
  readonly address: string;
}

/** A state change of a machine that an answer caused. */
export interface StateChange {
  readonly machine: string;
  readonly from: string;
  readonly to: string;
}

/** A logged call. */
export interface DemoCall {
  readonly number: number;
  readonly operation: string;
  /** Milliseconds since 1970, by the demo's clock. */
  readonly at: number;
  /** Milliseconds until it was answered; null: pending. */
  readonly duration: number | null;
  readonly outcome: 'pending' | 'answered' | 'refused' | 'failed';
  /** State changes that the answer caused. */
  readonly states: readonly StateChange[];
  /** Variables and answer, without secrets. */
  readonly read: () => { readonly variables: unknown; readonly answer: unknown };
}

/** The last calls, newest first. */
export interface DemoCalls {
  /** The same array until something changes. */
  readonly list: () => readonly DemoCall[];
  readonly subscribe: (listener: () => void) => () => void;
}

/** What the demo build offers to the application: a server, sign-in by one click, and the controls of the console. */
export interface Demo {
  readonly config: DemoConfig;
  /** Key of its world: data stored on the device for one world is not used for another. */
  readonly world: string;
  readonly personas: readonly DemoPersona[];
  /** Password of all accounts. */
  readonly password: string;
  /** The demo's clock, as the device shows it. */
  readonly clock: Clock;
  readonly device: DemoDevice;
  readonly positions: DemoPositions;
  /** Messages to the user, such as work that cannot be stored on this device. */
  readonly notices: readonly DemoNotice[];
  /** Sends a request to the demo's server; rejects as the global `fetch` does. */
  readonly fetch: typeof globalThis.fetch;
  /** Posts a form to the demo's server and reports its progress, from 0 to 1; rejects as `fetch` does. */
  readonly post: (
    url: string,
    form: { readonly headers: Headers; readonly body: FormData; readonly signal: AbortSignal },
    onProgress: (share: number) => void,
  ) => Promise<Response>;
  conditions(): DemoConditions;
  setLatency(latency: Latency): void;
  setFailure(failure: Failure): void;
  /** @param fault null: removes the fault */
  setFault(call: string, fault: CallFault | null): void;
  /** Names of all calls of the schema; empty until the server is ready. */
  readonly callNames: readonly string[];
  readonly calls: DemoCalls;
  /** Inspector for the application's machines, which logs their state changes. */
  readonly inspect: (event: InspectionEvent) => void;
  readonly situations: readonly DemoSituation[];
  /** Steps that the page performs when its situation is opened, such as choosing a file. */
  readonly openingSteps?: ((language: Language) => Promise<readonly ReplayStep[]>) | undefined;
  /** Built-in replays, each with its address for a user of either language. */
  readonly replays: readonly (Pick<DemoSituation, 'id' | 'title'> & { readonly address: LocalizedText })[];
  /** The replay of the address. It runs in a world of its own, which is not stored. */
  readonly replay: Replay | null;
  /** The start of a new recording: the demo's parameters, the current page and the work so far. */
  startOfReplay(role: UserType | null, lang: Language): Promise<Pick<Replay, 'opens' | 'path' | 'work'>>;
  /** Opens the page that plays a replay file. Resolves to the problem if it cannot be read or stored. */
  openReplay(text: string): Promise<ReplayProblem | { readonly kind: 'notKept' } | null>;
  /** Calls back when the conditions change, also by themselves (a `next` failure has happened), or there is a notice. */
  subscribe(listener: () => void): () => void;
  /** Calls back when another tab has changed or reset this demo: data read before may be stale. */
  onWorkElsewhere(listener: () => void): () => void;
  /** The address of this demo's first page with other settings. */
  addressOf(config: Partial<DemoConfig>): string;
  /** The address of the current page in this demo with other settings. */
  currentAddressWith(config: Partial<DemoConfig>): string;
  /**
   * This demo as a file: its world, all work with uploaded files, and the current address.
   * @param role the current role, with which the file will be opened
   */
  exportJournal(role: UserType | null): Promise<File>;
  /** Replaces the stored work of a world with that of a file. The caller opens the address that is returned. */
  importJournal(file: Blob): Promise<JournalImport>;
  /** The address asked for a new beginning (`?reset`): all work of this demo has been deleted. */
  readonly isReset: boolean;
  /** Deletes all work of this demo and restarts it. */
  reset(): Promise<void>;
  /** Deletes all work of all demos on this device, and everything else the demo has stored. */
  leave(): Promise<void>;
}
