import { assign, setup, type SnapshotFrom } from 'xstate';
import type { FinanceRow } from '#domain/finance/rows.ts';
import { checkRows, type ImportReport, takeRows } from '#domain/import/check.ts';
import { type KnownNames, type Mend, namesChosen } from '#domain/import/mends.ts';
import type { Arrangement, CheckedRows, ImportLayout, ReadResult } from '#domain/import/read.ts';
import { type ImportRefusal, refusalOf } from '#domain/import/rules.ts';
import { notProvided, typesOf } from '../setup.ts';
import type { ImportEvent, ImportInput, ImportOutcome, ReadCall } from './import.types.ts';

/** A file as it was read, and what was done about its rows. */
interface Opened extends CheckedRows {
  readonly file: File;
  readonly layout: ImportLayout;
  readonly mends: readonly Mend[];
}

interface ImportContext extends ImportInput {
  /** What is being read, or was refused; its name stays until another is chosen. */
  file: File | null;
  arrangement: Arrangement | null;
  /** How much of it has been read, 0 to 1. */
  progress: number;
  refusal: ImportRefusal | null;
  error: unknown;
  /** What is still to be arranged. */
  layout: ImportLayout | null;
  /** The last file whose rows were read: another takes its place once it has been read too. */
  opened: Opened | null;
  /** What was read in its place while it has mended rows, and waits for a yes. */
  waiting: { readonly layout: ImportLayout; readonly rows: CheckedRows } | null;
  rows: readonly FinanceRow[] | null;
}

/** What was done about the rows of the file before is over, but for what names stand for: that held for this one too. */
function open(context: ImportContext, layout: ImportLayout, rows: CheckedRows): Partial<ImportContext> {
  const { file } = context;
  return { layout, knownNames: chosenNames(context), opened: file && { file, layout, ...rows, mends: [] } };
}

function mended(context: ImportContext, mends: readonly Mend[]): Partial<ImportContext> {
  const { opened, catalogue, kind, knownNames } = context;
  if (!opened) return {};
  return { opened: { ...opened, mends, report: checkRows(opened.table, catalogue, kind, mends, knownNames) } };
}

/**
 * A wholesaler's file from its choice to its rows (spec §5, decision 34): read away from the page, its sheets and columns
 * arranged where they are not plain, every row checked, the wrong ones mended or left out, the rest taken over.
 *
 * Nothing is sent: the rows are given to whoever started the machine. What goes wrong with a file leaves its name and the
 * file before it; every act of mending can be undone, and none is dropped unasked.
 */
