import { type AnyActorRef, assign, type EventObject, fromCallback, type NonReducibleUnknown, sendTo } from 'xstate';
import { notProvided } from '../setup.ts';
import type {
  ClaimOrder,
  DraftContext,
  DraftInput,
  KeepCall,
  KeepResult,
  KeptDraft,
  LoadResult,
} from './draft.types.ts';

/** How long a change may stay unstored, in milliseconds: what a page that crashes loses. */
export const AUTOSAVE = 400;

/** How values of one kind of draft are compared and merged. */
export interface DraftKind<TDraft> {
  readonly same: (a: TDraft, b: TDraft) => boolean;
  /** Both values in one; where they disagree, the later wins. */
  readonly unite: (earlier: TDraft, later: TDraft) => TDraft;
}

/** The part of the context that is set once server and device have been read. */
type Settled<TDraft> = Partial<
  Pick<DraftContext<TDraft>, 'saved' | 'draft' | 'incoming' | 'keptAt' | 'wasElsewhere' | 'wantsServer'>
>;

/**
 * Combines what the server has, what the device stores and what this page holds. The user's work is never replaced:
 * where another tab wrote since, or the server has changed since the draft was begun, both wait for a choice.
 */
function settle<TDraft>(
  { same }: DraftKind<TDraft>,
  context: DraftContext<TDraft>,
  { saved, kept }: LoadResult<TDraft>,
): Settled<TDraft> {
  const own = same(context.draft, context.saved) ? null : { value: context.draft, base: context.saved };
  const isFork = own !== null && kept !== null && context.wasElsewhere && !same(own.value, kept.value);
  if (isFork) return { incoming: { from: 'tab', value: kept.value }, wasElsewhere: false };
  const mine = own ?? kept;
  const settled = { saved, wasElsewhere: false, wantsServer: false, keptAt: kept?.at ?? null };
  if (mine === null || same(mine.value, saved)) return { ...settled, draft: saved };
  const isAsked = context.wantsServer || !same(mine.base, saved);
  return { ...settled, draft: mine.value, incoming: isAsked ? { from: 'server', value: saved } : null };
}

export interface DraftPartsOptions<TDraft, TContext, TSource> {
  /** The machine's: its states are targets by absolute name. */
  readonly id: string;
  readonly kind: DraftKind<TDraft>;
  /** The input of `load`: which record or period to read. */
  readonly source: (context: TContext) => TSource;
}

/**
 * The parts of a machine that keeps unsaved work: actors, delays, actions, guards and states, to be spread into its
 * `setup` and its `states`. `machines/draft` is these parts alone; a workflow with steps of its own, such as finance,
 * adds its states beside them, so that losing the draft or the session is handled the same in every step.
 *
 * Its machine invokes `claim`, starts in `waiting`, and goes to `handing` on `claim.lost` and to `ended` on
 * `session.end`. `change`, `beginAnew` and `forgetAnswer` may be replaced by actions that do more.
 */
export function draftParts<
  TDraft,
  TContext extends DraftContext<TDraft>,
  TEvent extends EventObject,
  TSource extends NonReducibleUnknown,
