import { assign, type EventObject, fromCallback, not, setup, type SnapshotFrom } from 'xstate';
import type { ServerCode } from '#api/codes.ts';
import { type DeviceFix, moreAccurate } from '#domain/field/capture.ts';
import { isWholeReport, type ReportDraft, type ReportIssue, reportIssues } from '#domain/field/report.ts';
import { codesOf } from '../operation/refusal.ts';
import { notProvided, typesOf, unsaved } from '../setup.ts';
import type {
  ReportPosition,
  SendCall,
  SendResult,
  VisitReportEvent,
  VisitReportInput,
  WithoutPosition,
} from './visit-report.types.ts';

interface VisitReportContext extends VisitReportInput {
  readonly draft: ReportDraft;
  /** The drafts before each change, the latest last. */
  readonly past: readonly ReportDraft[];
  /** The field that was changed last: further letters in it are the same change. */
  readonly typed: string | null;
  /** The user has tried to send: what is wrong is shown. */
  readonly checked: boolean;
  readonly issues: readonly ReportIssue[];
  /** The most accurate position so far. */
  readonly fix: DeviceFix | null;
  /** Why there is no position; `null` while nothing has been tried. */
  readonly reason: WithoutPosition | null;
  /** The codes of the server’s last refusal. */
  readonly codes: readonly ServerCode[];
  /** The error of the last call, if it failed. */
  readonly error: unknown;
}

/** How many changes can be undone. */
const UNDONE = 50;

const BEST_SO_FAR = 'the best position so far goes with it, if there is one';

/** Metres within which a position is good enough to stop looking. */
const GOOD = 30;

/** Seconds after the end of a visit in which the device is taken to be where it was. */
const NEARBY = 3600;

const isSame = (one: ReportDraft, other: ReportDraft): boolean => JSON.stringify(one) === JSON.stringify(other);

const seconds = ({ now }: VisitReportInput): number => Math.floor(now() / 1000);

const issuesOf = (context: VisitReportContext, draft: ReportDraft): readonly ReportIssue[] =>
  reportIssues(draft, context.visited, context.fields, seconds(context));

const positionOf = ({ fix, reason }: VisitReportContext): ReportPosition =>
  fix ? { fix } : { fix: null, reason: reason ?? 'timeout' };

function callOf(context: VisitReportContext): SendCall {
  const { visited, draft } = context;
  if (!isWholeReport(draft)) throw new Error('A report without its start is not sent.');
  return { visited, draft, end: draft.end ?? Math.max(draft.start, seconds(context)), position: positionOf(context) };
}

/**
 * The report of a visit, from its opening to the answer of the server. See docs/rules/field-work.md#report-fields and
 * #report-position: a position is looked for once the report is sent, for no longer than 15 s, and the report goes without it
 * where there is none, or where the visit ended more than an hour ago. What was written survives refusals and failures.
 */
