import { assign, fromCallback, sendTo, setup, type SnapshotFrom } from 'xstate';
import type { ServerCode } from '#api/codes.ts';
import { type DraftRows, faultyCount, sameRows, unitedRows, wholeRows } from '#domain/finance/draft-rows.ts';
import { notProvided, typesOf } from '../setup.ts';
import type {
  ClaimOrder,
  Comparison,
  DispatchResult,
  FinanceEvent,
  FinanceInput,
  FinanceRows,
  Incoming,
  KeepCall,
  KeepResult,
  LoadResult,
  SaveResult,
  UnevenProduct,
} from './finance.types.ts';

interface FinanceContext extends FinanceInput {
  /** What is saved on the server as far as this page knows: what "changed" is measured against. */
  saved: DraftRows;
  draft: DraftRows;
  /** What would replace a changed draft, and waits for the user's choice. */
  incoming: Incoming | null;
  /** Another tab had the draft since this one wrote it. */
  wasElsewhere: boolean;
  /** The user asked for what the server has. */
  wantsServer: boolean;
  /** Something was entered while the device was keeping what was there before. */
  isOvertyped: boolean;
  /** When the device last kept it, in milliseconds since 1970. */
  keptAt: number | null;
  /** The review was asked for with nothing to save, or with something to be mended. */
  isReviewRefused: boolean;
  /** What the server said of the rows when it refused them last, until they are changed or saved. */
  faults: string;
  /** The call that the server refused, and why. */
  refused: {
    readonly call: 'save' | 'dispatch';
    readonly codes: readonly ServerCode[];
    readonly detail: string;
  } | null;
  blockedBy: readonly UnevenProduct[];
  comparison: Comparison | null;
  /** Whether the dispatch replaces what was dispatched before: the wire's `forceReDispatch`. */
  force: boolean;
  error: unknown;
}

/** What is to be entered once the server and the device have both been read. */
type Settled = Partial<
  Pick<FinanceContext, 'saved' | 'draft' | 'incoming' | 'keptAt' | 'wasElsewhere' | 'wantsServer'>
>;

/**
 * Puts together what the server has, what the device kept and what this page holds. What was entered is never replaced:
 * where another tab wrote since, or the server has other rows than those it was begun from, both wait for a choice.
 */
function settle(context: FinanceContext, { saved, kept }: LoadResult): Settled {
  const own = sameRows(context.draft, context.saved) ? null : { rows: context.draft, base: context.saved };
  const isFork = own !== null && kept !== null && context.wasElsewhere && !sameRows(own.rows, kept.rows);
  if (isFork) return { incoming: { from: 'tab', rows: kept.rows }, wasElsewhere: false };
  const mine = own ?? kept;
  const settled = { saved, incoming: null, wasElsewhere: false, wantsServer: false, keptAt: kept?.at ?? null };
  if (mine === null || sameRows(mine.rows, saved)) return { ...settled, draft: saved };
  const isAsked = context.wantsServer || !sameRows(mine.base, saved);
  return { ...settled, draft: mine.rows, incoming: isAsked ? { from: 'server', rows: saved } : null };
}

/** What goes to the device; nothing where the server has it all. */
const draftToKeep = ({ draft, saved, now }: FinanceContext): KeepCall =>
  sameRows(draft, saved) ? null : { rows: draft, base: saved, at: now() };

const isRefusedFor = ({ refused }: FinanceContext, code: ServerCode): boolean => refused?.codes.includes(code) === true;

const isConflict = (result: DispatchResult): boolean =>
  result.kind === 'refused' && CONFLICTS.some((code) => result.codes.includes(code));
const CONFLICTS: readonly ServerCode[] = ['YEAR_SALE_GOALS_EXIST', 'SALE_DATA_EXIST'];

/** What a refusal adds to these is the period: nothing in the rows is to be mended. */
const OF_PERIOD: ReadonlySet<ServerCode> = new Set([...CONFLICTS, 'NOTHING_TO_DISPATCH', 'YEAR_OUT_OF_RANGE']);

/**
 * What is entered for a period, from its opening to its dispatch among the delegates (spec §4, decisions 30 to 33):
 * goals of a year, trends of a week and real sales of a month are this machine with three inputs.
 *
 * The rows outlive every refusal, every cut, the end of the session and another tab: they are changed by the user alone,
 * and replaced only by what the user chose to put in their place. One tab writes a draft at a time.
 */
