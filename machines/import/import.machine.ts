import { assign, setup, type SnapshotFrom } from 'xstate';
import type { FinanceRow } from '#domain/finance/rows.ts';
import { checkRows, type ImportReport, takeRows } from '#domain/import/check.ts';
import { type KnownNames, type Correction, namesChosen } from '#domain/import/corrections.ts';
import type { ColumnMapping, CheckedRows, ImportLayout, ReadResult } from '#domain/import/read.ts';
import { type ImportRefusal, refusalOf } from '#domain/import/rules.ts';
import { notProvided, typesOf } from '../setup.ts';
import type { ImportEvent, ImportInput, ImportOutcome, ReadCall } from './import.types.ts';

/** A file whose rows were read, with the corrections made to them. */
interface Opened extends CheckedRows {
  readonly file: File;
  readonly layout: ImportLayout;
  readonly corrections: readonly Correction[];
}

interface ImportContext extends ImportInput {
  /** The file that is being read or was refused; its name stays on screen until another is chosen. */
  file: File | null;
  mapping: ColumnMapping | null;
  /** Share of the file that has been read, 0 to 1. */
  progress: number;
  refusal: ImportRefusal | null;
  error: unknown;
  /** The structure of the file, while the user chooses sheet and columns. */
  layout: ImportLayout | null;
  /** The last file whose rows were read; it stays until another has been read completely. */
  opened: Opened | null;
  /** A newer reading that would discard the corrections of `opened`, until the user confirms. */
  waiting: { readonly layout: ImportLayout; readonly rows: CheckedRows } | null;
  rows: readonly FinanceRow[] | null;
}

/** Replaces the open file. Its corrections are dropped, but the meanings of names are kept: they hold for this file too. */
function open(context: ImportContext, layout: ImportLayout, rows: CheckedRows): Partial<ImportContext> {
  const { file } = context;
  return { layout, knownNames: chosenNames(context), opened: file && { file, layout, ...rows, corrections: [] } };
}

function withCorrections(context: ImportContext, corrections: readonly Correction[]): Partial<ImportContext> {
  const { opened, catalogue, kind, knownNames } = context;
  if (!opened) return {};
  return {
    opened: { ...opened, corrections, report: checkRows(opened.table, catalogue, kind, corrections, knownNames) },
  };
}

/**
 * Import of a wholesaler's file: it is read in a worker, the user maps sheet and columns where they cannot be guessed,
 * every row is checked, wrong ones are corrected or excluded, and the rest is the output. See
 * docs/rules/finance.md#import-checks.
 *
 * Nothing is sent to the server. A file that cannot be read leaves the one before it open. Every correction can be
 * undone, and none is discarded without a question.
 */