export const importMachine = setup({
  types: typesOf<{ context: ImportContext; input: ImportInput; events: ImportEvent; tags: 'busy' }>(),
  actors: {
    /** Reads the file, and stops reading when it is stopped. */
    read: notProvided<ReadResult, ReadCall>('read'),
  },
  actions: {
    choose: assign((_, file: File) => ({
      file,
      arrangement: null,
      layout: null,
      refusal: null,
      error: undefined,
      progress: 0,
    })),
    refuse: assign((_, refusal: ImportRefusal | null) => ({ refusal })),
    mend: assign(({ context }, mends: readonly Mend[]) => mended(context, mends)),
    goBackToOpened: assign(({ context: { opened } }) => ({
      file: opened?.file ?? null,
      layout: opened?.layout ?? null,
      waiting: null,
      refusal: null,
      error: undefined,
    })),
  },
  guards: {
    isRefused: ({ context }, file: File) => refusalOf(file, context.kind) !== null,
    hasOpened: ({ context }) => context.opened !== null,
    hasMends: ({ context }) => (context.opened?.mends.length ?? 0) > 0,
    losesMends: ({ context: { opened } }) => losesMends(opened),
    canTake: ({ context }) => context.opened !== null && canTake(context.opened.report),
  },
}).createMachine({
  id: 'import',
  context: ({ input }) => ({
    ...input,
    file: null,
    arrangement: null,
    progress: 0,
    refusal: null,
    error: undefined,
    layout: null,
    opened: null,
    waiting: null,
    rows: null,
  }),
  initial: 'choosing',
  states: {
    choosing: {
      description: 'a file is to be chosen',
      initial: 'none',
      on: {
        'file.choose': [
          {
            guard: { type: 'isRefused', params: ({ event }) => event.file },
            target: '.refused',
            actions: [
              { type: 'choose', params: ({ event }) => event.file },
              { type: 'refuse', params: ({ context, event }) => refusalOf(event.file, context.kind) },
            ],
          },
          { target: 'reading', actions: { type: 'choose', params: ({ event }) => event.file } },
        ],
        cancel: [
          {
            guard: 'hasOpened',
            target: 'mending',
            actions: 'goBackToOpened',
            description: 'the file before is still there',
          },
          { target: 'closed' },
        ],
      },
      states: {
        none: { description: 'no file is being read' },
        refused: { description: 'the file cannot be read, and it is said why' },
        failed: { description: 'the reading came to an end of its own' },
      },
    },
    reading: {
      description: 'the file is being read',
      tags: 'busy',
      on: {
        progress: { actions: assign(({ context, event }) => ({ progress: Math.max(context.progress, event.share) })) },
        cancel: [
          { guard: 'hasOpened', target: 'mending', actions: 'goBackToOpened' },
          { target: 'choosing.none', description: 'the reading is stopped' },
        ],
      },
      invoke: {
        id: 'read',
        src: 'read',
        input: ({ context, self }) => {
          const { file, arrangement, kind, catalogue, knownColumns } = context;
          if (!file) throw new Error('There is no file to read.');
          const onProgress = (share: number) => self.send({ type: 'progress', share });
          return { file, arrangement, kind, catalogue, knownColumns, knownNames: chosenNames(context), onProgress };
        },
        onDone: [
          {
            guard: ({ event }) => event.output.kind === 'refused',
            target: 'choosing.refused',
            actions: {
              type: 'refuse',
              params: ({ event }) => (event.output.kind === 'refused' ? event.output.refusal : null),
            },
          },
          {
            guard: ({ context, event }) =>
              event.output.kind === 'read' && event.output.rows !== null && losesMends(context.opened),
            target: 'replacing',
            actions: assign(({ event: { output } }) =>
              output.kind === 'read' && output.rows ? { waiting: { layout: output.layout, rows: output.rows } } : {},
            ),
          },
          {
            guard: ({ event }) => event.output.kind === 'read' && event.output.rows !== null,
            target: 'mending',
            actions: assign(({ context, event: { output } }) =>
              output.kind === 'read' && output.rows ? open(context, output.layout, output.rows) : {},
            ),
          },
          {
            target: 'arranging',
            actions: assign(({ event: { output } }) => (output.kind === 'read' ? { layout: output.layout } : {})),
          },
        ],
        onError: { target: 'choosing.failed', actions: assign(({ event }) => ({ error: event.error })) },
      },
    },
    arranging: {
      description: 'it is to be said which sheet and which columns are meant',
      on: {
        arrange: {
          target: 'reading',
          actions: assign(({ event }) => ({ arrangement: event.arrangement, progress: 0 })),
        },
        cancel: [{ guard: 'hasOpened', target: 'mending', actions: 'goBackToOpened' }, { target: 'choosing.none' }],
      },
    },
    mending: {
      description: 'every row is checked, and the wrong ones can be mended',
      on: {
        mend: {
          actions: { type: 'mend', params: ({ context, event }) => [...(context.opened?.mends ?? []), event.mend] },
        },
        undo: {
          guard: 'hasMends',
          actions: { type: 'mend', params: ({ context }) => context.opened?.mends.slice(0, -1) ?? [] },
        },
        'layout.open': { target: 'arranging' },
        'file.choose': [
          {
            guard: { type: 'isRefused', params: ({ event }) => event.file },
            target: 'choosing.refused',
            actions: [
              { type: 'choose', params: ({ event }) => event.file },
              { type: 'refuse', params: ({ context, event }) => refusalOf(event.file, context.kind) },
            ],
          },
          { target: 'reading', actions: { type: 'choose', params: ({ event }) => event.file } },
        ],
        take: {
          guard: 'canTake',
          target: 'taken',
          actions: assign(({ context: { opened, catalogue } }) => ({
            rows: opened && takeRows(opened.report, catalogue),
          })),
        },
        cancel: [{ guard: 'losesMends', target: 'leaving' }, { target: 'closed' }],
      },
    },
    replacing: {
      description: 'other rows were read, and whoever mended those before is asked first',
      on: {
        'discard.confirm': {
          target: 'mending',
          actions: [
            assign(({ context }) =>
              context.waiting ? open(context, context.waiting.layout, context.waiting.rows) : {},
            ),
            assign({ waiting: null }),
          ],
        },
        'discard.keep': { target: 'mending', actions: 'goBackToOpened' },
      },
    },
    leaving: {
      description: 'the import is to be left, and whoever mended rows is asked first',
      on: { 'discard.confirm': { target: 'closed' }, 'discard.keep': { target: 'mending' } },
    },
    taken: { description: 'the rows are taken over', type: 'final' },
    closed: { description: 'nothing is taken over', type: 'final' },
  },
});

/** What names stand for is remembered, and holds for other files too; any other act of mending is about these rows. */
export const losesMends = (opened: Opened | null): boolean =>
  opened?.mends.some(({ kind }) => kind !== 'name') === true;

/** Rows can be taken over once none is wrong, and there are some. */
export const canTake = ({ counts }: ImportReport): boolean => counts.wrong === 0 && counts.ready + counts.warning > 0;

/** What came of the import; `null` until it is over. */
export function outcomeOf({ status, context }: SnapshotFrom<typeof importMachine>): ImportOutcome | null {
  if (status !== 'done') return null;
  return context.rows ? { kind: 'taken', rows: context.rows } : { kind: 'closed' };
}

/** What names stand for, the choices of this import among them: worth keeping for the next file. */
export const chosenNames = ({ opened, knownNames }: Pick<ImportContext, 'opened' | 'knownNames'>): KnownNames =>
  namesChosen(opened?.mends ?? [], knownNames);
