import { and, assign, not, setup, type SnapshotFrom } from 'xstate';
import type { ServerCode } from '#api/codes.ts';
import { type DraftRows, faultyCount, sameRows, unitedRows, wholeRows } from '#domain/finance/draft-rows.ts';
import { type FileRows, losesEntered, otherPrices, type PriceSource, rowsWithFile } from '#domain/finance/file-rows.ts';
import { mergedRows } from '#domain/finance/merge-rows.ts';
import { confirmKey, type Confirmed, notConfirmed } from '#domain/import/corrections.ts';
import { draftParts } from '../draft/draft.parts.ts';
import type { DraftContext } from '../draft/draft.types.ts';
import { notProvided, typesOf } from '../setup.ts';
import { sameComparison, sameSaved } from './comparison.ts';
import type {
  Comparison,
  DispatchResult,
  FinanceEvent,
  FinanceInput,
  FinanceRows,
  FinanceSubject,
  SavedPeriod,
  SaveResult,
  UnevenProduct,
} from './finance.types.ts';

interface FinanceContext extends FinanceInput, DraftContext<DraftRows> {
  /** A review was requested with nothing to save, or with faulty rows. */
  isReviewRefused: boolean;
  /** The imported rows, and which prices to use: null until the user chooses. */
  file: (FileRows & { readonly prices: PriceSource | null }) | null;
  /** The unusual quantities that the user has confirmed, in an import or a review, by {@link confirmKey}. */
  confirmed: ReadonlyMap<string, number>;
  /** What the server has now, where it differs from what the draft was begun from; `null` otherwise. */
  theirs: FinanceRows | null;
  /** How the saved rows are split among delegates; null if the server does not tell it. */
  parts: SavedPeriod['parts'];
  /** The server's message about refused rows; empty once they are changed or saved. */
  faults: string;
  /** The call that the server refused, and why. */
  refused: {
    readonly call: 'save' | 'dispatch';
    readonly codes: readonly ServerCode[];
    readonly detail: string;
  } | null;
  /** The rows of the server that emptying the period would delete; null unless that is asked. */
  going: SavedPeriod | null;
  /** Whether the server changed after the user had seen what would go, and confirmed it. */
  isAskedAnew: boolean;
  blockedBy: readonly UnevenProduct[];
  comparison: Comparison | null;
  /** Whether the server changed after the user had seen a comparison and forced the dispatch. */
  isComparedAnew: boolean;
  /** Whether the dispatch replaces an earlier one; sent as `forceReDispatch`. */
  force: boolean;
}

const subjectOf = ({ kind, period }: FinanceContext): FinanceSubject => ({ kind, period });

const draft = draftParts<DraftRows, FinanceContext, FinanceEvent, FinanceSubject>({
  id: 'finance',
  kind: { same: sameRows, unite: unitedRows },
  source: subjectOf,
});

interface Reread {
  readonly event: { readonly output: SavedPeriod };
}

/**
 * Reads the saved rows again before they are saved over, dispatched or deleted. What cannot be read leads to `failed`,
 * and nothing is sent.
 */
const reread = <Id extends string, const Done, Failed extends string>(id: Id, onDone: Done, failed: Failed) =>
  ({
    id,
    src: 'reread',
    input: ({ context }: { readonly context: FinanceContext }) => subjectOf(context),
    onDone,
    onError: {
      target: failed,
      actions: {
        type: 'noteError',
        params: ({ event }: { readonly event: { readonly error: unknown } }) => event.error,
      },
    },
  }) as const;

const rowsRead = ({ event }: Reread): FinanceRows => event.output.rows;
const noteTheirs = { type: 'noteTheirs', params: rowsRead } as const;

/** Goes on to `next` only if nobody else has saved other rows meanwhile. */
const readAgain = <Next extends string>(next: Next) =>
  reread(
    'reread',
    [
      {
        description: 'the server already has these rows',
        guard: { type: 'isDraft', params: rowsRead },
        target: '#finance.saved',
        actions: 'noteSaved',
      },
      {
        guard: { type: 'isBase', params: rowsRead },
        target: next,
        actions: { type: 'noteParts', params: ({ event }: Reread) => event.output.parts },
      },
      { target: 'merging', actions: noteTheirs },
    ],
    'failed',
  );