export const importMachine = setup({
  types: typesOf<{ context: ImportContext; input: ImportInput; events: ImportEvent; tags: 'busy' }>(),
  actors: {
    /** Reads the file; stopping the actor stops the reading. */
    read: notProvided<ReadResult, ReadCall>('read'),
  },
  actions: {
    choose: assign((_, file: File) => ({
      file,
      mapping: null,
      layout: null,
      refusal: null,
      error: undefined,
      progress: 0,
    })),
    refuse: assign((_, refusal: ImportRefusal | null) => ({ refusal })),
    correct: assign(({ context }, corrections: readonly Correction[]) => withCorrections(context, corrections)),
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
    hasCorrections: ({ context }) => (context.opened?.corrections.length ?? 0) > 0,
    losesCorrections: ({ context: { opened } }) => losesCorrections(opened),
    canTake: ({ context }) => context.opened !== null && canTake(context.opened.report),
  },
}).createMachine({
  id: 'import',
  context: ({ input }) => ({
    ...input,
    file: null,
    mapping: null,
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
      description: 'the user chooses a file',
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
            target: 'correcting',
            actions: 'goBackToOpened',
            description: 'back to the file that is still open',
          },
          { target: 'closed' },
        ],
      },
      states: {
        none: { description: 'no file is being read' },
        refused: { description: 'the file was refused, with the reason' },
        failed: { description: 'reading the file failed' },
      },
    },
    reading: {
      description: 'the file is being read',
      tags: 'busy',
      on: {
        progress: { actions: assign(({ context, event }) => ({ progress: Math.max(context.progress, event.share) })) },
        cancel: [
          { guard: 'hasOpened', target: 'correcting', actions: 'goBackToOpened' },
          { target: 'choosing.none', description: 'the reading is stopped' },
        ],
      },
      invoke: {
        id: 'read',
        src: 'read',
        input: ({ context, self }) => {
          const { file, mapping, kind, catalogue, knownColumns } = context;
          if (!file) throw new Error('There is no file to read.');
          const onProgress = (share: number) => self.send({ type: 'progress', share });
          return { file, mapping, kind, catalogue, knownColumns, knownNames: chosenNames(context), onProgress };
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
              event.output.kind === 'read' && event.output.rows !== null && losesCorrections(context.opened),
            target: 'replacing',
            actions: assign(({ event: { output } }) =>
              output.kind === 'read' && output.rows ? { waiting: { layout: output.layout, rows: output.rows } } : {},
            ),
          },
          {
            guard: ({ event }) => event.output.kind === 'read' && event.output.rows !== null,
            target: 'correcting',
            actions: assign(({ context, event: { output } }) =>
              output.kind === 'read' && output.rows ? open(context, output.layout, output.rows) : {},
            ),
          },
          {
            target: 'mapping',
            actions: assign(({ event: { output } }) => (output.kind === 'read' ? { layout: output.layout } : {})),
          },
        ],
        onError: { target: 'choosing.failed', actions: assign(({ event }) => ({ error: event.error })) },
      },
    },
    mapping: {
      description: 'the user chooses the sheet and maps the columns',
      on: {
        'columns.map': {
          target: 'reading',
          actions: assign(({ event }) => ({ mapping: event.mapping, progress: 0 })),
        },
        cancel: [{ guard: 'hasOpened', target: 'correcting', actions: 'goBackToOpened' }, { target: 'choosing.none' }],
      },
    },
    correcting: {
      description: 'every row is checked, and the wrong ones can be corrected',
      on: {
        correct: {
          actions: {
            type: 'correct',
            params: ({ context, event }) => [...(context.opened?.corrections ?? []), event.correction],
          },
        },
        undo: {
          guard: 'hasCorrections',
          actions: { type: 'correct', params: ({ context }) => context.opened?.corrections.slice(0, -1) ?? [] },
        },
        'layout.open': { target: 'mapping' },
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
        cancel: [{ guard: 'losesCorrections', target: 'leaving' }, { target: 'closed' }],
      },
    },
    replacing: {
      description: 'the user is asked whether a new reading may replace corrected rows',
      on: {
        'discard.confirm': {
          target: 'correcting',
          actions: [
            assign(({ context }) =>
              context.waiting ? open(context, context.waiting.layout, context.waiting.rows) : {},
            ),
            assign({ waiting: null }),
          ],
        },
        'discard.keep': { target: 'correcting', actions: 'goBackToOpened' },
      },
    },
    leaving: {
      description: 'the user is asked whether corrected rows may be discarded',
      on: { 'discard.confirm': { target: 'closed' }, 'discard.keep': { target: 'correcting' } },
    },
    taken: { description: 'the rows are handed over', type: 'final' },
    closed: { description: 'the import was closed without rows', type: 'final' },
  },
});

/** Whether closing loses corrections. Corrections of names are remembered for other files; all others are lost. */
export const losesCorrections = (opened: Opened | null): boolean =>
  opened?.corrections.some(({ kind }) => kind !== 'name') === true;

/** Rows can be handed over once none is wrong and there is at least one. */
export const canTake = ({ counts }: ImportReport): boolean => counts.wrong === 0 && counts.ready + counts.warning > 0;

/** The outcome of the import; `null` until it has ended. */
export function outcomeOf({ status, context }: SnapshotFrom<typeof importMachine>): ImportOutcome | null {
  if (status !== 'done') return null;
  return context.rows ? { kind: 'taken', rows: context.rows } : { kind: 'closed' };
}

/** The meanings of names to remember for the next file, with the choices of this import. */
export const chosenNames = ({ opened, knownNames }: Pick<ImportContext, 'opened' | 'knownNames'>): KnownNames =>
  namesChosen(opened?.corrections ?? [], knownNames);
