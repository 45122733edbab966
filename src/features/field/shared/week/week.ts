import type { ActorRefFrom } from 'xstate';
import type { DayOfWeek, MovingVisit, WhyNot } from '#domain/field/week.ts';
import type { FixedReason } from '#domain/field/moves.ts';
import type { programmeMachine, RefusedChange } from '#machines/programme/programme.machine.ts';
import type { QueuedDraft } from '#state/queue-write.ts';
import type { EditorDraft } from '#state/use-draft.ts';
import type { DayPlan } from '#domain/field/day-plan.ts';
import type { DayObjectiveFragment } from '../day.generated.ts';
import type { SaveResult } from '#machines/programme/programme.types.ts';
import type { DayToQueue } from '../planner/use-programme.ts';

/** A day whose plan can be changed. */
export interface OpenDay extends DayOfWeek {
  readonly actor: ActorRefFrom<typeof programmeMachine>;
  readonly isSaving: boolean;
  /** The last save failed: it may have arrived or not. */
  readonly isDoubtful: boolean;
  readonly stored: Pick<EditorDraft<DayPlan>, 'unkept' | 'keep' | 'isRestored'>;
  readonly fixed: ReadonlyMap<string, FixedReason>;
  readonly objectives: ReadonlyMap<string, DayObjectiveFragment>;
  readonly refusedChange: RefusedChange | null;
}

/** A day of a week that is being saved. */
export interface DayToSave extends DayToQueue {
  /** Its draft, with what that was begun from. */
  readonly stored: QueuedDraft & Pick<EditorDraft<DayPlan>, 'saved'>;
}

/** What the days of a week and its tray share. */
export interface Week {
  /** The days on which visits can be planned, with how many visits each has. */
  readonly targets: readonly { readonly date: string; readonly count: number }[];
  readonly today: string;
  readonly isSaving: boolean;
  /** The visit that is being dragged. */
  readonly dragged: MovingVisit | null;
  readonly onDrag: (visit: MovingVisit | null) => void;
  /** @param to the other day; `null` for the tray */
  readonly whyNot: (visit: MovingVisit, to: string | null) => WhyNot | null;
  readonly whyWords: (reason: WhyNot) => string;
  /** @param at the place among the other visits of the day; without one, the last */
  readonly onMove: (visit: MovingVisit, to: string | null, at?: number) => void;
  readonly onDescribe: (date: string, customerID: string) => void;
  /** Told of the changes of a day that the user abandons: half of a move would stay on another day. */
  readonly onAbandon: (day: DayOfWeek) => void;
  /** The other days of the week on which a customer is visited. */
  readonly otherDaysOf: (customerID: string, date: string) => readonly string[];
  readonly nameOfID: (customerID: string) => string;
  readonly practiceOf: (customerID: string) => string;
  /** Queues a day together with the others that are saved. */
  readonly queue: (date: string, day: Promise<DayToSave>) => Promise<SaveResult>;
  /** The visit to focus, once it is there. */
  readonly toFocus: { readonly date: string; readonly customerID: string } | null;
  readonly onFocused: () => void;
}