>({ id, kind, source }: DraftPartsOptions<TDraft, TContext, TSource>) {
  type Context = DraftContext<TDraft>;
  interface Args {
    readonly context: Context;
  }
  interface Answered<TOutput> {
    readonly event: { readonly output: TOutput };
  }
  interface Failed {
    readonly event: { readonly error: unknown };
  }
  interface Changed {
    readonly event: { readonly value: TDraft };
  }
  const { same, unite } = kind;

  const isChanged = ({ context: { draft, saved } }: Args): boolean => !same(draft, saved);
  /** The draft to store; `null` if everything is saved. */
  const toKeep = ({ draft, saved, now }: Context): KeptDraft<TDraft> | null =>
    same(draft, saved) ? null : { value: draft, base: saved, at: now() };
  const keepInput = ({ context }: Args): KeepCall<TDraft> => ({ draft: toKeep(context) });
  const loadInput = ({ context }: { readonly context: TContext }): TSource => source(context);
  const isOvertaken = ({ event }: Answered<KeepResult>): boolean => event.output.kind === 'overtaken';

  const update = <TParams = undefined>(change: (context: Context, params: TParams) => Partial<Context>) =>
    assign<TContext, TEvent, TParams, TEvent, never>(({ context }, params) => ({
      ...context,
      ...change(context, params),
    }));

  const loaded = ({ event }: Answered<LoadResult<TDraft>>): LoadResult<TDraft> => event.output;
  const noteError = { type: 'noteError', params: ({ event }: Failed): unknown => event.error } as const;
  const noteUnkept = { type: 'noteUnkept', params: ({ event }: Failed): unknown => event.error } as const;
  const change = { type: 'change', params: ({ event }: Changed): TDraft => event.value } as const;
  const elsewhere = `#${id}.elsewhere`;

  return {
    actors: {
      /** Holds the draft's lock: sends `claim.granted`, `claim.taken`, `claim.lost`; obeys {@link ClaimOrder}s. */
      claim: fromCallback<ClaimOrder>(() => {}),
      /** Reads the server and the device. */
      load: notProvided<LoadResult<TDraft>, TSource>('load'),
      /** Stores the draft on the device, or deletes it. */
      keep: notProvided<KeepResult, KeepCall<TDraft>>('keep'),
    },
    delays: {
      autosave: AUTOSAVE,
      /** How long a draft that the device refused waits before it is stored again. */
      retryKeep: 5000,
      /** How long a tab that only shows the draft waits after a write of the other one: it reads no faster than that. */
      follow: 2000,
      /** How long another tab has to release the draft before it is taken: a frozen tab never answers. */
      handover: 2000,
    },
    actions: {
      settle: update((context, result: LoadResult<TDraft>) => settle(kind, context, result)),
      change: update((_, draft: TDraft) => ({ draft })),
      takeIncoming: update(({ draft, incoming }) => ({ draft: incoming ? incoming.value : draft, incoming: null })),
      /** A file is later than the draft, and the draft later than what the server or another tab has. */
      uniteIncoming: update(({ draft, incoming }) => {
        if (!incoming) return {};
        const united = incoming.from === 'file' ? unite(draft, incoming.value) : unite(incoming.value, draft);
        return { draft: united, incoming: null };
      }),
      refuseIncoming: update(() => ({ incoming: null })),
      noteKept: update((context) => ({ keptAt: toKeep(context)?.at ?? null, error: undefined, keepError: undefined })),
      noteNothingKept: update(() => ({ keptAt: null, keepError: undefined })),
      noteUnkept: update((_, keepError: unknown) => ({ keepError })),
      noteOvertyped: update(() => ({ isOvertyped: true })),
      forgetOvertyped: update(() => ({ isOvertyped: false })),
      noteError: update((_, error: unknown) => ({ error })),
      wantServer: update(() => ({ wantsServer: true })),
      /** This tab still shows its draft, and offers it as a choice when it gets the lock back. */
      leaveToOther: update(() => ({ wasElsewhere: true })),
      /** The device has it all: this tab shows what is stored. */
      giveUp: update(({ draft }) => ({ saved: draft, keptAt: null })),
      /** Shows what the other tab writes, unless this tab holds changes of its own. */
      peek: update(({ draft, saved, now }, result: LoadResult<TDraft>) => {
        const shown = result.kept ? result.kept.value : result.saved;
        return { shownAt: now(), ...(same(draft, saved) && { saved: shown, draft: shown }) };
      }),
      beginAnew: update(() => ({ incoming: null, wantsServer: false })),
      forgetAnswer: update(() => ({ error: undefined })),
      order: sendTo<TContext, TEvent, ClaimOrder['type'], AnyActorRef, TEvent>(
        'claim',
        (_: unknown, type: ClaimOrder['type']) => ({ type }),
      ),
    },
    guards: {
      isChanged,
      isSettled: ({ context }: Args, result: LoadResult<TDraft>) => !settle(kind, context, result).incoming,
      isKept: ({ context }: Args) => context.keptAt !== null,
      isOvertyped: ({ context }: Args) => context.isOvertyped,
      isFromOtherTab: ({ context }: Args) => context.incoming?.from === 'tab',
    },
    /** @param empty the value until the server is read */
    context: ({ now }: DraftInput, empty: TDraft): Context => ({
      now,
      saved: empty,
      draft: empty,
      incoming: null,
      wasElsewhere: false,
      wantsServer: false,
      isOvertyped: false,
      shownAt: null,
      keptAt: null,
      error: undefined,
      keepError: undefined,
    }),
    /** Input of a `keep` that a state of the workflow invokes. */
    keepInput,
    states: {
      waiting: {
        description: 'it is not known yet whether another tab has the draft',
        on: { 'claim.granted': { target: 'loading' }, 'claim.taken': { target: 'elsewhere' } },
      },

      handing: {
        description: 'another tab wants the draft, and is given all of it',
        entry: 'beginAnew',
        initial: 'deciding',
        on: { 'claim.lost': {} },
        states: {
          deciding: { always: [{ guard: 'isChanged', target: 'keeping' }, { target: elsewhere }] },
          keeping: {
            invoke: {
              id: 'keepToHand',
              src: 'keep',
              input: keepInput,
              onDone: [
                { guard: isOvertaken, target: elsewhere, actions: 'leaveToOther' },
                { target: elsewhere, actions: 'giveUp' },
              ],
              onError: { target: elsewhere, actions: 'leaveToOther' },
            },
          },
        },
      },

      elsewhere: {
        description: 'another tab has the draft: this one shows it read-only',
        entry: { type: 'order', params: 'release' },
        initial: 'reading',
        on: {
          'claim.take': { target: 'taking' },
          'claim.granted': { target: 'loading', description: 'the other tab released the draft, or was closed' },
        },
        states: {
          reading: {
            description: 'what that tab has stored is read',
            tags: 'busy',
            entry: 'forgetAnswer',
            exit: 'forgetOvertyped',
            on: { 'claim.wrote': { actions: 'noteOvertyped' } },
            invoke: {
              id: 'peek',
              src: 'load',
              input: loadInput,
              onDone: [
                { guard: 'isOvertyped', target: 'following', actions: { type: 'peek', params: loaded } },
                { target: 'shown', actions: { type: 'peek', params: loaded } },
              ],
              onError: [
                { guard: 'isOvertyped', target: 'following', actions: noteError },
                { target: 'shown', actions: noteError },
              ],
            },
          },
          shown: {
            description: 'as far as it is stored',
            on: { 'claim.wrote': { target: 'following' }, reload: { target: 'reading' } },
          },
          following: {
            description:
              'that tab has written since: it is read again in a moment, with all that is written until then',
            on: { reload: { target: 'reading' } },
            after: { follow: { target: 'reading' } },
          },
        },
      },
      taking: {
        description: 'the other tab is asked to release the draft',
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
          input: loadInput,
          onDone: [
            {
              guard: { type: 'isSettled', params: loaded },
              target: 'editing',
              actions: { type: 'settle', params: loaded },
            },
            { target: 'choosing', actions: { type: 'settle', params: loaded } },
          ],
          onError: { target: 'loadFailed', actions: noteError },
        },
      },
      loadFailed: {
        description: 'the server could not be read',
        on: { retry: { target: 'loading' } },
      },

      choosing: {
        description: 'the user compares the draft with what would replace it, and chooses',
        on: {
          'choice.mine': [
            { guard: 'isFromOtherTab', target: 'loading', actions: 'refuseIncoming' },
            { target: 'editing' },
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
        description: 'the draft is open',
        tags: 'editable',
        entry: 'beginAnew',
        initial: 'opening',
        on: { reload: { target: 'loading', actions: 'wantServer' } },
        states: {
          opening: {
            always: [
              { guard: 'isChanged', target: 'changed' },
              { guard: 'isKept', target: 'keeping', description: 'the stored draft is obsolete, and is deleted' },
              { target: 'unchanged' },
            ],
          },
          unchanged: {
            description: 'the page shows what the server has',
            on: { 'draft.change': { target: 'opening', actions: change } },
          },
          changed: {
            description: 'there are changes that the device does not store yet',
            on: {
              'draft.change': {
                description: 'the delay is not restarted: somebody who never stops typing is stored too',
                actions: change,
              },
              'draft.keep': { target: 'keeping' },
            },
            after: { autosave: { target: 'keeping' } },
          },
          keeping: {
            description: 'the device is storing the draft',
            exit: 'forgetOvertyped',
            on: {
              'draft.change': { actions: [change, 'noteOvertyped'] },
              'draft.keep': { target: 'keeping', reenter: true },
            },
            invoke: {
              id: 'keep',
              src: 'keep',
              input: keepInput,
              onDone: [
                { guard: isOvertaken, target: elsewhere, actions: 'leaveToOther' },
                { guard: 'isOvertyped', target: 'changed' },
                { guard: 'isChanged', target: 'kept', actions: 'noteKept' },
                { target: 'unchanged', actions: 'noteNothingKept' },
              ],
              onError: { target: 'unkept', actions: noteUnkept },
            },
          },
          kept: {
            description: 'the device stores the draft, and the server does not have it',
            on: {
              'draft.change': { target: 'changed', actions: change },
              'draft.keep': {
                description:
                  'it may be gone from the device: the outbox takes what it queues, and gives back what the server refuses',
                target: 'keeping',
              },
            },
          },
          unkept: {
            description: 'the device cannot store the draft: it lives as long as the page',
            on: { 'draft.change': { actions: change }, 'draft.keep': { target: 'keeping' } },
            after: { retryKeep: { target: 'keeping' } },
          },
        },
      },

      ended: {
        description: 'the session is over',
        entry: 'beginAnew',
        initial: 'deciding',
        on: { 'claim.lost': {}, 'session.end': {} },
        states: {
          deciding: { always: [{ guard: 'isChanged', target: 'keeping' }, { target: 'over' }] },
          keeping: {
            description: 'while what was typed is being stored',
            invoke: {
              id: 'keepAtEnd',
              src: 'keep',
              input: keepInput,
              onDone: { target: 'over', actions: 'noteKept' },
              onError: { target: 'over' },
            },
          },
          over: { description: 'with nothing more to store' },
        },
      },
    },
  } as const;
}