export const financeMachine = setup({
  types: typesOf<{
    context: FinanceContext;
    input: FinanceInput;
    events: FinanceEvent;
    tags: 'busy' | 'editable';
  }>(),
  actors: {
    /** Holds the draft for this tab: tells `claim.granted`, `claim.taken`, `claim.lost`; obeys {@link ClaimOrder}s. */
    claim: fromCallback<ClaimOrder>(() => {}),
    /** Reads the saved rows, and what the device keeps. */
    load: notProvided<LoadResult>('load'),
    /** Keeps the draft on the device. */
    keep: notProvided<KeepResult, { readonly draft: KeepCall }>('keep'),
    /** set…FromJson. */
    save: notProvided<SaveResult, { readonly rows: FinanceRows }>('save'),
    /** dispatchPharmaProduct…. */
    dispatch: notProvided<DispatchResult, { readonly force: boolean }>('dispatch'),
    /** Reads what is dispatched and what would replace it. */
    compare: notProvided<Comparison>('compare'),
  },
  delays: {
    /** How long a change waits to be kept (spec §4). */
    autosave: 5000,
    /** How long another tab has to give the draft up before it is taken: a tab that is frozen never answers. */
    handover: 2000,
  },
  actions: {
    settle: assign(({ context }, result: LoadResult) => settle(context, result)),
    change: assign((_, rows: DraftRows) => ({ draft: rows, isReviewRefused: false, faults: '', error: undefined })),
    offer: assign((_, incoming: Incoming) => ({ incoming })),
    takeIncoming: assign(({ context }) => ({ draft: context.incoming?.rows ?? context.draft, incoming: null })),
    /** A file comes after what was entered, and that after what the server or another tab has. */
    uniteIncoming: assign(({ context: { draft, incoming } }) => {
      const rows = incoming?.rows ?? [];
      return { draft: incoming?.from === 'file' ? unitedRows(draft, rows) : unitedRows(rows, draft), incoming: null };
    }),
    refuseIncoming: assign({ incoming: null }),
    noteKept: assign(({ context }) => ({ keptAt: draftToKeep(context)?.at ?? null, error: undefined })),
    noteSaved: assign(({ context }) => {
      const rows = wholeRows(context.draft);
      return { saved: rows, draft: rows, keptAt: null, faults: '' };
    }),
    noteRefusal: assign((_, { call, result }: { call: 'save' | 'dispatch'; result: SaveResult | DispatchResult }) =>
      result.kind === 'refused'
        ? {
            refused: { call, codes: result.codes, detail: result.detail },
            faults: result.codes.some((code) => OF_PERIOD.has(code)) ? '' : result.detail,
          }
        : {},
    ),
    beginAnew: assign({ incoming: null, wantsServer: false, refused: null, comparison: null, force: false }),
    forgetAnswer: assign({ refused: null, blockedBy: [], comparison: null, error: undefined }),
    /** What this tab still has of its own stays in sight, and is chosen from when it comes back. */
    leaveToOther: assign({ wasElsewhere: true }),
    /** The device has it all: this tab shows what the device keeps. */
    giveUp: assign(({ context }) => ({ saved: context.draft, keptAt: null })),
    order: sendTo('claim', (_, type: ClaimOrder['type']) => ({ type })),
  },
  guards: {
    isChanged: ({ context: { draft, saved } }) => !sameRows(draft, saved),
    isSettled: ({ context }, result: LoadResult) => !settle(context, result).incoming,
    replacesChanges: ({ context: { draft, saved } }, rows: DraftRows) =>
      !sameRows(draft, saved) && !sameRows(draft, rows),
    canBeSaved: ({ context: { draft } }) => wholeRows(draft).length > 0 && faultyCount(draft) === 0,
    isSavedWithRows: ({ context: { draft, saved } }) => saved.length > 0 && sameRows(draft, saved),
    isKept: ({ context }) => context.keptAt !== null,
    isOvertyped: ({ context }) => context.isOvertyped,
    isFromOtherTab: ({ context }) => context.incoming?.from === 'tab',
    isDispatch: ({ context }) => context.refused?.call === 'dispatch',
    isRefusedFor: ({ context }, code: ServerCode) => isRefusedFor(context, code),
  },
}).createMachine({
  id: 'finance',
  context: ({ input }) => ({
    ...input,
    saved: [],
    draft: [],
    incoming: null,
    wasElsewhere: false,
    wantsServer: false,
    isOvertyped: false,
    keptAt: null,
    isReviewRefused: false,
    faults: '',
    refused: null,
    blockedBy: [],
    comparison: null,
    force: false,
    error: undefined,
  }),
  invoke: { id: 'claim', src: 'claim' },
  initial: 'waiting',
  on: {
    'claim.lost': { target: '.handing' },
    'session.end': { target: '.ended' },
  },
  states: {
    waiting: {
      description: 'it is found out whether another tab has the draft',
      on: { 'claim.granted': { target: 'loading' }, 'claim.taken': { target: 'elsewhere' } },
    },

    handing: {
      description: 'another tab wants the draft, and is given it whole',
      entry: 'beginAnew',
      initial: 'deciding',
      on: { 'claim.lost': {} },
      states: {
        deciding: { always: [{ guard: 'isChanged', target: 'keeping' }, { target: '#finance.elsewhere' }] },
        keeping: {
          invoke: {
            id: 'keepToHand',
            src: 'keep',
            input: ({ context }) => ({ draft: draftToKeep(context) }),
            onDone: [
              {
                guard: ({ event }) => event.output.kind === 'overtaken',
                target: '#finance.elsewhere',
                actions: 'leaveToOther',
              },
              { target: '#finance.elsewhere', actions: 'giveUp' },
            ],
            onError: { target: '#finance.elsewhere', actions: 'leaveToOther' },
          },
        },
      },
    },

    elsewhere: {
      description: 'another tab has the draft: what this one shows cannot be changed',
      entry: { type: 'order', params: 'release' },
      initial: 'reading',
      on: {
        'claim.take': { target: 'taking' },
        'claim.granted': { target: 'loading', description: 'the other tab gave it up, or was closed' },
      },
      states: {
        reading: {
          tags: 'busy',
          invoke: {
            id: 'peek',
            src: 'load',
            onDone: {
              target: 'shown',
              // What this tab still has of its own stays in sight: it comes back, or the user chooses.
              actions: assign(({ context: { draft, saved }, event: { output } }) => {
                const shown = output.kept?.rows ?? output.saved;
                return sameRows(draft, saved) ? { saved: shown, draft: shown } : {};
              }),
            },
            onError: { target: 'shown' },
          },
        },
        shown: {},
      },
    },
    taking: {
      description: 'the other tab is asked to give the draft up',
      entry: { type: 'order', params: 'ask' },
      on: { 'claim.granted': { target: 'loading' } },
      after: { handover: { actions: { type: 'order', params: 'steal' } } },
    },

    loading: {
      description: 'the server and the device are read',
      tags: 'busy',
      entry: 'forgetAnswer',
      invoke: {
        id: 'load',
        src: 'load',
        onDone: [
          {
            guard: { type: 'isSettled', params: ({ event }) => event.output },
            target: 'editing',
            actions: { type: 'settle', params: ({ event }) => event.output },
          },
          { target: 'choosing', actions: { type: 'settle', params: ({ event }) => event.output } },
        ],
        onError: { target: 'loadFailed', actions: assign(({ event }) => ({ error: event.error })) },
      },
    },
    loadFailed: {
      description: 'the server or the device could not be read',
      on: { retry: { target: 'loading' } },
    },

    choosing: {
      description: 'the user sees what was entered beside what would replace it, and chooses',
      on: {
        'choice.mine': [
          { guard: 'isFromOtherTab', target: 'loading', actions: 'refuseIncoming' },
          { target: 'editing', actions: 'refuseIncoming' },
        ],
        'choice.theirs': [
          { guard: 'isFromOtherTab', target: 'loading', actions: 'takeIncoming' },
          { target: 'editing', actions: 'takeIncoming' },
        ],
        'choice.both': [
          { guard: 'isFromOtherTab', target: 'loading', actions: 'uniteIncoming' },
          { target: 'editing', actions: 'uniteIncoming' },
        ],
      },
    },

    editing: {
      tags: 'editable',
      entry: 'beginAnew',
      exit: assign({ isReviewRefused: false }),
      initial: 'opening',
      on: {
        reload: { target: 'loading', actions: assign({ wantsServer: true }) },
        'import.open': { target: 'importing' },
        review: [{ guard: 'canBeSaved', target: 'reviewing' }, { actions: assign({ isReviewRefused: true }) }],
        dispatch: { guard: 'isSavedWithRows', target: 'dispatching' },
      },
      states: {
        opening: {
          always: [
            { guard: 'isChanged', target: 'changed' },
            { guard: 'isKept', target: 'keeping', description: 'what the device keeps is no draft any more, and goes' },
            { target: 'unchanged' },
          ],
        },
        unchanged: {
          description: 'the page shows what the server has',
          on: { 'draft.change': { target: 'opening', actions: { type: 'change', params: ({ event }) => event.rows } } },
        },
        changed: {
          description: 'something was entered that the device does not keep yet',
          on: {
            'draft.change': {
              description: 'the wait is not begun anew: whoever goes on typing is kept too',
              actions: { type: 'change', params: ({ event }) => event.rows },
            },
            'draft.keep': { target: 'keeping' },
          },
          after: { autosave: { target: 'keeping' } },
        },
        keeping: {
          description: 'the device is keeping what was entered',
          exit: assign({ isOvertyped: false }),
          on: {
            'draft.change': {
              actions: [{ type: 'change', params: ({ event }) => event.rows }, assign({ isOvertyped: true })],
            },
            'draft.keep': { target: 'keeping', reenter: true },
          },
          invoke: {
            id: 'keep',
            src: 'keep',
            input: ({ context }) => ({ draft: draftToKeep(context) }),
            onDone: [
              {
                guard: ({ event }) => event.output.kind === 'overtaken',
                target: '#finance.elsewhere',
                actions: 'leaveToOther',
              },
              { guard: 'isOvertyped', target: 'changed' },
              { guard: 'isChanged', target: 'kept', actions: 'noteKept' },
              { target: 'unchanged', actions: assign({ keptAt: null }) },
            ],
            onError: { target: 'unkept', actions: assign(({ event }) => ({ error: event.error })) },
          },
        },
        kept: {
          description: 'the device keeps what was entered, and the server does not have it',
          on: { 'draft.change': { target: 'changed', actions: { type: 'change', params: ({ event }) => event.rows } } },
        },
        unkept: {
          description: 'the device cannot keep what was entered: it lives as long as the page',
          on: {
            'draft.change': { actions: { type: 'change', params: ({ event }) => event.rows } },
            'draft.keep': { target: 'keeping' },
          },
          after: { autosave: { target: 'keeping' } },
        },
      },
    },

    importing: {
      description: 'a file is read, and its rows are checked and put right',
      invoke: {
        id: 'keepBeforeImport',
        src: 'keep',
        input: ({ context }) => ({ draft: draftToKeep(context) }),
        onDone: { actions: 'noteKept' },
        onError: { description: 'a device that cannot keep it does not stop a file from being read' },
      },
      on: {
        'import.cancel': { target: 'editing' },
        'import.done': [
          {
            guard: { type: 'replacesChanges', params: ({ event }) => event.rows },
            target: 'choosing',
            actions: { type: 'offer', params: ({ event }) => ({ from: 'file', rows: event.rows }) },
          },
          { target: 'editing', actions: { type: 'change', params: ({ event }) => event.rows } },
        ],
      },
    },

    reviewing: {
      description: 'what would be saved is shown beside what is',
      // It may be long looked at, or never saved: no five seconds are waited for.
      invoke: {
        id: 'keepBeforeSave',
        src: 'keep',
        input: ({ context }) => ({ draft: draftToKeep(context) }),
        onDone: { actions: 'noteKept' },
        onError: { description: 'a device that cannot keep it does not stop it from being saved' },
      },
      on: { edit: { target: 'editing' }, save: { target: 'saving' } },
    },

    saving: {
      description: 'the rows are being saved',
      tags: 'busy',
      entry: 'forgetAnswer',
      invoke: {
        id: 'save',
        src: 'save',
        input: ({ context: { draft } }) => ({ rows: wholeRows(draft) }),
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
      description: 'the rows did not reach the server, and are all still here',
      on: { retry: { target: 'saving' }, edit: { target: 'editing' } },
    },
    saved: {
      description: 'the rows are on the server, and not shared among the delegates yet',
      entry: 'beginAnew',
      invoke: {
        id: 'forget',
        src: 'keep',
        input: { draft: null },
        onError: { description: 'it equals what is saved: the next opening drops it' },
      },
      on: { edit: { target: 'editing' }, dispatch: { target: 'dispatching' } },
    },

    refused: {
      description: 'the server refused, and says why; the rows are all still here',
      initial: 'reading',
      on: {
        edit: { target: 'editing' },
        retry: [{ guard: 'isDispatch', target: 'dispatching' }, { target: 'saving' }],
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
      description: 'the rows are being shared among the delegates',
      tags: 'busy',
      entry: 'forgetAnswer',
      invoke: {
        id: 'dispatch',
        src: 'dispatch',
        input: ({ context: { force } }) => ({ force }),
        onDone: [
          {
            guard: ({ event }) => event.output.kind === 'dispatched',
            target: 'dispatched',
            actions: assign({ faults: '' }),
          },
          {
            guard: ({ event }) => event.output.kind === 'blocked',
            target: 'blocked',
            actions: assign(({ event }) =>
              event.output.kind === 'blocked' ? { blockedBy: event.output.products, faults: event.output.detail } : {},
            ),
          },
          {
            description: 'the period was dispatched before: nothing is replaced unasked',
            guard: ({ context, event }) => !context.force && isConflict(event.output),
            target: 'conflict',
            actions: { type: 'noteRefusal', params: ({ event }) => ({ call: 'dispatch', result: event.output }) },
          },
          {
            target: 'refused',
            actions: { type: 'noteRefusal', params: ({ event }) => ({ call: 'dispatch', result: event.output }) },
          },
        ],
        onError: { target: 'dispatchFailed', actions: assign(({ event }) => ({ error: event.error })) },
      },
    },
    dispatchFailed: {
      description: 'it is not known whether the rows were shared: the server was not reached, or did not answer',
      on: { retry: { target: 'dispatching' }, edit: { target: 'editing' } },
    },
    blocked: {
      description: 'the shares of a product do not make 100, so that nothing was shared',
      on: { retry: { target: 'dispatching' }, edit: { target: 'editing' } },
    },

    conflict: {
      initial: 'comparing',
      on: { 'conflict.cancel': { target: 'saved' } },
      states: {
        comparing: {
          description: 'what the delegates share now is read, and what would replace it',
          tags: 'busy',
          invoke: {
            id: 'compare',
            src: 'compare',
            onDone: [
              {
                guard: { type: 'isRefusedFor', params: 'YEAR_SALE_GOALS_EXIST' },
                target: 'yearExists',
                actions: assign(({ event }) => ({ comparison: event.output })),
              },
              { target: 'saleDataExists', actions: assign(({ event }) => ({ comparison: event.output })) },
            ],
            onError: { target: 'failed', actions: assign(({ event }) => ({ error: event.error })) },
          },
        },
        failed: {
          description: 'the two could not be compared',
          on: { retry: { target: 'comparing', actions: assign({ error: undefined }) } },
        },
        yearExists: {
          description: 'the goals of the year were shared before: the user sees both, and may replace them',
          on: { 'conflict.force': { target: '#finance.dispatching', actions: assign({ force: true }) } },
        },
        saleDataExists: {
          description: 'the figures of the period were shared before: the user sees both, and may replace them',
          on: { 'conflict.force': { target: '#finance.dispatching', actions: assign({ force: true }) } },
        },
      },
    },

    dispatched: {
      description: 'the rows are shared among the delegates',
      on: { edit: { target: 'editing' } },
    },

    ended: {
      description: 'the session is over; what was entered goes to the device',
      entry: 'beginAnew',
      initial: 'deciding',
      on: { 'claim.lost': {}, 'session.end': {} },
      states: {
        deciding: { always: [{ guard: 'isChanged', target: 'keeping' }, { target: 'over' }] },
        keeping: {
          invoke: {
            id: 'keepAtEnd',
            src: 'keep',
            input: ({ context }) => ({ draft: draftToKeep(context) }),
            onDone: { target: 'over', actions: 'noteKept' },
            onError: { target: 'over' },
          },
        },
        over: {},
      },
    },
  },
});

export type FinanceSnapshot = SnapshotFrom<typeof financeMachine>;

/** Whether something was entered that is not on the server. */
export const isUnsaved = ({ context: { draft, saved } }: FinanceSnapshot): boolean => !sameRows(draft, saved);
