import type { Clock } from '#lib/clock.ts';
import type { InspectionEvent } from 'xstate';
import type { Language } from '#lib/languages.ts';
import type { Replay, ReplayProblem, ReplayStep } from './replay.ts';
import type { Switches } from '#domain/access/rights.ts';
import type { UserType } from '#domain/access/roles.ts';

export const SCENARIOS = ['small', 'standard', 'large'] as const;
export type Scenario = (typeof SCENARIOS)[number];

export const LATENCIES = ['none', '3g'] as const;
export type Latency = (typeof LATENCIES)[number];

/** `next`: the next call fails, then all is well. `all`: no call gets through. `expire`: every token is refused, until a new one. */
export const FAILURES = ['none', 'next', 'all', 'expire'] as const;
export type Failure = (typeof FAILURES)[number];

/** What can be done to the calls of one name: slow, failing once, cut, or the end of the session (once). */
export const CALL_FAULTS = ['3g', 'next', 'all', 'expire'] as const;
export type CallFault = (typeof CALL_FAULTS)[number];

/** What the address of a demo says: the same address gives the same demo. */
export interface DemoConfig {
  readonly seed: number;
  /** Seconds since 1970: the instant at which the demo begins. */
  readonly now: number;
  readonly scenario: Scenario;
  /** Days that have passed since its beginning, so that what was to come then is due. */
  readonly days: number;
  /** Rights and modules that are switched on or off for everybody, whatever their role. */
  readonly switches: Switches;
  /** A prepared situation, by its name: the work it begins with. */
  readonly situation: string | null;
  /** What goes wrong from the start, with some calls. */
  readonly faults: Readonly<Record<string, CallFault>>;
  /** Whom to enter as at once. */
  readonly role: UserType | null;
  readonly lang: Language | null;
}

/** What a user of a demo is told: a part of its address that says nothing, work that cannot be kept or done again. */
export const DEMO_NOTICES = [
  'seed-unreadable',
  'now-unreadable',
  'scenario-unknown',
  'days-unreadable',
  'right-unknown',
  'situation-unknown',
  'fault-unknown',
  'replay-unknown',
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
  /** What is done to the calls of some names alone; it comes before what is done to all. */
  readonly faults: Readonly<Record<string, CallFault>>;
}

/** A text in every language: of what is data rather than interface. */
export type LocalizedText = Readonly<Record<Language, string>>;

/** A prepared state of the demo, to be opened by a click or by its address. */
export interface DemoSituation {
  readonly id: string;
  readonly title: LocalizedText;
  /** What there is to see. */
  readonly description: LocalizedText;
  /** Whether the screen that it is about exists. */
  readonly isBuilt: boolean;
  readonly address: string;
}

/** A state that a workflow came to because of a call. */
export interface StateChange {
  readonly machine: string;
  readonly from: string;
  readonly to: string;
}

/** A call as somebody who looks into the demo sees it. */
export interface DemoCall {
  readonly number: number;
  readonly operation: string;
  /** Milliseconds since 1970, by the demo's clock. */
  readonly at: number;
  /** Milliseconds until it was answered; null: on its way. */
  readonly duration: number | null;
  readonly outcome: 'pending' | 'answered' | 'refused' | 'failed';
  /** What machines did with the answer. */
  readonly states: readonly StateChange[];
  /** What was sent and answered, without anything secret. */
  readonly read: () => { readonly variables: unknown; readonly answer: unknown };
}

/** The last calls, the latest first. */
export interface DemoCalls {
  /** The same list until something changes. */
  readonly list: () => readonly DemoCall[];
  readonly subscribe: (listener: () => void) => () => void;
}

/** The demo build's own server, as the application sees it: to enter by one click, and to make things happen on purpose. */
export interface Demo {
  readonly config: DemoConfig;
  /** The name of its world: what a device keeps of one is nothing of another. */
  readonly world: string;
  readonly personas: readonly DemoPersona[];
  /** The password of every account of the demo. */
  readonly password: string;
  /** Tells the demo's time. */
  readonly clock: Clock;
  /** Notices for the user, such as work that cannot be kept on this device. */
  readonly notices: readonly DemoNotice[];
  /** Stands in for the network on the way to the demo's server. */
  readonly fetch: typeof globalThis.fetch;
  /** Posts a form to the demo's server and reports how much of it has left; rejects as `fetch` does. */
  readonly post: (
    url: string,
    form: { readonly headers: Headers; readonly body: FormData; readonly signal: AbortSignal },
    onProgress: (share: number) => void,
  ) => Promise<Response>;
  conditions(): DemoConditions;
  setLatency(latency: Latency): void;
  setFailure(failure: Failure): void;
  /** @param fault null: nothing out of the ordinary */
  setFault(call: string, fault: CallFault | null): void;
  /** The calls of the schema, by name; none until the world stands. */
  readonly callNames: readonly string[];
  readonly calls: DemoCalls;
  /** Told what the application's machines do. */
  readonly inspect: (event: InspectionEvent) => void;
  readonly situations: readonly DemoSituation[];
  /** What the page does by itself in the situation that it was opened in: a file is chosen, say. */
  readonly openingSteps?: ((language: Language) => Promise<readonly ReplayStep[]>) | undefined;
  /** Journeys that can be played. */
  readonly replays: readonly Pick<DemoSituation, 'id' | 'title' | 'address'>[];
  /** The one that the address asks to be played. Its work is done in a world of its own, and not kept. */
  readonly replay: Replay | null;
  /** Where a replay of what is done from now on begins, and the work that is there by then. */
  startOfReplay(role: UserType | null, lang: Language): Promise<Pick<Replay, 'opens' | 'path' | 'work'>>;
  /** Opens a replay from a file, unless it is none, or this device would not keep it for the page that plays it. */
  openReplay(text: string): Promise<ReplayProblem | { readonly kind: 'notKept' } | null>;
  /** Calls back when the conditions change by themselves (a `next` failure that has happened), or there is a notice. */
  subscribe(listener: () => void): () => void;
  /** Calls back when another tab has worked in this demo, or emptied it: what was read may be another now. */
  onWorkElsewhere(listener: () => void): () => void;
  /** The address of the entrance of this demo with other settings. */
  addressOf(config: Partial<DemoConfig>): string;
  /** The address of the present page in this demo, as it is now, with other settings. */
  currentAddressWith(config: Partial<DemoConfig>): string;
  /**
   * This demo as a file: its world, all the work done in it with the files that were uploaded, and the address at hand.
   * @param role who is looking, so that whoever opens the file looks as the same person
   */
  exportJournal(role: UserType | null): Promise<File>;
  /** Takes the work of such a file in place of what this device has kept of that world. The page goes to the address itself. */
  importJournal(file: Blob): Promise<JournalImport>;
  /** Forgets all the work done in this demo, and begins it again. */
  reset(): Promise<void>;
  /** Forgets all the work done in every demo on this device, and all else that was kept. */
  leave(): Promise<void>;
}