export const visitReportMachine = setup({
  types: typesOf<{
    context: VisitReportContext;
    input: VisitReportInput;
    events: VisitReportEvent;
    tags: 'busy' | 'unsaved';
  }>(),
  actors: {
    /** Tells the positions of the device, the best so far, until it is stopped. */
    locate: fromCallback<EventObject>(() => {}),
    /** Queues the report on the device, and waits a while for the answer of the server. */
    send: notProvided<SendResult, SendCall>('send'),
  },
  actions: {
    change: assign(({ context }, patch: Partial<ReportDraft>) => {
      const draft = { ...context.draft, ...patch };
      const typed = Object.keys(patch).join(' ');
      const isSameChange = typed === context.typed && Object.values(patch).every((value) => typeof value === 'string');
      return {
        draft,
        past: isSameChange ? context.past : [...context.past, context.draft].slice(-UNDONE),
        typed,
        issues: context.checked ? issuesOf(context, draft) : [],
        codes: [],
        error: undefined,
      };
    }),
    bringBack: assign(({ context }) => {
      const draft = context.past.at(-1) ?? context.draft;
      return {
        draft,
        past: context.past.slice(0, -1),
        typed: null,
        issues: context.checked ? issuesOf(context, draft) : [],
        codes: [],
        error: undefined,
      };
    }),
    check: assign(({ context }) => ({ checked: true, issues: issuesOf(context, context.draft) })),
    forgetAnswer: assign({ checked: true, issues: [], codes: [], error: undefined }),
    forgetPosition: assign({ fix: null, reason: null }),
    agree: assign({ positions: 'agreed' }),
    take: assign(({ context }, fix: DeviceFix) => ({ fix: moreAccurate(context.fix, fix) })),
    goWithout: assign((_, reason: WithoutPosition) => ({ reason })),
  },
  guards: {
    isChanged: ({ context }) => !isSame(context.draft, context.initial),
    hasIssues: ({ context }) => issuesOf(context, context.draft).length > 0,
    hasPast: ({ context }) => context.past.length > 0,
    isDenied: (_, reason: WithoutPosition) => reason === 'denied',
    isGood: (_, { accuracy }: DeviceFix) => accuracy <= GOOD,
    hasModule: ({ context }) => context.positions !== 'off',
    hasAgreed: ({ context }) => context.positions === 'agreed',
    isLate: ({ context }) => context.draft.end !== null && seconds(context) - context.draft.end > NEARBY,
  },
  delays: {
    /** As long as a report waits for its position. */
    positionLimit: 15_000,
  },
}).createMachine({
  id: 'visit-report',
  context: ({ input }) => ({
    ...input,
    draft: input.resumed ?? input.initial,
    past: [],
    typed: null,
    checked: false,
    issues: [],
    fix: null,
    reason: null,
    codes: [],
    error: undefined,
  }),
  initial: 'editing',
  states: {
    editing: {
      description: 'the report is being written',
      initial: 'unchanged',
      on: {
        'draft.change': {
          target: '.unchanged',
          actions: { type: 'change', params: ({ event }) => event.patch },
        },
        undo: { guard: 'hasPast', target: '.unchanged', actions: 'bringBack' },
        send: [
          { guard: 'hasIssues', actions: 'check' },
          { guard: not('hasModule'), target: 'sending', actions: { type: 'goWithout', params: 'off' } },
          { guard: 'isLate', target: 'sending', actions: ['forgetPosition', { type: 'goWithout', params: 'late' }] },
          { guard: not('hasAgreed'), target: 'askingPosition' },
          { target: 'positioning' },
        ],
        later: { target: 'kept' },
        cancel: { target: 'closed' },
      },
      states: {
        unchanged: {
          description: 'with nothing written',
          always: { guard: 'isChanged', target: 'changed' },
          on: { later: { target: '#visit-report.closed' } },
        },
        changed: unsaved('with what is not sent', '#visit-report.askingDiscard'),
        refused: unsaved('after the server refused the report', '#visit-report.askingDiscard'),
        failed: unsaved('after sending failed: the report may have arrived or not', '#visit-report.askingDiscard'),
        where: { type: 'history' },
      },
    },

    askingPosition: {
      description: 'the user is asked, before the browser asks, whether reports may carry a position',
      tags: 'unsaved',
      on: {
        'position.agree': { target: 'positioning', actions: 'agree' },
        'position.decline': { target: 'sending', actions: { type: 'goWithout', params: 'declined' } },
        cancel: { target: 'editing' },
      },
    },

    positioning: {
      description: 'the device is looking for its position',
      tags: 'unsaved',
      entry: 'forgetPosition',
      invoke: { id: 'locate', src: 'locate' },
      on: {
        'position.fix': [
          {
            guard: { type: 'isGood', params: ({ event }) => event.fix },
            target: 'sending',
            actions: { type: 'take', params: ({ event }) => event.fix },
          },
          { actions: { type: 'take', params: ({ event }) => event.fix } },
        ],
        'position.failed': [
          {
            guard: { type: 'isDenied', params: ({ event }) => event.reason },
            target: 'sending',
            actions: ['forgetPosition', { type: 'goWithout', params: 'denied' }],
          },
          {
            description: BEST_SO_FAR,
            target: 'sending',
            actions: { type: 'goWithout', params: ({ event }) => event.reason },
          },
        ],
        'position.skip': {
          description: BEST_SO_FAR,
          target: 'sending',
          actions: { type: 'goWithout', params: 'declined' },
        },
        cancel: { target: 'editing' },
      },
      after: {
        positionLimit: {
          description: BEST_SO_FAR,
          target: 'sending',
          actions: { type: 'goWithout', params: 'timeout' },
        },
      },
    },

    sending: {
      description: 'the report is being sent',
      tags: ['busy', 'unsaved'],
      entry: 'forgetAnswer',
      invoke: {
        id: 'send',
        src: 'send',
        input: ({ context }) => callOf(context),
        onDone: [
          { guard: ({ event }) => event.output.kind === 'sent', target: 'sent' },
          { guard: ({ event }) => event.output.kind === 'queued', target: 'queued' },
          { target: 'editing.refused', actions: assign(({ event }) => ({ codes: codesOf(event.output) })) },
        ],
        onError: { target: 'editing.failed', actions: assign(({ event }) => ({ error: event.error })) },
      },
    },

    askingDiscard: {
      description: 'the user is asked whether what was written may be discarded',
      tags: 'unsaved',
      on: {
        'discard.confirm': { target: 'closed' },
        'discard.keep': { target: 'editing.where' },
      },
    },

    sent: { description: 'the report is sent', type: 'final' },
    queued: {
      description: 'the report is on the device, which sends it as soon as it can, as told in “What waits to be sent”',
      type: 'final',
    },
    kept: { description: 'the report is left for later, and stays on the device', type: 'final' },
    closed: { description: 'the report is closed, and nothing of it stays on the device', type: 'final' },
  },
});

export type VisitReportSnapshot = SnapshotFrom<typeof visitReportMachine>;

/** Whether something is written that the server does not have. */
export const isWritten = (snapshot: VisitReportSnapshot): boolean =>
  snapshot.hasTag('unsaved') || snapshot.matches('kept');

/** The report as it is sent, once nothing in it is wrong. @throws {Error} where its start is not known */
export const reportIn = ({ context }: VisitReportSnapshot): SendCall => callOf(context);

/** How a report was left; `null` while it is open. */
export function outcomeOf({ value, status }: VisitReportSnapshot): 'sent' | 'queued' | 'kept' | 'closed' | null {
  if (status !== 'done') return null;
  return value === 'sent' || value === 'queued' || value === 'kept' ? value : 'closed';
}

/** Why a report that was sent has no position; `null` if it has one. */
export const reasonWithout = ({ context: { fix, reason } }: VisitReportSnapshot): WithoutPosition | null =>
  fix ? null : reason;