/** The draft with the rows of the file in the place of those that it replaces. */
const withFile = ({ draft: rows, file }: FinanceContext): DraftRows =>
  file ? rowsWithFile(rows, file, file.prices ?? 'own') : rows;

const isRefusedFor = ({ refused }: FinanceContext, code: ServerCode): boolean => refused?.codes.includes(code) === true;

const isConflict = (result: DispatchResult): boolean =>
  result.kind === 'refused' && CONFLICTS.some((code) => result.codes.includes(code));
const CONFLICTS: readonly ServerCode[] = ['YEAR_SALE_GOALS_EXIST', 'SALE_DATA_EXIST'];

/** With these codes, the detail of a refusal is about the period, not about a row. */
const OF_PERIOD: ReadonlySet<ServerCode> = new Set([...CONFLICTS, 'NOTHING_TO_DISPATCH', 'YEAR_OUT_OF_RANGE']);

/**
 * The entry of a period's rows, from opening it to its dispatch among the delegates. Yearly goals, weekly trends and
 * monthly sales use this machine with different inputs.
 *
 * It extends the draft machine with steps after the editing. The rows survive every refusal, every lost connection, the
 * end of the session and a takeover by another tab.
 */
export const financeMachine = setup({
  types: typesOf<{
    context: FinanceContext;
    input: FinanceInput;
    events: FinanceEvent;
    tags: 'busy' | 'editable';
  }>(),
  actors: {
    ...draft.actors,
    /** Calls `set…FromJson`. */
    save: notProvided<SaveResult, FinanceSubject & { readonly rows: FinanceRows }>('save'),
    /** Calls `dispatchPharmaProduct…`. */
    dispatch: notProvided<DispatchResult, FinanceSubject & { readonly force: boolean }>('dispatch'),
    /** Reads what is dispatched and what would replace it. */
    compare: notProvided<Comparison, FinanceSubject>('compare'),
    /** Reads the saved rows again, and who has what of them. */
    reread: notProvided<SavedPeriod, FinanceSubject>('reread'),
  },
  delays: draft.delays,
  actions: {
    ...draft.actions,
    change: assign((_, rows: DraftRows) => ({ draft: rows, isReviewRefused: false, faults: '', error: undefined })),
    beginAnew: assign({
      incoming: null,
      wantsServer: false,
      file: null,
      theirs: null,
      refused: null,
      comparison: null,
      isComparedAnew: false,
      force: false,
    }),
    offerFile: assign(({ context }) => ({ incoming: { from: 'file', value: withFile(context) } as const })),
    takeFile: assign(({ context }) => ({ draft: withFile(context), faults: '' })),
    confirm: assign(({ context }, figures: readonly Confirmed[]) => ({
      confirmed: new Map([...context.confirmed, ...figures.map((each) => [confirmKey(each), each.quantity] as const)]),
    })),
    unconfirm: assign(({ context }, figures: readonly Confirmed[]) => {
      const left = new Set(figures.map(confirmKey));
      return { confirmed: new Map([...context.confirmed].filter(([key]) => !left.has(key))) };
    }),
    noteTheirs: assign((_, theirs: FinanceRows) => ({ theirs })),
    noteComparison: assign(({ context }, comparison: Comparison) => ({
      comparison,
      isComparedAnew: context.comparison !== null,
    })),
    noteParts: assign((_, parts: SavedPeriod['parts']) => ({ parts })),
    /** Replaces the draft and its base with the rows of the server. */
    takeTheirs: assign(({ context: { theirs, saved } }) => ({
      draft: theirs ?? saved,
      saved: theirs ?? saved,
      theirs: null,
    })),
    keepMine: assign(({ context: { theirs, saved } }) => ({ saved: theirs ?? saved, theirs: null })),
    takeBoth: assign(({ context: { draft: mine, saved, theirs } }) =>
      theirs ? { draft: mergedRows(saved, theirs, mine), saved: theirs, theirs: null } : {},
    ),
    forgetAnswer: assign({
      refused: null,
      blockedBy: [],
      comparison: null,
      isComparedAnew: false,
      error: undefined,
    }),
    noteSaved: assign(({ context }) => {
      const rows = wholeRows(context.draft);
      return { saved: rows, draft: rows, keptAt: null, faults: '' };
    }),
    noteGoing: assign(({ context }, going: SavedPeriod) => ({ going, isAskedAnew: context.going !== null })),
    noteEmptied: assign({ saved: [], draft: [], keptAt: null, faults: '' }),
    /** The page shows what was dispatched, where the server tells it: somebody may have saved in the last instant. */
    noteDispatched: assign((_, rows: FinanceRows | null) => ({
      faults: '',
      ...(rows && { saved: rows, draft: rows }),
    })),
    noteRefusal: assign((_, { call, result }: { call: 'save' | 'dispatch'; result: SaveResult | DispatchResult }) =>
      result.kind === 'refused'
        ? {
            refused: { call, codes: result.codes, detail: result.detail },
            faults: result.codes.some((code) => OF_PERIOD.has(code)) ? '' : result.detail,
          }
        : {},
    ),
  },
  guards: {
    ...draft.guards,
    canBeSaved: ({ context: { draft: rows } }) => wholeRows(rows).length > 0 && faultyCount(rows) === 0,
    isSaved: ({ context: { draft: rows, saved } }) => sameRows(rows, saved),
    isSavedWithRows: ({ context: { draft: rows, saved } }) => saved.length > 0 && sameRows(rows, saved),
    asksForPrices: ({ context: { draft: rows, file } }) =>
      file !== null && file.prices === null && otherPrices(rows, file).length > 0,
    losesEntered: ({ context: { draft: rows, saved, file } }) => file !== null && losesEntered(rows, saved, file),
    areConfirmed: ({ context }, unusual: readonly Confirmed[]) => notConfirmed(unusual, context.confirmed).length === 0,
    isDraft: ({ context }, read: FinanceRows) => sameRows(context.draft, read),
    isBase: ({ context }, read: FinanceRows) => sameRows(context.saved, read),
    /** Whether exactly these rows were shown in the question. */
    isGoing: ({ context: { going } }, read: SavedPeriod) => going !== null && sameSaved(going, read),
    /** Whether just this was shown as what is dispatched and what would replace it. */
    isCompared: ({ context: { comparison } }, read: Comparison) =>
      comparison !== null && sameComparison(comparison, read),
    isForced: ({ context }) => context.force,
    isDispatch: ({ context }) => context.refused?.call === 'dispatch',
    isRefusedFor: ({ context }, code: ServerCode) => isRefusedFor(context, code),
  },
}).createMachine({
  id: 'finance',
  context: ({ input }) => ({
    ...input,
    ...draft.context(input, []),
    isReviewRefused: false,
    file: null,
    confirmed: input.confirmed ?? new Map(),
    theirs: null,
    parts: null,
    faults: '',
    refused: null,
    going: null,
    isAskedAnew: false,
    blockedBy: [],
    comparison: null,
    isComparedAnew: false,
    force: false,
  }),
  invoke: { id: 'claim', src: 'claim' },
  initial: 'waiting',
  on: {
    'claim.lost': { target: '.handing' },
    'session.end': { target: '.ended' },
  },
  states: {
    ...draft.states,

    editing: {
      ...draft.states.editing,
      exit: assign({ isReviewRefused: false }),
      on: {
        ...draft.states.editing.on,
        'import.open': { target: 'importing' },
        review: [{ guard: 'canBeSaved', target: 'reviewing' }, { actions: assign({ isReviewRefused: true }) }],
        // Dispatching an emptied period takes back what the delegates have.
        dispatch: { guard: 'isSaved', target: 'dispatching' },
        'empty.open': { guard: 'isSavedWithRows', target: 'emptying' },
      },
    },

    importing: {
      description: 'a file is read, and its rows are checked and corrected',
      invoke: {
        id: 'keepBeforeImport',
        src: 'keep',
        input: draft.keepInput,
        onDone: { actions: 'noteKept' },
        onError: { description: 'a device that does not store the draft does not stop an import' },
      },
      on: {
        'import.cancel': { target: 'editing' },
        'import.done': {
          target: 'receiving',
          actions: [
            assign(({ event: { rows, wholesalerIDs } }) => ({ file: { rows, wholesalerIDs, prices: null } })),
            { type: 'confirm', params: ({ event }) => event.confirmed },
          ],
        },
      },
    },
    receiving: {
      description: 'the rows of the file replace those of its wholesalers, and no others',
      initial: 'deciding',
      states: {
        deciding: {
          always: [
            { guard: 'asksForPrices', target: 'pricing' },
            { guard: 'losesEntered', target: '#finance.choosing', actions: 'offerFile' },
            { target: '#finance.editing', actions: 'takeFile' },
          ],
        },
        pricing: {
          description: 'the file has another price for products of other wholesalers: the user says which one holds',
          on: {
            'price.choose': {
              target: 'deciding',
              actions: assign(({ context: { file }, event: { prices } }) => ({ file: file && { ...file, prices } })),
            },
          },
        },
      },
    },

    reviewing: {
      description: 'what would be saved is compared with what the server has now',
      // A review may take long, or not lead to a save, so the draft is stored first.
      invoke: {
        id: 'keepBeforeSave',
        src: 'keep',
        input: draft.keepInput,
        onDone: { actions: 'noteKept' },
        onError: { description: 'a device that does not store the draft does not stop a save' },
      },
      on: { edit: { target: 'editing' } },
      initial: 'rereading',
      states: {
        rereading: {
          description: 'the saved rows are read again: somebody else may have saved meanwhile',
          tags: 'busy',
          entry: 'forgetAnswer',
          invoke: readAgain('shown'),
        },
        failed: {
          description: 'the saved rows could not be read again, so nothing is saved over them',
          on: { retry: { target: 'rereading' } },
        },
        merging: {
          description:
            'somebody else saved meanwhile: the user sees the common base, the rows of the other user, and their own',
          on: {
            'merge.theirs': { target: '#finance.editing', actions: 'takeTheirs' },
            'merge.mine': { target: 'merged', actions: 'keepMine' },
            'merge.both': { target: 'merged', actions: 'takeBoth' },
          },
        },
        merged: {
          always: [
            { guard: 'canBeSaved', target: '#finance.reviewing' },
            {
              description: 'both together leave no row',
              target: '#finance.editing',
              actions: assign({ isReviewRefused: true }),
            },
          ],
        },
        shown: {
          description: 'what would be saved is shown beside what the server has',
          on: {
            save: [
              { guard: { type: 'areConfirmed', params: ({ event }) => event.unusual }, target: 'rechecking' },
              { description: 'unusual quantities are to be confirmed first' },
            ],
            'unusual.confirm': [
              {
                guard: ({ event }) => event.isRight,
                actions: { type: 'confirm', params: ({ event }) => event.of },
              },
              { actions: { type: 'unconfirm', params: ({ event }) => event.of } },
            ],
          },
        },
        rechecking: {
          description: 'the saved rows are read once more: somebody else may have saved while the review was open',
          tags: 'busy',
          invoke: readAgain('#finance.saving'),
        },
      },
    },

    emptying: {
      description: 'the saved rows of the period are to be deleted',
      initial: 'rereading',
      exit: assign({ going: null, isAskedAnew: false }),
      states: {
        rereading: {
          description: 'what would really go is read; once more when the user confirms it, or tries again',
          tags: 'busy',
          entry: 'forgetAnswer',
          invoke: reread(
            'rereadToEmpty',
            [
              {
                description: 'there is nothing to delete: somebody else emptied the period, or an unanswered call did',
                guard: ({ event }: Reread) => event.output.rows.length === 0,
                target: '#finance.saved',
                actions: 'noteEmptied',
              },
              {
                description: 'the user has seen just this, and confirmed it',
                guard: { type: 'isGoing', params: ({ event }: Reread) => event.output },
                target: 'sending',
              },
              { target: 'asking', actions: { type: 'noteGoing', params: ({ event }: Reread) => event.output } },
            ],
            'unread',
          ),
          on: { 'empty.cancel': { target: '#finance.editing' } },
        },
        unread: {
          description: 'the saved rows could not be read again, so nothing is deleted',
          on: { retry: { target: 'rereading' }, 'empty.cancel': { target: '#finance.editing' } },
        },
        asking: {
          description: 'the user sees the rows that would go, and confirms',
          on: { 'empty.confirm': { target: 'rereading' }, 'empty.cancel': { target: '#finance.editing' } },
        },
        sending: {
          description: 'the period is being saved without rows',
          tags: 'busy',
          invoke: {
            id: 'empty',
            src: 'save',
            input: ({ context }) => ({ ...subjectOf(context), rows: [] }),
            onDone: [
              { guard: ({ event }) => event.output.kind === 'saved', target: '#finance.saved', actions: 'noteEmptied' },
              {
                target: 'failed',
                actions: { type: 'noteRefusal', params: ({ event }) => ({ call: 'save', result: event.output }) },
              },
            ],
            onError: { target: 'failed', actions: assign(({ event }) => ({ error: event.error })) },
          },
        },
        failed: {
          description: 'the server refused, or was not reached: the rows are still on it, as far as is known',
          on: {
            retry: { target: 'rereading' },
            'empty.cancel': {
              target: '#finance.editing',
              actions: assign({ faults: '', error: undefined }),
            },
          },
        },
      },
    },

    saving: {
      description: 'the rows are being saved',
      tags: 'busy',
      invoke: {
        id: 'save',
        src: 'save',
        input: ({ context }) => ({ ...subjectOf(context), rows: wholeRows(context.draft) }),
        onDone: [
          { guard: ({ event }) => event.output.kind === 'saved', target: 'saved', actions: 'noteSaved' },
          {
            target: 'refused',
            actions: { type: 'noteRefusal', params: ({ event }) => ({ call: 'save', result: event.output }) },
          },
        ],
        onError: { target: 'saveFailed', actions: assign(({ event }) => ({ error: event.error })) },
      },
    },
    saveFailed: {
      description: 'the save failed or got no answer: the rows may be saved or not; the draft is kept',
      on: {
        retry: {
          target: 'reviewing',
          description: 'the server is read first: the save may have succeeded, or somebody else may have saved',
        },
        edit: { target: 'editing' },
      },
    },
    saved: {
      description: 'the rows are on the server, and not dispatched among the delegates yet',
      entry: 'beginAnew',
      invoke: {
        id: 'forget',
        src: 'keep',
        input: { draft: null },
        onError: { description: 'the stored draft equals the saved rows: the next opening deletes it' },
      },
      on: { edit: { target: 'editing' }, dispatch: { target: 'dispatching' } },
    },

    refused: {
      description: 'the server refused, and says why; all rows are still here',
      initial: 'reading',
      on: {
        edit: { target: 'editing' },
        retry: [{ guard: 'isDispatch', target: 'dispatching' }, { target: 'reviewing' }],
      },
      states: {
        reading: {
          always: [
            { guard: { type: 'isRefusedFor', params: 'YEAR_SALE_GOALS_EXIST' }, target: 'yearExists' },
            { guard: { type: 'isRefusedFor', params: 'SALE_DATA_EXIST' }, target: 'saleDataExists' },
            { guard: { type: 'isRefusedFor', params: 'ERROR_PRODUCT_NOT_FOUND' }, target: 'productNotFound' },
            { guard: { type: 'isRefusedFor', params: 'ERROR_WHOLESALER_NOT_FOUND' }, target: 'wholesalerNotFound' },
            { target: 'other' },
          ],
        },
        yearExists: { description: 'there are goals for the year already' },
        saleDataExists: { description: 'there are figures for the period already' },
        productNotFound: { description: 'a product is not known' },
        wholesalerNotFound: { description: 'a wholesaler is not known' },
        other: { description: 'for another reason' },
      },
    },

    dispatching: {
      initial: 'rereading',
      states: {
        rereading: {
          description: 'the saved rows are read again: only what the page shows is dispatched',
          tags: 'busy',
          // Force is valid for one comparison: after a failure the user compares again.
          entry: ['forgetAnswer', assign({ force: false })],
          invoke: reread(
            'rereadToDispatch',
            [
              { guard: { type: 'isBase', params: rowsRead }, target: 'sending' },
              { target: 'overtaken', actions: noteTheirs },
            ],
            '#finance.dispatchFailed',
          ),
        },
        overtaken: {
          description: 'somebody else saved meanwhile: the user sees what changed before anything is dispatched',
          on: {
            dispatch: { target: 'rereading', actions: 'takeTheirs' },
            edit: { target: '#finance.editing', actions: 'takeTheirs' },
          },
        },
        sending: {
          description: 'the rows are being dispatched among the delegates',
          tags: 'busy',
          entry: 'forgetAnswer',
          invoke: {
            id: 'dispatch',
            src: 'dispatch',
            input: ({ context }) => ({ ...subjectOf(context), force: context.force }),
            onDone: [
              {
                guard: ({ event }) => event.output.kind === 'dispatched',
                target: '#finance.dispatched',
                actions: {
                  type: 'noteDispatched',
                  params: ({ event }) => (event.output.kind === 'dispatched' ? event.output.rows : null),
                },
              },
              {
                guard: ({ event }) => event.output.kind === 'blocked',
                target: '#finance.blocked',
                actions: assign(({ event }) =>
                  event.output.kind === 'blocked'
                    ? { blockedBy: event.output.products, faults: event.output.detail }
                    : {},
                ),
              },
              {
                description: 'the period was dispatched before: nothing is replaced unasked',
                guard: and([({ event }) => isConflict(event.output), not('isForced')]),
                target: '#finance.conflict',
                actions: { type: 'noteRefusal', params: ({ event }) => ({ call: 'dispatch', result: event.output }) },
              },
              {
                target: '#finance.refused',
                actions: { type: 'noteRefusal', params: ({ event }) => ({ call: 'dispatch', result: event.output }) },
              },
            ],
            onError: {
              target: '#finance.dispatchFailed',
              actions: assign(({ event }) => ({ error: event.error })),
            },
          },
        },
      },
    },
    dispatchFailed: {
      description: 'the server was not reached, or did not answer: the rows may or may not be dispatched',
      on: { retry: { target: 'dispatching' }, edit: { target: 'editing' } },
    },
    blocked: {
      description: 'the shares of a product do not add up to 100 %, so nothing was dispatched',
      on: { retry: { target: 'dispatching' }, edit: { target: 'editing' } },
    },

    conflict: {
      initial: 'comparing',
      on: { 'conflict.cancel': { target: 'saved' } },
      states: {
        comparing: {
          description: 'the present dispatch is read, and what would replace it; once more when the user forces it',
          tags: 'busy',
          entry: assign({ error: undefined }),
          invoke: {
            id: 'compare',
            src: 'compare',
            input: ({ context }) => subjectOf(context),
            onDone: [
              {
                description: 'the user has seen just this, and forced it',
                guard: { type: 'isCompared', params: ({ event }) => event.output },
                target: '#finance.dispatching.sending',
                actions: assign({ force: true }),
              },
              {
                guard: { type: 'isRefusedFor', params: 'YEAR_SALE_GOALS_EXIST' },
                target: 'yearExists',
                actions: { type: 'noteComparison', params: ({ event }) => event.output },
              },
              {
                target: 'saleDataExists',
                actions: { type: 'noteComparison', params: ({ event }) => event.output },
              },
            ],
            onError: { target: 'failed', actions: assign(({ event }) => ({ error: event.error })) },
          },
        },
        failed: {
          description: 'the two dispatches could not be read, so nothing is replaced',
          on: { retry: { target: 'comparing' } },
        },
        yearExists: {
          description: 'the goals of the year were dispatched before: the user sees both, and may replace them',
          on: { 'conflict.force': { target: 'comparing' } },
        },
        saleDataExists: {
          description: 'the figures of the period were dispatched before: the user sees both, and may replace them',
          on: { 'conflict.force': { target: 'comparing' } },
        },
      },
    },

    dispatched: {
      description: 'the rows are dispatched among the delegates',
      on: { edit: { target: 'editing' } },
    },
  },
});

export type FinanceSnapshot = SnapshotFrom<typeof financeMachine>;

/** Whether the draft differs from the saved rows. */
export const isUnsaved = ({ context: { draft: rows, saved } }: FinanceSnapshot): boolean => !sameRows(rows, saved);
